/// What the rules need to know of all that stands before a scalar: the little on which it depends whether a
/// line may end there, apart from what the text around tells.
struct LineBreakState: Hashable {
  /// The class before, marks left out; nil where a text starts.
  private(set) var before: LineBreakClass?
  /// The class of what stands before the spaces, where the class before is a space and that matters.
  private(set) var beforeSpaces: LineBreakClass?
  private(set) var memory: Memory = []
  /// Whether a joiner is the last of the marks.
  private(set) var endsInJoiner = false

  /// What is remembered of the scalars up to the one before.
  struct Memory: OptionSet, Hashable {
    let rawValue: UInt8

    /// A number goes on: NU (SY | IS)*.
    static let inNumber = Memory(rawValue: 1)
    /// A number was closed: NU (SY | IS)* (CL | CP).
    static let closesNumber = Memory(rawValue: 2)
    /// An initial quotation mark that opens, and spaces: what stands before it is no word (LB15a).
    static let opensQuotation = Memory(rawValue: 4)
    /// A hyphen where a word starts (LB20a).
    static let startsWord = Memory(rawValue: 8)
    /// A hyphen after a Hebrew letter.
    static let followsHebrew = Memory(rawValue: 16)
    /// A virama after an aksara.
    static let endsAksara = Memory(rawValue: 32)
    /// The first of the two regional indicators of a flag.
    static let halfFlag = Memory(rawValue: 64)
  }

  // In one number, since thousands are looked up before the first text is broken.
  func hash(into hasher: inout Hasher) {
    let (before, beforeSpaces) = (before?.rawValue ?? .max, beforeSpaces?.rawValue ?? .max)
    hasher.combine(
      UInt32(before) | UInt32(beforeSpaces) << 8 | UInt32(memory.rawValue) << 16
        | (endsInJoiner ? 1 << 24 : 0))
  }

  /// What the rules say of a scalar of a class that comes next.
  ///
  /// - Parameter context: The text around; without it the answer is `inContext` where that matters.
  func decision(before next: LineBreakClass, in context: LineBreakContext?) -> LineBreak {
    guard let before else { return .prohibited }
    // LB4, LB5
    if before.endsParagraph, before != .cr || next != .lf { return .mandatory }
    // LB6, LB7
    if next.endsParagraph || next == .sp || next == .zw { return .prohibited }
    // LB8a
    if endsInJoiner { return .prohibited }
    // LB9, LB10
    if next.isMark, before.takesMarks { return .prohibited }
    return LineBreakRules.decide(
      between: self, and: next.isMark ? .al : next, before: before, in: context)
  }

  /// What is known once a scalar of a class was read.
  func reading(_ next: LineBreakClass) -> LineBreakState {
    var state = self
    if next.isMark, before?.takesMarks == true {
      state.endsInJoiner = next == .zwj
      return state
    }
    let previous = before?.endsParagraph == true ? nil : before
    // LB10: a mark with nothing to stand on is a letter.
    state.before = next.isMark ? .al : next
    state.endsInJoiner = next == .zwj
    if next != .sp {
      state.memory = memory(after: next, previous)
      state.beforeSpaces = nil
    } else if previous != .sp {
      state.memory.formIntersection(.opensQuotation)
      state.beforeSpaces = previous?.mattersBeforeSpaces == true ? previous : nil
    }
    return state
  }

  private func memory(after next: LineBreakClass, _ previous: LineBreakClass?) -> Memory {
    switch next {
    case .nu: return .inNumber
    case .sy, .is: return memory.intersection(.inNumber)
    case .cl, .cp: return memory.contains(.inNumber) ? .closesNumber : []
    case .quInitial:
      switch previous {
      case nil, .op, .opEastAsian, .qu, .quInitial, .quFinal, .gl, .sp, .zw: return .opensQuotation
      default: return []
      }
    case .hy, .hh:
      switch previous {
      case nil, .sp, .zw, .cb, .gl: return .startsWord
      case .hl: return .followsHebrew
      default: return []
      }
    case .vi: return previous?.isAksara == true ? .endsAksara : []
    case .ri: return previous == .ri && memory.contains(.halfFlag) ? [] : .halfFlag
    default: return []
    }
  }
}

extension LineBreakClass {
  /// BK, CR, LF or NL.
  fileprivate var endsParagraph: Bool {
    switch self {
    case .bk, .cr, .lf, .nl: true
    default: false
    }
  }

  /// Whether it matters to what comes after spaces too.
  fileprivate var mattersBeforeSpaces: Bool {
    switch self {
    case .zw, .op, .opEastAsian, .quInitial, .cl, .cp, .b2: true
    default: false
    }
  }
}
