/// A part of a screen: a key, rows, and perhaps a header and a footer.
///
///     Section("comments") {
///       ForEach(comments) { CommentRow(comment: $0) }
///     }
///     .header(Title(text: "Comments"), pinned: true)
///
/// A section without rows is left out of its screen, header and all, unless it ``isKeptWhenEmpty``.
/// A file that imports SwiftUI too writes `import struct RowKit.Section`.
public struct Section: Sendable {
  /// What tells the section from the others of its screen.
  public let key: RowKey
  /// 0 for the first section of this key, 1 for the second, and so on.
  ///
  /// Anything but 0 means that keys are not unique; ``Screen/issues`` names the sections.
  public var ordinal: Int { path.ordinal }
  /// The rows, in order.
  public internal(set) var rows: [AnyRow]
  /// The row above the rows, or nil.
  public internal(set) var header: AnyRow?
  /// The row below the rows, or nil.
  public internal(set) var footer: AnyRow?
  /// How the section is set apart.
  public var style: SectionStyle
  /// Whether the section stays in its screen when it has no rows.
  public internal(set) var isKeptWhenEmpty: Bool
  /// What was noticed while it was composed.
  var remarks: [Remark]
  /// Whether a row's key holds for the whole screen.
  private(set) var holdsScreenKeys: Bool
  private(set) var path: RowPath
  /// What it was composed of, where it is to be kept while that is equal.
  var value: (any SectionValue)?

  enum Remark: Hashable, Sendable {
    case positionalRows(count: Int, first: Int)
    case extraRows(RowID.Role, count: Int)
    case staleRows
  }

  init(
    path: RowPath, key: RowKey, rows: [AnyRow], remarks: [Remark], holdsScreenKeys: Bool
  ) {
    self.path = path
    self.key = key
    self.rows = rows
    self.remarks = remarks
    self.holdsScreenKeys = holdsScreenKeys
    header = nil
    footer = nil
    style = SectionStyle()
    isKeptWhenEmpty = false
    value = nil
  }
}

extension Section {
  /// The first row that bears a key: of a `ForEach` turn or an `.id`, the nearest to the row.
  ///
  /// - Complexity: O(n) in the section's rows.
  public subscript(key key: some Hashable & Sendable) -> AnyRow? {
    let key = RowKey(key)
    return rows.first { $0.id.key == key }
  }

  /// The same section as the bearer number `ordinal` of its key, with the ids of its rows to match.
  func borne(_ ordinal: Int) -> Section {
    let moved = RowPath(section: key, ordinal: ordinal)
    func identified(_ row: AnyRow) -> AnyRow {
      row.identified(row.id.moved(from: path, to: moved))
    }
    var section = self
    section.path = moved
    section.rows = rows.map(identified)
    section.header = header.map(identified)
    section.footer = footer.map(identified)
    return section
  }
}

extension Section {
  /// Takes over header, footer and style of another state of this section.
  mutating func adoptEdges(of other: Section) {
    header = other.header
    footer = other.footer
    style = other.style
  }

  /// Takes over what was noticed when another state of this section was composed, and whether it stays
  /// when empty.
  mutating func adoptRemarks(of other: Section) {
    remarks = other.remarks
    holdsScreenKeys = other.holdsScreenKeys
    isKeptWhenEmpty = other.isKeptWhenEmpty
  }
}

extension Section: Equatable {
  /// Whether both have the same key, header, footer, style and rows.
  public static func == (left: Section, right: Section) -> Bool {
    left.key == right.key && left.ordinal == right.ordinal && left.style == right.style
      && left.isKeptWhenEmpty == right.isKeptWhenEmpty && left.header == right.header
      && left.footer == right.footer && left.rows == right.rows
  }
}
