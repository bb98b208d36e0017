import RowKit
import RowKitRender
import Testing

/// Controls of forms, and what is wrong with what they hold.
@Suite struct FormTests {
  @Test func `controls are as high as they are drawn, and print what they hold`() {
    let title = "A title that is so long that it needs two lines of its own"
    let contents: [(content: Content, height: Length, text: String, label: String)] = [
      (TextField("Anna", placeholder: "Name").content, 38, "‹Anna›", "Name, Anna"),
      (TextField("", placeholder: "Name").content, 38, "‹› Name", "Name"),
      (TextField("", label: "Name").content, 38, "‹›", "Name"),
      (
        TextField("Anna", placeholder: "Name", label: "Your name").content, 38, "‹Anna›",
        "Your name, Anna"
      ),
      (Toggle("Invoice", isOn: true).content, 31, "Invoice [on]", "Invoice, on"),
      (Toggle("", isOn: false).content, 31, "[off]", "off"),
      (
        Toggle(title, isOn: false).content, 48,
        "A title that is so long that [off] / it needs two lines of its own", "\(title), off"
      ),
      (Stepper("Count", value: 1, in: 1...3).content, 32, "Count [1 +]", "Count, 1"),
      (Stepper("Count", value: 2, in: 1...3).content, 32, "Count [- 2 +]", "Count, 2"),
      (Stepper("Count", value: 3, in: 1...3).content, 32, "Count [- 3]", "Count, 3"),
      (Stepper("Count", value: 1, in: 1...1).content, 32, "Count [1]", "Count, 1"),
      (
        Picker([.init("a", title: "Air"), .init("s", title: "Sea")], selection: "s").content, 52,
        "( ) Air / (x) Sea", "Air, Sea, chosen"
      ),
      (Picker([], selection: nil).content, 0, "", ""),
    ]
    for (content, height, text, label) in contents {
      let screen = Screen("Form") { Section("form") { BareRow(content: content) } }
      let layout = screen.layout(in: LayoutEnvironment.iPhoneSE.fontMetrics(.grid))
      #expect(layout.contentHeight == height, "\(content)")
      #expect(layout.issues == [])
      let printed = TextRenderer().render(layout)
      let line = printed.split(separator: "\n").dropFirst(2).map { String($0.dropFirst(35)) }
      #expect(line.joined(separator: " / ") == text, "\(content)")
      #expect(screen.sections[0].rows[0].accessibilityLabel == label, "\(content)")
    }
  }

