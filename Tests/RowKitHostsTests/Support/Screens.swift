import RowKit

/// A row that shows a text.
struct Line: Row {
  var text: String

  init(_ text: String) { self.text = text }

  var content: Content { Text(text) }
}

/// A row of another kind that shows a text, at a fixed height.
struct Tall: Row {
  var text: String
  var points: Length = 100

  init(_ text: String, points: Length = 100) {
    self.text = text
    self.points = points
  }

  var height: RowHeight { .fixed(points) }

  var content: Content { Text(text) }
}

/// A screen written in one line: `A: a b | B: c=new` has a section A of the rows a and b, and a section B
/// of the row c that shows "new".
///
/// A row's key holds for the screen, and it shows its key where nothing else is given.
func screen(_ text: String) -> Screen {
  Screen("Screen", sections: text.split(separator: "|").map { section(String($0)) })
}

/// A section written as in ``screen(_:)``, that stays when empty.
func section(_ text: String) -> Section {
  let parts = text.split(separator: ":", omittingEmptySubsequences: false)
  let rows = parts[1].split(separator: " ").map { Written(String($0)) }
  return Section(parts[0].filter { $0 != " " }) {
    ForEach(rows, id: \.key, scope: .screen) { Line($0.text) }
  }
  .keptWhenEmpty()
}

/// A row as it is written in a screen of one line.
private struct Written {
  let key: String
  let text: String

  init(_ word: String) {
    let parts = word.split(separator: "=")
    key = String(parts[0])
    text = String(parts[parts.count - 1])
  }
}

/// A position, shorter.
func at(_ section: Int, _ row: Int) -> RowPosition {
  RowPosition(section: section, row: row)
}

/// A move of a row or section, shorter.
func move<Position>(_ from: Position, _ to: Position) -> Move<Position> {
  Move(from: from, to: to)
}
