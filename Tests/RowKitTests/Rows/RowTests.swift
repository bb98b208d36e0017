import RowKit
import Testing

@Suite struct RowTests {
  private struct Plain: Row { var content: Content { Text("plain") } }

  private struct Custom: Row {
    static let kindName = "custom.cell"
    var number: Int
    var height: RowHeight { .fixed(44) }
    var insets: Insets { .zero }
    var content: Content { Text("\(number)").style(.title) }
  }

  private struct Boxed<Value: Equatable & Sendable>: Row {
    var value: Value
    var content: Content { Text("\(value)") }
  }

  @Test func `a row is read back with its type, and as no other`() {
    let rows = section {
      Custom(number: 7)
      Boxed(value: 1)
      Custom(number: 8) as any Row
    }.rows
    #expect(rows.map { $0.as(Custom.self) } == [Custom(number: 7), nil, Custom(number: 8)])
    #expect(rows[1].as(Boxed<Int>.self)?.value == 1 && rows[1].as(Boxed<Int8>.self) == nil)
  }

  @Test func `a kind is known by its type and called by its name`() {
    let rows = section {
      Plain()
      Custom(number: 7)
      Boxed(value: 1)
      Boxed(value: "1")
    }.rows
    #expect(rows.map(\.kind.name) == ["Plain", "custom.cell", "Boxed<Int>", "Boxed<String>"])
    #expect(
      rows.map(\.kind) == [
        .init(Plain.self), .init(Custom.self), .init(Boxed<Int>.self), .init(Boxed<String>.self),
      ])
    #expect(Set(rows.map(\.kind)).count == 4)
  }

  @Test func `a placed row has the height, insets and content of its row`() {
    let rows = section {
      Plain()
      Custom(number: 7)
    }.rows
    #expect(rows.map(\.height) == [.automatic, .fixed(44)])
    #expect(rows.map(\.insets) == [.row, .zero])
    #expect(rows.map(\.content) == [.text(Text("plain")), .text(Text("7").style(.title))])
  }

  @Test func `an id prints where its row stands`() throws {
    let section = Section("section") {
      Custom(number: 1)
      Plain().id("key")
      ForEach([7], id: \.self) { outer in
        ForEach(["a"], id: \.self) { _ in
          Plain()
          Plain().id("inner")
        }
      }
      Plain().id(1, scope: .screen)
      Plain().id("key")
    }
    .header(Plain())
    .footer(Plain())
    let ids = section.ids + [section.header, section.footer].compactMap { $0?.id }
    #expect(
      ids.map(\.description) == [
        "section/custom.cell.0", "section/Plain[key]", "section/Plain[7/a].0",
        "section/Plain[7/a/inner]", "Plain[1]", "section/Plain[key]#2", "section/header",
        "section/footer",
      ])
    #expect(section.rows[0].description == "section/custom.cell.0: 1")
  }

  @Test func `a header keeps its id whatever its kind`() {
    let section = Section("section") { Plain() }
    let headers = [section.header(Plain()), section.header(Custom(number: 1).id("key"))]
    #expect(headers[0].header?.id == headers[1].header?.id)
    #expect(headers[0].header?.id != section.footer(Plain()).footer?.id)
    #expect(headers[0].header?.id.role == .header && headers[0].header != headers[1].header)
  }
}
