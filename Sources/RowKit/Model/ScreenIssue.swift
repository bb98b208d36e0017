/// Something wrong with a screen that is no reason to crash.
///
///     #expect(screen.issues.isEmpty)
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum ScreenIssue: Hashable, Sendable {
  /// Two rows bear one identity; the second one is numbered.
  case duplicateRow(RowID, first: RowPosition, again: RowPosition)
  /// Two sections bear one key; the second one is numbered. The numbers are their indices.
  case duplicateSection(RowKey, first: Int, again: Int)
  /// Two kinds of rows have one name, by which a host would take one's cells for the other's.
  case kindsOfOneName(String, first: RowID, other: RowID)
  /// Rows of a plain `for` or an array are known by their turn alone: an element inserted above makes
  /// them others.
  case positionalRows(section: RowKey, count: Int, first: RowPosition)
  /// A section has a header and no rows under it.
  case headerWithoutRows(section: RowKey)
  /// A header or footer was given more than one row; the rest, as many as given here, is not shown.
  case extraRows(section: RowKey, role: RowID.Role, count: Int)
  /// A section kept while its value is equal has other rows all the same: its closure uses something that
  /// is not in the value. Found only by an engine that checks its kept sections.
  case staleRows(section: RowKey)
}

extension ScreenIssue: CustomStringConvertible {
  /// A sentence that says what is wrong, where, and what to do.
  public var description: String {
    switch self {
    case .duplicateRow(let id, let first, let again):
      "\(Self.row(id)) stands at \(first) and again at \(again): give each its own key."
    case .duplicateSection(let key, let first, let again):
      "Section \(key) stands at \(first) and again at \(again): give each its own key."
    case .kindsOfOneName(let name, let first, let other):
      """
      \(first) and \(other) are of two types that are both called \(name): give one a kindName of its \
      own.
      """
    case .positionalRows(let section, 1, let first):
      """
      Section \(section) has 1 row of a plain for or an array, at \(first), that is known by its turn alone: use \
      ForEach, or give it an .id.
      """
    case .positionalRows(let section, let count, let first):
      """
      Section \(section) has \(count) rows of a plain for or an array, the first at \(first), that are known by \
      their turns alone: use ForEach, or give each an .id.
      """
    case .headerWithoutRows(let section):
      "Section \(section) has a header and no rows under it: give it a row, or let it go when empty."
    case .extraRows(let section, let role, let count):
      """
      Section \(section) has a \(role) of more than one row, of which \(count) \
      \(count == 1 ? "is" : "are") not shown: put \(count == 1 ? "it" : "them") into one row, or \
      among the section's rows.
      """
    case .staleRows(let section):
      """
      Section \(section) has other rows than before though its value is equal: put all that its rows \
      are made of into the value after of:.
      """
    }
  }

  private static func row(_ id: RowID) -> String {
    let row = "Row \(id.borne(0).descriptionInSection)"
    return id.slot.path?.section.map { "\(row) of section \($0.sectionName)" } ?? row
  }
}

extension Screen {
  /// What is wrong with the screen, in the order of its sections; empty for a sound one.
  ///
  /// - Complexity: O(n) in the rows.
  public var issues: [ScreenIssue] {
    var issues: [ScreenIssue] = []
    var firstSections: [RowKey: Int] = [:]
    var firstRows: [RowID: RowPosition] = [:]
    var kinds = KindNames()
    for (index, section) in sections.enumerated() {
      if let first = firstSections[section.key] {
        issues.append(.duplicateSection(section.key, first: first, again: index))
      } else {
        firstSections[section.key] = index
      }
      if section.rows.isEmpty, section.header != nil {
        issues.append(.headerWithoutRows(section: section.key))
      }
      issues += section.extras.remarks.map { $0.issue(of: section, at: index) }
      for (row, id) in section.rows.lazy.map(\.id).enumerated() {
        let position = RowPosition(section: index, row: row)
        issues += kinds.collision(of: id)
        if id.ordinal == 0 {
          firstRows[id] = position
        } else if let first = firstRows[id.borne(0)] {
          issues.append(.duplicateRow(id, first: first, again: position))
        }
      }
    }
    return issues
  }
}

extension Section.Remark {
  fileprivate func issue(of section: Section, at index: Int) -> ScreenIssue {
    switch self {
    case .positionalRows(let count, let first):
      .positionalRows(
        section: section.key, count: count, first: RowPosition(section: index, row: first))
    case .extraRows(let role, let count):
      .extraRows(section: section.key, role: role, count: count)
    case .staleRows:
      .staleRows(section: section.key)
    }
  }
}

/// The kinds seen so far, by name.
private struct KindNames {
  private var known: Set<RowKind> = []
  private var first: [String: RowID] = [:]

  /// The issue, if this is the first row of a kind whose name another kind has.
  mutating func collision(of id: RowID) -> [ScreenIssue] {
    guard known.insert(id.kind).inserted else { return [] }
    let name = id.kind.name
    guard let other = first[name] else {
      first[name] = id
      return []
    }
    return [.kindsOfOneName(name, first: other, other: id)]
  }
}
