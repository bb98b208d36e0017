/// The text around two neighbours, for the rules that ask for more than a state remembers.
struct LineBreakContext {
  let reader: ScalarReader
  /// Where the scalar after stands.
  let range: Range<Int>

  /// What comes after the scalar after and its marks; nil at the end of the text.
  var following: ScalarRecord? { record(after: range.upperBound)?.record }

  private func record(after index: Int) -> (record: ScalarRecord, end: Int)? {
    var index = index
    while index < reader.bytes.count {
      let step = reader.step(at: index)
      let record = reader.table[value: step.value]
      if !record.lineBreakClass.isMark { return (record, step.end) }
      index = step.end
    }
    return nil
  }

  /// The scalar before an index without the marks that follow it, and where it starts; nil at the start of
  /// the text.
  private func record(before index: Int) -> (record: ScalarRecord, start: Int)? {
    var index = index
    var marks: Int?
    while index > 0 {
      let start = reader.start(before: index)
      let record = reader.table[value: reader.step(at: start).value]
      if record.lineBreakClass.isMark {
        marks = start
      } else if let marks, !record.lineBreakClass.takesMarks {
        return (Self.letter, marks)
      } else {
        return (record, start)
      }
      index = start
    }
    return marks.map { (Self.letter, $0) }
  }

  /// LB10: a mark with nothing to stand on has the properties of the letter A.
  private static let letter = UnicodeTable()["A"]

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
    let before = record(before: range.lowerBound)
    if second == .quInitial, before?.record.isEastAsian != true || following?.isEastAsian != true {
      return true
    }
    guard first == .quFinal else { return false }
    let quoted = before.flatMap { record(before: $0.start)?.record }
    let after = reader.table[value: reader.step(at: range.lowerBound).value]
    return quoted?.isEastAsian != true || !after.isEastAsian
  }

  /// LB25: whether an opening parenthesis opens a number, also one that starts with a separator.
  var opensNumber: Bool {
    guard let next = record(after: range.upperBound) else { return false }
    if next.record.lineBreakClass == .nu { return true }
    return next.record.lineBreakClass == .is
      && record(after: next.end)?.record.lineBreakClass == .nu
  }

  /// LB30b: whether the scalar before is set aside for a pictograph to come.
  var followsUnassignedPictograph: Bool {
    record(before: range.lowerBound)?.record.isUnassignedPictograph == true
  }
}
