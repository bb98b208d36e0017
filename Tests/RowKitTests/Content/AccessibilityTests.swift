import RowKit
import Testing

@Suite struct AccessibilityTests {
  private struct Shown: Row { var content: Content }

  @Test func `a label is what the content says, in reading order`() {
    for (name, content, label) in contents {
      #expect(content.accessibilityLabel == label, "\(name)")
      #expect(section { Shown(content: content) }.rows[0].accessibilityLabel == label, "\(name)")
    }
  }

  private var contents: [(String, Content, String)] {
    let long = ExpandableText("all of it", lines: 1, isExpanded: false, more: "more", less: "less")
    return [
      ("nothing", .empty, ""),
      ("a text", Text("price").content, "price"),
      ("a text without characters", Text("").content, ""),
      ("a picture that decorates", Picture("name", width: 1, height: 1).content, ""),
      ("a picture", Picture("name", aspect: 1, 1, label: "a cup").content, "a cup"),
      ("a control", Button("Try again", trigger: .retry).content, "Try again"),
      ("a divider", Divider().content, ""),
      ("a placeholder", Placeholder(lines: 3).content, ""),
      ("a collapsed text, whole", long.content, "all of it"),
      ("an empty stack", Stack([]).content, ""),
      (
        "a stack",
        Stack {
          Text("one")
          Divider()
          Text("")
          Text("two")
        }.content, "one, two"
      ),
      (
        "columns in a stack in columns",
        Columns {
          Text("one")
          Stack {
            Columns {
              Text("two")
              Picture("", width: 1, height: 1, label: "three")
            }
            Text("four")
          }
          long
        }.content, "one, two, three, four, all of it"
      ),
      (
        "a carousel",
        Carousel(["one", "two"], itemWidth: .fraction(1, of: 2)) { Text($0) }.content, "one, two"
      ),
    ]
  }
}
