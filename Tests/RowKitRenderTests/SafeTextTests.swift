import RowKit
import RowKitRender
import Testing

@Suite struct SafeTextTests {
  @Test func `Nothing that acts on a terminal or hides from a reader is printed`() throws {
    let dirty =
      "a\u{1B}[31mb\u{0}c\u{9B}d\u{202E}e\u{2066}f\tg\u{7F}h\u{FEFF}\u{200B}\u{AD}i\u{200F}\u{61C}"
    let breaks = "one\rtwo\u{85}three\u{2028}four\u{B}five\r\nsix\u{2029}seven"
    let row = Show {
      Text(dirty)
      Text(breaks)
      Picture(dirty + "\r\u{85}", width: 10, height: 10)
      Button(dirty, trigger: .retry)
      ExpandableText(dirty, lines: 1, isExpanded: false, more: dirty, less: dirty)
      Carousel([dirty + "\n"], itemWidth: .points(300)) { Picture($0, aspect: 1, 1) }
    }
    let screen = Screen(dirty + "\n") {
      Section(dirty) {
        row.id(dirty).on(Trigger(dirty + "\n"), dirty + "\r\n").accessibilityLabel(dirty)
      }
      .header(Note(dirty))
    }
    for detail in [TextRenderer.Detail.full, .summary, .heights] {
      for offset in [nil, 0, 30] as [Length?] {
        let text = TextRenderer(
          detail: detail, showsGaps: true, showsActions: true, showsAccessibilityLabels: true
        ).render(screen, in: try .test(), offset: offset)
        if let fault = text.printingFault { Issue.record("\(detail), \(offset as Any): \(fault)") }
      }
    }
  }

  @Test func `Controls leave a mark, and what has no shape is left out`() throws {
    let england = "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}"
    let cases = [
      ("a\u{1B}[31mb", "a\u{FFFD}[31mb"), ("a\u{0}b", "a\u{FFFD}b"), ("a\u{9B}b", "a\u{FFFD}b"),
      ("a\tb", "a b"), ("a\u{7F}b", "a\u{FFFD}b"), ("a\u{202E}b\u{202C}c", "abc"),
      ("a\u{2066}b\u{2069}c", "abc"), ("a\u{FEFF}\u{200B}\u{AD}\u{2060}b", "ab"),
      ("👨‍👩‍👧 ❤️ क्‍ष", "👨‍👩‍👧 ❤️ क्‍ष"), ("می‌خواهم", "می‌خواهم"),
      ("a\u{2061}\u{206A}\u{180E}\u{FFF9}b", "ab"), ("a\u{3164}\u{115F}\u{FFA0}b", "ab"),
      (england, england),
    ]
    for (text, shown) in cases {
      let screen = Screen("S") { Section("s") { Note(text) } }
      let lines = TextRenderer().render(screen, in: try .test()).split(separator: "\n")
      let printed = lines[2].dropFirst(35)
      #expect(printed.utf8.elementsEqual(shown.utf8), "\(text.debugDescription)")
    }
  }

  @Test func `White space of any kind is dropped at a line's end and kept before`() throws {
    let screen = Screen("Spaces \u{3000}") {
      Section("s\u{A0}") {
        Note("a \u{3000}\u{A0}\u{2003}\u{202F}")
        Note("\u{3000}b")
        Note("\u{A0}")
        Note("c\u{200B} \u{200B}")
      }
    }
    // The title and the section's name are fields of a line, and fields keep what they hold.
    Printed.expect([
      Printed(
        "spaces", screen, in: try .test(),
        """
        Spaces \u{3000}  width 320  content 80
        s
          20       Note                    a
          20       Note#2                  \u{3000}b
          20       Note#3
          20       Note#4                  c

        """)
    ])
  }
}

extension String {
  /// What is wrong with a text as a print; nil when all is well.
  var printingFault: String? {
    if !hasSuffix("\n") { return "no final line feed: \(debugDescription)" }
    for scalar in unicodeScalars where scalar != "\n" {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator:
        return "U+\(String(scalar.value, radix: 16, uppercase: true)) in: \(debugDescription)"
      default: break
      }
      switch scalar.value {
      case 0x200E, 0x200F, 0x61C, 0x202A...0x202E, 0x2066...0x2069, 0x200B, 0xFEFF:
        return "U+\(String(scalar.value, radix: 16, uppercase: true)) in: \(debugDescription)"
      default: break
      }
    }
    for line in unicodeScalars.split(separator: "\n")
    where line.last?.properties.isWhitespace == true {
      return "white space ends the line: \(String(line).debugDescription)"
    }
    return nil
  }
}
