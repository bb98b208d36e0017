@testable import RowKit
import Testing

@Suite struct ContentBuilderTests {
  private struct Build: Sendable {
    var name: String
    var content: Content
    /// The texts that the content is a stack of; one stands alone.
    var texts: [String]

    init(_ name: String, _ texts: [String], @ContentBuilder _ content: () -> Content) {
      self.name = name
      self.texts = texts
      self.content = content()
    }

    var expected: Content {
      switch texts.count {
      case 0: .empty
      case 1: .text(Text(texts[0]))
      default: .stack(Stack(texts.map { .text(Text($0)) }))
      }
    }
  }

  @Test func `statements become one flat stack, one element stands alone`() {
    for build in builds { #expect(build.content == build.expected, "\(build.name)") }
  }

  @Test func `a stack written as one is not flattened`() {
    let inner = Stack(spacing: 8) {
      Text("a")
      Text("b")
    }
    let outer = Stack {
      inner
      Text("c")
    }
    #expect(outer == Stack([.stack(inner), .text(Text("c"))]))
  }

  @Test func `columns and carousels take elements one by one`() {
    let columns = Columns(shares: 2, 0) {
      for name in ["a", "b"] { Text(name) }
      Divider()
    }
    #expect(columns.elements == [.text(Text("a")), .text(Text("b")), .divider(Divider())])
    #expect(columns.elements.indices.map(columns.share) == [2, 1, 1] && columns.spacing == 8)
    let carousel = Carousel(["a", "b"], itemWidth: .points(100)) { name in
      Text(name)
      if name == "b" { Divider() }
    }
    #expect(
      carousel.items == [
        .text(Text("a")), .stack(Stack([.text(Text("b")), .divider(Divider())])),
      ])
  }

  private var builds: [Build] {
    let isThere = [true, false]
    let missing: Text? = nil
    return [
      Build("nothing", []) {},
      Build("one element", ["a"]) { Text("a") },
      Build("two elements", ["a", "b"]) {
        Text("a")
        Text("b")
      },
      Build("if", ["a"]) {
        if isThere[1] { Text("no") }
        if isThere[0] { Text("a") }
      },
      Build("if and else", ["b", "c"]) {
        if isThere[1] {
          Text("a")
        } else {
          Text("b")
          Text("c")
        }
      },
      Build("switch", ["c"]) {
        switch isThere.count {
        case 0: Text("a")
        case 1: Text("b")
        default: Text("c")
        }
      },
      Build("for", ["a", "b", "c", "d"]) {
        for name in ["a", "c"] {
          Text(name)
          Text(name == "a" ? "b" : "d")
        }
      },
      Build("for … where", ["b"]) { for name in ["a", "b"] where name == "b" { Text(name) } },
      Build("a for without turns", ["z"]) {
        for name in [String]() { Text(name) }
        Text("z")
      },
      Build("an element that may be missing", ["a"]) {
        missing
        Text?.some(Text("a"))
      },
      Build("elements of one type", ["a", "b"]) { ["a", "b"].map { Text($0) } },
      Build("content made elsewhere", ["a"]) {
        Content.empty
        Content.text(Text("a"))
      },
      Build("#available", ["a"]) { if #available(macOS 12, *) { Text("a") } },
    ]
  }
}
