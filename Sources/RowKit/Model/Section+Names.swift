extension Section {
  /// What rows are called in print: the kind, the keys in brackets, and from the second row of one
  /// name on its number: `Title`, `CommentRow[7]`, `Note#2`.
  ///
  /// - Complexity: O(n) in the rows up to the end of the range; names are made only where needed.
  package func names(of range: Range<Int>) -> [String] {
    // Rows whose kind and nearest key differ from all that are asked for need no name.
    let wanted = Set(rows[range].lazy.map { NameStem($0.id) })
    var counts: [String: Int] = [:]
    var names: [String] = []
    names.reserveCapacity(range.count)
    for (index, row) in rows[..<range.upperBound].enumerated()
    where wanted.contains(NameStem(row.id)) {
      let name = row.id.name
      let count = counts[name, default: 0] + 1
      counts[name] = count
      if range.contains(index) { names.append(count == 1 ? name : "\(name)#\(count)") }
    }
    return names
  }

  /// What the section is called in print: its key, and its number from the second bearer on.
  package var name: String { path.sectionName }
}

/// What rows of one name have in common at least.
private struct NameStem: Hashable {
  let kind: RowKind
  let key: RowKey?

  init(_ id: RowID) {
    kind = id.kind
    key = id.key
  }
}

extension RowID {
  /// The kind, and the keys in brackets.
  package var name: String {
    let keys = keys
    return keys.isEmpty
      ? kind.name : "\(kind.name)[\(keys.map(\.description).joined(separator: "/"))]"
  }
}
