/// Whether a line may end between two scalars.
enum LineBreak: UInt8 {
  /// It may not.
  case prohibited
  /// It may.
  case allowed
  /// It must.
  case mandatory
  /// What stands around the two decides.
  case inContext
}

/// The rules of UAX #14, "Unicode Line Breaking Algorithm", version 17.0, for two neighbours of which
/// neither ends a paragraph, in the order they have there.
///
/// Marks are part of what they follow (LB9), and the second is neither a space nor ZW (LB7). Source:
/// https://www.unicode.org/reports/tr14/tr14-55.html
enum LineBreakRules {
  /// What the rules say where a scalar comes after a state, in a context or before one is known.
  static func decide(
    between state: LineBreakState, and after: LineBreakClass, before: LineBreakClass,
    in context: LineBreakContext?
  ) -> LineBreak {
    if before == .sp { return afterSpaces(state, after, in: context) }
    switch (before, after) {
    // LB8
    case (.zw, _): return .allowed
    // LB11, LB12
    case (.wj, _), (_, .wj), (.gl, _): return .prohibited
    // LB12a
    case (.ba, .gl), (.hy, .gl), (.hh, .gl): break
    case (_, .gl): return .prohibited
    // LB13, LB14, LB15d
    case (_, .cl), (_, .cp), (_, .ex), (_, .sy), (_, .is): return .prohibited
    case (.op, _), (.opEastAsian, _): return .prohibited
    // LB16, LB17
    case (.cl, .ns), (.cp, .ns), (.b2, .b2): return .prohibited
    // LB19
    case (_, .qu), (_, .quFinal), (.qu, _), (.quInitial, _): return .prohibited
    default: break
    }
    if after == .quInitial || before == .quFinal {
      // LB19a
      guard let context else { return .inContext }
      if context.gluesQuotation(before, after) { return .prohibited }
    }
    // LB20
    if before == .cb || after == .cb { return .allowed }
    if before == .hy || before == .hh {
      // LB20a, LB21a
      guard after != .ba, after != .hy, after != .hh, after != .ns else { return .prohibited }
      if state.memory.contains(.startsWord), after.isLetter { return .prohibited }
      if state.memory.contains(.followsHebrew), after != .hl { return .prohibited }
    }
    switch (before, after) {
    // LB21, LB21b, LB22
    case (_, .ba), (_, .hh), (_, .hy), (_, .ns), (.bb, _): return .prohibited
    case (.sy, .hl), (_, .in): return .prohibited
    default: break
    }
    return numbersAndScripts(before, after, state.memory, in: context)
  }

  /// Rules LB23 to LB31.
  private static func numbersAndScripts(
    _ before: LineBreakClass, _ after: LineBreakClass, _ memory: LineBreakState.Memory,
    in context: LineBreakContext?
  ) -> LineBreak {
    switch (before, after) {
    // LB23, LB24, LB28
    case (.nu, .nu), (.nu, .po), (.nu, .pr): return .prohibited
    case _ where before.isLetter && (after == .nu || after.isLetter): return .prohibited
    case (.nu, _) where after.isLetter: return .prohibited
    case (.pr, _) where after.isLetter: return .prohibited
    case (.po, _) where after.isLetter: return .prohibited
    case (_, .pr) where before.isLetter: return .prohibited
    case (_, .po) where before.isLetter: return .prohibited
    // LB23a
    case (.pr, .id), (.pr, .eb), (.pr, .em), (.id, .po), (.eb, .po), (.em, .po): return .prohibited
    // LB25
    case (.po, .nu), (.pr, .nu), (.hy, .nu), (.is, .nu): return .prohibited
    case (.cl, .po), (.cl, .pr), (.cp, .po), (.cp, .pr):
      return memory.contains(.closesNumber) ? .prohibited : .allowed
    case (.sy, .po), (.sy, .pr), (.is, .po), (.is, .pr), (.sy, .nu):
      return memory.contains(.inNumber) ? .prohibited : .allowed
    case (.po, .op), (.pr, .op), (.po, .opEastAsian), (.pr, .opEastAsian):
      guard let context else { return .inContext }
      return context.opensNumber ? .prohibited : .allowed
    // LB26, LB27
    case (.jl, .jl), (.jl, .jv), (.jl, .h2), (.jl, .h3): return .prohibited
    case (.jv, .jv), (.jv, .jt), (.h2, .jv), (.h2, .jt): return .prohibited
    case (.jt, .jt), (.h3, .jt): return .prohibited
    case (_, .po) where before.isHangul: return .prohibited
    case (.pr, _) where after.isHangul: return .prohibited
    // LB28a
    case (.ap, _) where after.isAksara: return .prohibited
    case (_, .vf) where before.isAksara: return .prohibited
    case (_, .vi) where before.isAksara: return .prohibited
    case (.vi, .ak), (.vi, .dottedCircle):
      return memory.contains(.endsAksara) ? .prohibited : .allowed
    case _ where before.isAksara && after.isAksara:
      guard let context else { return .inContext }
      return context.following?.lineBreakClass == .vf ? .prohibited : .allowed
    // LB29
    case (.is, _) where after.isLetter: return .prohibited
    // LB30
    case (.nu, .op), (.cp, .nu): return .prohibited
    case (_, .op) where before.isLetter: return .prohibited
    case (.cp, _) where after.isLetter: return .prohibited
    // LB30a
    case (.ri, .ri):
      return memory.contains(.halfFlag) ? .prohibited : .allowed
    // LB30b
    case (.eb, .em): return .prohibited
    case (.id, .em), (.al, .em):
      guard let context else { return .inContext }
      return context.followsUnassignedPictograph ? .prohibited : .allowed
    // LB31
    default: return .allowed
    }
  }

  /// What the rules say where spaces stand between the two.
  private static func afterSpaces(
    _ state: LineBreakState, _ after: LineBreakClass, in context: LineBreakContext?
  ) -> LineBreak {
    // LB8
    if state.beforeSpaces == .zw { return .allowed }
    switch after {
    // LB11, LB13
    case .wj, .cl, .cp, .ex, .sy: return .prohibited
    default: break
    }
    // LB14, LB15a
    if state.beforeSpaces == .op || state.beforeSpaces == .opEastAsian { return .prohibited }
    if state.memory.contains(.opensQuotation) { return .prohibited }
    // LB15b, LB15c, LB15d
    if after == .quFinal || after == .is {
      guard let context else { return .inContext }
      if after == .is {
        return context.following?.lineBreakClass == .nu ? .allowed : .prohibited
      }
      if context.closesQuotation { return .prohibited }
    }
    // LB16, LB17, LB18
    switch (state.beforeSpaces, after) {
    case (.cl, .ns), (.cp, .ns), (.b2, .b2): return .prohibited
    default: return .allowed
    }
  }
}

extension LineBreakClass {
  /// CM or ZWJ.
  var isMark: Bool { self == .cm || self == .zwj }

  /// Whether the marks after it are part of it (LB9).
  var takesMarks: Bool {
    switch self {
    case .bk, .cr, .lf, .nl, .sp, .zw: false
    default: true
    }
  }

  /// AL or HL; the dotted circle is AL.
  var isLetter: Bool { self == .al || self == .hl || self == .dottedCircle }

  /// AK, AS, or the dotted circle.
  var isAksara: Bool { self == .ak || self == .as || self == .dottedCircle }

  /// JL, JV, JT, H2 or H3.
  var isHangul: Bool {
    switch self {
    case .jl, .jv, .jt, .h2, .h3: true
    default: false
    }
  }
}
