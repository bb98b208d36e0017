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
  /// The rows, in order.
  public internal(set) var rows: [AnyRow]
  /// Everything else, apart: sections are passed from builder to builder, and two references are copied
  /// then, not fifty words.
  private var frame: Frame

  init(path: RowPath, rows: [AnyRow], extras: Extras, holdsScreenKeys: Bool) {
    self.rows = rows
    frame = Frame(path: path, holdsScreenKeys: holdsScreenKeys, extras: extras)
  }
}

// MARK: - Key, header, footer, style

extension Section {
  /// What tells the section from the others of its screen.
  public var key: RowKey { frame.key }

  /// 0 for the first section of this key, 1 for the second, and so on.
  ///
  /// Anything but 0 means that keys are not unique; ``Screen/issues`` names the sections.
  public var ordinal: Int { frame.ordinal }

  /// Equal for equal keys, whichever bearer of its key the section is.
  var hashOfKey: Int { frame.hashOfKey }

  /// The row above the rows, or nil.
  public var header: AnyRow? { frame.extras.header }

  /// The row below the rows, or nil.
  public var footer: AnyRow? { frame.extras.footer }

  /// How the section is set apart.
  public var style: SectionStyle {
    get { frame.extras.style }
    set { extras.style = newValue }
  }

  /// Whether the section stays in its screen when it has no rows.
  public var isKeptWhenEmpty: Bool { frame.extras.isKeptWhenEmpty }

  /// What a section has besides its rows.
  struct Extras: Sendable {
    var header: AnyRow?
    var footer: AnyRow?
    var style = SectionStyle()
    var isKeptWhenEmpty = false
    /// What was noticed while it was composed.
    var remarks: [Remark] = []
    /// What it was composed of, where it is to be kept while that is equal.
    var value: (any SectionValue)?

    static let plain = Extras()

    /// Whether there is nothing but the value, if that.
    var isValueOnly: Bool {
      header == nil && footer == nil && !isKeptWhenEmpty && remarks.isEmpty
        && style == SectionStyle()
    }
  }

  /// What is around the rows; made anew when any of it changes.
  private final class Frame: Sendable {
    let path: RowPath
    let key: RowKey
    let ordinal: Int
    /// Equal for equal keys, whichever bearer of its key the section is.
    let hashOfKey: Int
    let holdsScreenKeys: Bool
    let extras: Extras
    /// Whether there is anything but the value.
    let isMoreThanValue: Bool

    init(path: RowPath, holdsScreenKeys: Bool, extras: Extras) {
      self.path = path
      key = path.key ?? 0
      ordinal = path.ordinal
      hashOfKey = ordinal == 0 ? path.hash : RowPath.hash(ofSection: key)
      self.holdsScreenKeys = holdsScreenKeys
      self.extras = extras
      isMoreThanValue = !extras.isValueOnly
    }
  }

  enum Remark: Hashable, Sendable {
    case positionalRows(count: Int, first: Int)
    case extraRows(RowID.Role, count: Int)
    case staleRows
  }

  /// What the section has besides its rows.
  var extras: Extras {
    get { frame.extras }
    set { frame = Frame(path: path, holdsScreenKeys: holdsScreenKeys, extras: newValue) }
  }

  /// What all of its rows stand in.
  var path: RowPath { frame.path }

  /// Whether a row's key holds for the whole screen.
  var holdsScreenKeys: Bool { frame.holdsScreenKeys }

  /// Whether header, footer and style are the same to a reader, and lead to the same actions.
  func hasEdges(like other: Section) -> Bool {
    frame === other.frame
      || style == other.style && header == other.header && footer == other.footer
  }

  /// Whether the rows of both are one and the same in memory, which is quick to tell.
  func sharesRows(with other: Section) -> Bool {
    rows.withUnsafeBufferPointer { rows in
      other.rows.withUnsafeBufferPointer {
        rows.baseAddress == $0.baseAddress && rows.count == $0.count
      }
    }
  }

  /// Whether both are one and the same in memory but for their rows, which is quick to tell.
  func isIdenticalButForRows(to other: Section) -> Bool {
    frame === other.frame
  }

  /// Whether it has nothing besides its rows but the value it was composed of.
  var hasRowsAndValueOnly: Bool { !frame.isMoreThanValue }

  /// What it was composed of, where it is to be kept while that is equal.
  var value: (any SectionValue)? { frame.extras.value }

  /// Whether it is to be kept while its value is equal.
  var hasValue: Bool { frame.extras.value != nil }
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
    var extras = extras
    extras.header = header.map(identified)
    extras.footer = footer.map(identified)
    return Section(
      path: moved, rows: rows.map(identified), extras: extras, holdsScreenKeys: holdsScreenKeys)
  }
}

extension Section {
  /// Takes over header, footer and style of another state of this section.
  mutating func adoptEdges(of other: Section) {
    var extras = extras
    extras.header = other.header
    extras.footer = other.footer
    extras.style = other.style
    self.extras = extras
  }

  /// Takes over what was noticed when another state of this section was composed, and whether it stays
  /// when empty.
  mutating func adoptRemarks(of other: Section) {
    var extras = extras
    extras.remarks = other.extras.remarks
    extras.isKeptWhenEmpty = other.isKeptWhenEmpty
    frame = Frame(path: path, holdsScreenKeys: other.holdsScreenKeys, extras: extras)
  }
}

extension Section: Equatable {
  /// Whether both have the same key, header, footer, style and rows.
  public static func == (left: Section, right: Section) -> Bool {
    left.key == right.key && left.ordinal == right.ordinal && left.hasEdges(like: right)
      && left.isKeptWhenEmpty == right.isKeptWhenEmpty && left.rows == right.rows
  }
}
