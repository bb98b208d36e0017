internal import RowKit

/// What a cell shows, as lines of text.
///
/// It is read off the cell's fragments: what stands side by side comes on one line, from left to
/// right, with ` | ` between; what stands lower comes on the next.
struct CellText {
  /// A line for each that a person sees.
  let lines: [String]

  init(_ cell: Cell) {
    lines = Self.lines(of: cell.fragments)
  }

  /// All lines in one, cut after sixty columns.
  var summary: String {
    lines.filter { !$0.isEmpty }.joined(separator: " / ").cut(toColumns: 60)
  }

  private static func lines(of fragments: [Fragment]) -> [String] {
    var lines: [Line] = []
    let inReadingOrder = fragments.enumerated().sorted { left, right in
      let (a, b) = (left.element.frame, right.element.frame)
      return (a.y, a.x, left.offset) < (b.y, b.x, right.offset)
    }
    for (_, fragment) in inReadingOrder {
      let text = Self.text(of: fragment)
      if let last = lines.indices.last, lines[last].stands(beside: fragment.frame) {
        lines[last].append(text, fragment.frame)
      } else {
        let isInLaterColumn = lines.contains { $0.hasLaterColumn(at: fragment.frame) }
        lines.append(
          Line(isInLaterColumn && !text.isEmpty ? "| " + text : text, fragment.frame))
      }
    }
    return lines.map(\.text)
  }

  /// Fragments on one line.
  private struct Line {
    private(set) var text: String
    private var right: Length
    private var bottom: Length
    private let firstMaxX: Length
    private var laterColumns: [Rect] = []

    init(_ text: String, _ frame: Rect) {
      self.text = text
      right = frame.maxX
      bottom = frame.maxY
      firstMaxX = frame.maxX
    }

    /// Whether a frame starts right of this line and above the bottom of its lowest-reaching text.
    func stands(beside frame: Rect) -> Bool {
      frame.x >= right && frame.y < bottom
    }

    /// Whether a frame stands under something that has something else on its left.
    func hasLaterColumn(at frame: Rect) -> Bool {
      laterColumns.contains { $0.x == frame.x || $0.maxX == frame.maxX } && frame.x >= firstMaxX
    }

    mutating func append(_ text: String, _ frame: Rect) {
      self.text += self.text.isEmpty || text.isEmpty ? text : " | " + text
      right = frame.maxX
      bottom = min(bottom, frame.maxY)
      laterColumns.append(frame)
    }
  }

  private static func text(of fragment: Fragment) -> String {
    switch fragment.kind {
    case .line(let line, _): line.string
    case .picture(let name): "▧ \(name)"
    case .divider: "────────"
    case .placeholder: "░░░░░░░░"
    case .control(let title, _, _): "[\(title.string)]"
    case .carousel(let strip): text(of: strip, width: fragment.frame.width)
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
    let items = strip.items[visible].map {
      lines(of: $0.fragments).filter { !$0.isEmpty }.joined(separator: " / ")
    }
    let shown = items.joined(separator: " | ")
    return "[\(numbers)/\(strip.items.count)]" + (shown.isEmpty ? "" : " " + shown)
  }
}
