internal import RowKit

/// What a cell shows, as lines of text.
///
/// They are read off the cell's fragments, from top to bottom. Lines of columns that stand side by side
/// come on one line, from the leading column, with ` | ` between; where a column has no more lines its
/// place is empty. A control that stands at the end of a line of text is on that line.
struct CellText {
  /// A line for each that a person sees.
  let lines: [String]

  init(_ cell: Cell) {
    self.init(cell.fragments)
  }

  init(_ fragments: [Fragment]) {
    lines = Self.lines(of: fragments)
  }

  /// All lines in one, with ` / ` between.
  var onOneLine: String { Self.joined(lines) }

  private static func joined(_ lines: [String]) -> String {
    lines.filter { !$0.isEmpty }.joined(separator: " / ")
  }

  private static func lines(of fragments: [Fragment]) -> [String] {
    var lines: [String] = []
    var previous: Fragment?
    for fragment in fragments {
      let printed: [String] =
        switch fragment.kind {
        case .line(let line, _): [line.string]
        case .picture(let name): ["▧ \(name)"]
        case .divider: ["────────"]
        case .placeholder: ["░░░░░░░░"]
        case .button(let title, _, _): [title.string.isUnseen ? "" : "[\(title.string)]"]
        case .input(let input, _): [text(of: input)]
        case .carousel(let strip): [text(of: strip, width: fragment.frame.width)]
        case .columns(let columns): besideEachOther(columns)
        }
      if let previous, fragment.isControl(atEndOf: previous), let last = lines.popLast() {
        lines.append(([last] + printed).filter { !$0.isEmpty }.joined(separator: " "))
      } else {
        lines += printed
      }
      previous = fragment
    }
    return lines
  }

  /// What stands side by side; the value of a form is on the first line of its title.
  private static func besideEachOther(_ columns: [[Fragment]]) -> [String] {
    let columnLines = columns.map(self.lines)
    guard columns.contains(where: { $0.count == 1 && $0[0].isInput }) else {
      return sideBySide(columnLines)
    }
    let first = columnLines.compactMap(\.first).joined(separator: " ")
    return [first] + columnLines.flatMap { $0.dropFirst() }
  }

  private static func sideBySide(_ columns: [[String]]) -> [String] {
    (0..<(columns.map(\.count).max() ?? 0)).map { row in
      var cells = columns.map { row < $0.count ? $0[row] : "" }
      while cells.last == "" { cells.removeLast() }
      let line = cells.joined(separator: " | ")
      return cells.first == "" ? String(line.dropFirst()) : line
    }
  }

  /// What a form shows of a value, between marks that nothing else has.
  private static func text(of input: Fragment.Input) -> String {
    switch input {
    case .text(let line, _, isPlaceholder: false): "‹\(line.string)›"
    case .text(let line, _, isPlaceholder: true):
      line.string.isEmpty ? "‹›" : "‹› \(line.string)"
    case .toggle(let isOn): isOn ? "[on]" : "[off]"
    case .stepper(let value, let canDecrement, let canIncrement):
      "[\(canDecrement ? "- " : "")\(value)\(canIncrement ? " +" : "")]"
    case .mark(let isSelected): isSelected ? "(x)" : "( )"
    }
  }

  /// Which items of how many are seen, and what they show.
  private static func text(of strip: CarouselStrip, width: Length) -> String {
    let visible = strip.visibleItems(width: width)
    let last = visible.upperBound
    let numbers =
      switch visible.count {
      case 0: "0"
      case 1: "\(last)"
      default: "\(visible.lowerBound + 1)–\(last)"
      }
    let items = strip.items[visible].map { joined(lines(of: $0.fragments)) }
    let shown = items.joined(separator: " | ")
    return "[\(numbers)/\(strip.items.count)]" + (shown.isEmpty ? "" : " " + shown)
  }
}

extension Fragment {
  /// Whether this is a value of a form.
  fileprivate var isInput: Bool { if case .input = kind { true } else { false } }

  /// Whether this is a control on the same line as a text before it.
  fileprivate func isControl(atEndOf text: Fragment) -> Bool {
    guard case .button = kind, case .line = text.kind else { return false }
    return frame.y == text.frame.y && frame.height == text.frame.height
  }
}
