internal import RowKit

/// Lines of text with columns at fixed places.
///
/// A field that is too long pushes the next one two spaces on. Widths count a terminal's columns, so
/// that names in any script line up. What is appended is made printable; white space at the end of a
/// line is dropped.
struct ColumnWriter {
  private let terminal: Terminal
  private var lines: [String] = []

  init(for terminal: Terminal) {
    self.terminal = terminal
  }

  /// All lines, each ended by a line feed.
  var text: String {
    lines.reduce(into: "") { $0 += $1.withoutTrailingWhitespace + "\n" }
  }

  /// Starts a line with a field at a column.
  mutating func start(at column: Int, _ field: String) {
    lines.append(String(repeating: " ", count: column) + terminal.printable(field))
  }

  /// Starts a line with a field that ends at a column.
  mutating func start(endingAt column: Int, _ field: String) {
    start(at: max(0, column - terminal.columns(of: field)), field)
  }

  /// Appends a field to the line under way: at a column, or two spaces on where that is taken.
  mutating func append(_ field: String, at column: Int = 0) {
    guard let last = lines.indices.last else { return start(at: column, field) }
    let space = max(2, column - terminal.columns(of: lines[last]))
    lines[last] += String(repeating: " ", count: space) + terminal.printable(field)
  }

  /// Appends fields to the line under way, each at its column and with a bar before all but the first; the
  /// empty ones at the end are left out, and a line of none but those is marked.
  mutating func append(beside fields: [String], at columns: [Int], bar: String) {
    let count = fields.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? 0
    if count == 0, let first = columns.first { return append("⏎", at: first) }
    for (index, (field, column)) in zip(fields, columns).prefix(count).enumerated() {
      if index == 0 {
        append(field, at: column)
      } else {
        append(bar + " " + field, at: column - bar.count - 1)
      }
    }
  }

  /// Appends fields below each other, the first to the line under way.
  mutating func append(lines fields: [String], at column: Int) {
    guard let first = fields.first else { return }
    let indent = max(column, (lines.last.map { terminal.columns(of: $0) } ?? 0) + 2)
    append(first, at: column)
    // An empty line is marked, or it would look like the end of a screen.
    for field in fields.dropFirst() { start(at: indent, field.isEmpty ? "⏎" : field) }
  }
}
