import RowKit

/// A row of a given height that shows a text; 40 points high unless told otherwise.
struct Item: Row {
  var text: String
  var height: RowHeight

  init(_ text: String = "", height: RowHeight = .fixed(40)) {
    self.text = text
    self.height = height
  }

  var content: Content { Text(text) }
}

/// Another kind of row.
struct Note: Row {
  var text: String

  init(_ text: String = "") { self.text = text }

  var height: RowHeight { .fixed(20) }
  var content: Content { Text(text) }
}

/// A row of a kind whose name is wide.
struct Comment: Row {
  static var kindName: String { "商品評論" }
  var height: RowHeight { .fixed(20) }
  var content: Content { Text("很好") }
}

/// A row of any content, without insets, as high as what it shows.
struct Show: Row {
  var content: Content
  var insets: Insets { .zero }

  init(@ContentBuilder _ content: () -> Content) { self.content = content() }
}

extension LayoutEnvironment {
  /// 320 points wide and 100 high, at scale 2, measured in terminal columns.
  ///
  /// A body line is 23.8 points high and 37 columns of 8.5 points wide.
  static func test(
    width: Length = 320, height: Length = 100, direction: Direction = .leftToRight
  ) throws -> LayoutEnvironment {
    try LayoutEnvironment(
      width: width, viewportHeight: height, direction: direction, fontMetrics: .grid)
  }
}
