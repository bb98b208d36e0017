@testable import RowKit

/// A row of any height and content, without insets unless given.
struct LayoutRow: Row {
  var height: RowHeight
  var insets: Insets
  var content: Content

  init(_ height: RowHeight = .automatic, insets: Insets = .zero, content: Content = .empty) {
    self.height = height
    self.insets = insets
    self.content = content
  }
}

extension LayoutEnvironment {
  /// An environment whose metrics are the grid, whatever the default is.
  static func grid(
    _ width: Length, _ height: Length = 568, scale: Int = 2, _ direction: Direction = .leftToRight
  ) -> LayoutEnvironment {
    LayoutEnvironment(known: LayoutSize(width: width, height: height), scale: scale)
      .direction(direction).fontMetrics(.grid)
  }
}

extension Screen {
  /// A screen of one row.
  static func of(_ row: LayoutRow) -> Screen {
    Screen("Test") { Section("s") { row } }
  }
}

extension LayoutRow {
  /// How the row is laid out, alone on its screen.
  func cell(in environment: LayoutEnvironment) -> Cell {
    Screen.of(self).layout(in: environment).cell(at: RowPosition(section: 0, row: 0))
  }
}

extension Text {
  /// A text on a grid of 10 points a column and 28 a line.
  static func grid10(_ string: String) -> Text { Text(string).style(.title3) }
}

extension Fragment {
  /// The fragment on one line: what it is, and its frame.
  var text: String { "\(kind.text) \(frame)" }
}

extension Fragment.Kind {
  fileprivate var text: String {
    switch self {
    case .line(let line, _): line.string
    case .picture(let name): "▧\(name)"
    case .divider: "divider"
    case .placeholder: "placeholder"
    case .button(let line, _, let trigger): "[\(line.string)→\(trigger)]"
    case .input(let input, let trigger): "\(input.text)→\(trigger)"
    case .columns(let columns):
      "columns [" + columns.map { $0.map(\.text).joined(separator: ", ") }.joined(separator: " | ")
        + "]"
    case .carousel(let strip):
      "carousel \(strip.width) [\(strip.items.map(\.text).joined(separator: ", "))]"
    }
  }
}

extension Fragment.Input {
  fileprivate var text: String {
    switch self {
    case .text(let line, _, isPlaceholder: let isPlaceholder):
      "\(isPlaceholder ? "placeholder" : "text") \(line.string)"
    case .toggle(let isOn): isOn ? "on" : "off"
    case .stepper(let value, let canDecrement, let canIncrement):
      "\(canDecrement ? "-" : "")\(value)\(canIncrement ? "+" : "")"
    case .mark(let isSelected): isSelected ? "chosen" : "not chosen"
    }
  }
}

extension CarouselStrip.Item {
  fileprivate var text: String {
    "\(frame)[\(fragments.map(\.text).joined(separator: ", "))]"
  }
}

extension Cell {
  /// What is drawn in the cell, without grouping.
  var leaves: [Fragment] { fragments.flatMap(\.leaves) }

  /// The cell on one line: what it is, its frame, and its separator.
  var text: String {
    let name = position.map { "row \($0)" } ?? "\(role) \(section)"
    return "\(name) \(frame)" + (separator.map { " separator \($0.frame)" } ?? "")
  }
}
