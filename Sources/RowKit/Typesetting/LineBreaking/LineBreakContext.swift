/// What stands around two neighbours, for the rules that ask for more than their classes.
struct LineBreakContext {
  /// The scalar before, without the marks that follow it.
  let before: ScalarRecord
  /// The scalar after.
  let after: ScalarRecord
  /// The class of what stands before the spaces, where the scalar before is a space.
  let beforeSpaces: LineBreakClass?
  let memory: Memory
  let reader: ScalarReader
  /// Where the scalar after ends.
  let end: Int

  /// What is remembered of the scalars up to the one before.
  struct Memory: OptionSet {
    let rawValue: UInt8

    /// A number goes on: NU (SY | IS)*.
    static let inNumber = Memory(rawValue: 1)
    /// A number was closed: NU (SY | IS)* (CL | CP).
    static let closesNumber = Memory(rawValue: 2)
    /// An initial quotation mark that opens, and spaces: what stands before it is no word (LB15a).
    static let opensQuotation = Memory(rawValue: 4)
    /// A quotation mark after an East Asian scalar.
    static let followsEastAsian = Memory(rawValue: 8)
    /// A hyphen where a word starts (LB20a).
    static let startsWord = Memory(rawValue: 16)
    /// A hyphen after a Hebrew letter.
    static let followsHebrew = Memory(rawValue: 32)
    /// A virama after an aksara.
    static let endsAksara = Memory(rawValue: 64)
    /// The first of the two regional indicators of a flag.
    static let halfFlag = Memory(rawValue: 128)
  }

  /// What comes after the scalar after and its marks; nil at the end of the text.
  var following: ScalarRecord? { record(after: end)?.record }

  private func record(after index: Int) -> (record: ScalarRecord, end: Int)? {
    var index = index
    while index < reader.bytes.count {
      let step = reader.step(at: index)
      let record = reader.table[value: step.value]
      let lineBreakClass = record.lineBreakClass
      if lineBreakClass != .cm, lineBreakClass != .zwj { return (record, step.end) }
      index = step.end
    }
    return nil
  }

  /// LB15b: whether a final quotation mark closes what stands before it.
  var closesQuotation: Bool {
    switch following?.lineBreakClass {
    case nil, .sp, .gl, .wj, .cl, .qu, .quInitial, .quFinal, .cp, .ex, .is, .sy, .bk, .cr, .lf, .nl,
      .zw:
      true
    default: false
    }
  }

  /// LB19a: whether a quotation mark sticks to its neighbour, as it does but between two that are East
  /// Asian.
  func gluesQuotation(_ first: LineBreakClass, _ second: LineBreakClass) -> Bool {
    if second == .quInitial, !before.isEastAsian || following?.isEastAsian != true { return true }
    return first == .quFinal && !(after.isEastAsian && memory.contains(.followsEastAsian))
  }

  /// LB25: whether an opening parenthesis opens a number, also one that starts with a separator.
  var opensNumber: Bool {
    guard let next = record(after: end) else { return false }
    if next.record.lineBreakClass == .nu { return true }
    return next.record.lineBreakClass == .is
      && record(after: next.end)?.record.lineBreakClass == .nu
  }
}
