internal import RowKit

/// What is printed of one row, header or footer, or of a run of rows.
struct DifferenceLine {
  let mark: String
  let name: String
  /// What there is to say of it; an empty part is left out.
  var parts: [String] = []
}

/// Makes the lines of sections, of one screen or of both.
struct SectionLines {
  let difference: ScreenDifference
  let operations: RowOperations
  private let texts: ChangeText

  init(_ difference: ScreenDifference, texts: ChangeText) {
    self.difference = difference
    self.texts = texts
    operations = RowOperations(difference.rows)
  }

  /// A line for each row of a section that one of the screens does not have.
  func all(ofSection index: Int, _ side: ChangeText.Side, mark: String) -> [DifferenceLine] {
    let section = (side == .old ? difference.old : difference.new).sections[index]
    func line(_ row: AnyRow, _ name: String, _ position: RowPosition? = nil) -> DifferenceLine {
      whole(.init(row: row, side: side, position: position), name, mark)
    }
    var lines: [DifferenceLine] = []
    if let header = section.header { lines.append(line(header, "header \(header.kind)")) }
    for (row, name) in section.names(of: section.rows.indices).enumerated() {
      lines.append(line(section.rows[row], name, RowPosition(section: index, row: row)))
    }
    if let footer = section.footer { lines.append(line(footer, "footer \(footer.kind)")) }
    return lines
  }

  /// The lines of what changed in a section that both screens have, by its old and new index.
  ///
  /// - Complexity: O(n) in the rows; O(1) where none is changed.
  func changes(ofSection source: Int, _ index: Int) -> [DifferenceLine] {
    let (old, new) = (difference.old.sections[source], difference.new.sections[index])
    func edge(_ role: String, _ path: KeyPath<Section, AnyRow?>) -> [DifferenceLine] {
      self.edge(
        role, old[keyPath: path].map { .init(row: $0, side: .old) },
        new[keyPath: path].map { .init(row: $0, side: .new) })
    }
    var lines: [DifferenceLine] = []
    if old.style != new.style {
      let text = texts.change(from: old.style, to: new.style)
      lines.append(.init(mark: "~", name: "style", parts: [text]))
    }
    lines += edge("header", \.header)
    if operations.leaveAlone(section: source, index) {
      if !new.rows.isEmpty { lines.append(unchanged(new.rows.count)) }
    } else {
      lines += rows(ofSection: source, index)
    }
    return lines + edge("footer", \.footer)
  }
}

extension SectionLines {
  /// The line of a row that one of the screens does not have.
  func whole(_ place: ChangeText.Place, _ name: String, _ mark: String) -> DifferenceLine {
    .init(mark: mark, name: name, parts: [texts.content(of: place)])
  }

  /// The line of a run of rows that are as they were.
  func unchanged(_ count: Int) -> DifferenceLine {
    .init(mark: "=", name: Printer.rows(count))
  }

  /// What became of a header or footer.
  ///
  /// One of another kind is another view to a host, whatever the row's identity says.
  private func edge(
    _ role: String, _ old: ChangeText.Place?, _ new: ChangeText.Place?
  ) -> [DifferenceLine] {
    if old?.row == new?.row { return [] }
    if let old, let new, old.row.kind == new.row.kind {
      let change: RowOperations.Change = old.row.isShownLike(new.row) ? .rebound : .updated
      return [changed(from: old, to: new, change, "\(role) \(new.row.kind)")]
    }
    let deleted = old.map { whole($0, "\(role) \($0.row.kind)", "-") }
    let inserted = new.map { whole($0, "\(role) \($0.row.kind)", "+") }
    return [deleted, inserted].compactMap(\.self)
  }

  /// The line of a row that both screens have, with where it came from if it moved.
  func changed(
    from old: ChangeText.Place, to new: ChangeText.Place, _ change: RowOperations.Change,
    _ name: String, move: String? = nil
  ) -> DifferenceLine {
    let arrow = move == nil ? "" : ">"
    let moves = [move ?? ""]
    return switch change {
    case .none: .init(mark: arrow, name: name, parts: moves)
    case .updated:
      .init(mark: arrow + "~", name: name, parts: moves + [texts.update(from: old, to: new)])
    case .rebound:
      .init(
        mark: arrow + "@", name: name, parts: moves + [texts.rebinding(from: old.row, to: new.row)])
    }
  }
}
