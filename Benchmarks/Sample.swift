internal import RowKit

/// Plain data, as a screen's model holds it.
struct Item: Identifiable, Equatable, Sendable {
  let id: Int
  let title: String
  var text: String

  static func many(_ count: Int, from first: Int = 0) -> [Item] {
    (first..<first + count).map {
      Item(id: $0, title: "title text of row number \($0)", text: "content text of the row \($0)")
    }
  }

  /// The item with another text.
  var changed: Item { Item(id: id, title: title, text: "changed text of the row \(id)") }

  /// The id as a string too long to be held in place.
  var name: String { "identifier of the row \(id)" }
}

/// A row whose height is known beforehand.
struct FixedRow: Row {
  let id: Int
  let title: String
  let text: String

  init(_ item: Item) {
    id = item.id
    title = item.title
    text = item.text
  }

  var height: RowHeight { .fixed(44) }
  var content: Content { Text(title).lineLimit(1) }
}

/// A row as high as its two texts.
struct AutomaticRow: Row {
  let title: String
  let text: String

  init(_ item: Item) {
    title = item.title
    text = item.text
  }

  var content: Content {
    Text(title).style(.headline)
    Text(text)
  }
}
