import RowKit

/// A row that shows a text.
struct Line: Row {
  var text: String
  var isTall = false

  init(_ text: String, isTall: Bool = false) {
    self.text = text
    self.isTall = isTall
  }

  var height: RowHeight { isTall ? .fixed(100) : .automatic }

  var content: Content { Text(text) }
}

/// A row of another kind that shows a text.
struct Tile: Row {
  var text: String
  var isTall = false

  init(_ text: String, isTall: Bool = false) {
    self.text = text
    self.isTall = isTall
  }

  var height: RowHeight { isTall ? .fixed(100) : .automatic }

  var content: Content { Text(text) }
}

/// A turn of a `ForEach`, written out.
struct Turn {
  var key: Int
  var block: Block

  init(_ key: Int, @RowsBuilder block: () -> Block) {
    self.key = key
    self.block = block()
  }
}

/// A screen written in one line: `A: a b=new@1 | B^title: c` has a section A of the rows a and b, of which
/// b shows "new" and leads to the action 1, and a section B of the row c below the header "title".
///
/// A header is of another kind where it is written `^^title`, and tall where it ends in `!`; an action of
/// its own is written as a row's. A row's key holds for the screen; the row shows its key where nothing
/// else is given. Sections stay when empty.
func screen(_ text: String) -> Screen {
  Screen("Screen", sections: text.split(separator: "|").map { oneLineSection(String($0)) })
}

private func oneLineSection(_ text: String) -> Section {
  let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
  let words = parts[0].filter { $0 != " " }.split(separator: "^", maxSplits: 1).map(String.init)
  let rows = parts[1].split(separator: " ").map { WrittenRow(String($0)) }
  var section = Section(words[0]) {
    ForEach(rows, id: \.key, scope: .screen) { $0.block { Line($0) } }
  }
  .keptWhenEmpty()
  if words.count > 1 {
    var title = words[1]
    let isTile = title.hasPrefix("^")
    if isTile { title.removeFirst() }
    let isTall = title.hasSuffix("!")
    if isTall { title.removeLast() }
    let header = WrittenRow(title)
    section = section.header(
      isTile
        ? header.block { Tile($0, isTall: isTall) } : header.block { Line($0, isTall: isTall) })
  }
  return section
}

/// A row as it is written in a screen of one line: `key`, `key=text`, `key@action` or `key=text@action`.
private struct WrittenRow {
  let key: String
  let text: String
  let action: String?

  init(_ word: String) {
    let halves = word.split(separator: "@").map(String.init)
    let parts = halves[0].split(separator: "=").map(String.init)
    key = parts[0]
    text = parts[parts.count - 1]
    action = halves.count > 1 ? halves[1] : nil
  }

  func block(_ row: (String) -> some Row) -> Block {
    let block = Block(row(text))
    return action.map { block.onSelect($0) } ?? block
  }
}

extension ScreenDifference {
  /// The operations on one line, in their order.
  var operations: String {
    let all =
      sections.deletes.map { "delete section \($0)" }
      + sections.inserts.map { "insert section \($0)" }
      + sections.moves.map { "move section \($0)" }
      + sections.updates.map { "update section \($0)" }
      + rows.deletes.map { "delete \($0)" } + rows.inserts.map { "insert \($0)" }
      + rows.moves.map { "move \($0)" } + rows.updates.map { "update \($0)" }
      + rows.rebinds.map { "rebind \($0)" }
    return all.joined(separator: ", ")
  }
}

extension DifferenceStage {
  /// The operations on one line, in their order.
  var operations: String {
    let all =
      sectionDeletes.map { "delete section \($0)" } + sectionInserts.map { "insert section \($0)" }
      + sectionMoves.map { "move section \($0)" } + sectionReloads.map { "reload section \($0)" }
      + sectionReconfigures.map { "reconfigure section \($0)" }
      + rowDeletes.map { "delete \($0)" } + rowInserts.map { "insert \($0)" }
      + rowMoves.map { "move \($0)" } + rowReloads.map { "reload \($0)" }
      + rowReconfigures.map { "reconfigure \($0)" }
    return all.joined(separator: ", ")
  }
}