  @Test func `a control that has no room is named in the layout's issues`() throws {
    let content = Columns([
      Toggle("On", isOn: true).content, Stepper("Count", value: 1, in: 1...2).content,
      Picker([.init("a", title: "Air")], selection: nil).content,
    ]).content
    let environment = try LayoutEnvironment(width: 61, viewportHeight: 100).fontMetrics(.grid)
    let screen = Screen("Form") { Section("form") { BareRow(content: content) } }
    let found = screen.layout(in: environment).issues.map { "\($0)" }
    #expect(
      found.contains {
        $0.hasSuffix(
          """
          holds the switch, stepper or mark “On”, 51 points wide in a width of 15: give it more width, or \
          let the columns stack when they are too narrow.
          """)
      }, "\(found)")
  }

  @Test
  func `a stepper goes no further than its range, and back into it, by steps of one at least`() {
    let cases: [(Int, ClosedRange<Int>, Int, Int?, Int?)] = [
      (1, 1...3, 1, nil, 2), (2, 1...3, 2, nil, nil), (2, 0...4, 2, 0, 4), (5, 0...9, 0, 4, 6),
      (0, 5...9, 1, nil, 5), (4, 5...9, 1, nil, 5),
      (12, 5...9, 2, 9, nil), (.max, 0...Int.max, 1, .max - 1, nil),
      (.min, Int.min...0, 3, nil, .min + 3),
    ]
    for (value, range, step, down, up) in cases {
      let stepper = Stepper("", value: value, in: range, step: step)
      #expect(stepper.decremented == down && stepper.incremented == up, "\(value) in \(range)")
    }
  }

  @Test func `an enum is a choice by its raw values`() {
    let choice = Picker(among: Delivery.allCases, selection: .sea) { "By \($0)" }
    #expect(
      choice
        == Picker([.init("air", title: "By air"), .init("sea", title: "By sea")], selection: "sea"))
  }

  @Test func `a message that is shown makes its row higher, and shown or not the screen invalid`() {
    func screen(_ message: String?, isShown: Bool) -> Screen {
      Screen("Form") {
        Section("form") {
          Group {
            Line("fixed")
            BareRow(content: Text("Name").content).invalid(message, isShown: isShown).id("name")
            BareRow(content: .empty).invalid("inner").id("empty").invalid("outer")
          }
          .invalid(nil)
        }
        .footer(BareRow(content: Text("footer").content).invalid(message, isShown: isShown))
      }
    }
    let (valid, hidden, shown) = (
      screen(nil, isShown: true), screen("Enter a name", isShown: false),
      screen("Enter a name", isShown: true)
    )
    let environment = LayoutEnvironment.iPhoneSE.fontMetrics(.grid)
    func heights(_ screen: Screen) -> [Length] {
      screen.layout(in: environment).cells.map(\.frame.height)
    }
    #expect(heights(valid) == [44, 24, 18.5, 24])
    #expect(heights(hidden) == heights(valid))
    #expect(heights(shown) == [44, 46.5, 18.5, 46.5])
    #expect(shown.sections[0][key: "name"]?.accessibilityLabel == "Name, Enter a name")
    #expect(
      hidden.messages.map { "\($0.row): \($0.message.text), \($0.message.isShown)" } == [
        "form/BareRow[name]: Enter a name, false", "form/BareRow[empty]: inner, true",
        "form/footer: Enter a name, false",
      ])
    #expect(!hidden.isValid && !shown.isValid)
    #expect(Screen("Form") { Section("form") { Line("1").invalid(nil) } }.isValid)
    #expect(shown.difference(from: hidden).rows.updates == [RowPosition(section: 0, row: 1)])
    #expect(shown.difference(from: hidden).sections.updates == [0])
    #expect(valid.applying(hidden.difference(from: valid)) == hidden)
  }

  @Test func `a message that a row of a fixed height has no room for is an issue of its layout`() {
    let screen = Screen("Form") {
      Section("form") {
        Line("Name").invalid("Enter a name").id("long")
        Line("Mail").invalid("Enter a mail address", isShown: false).id("hidden")
      }
      .header(Line("Title").invalid("Enter both"))
    }
    let environment = LayoutEnvironment.iPhoneSE.textSize(.xxLarge)
    #expect(
      screen.layout(in: environment).issues.map { "\($0)" } == [
        """
        form/header clips “Enter both”: what it shows needs 50 points and has 44. Make the row higher, \
        or its height automatic.
        """,
        """
        form/Line[long] at (0, 0) clips “Enter a name”: what it shows needs 50 points and has 44. Make \
        the row higher, or its height automatic.
        """,
      ])
  }

  @Test func `messages wait for a change, for leaving or for submitting, as the form says`() {
    enum Field: Hashable { case name, mail }
    let timings: [Validation<Field>.Timing] = [.onChange, .onLeaving, .onSubmit]
    // Before anything, after a change, after leaving, after submitting, after a reset.
    let expected: [[Bool]] = [
      [false, true, true, true, false], [false, false, true, true, false],
      [false, false, false, true, false],
    ]
    for (timing, shows) in zip(timings, expected) {
      var validation = Validation<Field>(timing)
      var found = [validation.shows(.name)]
      validation.change(.name)
      found.append(validation.shows(.name))
      validation.leave(.name)
      found.append(validation.shows(.name))
      #expect(!validation.shows(.mail))
      validation.submit()
      #expect(validation.shows(.mail))
      found.append(validation.shows(.name))
      validation.reset()
      found.append(validation.shows(.name))
      #expect(found == shows, "\(timing)")
    }
  }

  private enum Delivery: String, CaseIterable { case air, sea }
}

private struct BareRow: Row {
  var content: Content
  var insets: Insets { .zero }
}
