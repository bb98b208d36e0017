import RowKit
import RowKitRender
import Testing

@Suite struct DifferenceTextTests {
  private func screen(_ content: Content, label: String? = nil) -> Screen {
    let row = Block(Show { content })
    return Screen("T") { Section("a") { label.map { row.accessibilityLabel($0) } ?? row } }
  }

  private func screen(_ text: String) -> Screen { screen(Text(text).content) }

  /// What is printed behind the name of the one row that changed.
  private func change(
    _ old: Screen, _ new: Screen, _ detail: DifferenceRenderer.Detail = .summary,
    in environment: LayoutEnvironment? = nil
  ) -> String {
    DifferenceRenderer(detail: detail, showsStages: false)
      .render(new.difference(from: old), in: environment).split(separator: "\n").dropFirst(2)
      .map { String($0.dropFirst(28)) }.joined(separator: "⏎")
  }

  private let fox = "The quick brown fox jumps over the lazy dog and runs away home"

  @Test func `Long texts are cut so that the difference is seen on both sides`() {
    let ideographs = "2016年6月，蘋果系統iOS 10正式亮相，蘋果為iOS 10帶來了十大項更新"
    let forty = "The quick brown fox jumps over the / do"
    let cases: [(String, String, String, String)] = [
      ("short", "old", "new", "old → new"),
      ("from nothing", "", "new", "\"\" → new"),
      ("to nothing", "old", "", "old → \"\""),
      ("forty columns", "The quick brown fox jumps over the dog s", "x", "\(forty)… → x"),
      ("thirty-nine", "The quick brown fox jumps over the dog", "x", "\(forty)g → x"),
      (
        "at the end", fox + " slow", fox + " fast",
        "…the / lazy dog and runs away home slow → …the / lazy dog and runs away home fast"
      ),
      (
        "in the middle", fox, fox.replacing("over", with: "under"),
        "…n fox jumps over the / lazy dog and ru… → …n fox jumps under the / lazy dog and r…"
      ),
      (
        "at the start", "A" + fox, "B" + fox,
        "AThe quick brown fox jumps over the / l… → BThe quick brown fox jumps over the / l…"
      ),
      ("one side", "short", fox, "short → The quick brown fox jumps over the / la…"),
      (
        "appended", fox, fox + " and sleeps until the next morning",
        "…ns away home → …ns away home and / sleeps until the ne…"
      ),
      (
        "wide", ideographs, ideographs.replacing("十", with: "百"),
        "…式亮相，蘋 / 果為iOS 10帶來了十大項更新 → …式亮相，蘋 / 果為iOS 10帶來了百大項更新"
      ),
    ]
    for (name, old, new, expected) in cases {
      let change = change(screen(old), screen(new))
      #expect(change == expected, "\(name)")
    }
  }

  @Test func `A full print cuts nothing, and a summary what is longer than sixty columns`() {
    let (old, new) = (screen(fox), screen(fox + " again"))
    let lines = "The quick brown fox jumps over the / lazy dog and runs away home"
    #expect(change(old, new, .full) == "\(lines) → \(lines) again")
    let gone = Screen("T") { Section("a") {}.keptWhenEmpty() }
    #expect(change(old, gone, .full) == lines)
    #expect(change(old, gone) == "The quick brown fox jumps over the / lazy dog and runs away…")
    #expect(change(old, gone, .names) == "")
  }

  @Test func `Where the text says nothing of a change, the label does, or that it does not`() throws
  {
    func clipped(_ text: String) -> Content { Text(text).lineLimit(1).content }
    let narrow = try LayoutEnvironment.test(width: 60)
    #expect(change(screen("a"), screen(Text("a").style(.title3).content)) == "a (same text)")
    #expect(change(screen(Content.empty), screen(Divider().content)) == "\"\" → ────────")
    let pictures = [1, 2].map { screen(Picture("p", width: 10, height: Length($0)).content) }
    #expect(change(pictures[0], pictures[1]) == "▧ p (same text)")
    #expect(change(screen(Text("").content), screen(Content.empty)) == "(same text)")
    #expect(change(screen("a"), screen(Text("a").content, label: "A")) == "label a → A")
    let (old, new) = (screen(clipped("one two three")), screen(clipped("one two four")))
    #expect(change(old, new) == "one two three → one two four")
    #expect(change(old, new, in: narrow) == "label one two three → one two four")
  }

  @Test func `Both sides are as the environment lays them out, in the width of their sections`()
    throws
  {
    let columns = Columns([Text("first").content, Text("second").content])
    var mirrored = try LayoutEnvironment.test()
    mirrored.direction = .rightToLeft
    #expect(
      change(screen(Text("a").content), screen(columns.content), in: mirrored)
        == "a → first | second")
    func inset(_ text: String, _ inset: Length) -> Screen {
      Screen("T") {
        Section("a") { Note(text).id(1) }.insets(Insets(horizontal: inset, vertical: 0))
      }
    }
    #expect(change(inset("a b", 0), inset("a bc", 0)) == "a b → a bc")
    // The row is not updated where only its section's width changed.
    let style = "insets 0 0 0 0 → 0 140 0 140"
    #expect(change(inset("a b c d", 0), inset("a b c d", 140)) == "\(style)⏎")
    #expect(
      change(inset("a b c d", 0), inset("a b c d e", 140))
        == "\(style)⏎a b c d → a / b / c / d / e")
  }

  @Test func `Heights that are equal or do not end have their form`() throws {
    func tall(_ height: RowHeight) -> Screen {
      Screen("H") { Section("a") { Item("a", height: height) } }
    }
    let environment = try LayoutEnvironment.test(width: 350)
    let cases: [(RowHeight, RowHeight, String)] = [
      (.fixed(20), .fixed(20), "content 20 → 20 (+0)"),
      (.fixed(20), .fixed(7.5), "content 20 → 7.5 (-12.5)"),
      (.fixed(116), .aspect(width: 3, height: 1), "content 116 → ~116.67 (+~0.67)"),
    ]
    for (old, new, expected) in cases {
      let text = DifferenceRenderer(detail: .names, showsStages: false)
        .render(tall(new).difference(from: tall(old)), in: environment)
      #expect(text.hasPrefix("H  1 row → 1 row  \(expected)\n"))
    }
  }

  @Test func `Nothing that acts on a terminal or hides from a reader is printed`() throws {
    let dirty = "a\u{1B}[31mb\u{0}c\u{202E}d\re\u{85}\u{2028}f\tg\u{FEFF}\u{200B}h\n "
    func screen(_ mark: String, _ keys: [Int]) -> Screen {
      Screen(dirty + mark) {
        Section(dirty) {
          ForEach(keys, id: \.self) { key in
            Show {
              Text(dirty + (key < 5 ? mark : ""))
              Picture(dirty + mark, width: 10, height: 10)
            }
            .id("\(key)\(dirty)").onSelect(dirty + mark)
          }
        }
        .header(Block(Note(dirty)).onSelect(dirty + mark)).footer(Note(dirty + mark))
        Section(dirty + mark) { Note(dirty) }
      }
    }
    let difference = screen("\u{3000}\n", [2, 1, 3, 4, 5])
      .difference(from: screen(" ", [1, 2, 3, 4, 5, 6]))
    for detail in [DifferenceRenderer.Detail.full, .summary, .names] {
      for environment in [nil, try LayoutEnvironment.test()] {
        let text = DifferenceRenderer(detail: detail).render(difference, in: environment)
        if let fault = text.printingFault { Issue.record("\(detail): \(fault)") }
      }
    }
  }
}
