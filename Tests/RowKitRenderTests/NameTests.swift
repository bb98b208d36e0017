import RowKit
import Testing

@Suite struct NameTests {
  @Test func `Rows are called by kind, keys and number`() throws {
    let screen = Screen("Names") {
      Section("slots") {
        Note("1")
        Item("2")
        Note("3")
        if true { Note("4") }
      }
      Section("keys") {
        Item("a").id("a")
        Note("a").id("a")
        ForEach([1, 3], id: \.self) { turn in
          Note("\(turn)")
          Note("\(turn) again")
          Item("\(turn) k").id("k")
          ForEach([3], id: \.self) { _ in Comment() }
        }
        ForEach([5, 5, 5], id: \.self) { Note("\($0)") }
      }
      Section("keys") { Note("a").id("a") }.header(Comment()).footer(Comment())
    }
    Printed.expect([
      Printed(
        "all", screen, in: try .test(),
        """
        Names  width 320  content 480
        slots
          20       Note                    1
          40       Item                    2
          20       Note#2                  3
          20       Note#3                  4
        keys
          40       Item[a]                 a
          20       Note[a]                 a
          20       Note[1]                 1
          20       Note[1]#2               1 again
          40       Item[1/k]               1 k
          20       商品評論[1/3]           很好
          20       Note[3]                 3
          20       Note[3]#2               3 again
          40       Item[3/k]               3 k
          20       商品評論[3/3]           很好
          20       Note[5]                 5
          20       Note[5]#2               5
          20       Note[5]#3               5
        keys#2
          20       header 商品評論         很好
          20       Note[a]                 a
          20       footer 商品評論         很好

        """),
      Printed(
        "the rows above are counted though they are not seen", screen, in: try .test(), offset: 240,
        """
        Names  320×100  offset 240  content 480
        above 9 rows, 240
        keys
              240  20            商品評論[1/3]           很好
              260  20            Note[3]                 3
              280  20            Note[3]#2               3 again
              300  40            Item[3/k]               3 k
        below 5 rows, 140

        """),
    ])
  }

  @Test func `Keys are printed on one line, and what would break it is escaped`() throws {
    let cases: [(RowKey, String)] = [
      ("a\nb\r\tc", #"a\nb\r\tc"#),
      (#"q"q'[1]\"#, #"q\"q\'\[1\]\\"#),
      ("\u{1B}[31m", #"\u{1B}\[31m"#),
      ("\u{0}\u{9B}\u{85}\u{2028}", #"\u{0}\u{9B}\u{85}\u{2028}"#),
      ("\u{202E}\u{200B}\u{FEFF}", #"\u{202E}\u{200B}\u{FEFF}"#),
      ("鍵 👨‍👩‍👧", "鍵 👨‍👩‍👧"),
      (RowKey(-7), "-7"),
      (RowKey([1, 2]), #"\[1, 2\]"#),
      (RowKey(Optional("x")), #"Optional(\"x\")"#),
    ]
    for (key, name) in cases {
      Printed.expect([
        Printed(
          name, Screen("Keys") { Section(key) { Note("row").id(key) } }, in: try .test(),
          """
          Keys  width 320  content 20
          \(name)
            20       Note[\(name)]\(name.padding)  row

          """)
      ])
    }
  }
}

extension String {
  /// The spaces that bring a name in brackets to the column of the content.
  fileprivate var padding: String {
    let columns = self == "鍵 👨‍👩‍👧" ? 5 : count
    return String(repeating: " ", count: max(0, 16 - columns))
  }
}
