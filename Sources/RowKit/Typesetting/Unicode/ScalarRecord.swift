/// What Unicode says of one scalar.
struct ScalarRecord: Equatable {
  /// The generator's bits: a class, a width, and flags.
  let bits: UInt16

  /// The record of each ideograph from U+4E00 to U+9FFF: of its class, two columns wide, and East Asian.
  @inline(__always)
  static var ideograph: ScalarRecord {
    ScalarRecord(bits: UInt16(LineBreakClass.id.rawValue) | 2 << 6 | 1 << 8)
  }

  /// Its line-breaking class.
  @inline(__always)
  var lineBreakClass: LineBreakClass {
    // The generator numbers the classes as they stand in the enumeration, from 0 and without a gap, so
    // every number it writes is the byte of a case.
    unsafeBitCast(UInt8(truncatingIfNeeded: bits & 0x3F), to: LineBreakClass.self)
  }

  /// How many columns of a terminal it takes, where `ambiguous` is what it takes that Unicode leaves
  /// to the context.
  @inline(__always)
  func columns(ambiguous: Int) -> Int {
    let columns = Int(bits >> 6 & 3)
    return columns == 3 ? ambiguous : columns
  }

  /// Whether its East Asian Width is fullwidth, wide or halfwidth.
  @inline(__always)
  var isEastAsian: Bool { bits & 1 << 8 != 0 }

  /// Whether it may be part of a cluster of several scalars for another reason than what stands
  /// around it: between two scalars that have this false a cluster ends.
  @inline(__always)
  var joins: Bool { bits & 1 << 9 != 0 }

  /// Whether it can be shown as an emoji.
  @inline(__always)
  var isEmoji: Bool { bits & 1 << 10 != 0 }

  /// Whether it is white space.
  @inline(__always)
  var isBlank: Bool { bits & 1 << 11 != 0 }

  /// Whether nothing is shown for it where it has no effect: Default_Ignorable_Code_Point.
  @inline(__always)
  var isIgnorable: Bool { bits & 1 << 13 != 0 }

  /// Whether it is neither part of a cluster by itself, nor white space, nor ignored.
  @inline(__always)
  var isPlain: Bool { bits & (1 << 9 | 1 << 11 | 1 << 13) == 0 }

  /// Whether it leaves no ink by itself: it is white space, or is ignored.
  @inline(__always)
  var isUnseen: Bool { bits & (1 << 11 | 1 << 13) != 0 }

  /// Whether it is set aside for a pictograph to come.
  @inline(__always)
  var isUnassignedPictograph: Bool { bits & 1 << 12 != 0 }
}
