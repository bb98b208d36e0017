/// Finds where lines may end, scalar by scalar, by UAX #14.
///
/// It is told of each scalar in turn, remembers a few bytes, and allocates nothing. Text of scripts that
/// need a dictionary (Thai, Lao, Khmer, Myanmar) breaks at spaces only.
package struct LineBreaker {
  private let pairs = LineBreakRules.pairs
  private let breaksBeforeSmallKana: Bool
  /// The class before, marks left out; nil where a paragraph starts.
  private var before: LineBreakClass?
  private var record = ScalarRecord(bits: 0)
  private var beforeSpaces: LineBreakClass?
  private var memory = LineBreakContext.Memory()
  private var endsInJoiner = false
  /// Whether nothing is remembered but the class before, and nothing of it matters beyond spaces.
  private var isPlain = false

  init(_ strictness: LineBreakStrictness) {
    breaksBeforeSmallKana = strictness == .normal
  }

  /// Whether a line may or must end before a scalar; then takes the scalar as read.
  ///
  /// - Parameters:
  ///   - next: The record of the scalar.
  ///   - reader: The text.
  ///   - end: Where the scalar ends in the text.
  @inline(__always)
  mutating func advance(
    over next: ScalarRecord, in reader: ScalarReader, endingAt end: Int
  ) -> LineBreak {
    let nextClass = resolved(next.lineBreakClass)
    // Most of a text is letters, ideographs, spaces and common punctuation.
    if isPlain, nextClass.isForgotten, let before {
      let decision = pairs[LineBreakRules.index(before, nextClass)]
      let isSpace = nextClass == .sp
      if decision != .inContext, !isSpace || !before.mattersBeforeSpaces {
        if isSpace, before != .sp { beforeSpaces = before }
        self.before = nextClass
        record = next
        return decision
      }
    }
    let decision = advanceSlowly(over: next, nextClass, in: reader, endingAt: end)
    isPlain =
      memory.isEmpty && !endsInJoiner && self.before?.isForgotten == true
      && !(self.before == .sp && beforeSpaces?.mattersBeforeSpaces == true)
    return decision
  }

  /// What the rules say before a scalar of a class; nil where more than the class before matters.
  @inline(__always)
  func plainDecision(before next: LineBreakClass) -> LineBreak? {
    guard isPlain, let before else { return nil }
    let decision = pairs[LineBreakRules.index(before, next)]
    return decision == .inContext ? nil : decision
  }

  /// Takes a run of letters or of ideographs as read, of which the last has a record.
  @inline(__always)
  mutating func skip(to last: ScalarRecord, _ lineBreakClass: LineBreakClass) {
    before = lineBreakClass
    record = last
  }

  private func resolved(_ lineBreakClass: LineBreakClass) -> LineBreakClass {
    guard lineBreakClass == .cj else { return lineBreakClass }
    return breaksBeforeSmallKana ? .id : .ns
  }

  private mutating func advanceSlowly(
    over next: ScalarRecord, _ nextClass: LineBreakClass, in reader: ScalarReader,
    endingAt end: Int
  ) -> LineBreak {
    guard let before else {
      read(next, nextClass)
      return .prohibited
    }
    switch before {
    // LB4, LB5
    case .bk, .lf, .nl:
      startParagraph(with: next, nextClass)
      return .mandatory
    case .cr:
      if nextClass == .lf { break }
      startParagraph(with: next, nextClass)
      return .mandatory
    default: break
    }
    switch nextClass {
    // LB6, LB7
    case .bk, .cr, .lf, .nl, .sp, .zw:
      read(next, nextClass)
      return .prohibited
    case .cm, .zwj:
      // LB9
      let isJoined = before != .sp && before != .zw
      let decision: LineBreak =
        isJoined || endsInJoiner ? .prohibited : decide(Self.letter, .al, reader, end)
      if !isJoined { read(Self.letter, .al) }
      endsInJoiner = nextClass == .zwj
      return decision
    default:
      // LB8a
      let decision = endsInJoiner ? .prohibited : decide(next, nextClass, reader, end)
      read(next, nextClass)
      return decision
    }
  }

  private func decide(
    _ next: ScalarRecord, _ nextClass: LineBreakClass, _ reader: ScalarReader, _ end: Int
  ) -> LineBreak {
    guard let before else { return .prohibited }
    let decision = pairs[LineBreakRules.index(before, nextClass)]
    // Opened and closed brackets, B2 and ZW matter beyond the spaces after them.
    guard
      decision == .inContext || before == .sp && beforeSpaces?.mattersBeforeSpaces == true
    else { return decision }
    let context = LineBreakContext(
      before: record, after: next, beforeSpaces: beforeSpaces, memory: memory, reader: reader,
      end: end)
    return LineBreakRules.decide(before, nextClass, in: context)
  }

  /// LB10: a mark with nothing to stand on has the properties of the letter A.
  private static let letter = UnicodeTable()["A"]

  private mutating func startParagraph(with next: ScalarRecord, _ nextClass: LineBreakClass) {
    before = nil
    read(next, nextClass)
  }

  /// Takes a scalar as read, whatever may stand before it.
  private mutating func read(_ next: ScalarRecord, _ nextClass: LineBreakClass) {
    let isMark = before == nil && (nextClass == .cm || nextClass == .zwj)
    let readClass = isMark ? .al : nextClass
    if readClass != .sp {
      memory = memory(after: readClass)
    } else if before != .sp {
      beforeSpaces = before
      memory.formIntersection(.opensQuotation)
    }
    before = readClass
    record = isMark ? Self.letter : next
    endsInJoiner = nextClass == .zwj
  }

  private func memory(after next: LineBreakClass) -> LineBreakContext.Memory {
    switch next {
    case .nu: return .inNumber
    case .sy, .is: return memory.intersection(.inNumber)
    case .cl, .cp: return memory.contains(.inNumber) ? .closesNumber : []
    case .quFinal: return record.isEastAsian && before != nil ? .followsEastAsian : []
    case .quInitial:
      switch before {
      case nil, .op, .opEastAsian, .qu, .quInitial, .quFinal, .gl, .sp, .zw: return .opensQuotation
      default: return []
      }
    case .hy, .hh:
      switch before {
      case nil, .sp, .zw, .cb, .gl: return .startsWord
      case .hl: return .followsHebrew
      default: return []
      }
    case .vi: return before?.isAksara == true ? .endsAksara : []
    case .ri: return before == .ri && memory.contains(.halfFlag) ? [] : .halfFlag
    default: return []
    }
  }
}

extension LineBreakClass {
  /// Whether no rule asks for it beyond the next scalar that is no space: what comes after it never
  /// depends on what stood before it.
  @inline(__always)
  fileprivate var isForgotten: Bool {
    switch self {
    case .al, .id, .sp, .cl, .cp, .ex, .ns, .in, .op, .opEastAsian, .ba, .bb, .po, .pr, .eb, .em:
      true
    default: false
    }
  }

  /// Whether it matters to what comes after spaces too.
  @inline(__always)
  fileprivate var mattersBeforeSpaces: Bool {
    switch self {
    case .zw, .op, .opEastAsian, .quInitial, .cl, .cp, .b2: true
    default: false
    }
  }
}

/// How strictly Japanese is kept from breaking.
///
/// It decides of small kana and the prolonged sound mark (class CJ of UAX #14), as the values of CSS
/// `line-break` by the same names do.
public enum LineBreakStrictness: Hashable, Sendable {
  /// No line starts with small kana.
  case strict
  /// A line may start with small kana, as is usual where columns are narrow.
  case normal
}
