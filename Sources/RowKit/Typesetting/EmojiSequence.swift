/// Where a cluster ends that starts with an emoji or is a flag.
///
/// These are most clusters of several scalars, and by hand their ends are found ten times faster than by
/// the standard library. It knows only what every version of Unicode agrees on, and gives up on all else.
///
/// Source: UAX #29, "Unicode Text Segmentation", rules GB9, GB11, GB12 and GB13.
struct EmojiSequence {
  /// Where the scalar after it starts.
  private(set) var end: Int
  /// The scalar after it.
  private(set) var next: ScalarReader.Peek

  /// The sequence of a scalar and what follows it; nil where it is none, or not a usual one.
  init?(_ scalars: ScalarReader, _ first: ScalarReader.Peek, _ following: ScalarReader.Peek) {
    (end, next) = (first.end, following)
    if first.isHalfFlag {
      guard next.isHalfFlag else { return nil }
      takeNext(scalars)
      if next.mayBelongToCluster { return nil }
      return
    }
    guard first.isPictograph else { return nil }
    while next.mayBelongToCluster {
      switch next.value {
      case 0xFE0F, 0x1F3FB...0x1F3FF: takeNext(scalars)
      case 0x200D:
        takeNext(scalars)
        guard next.isPictograph else { return nil }
        takeNext(scalars)
      default: return nil
      }
    }
  }

  private mutating func takeNext(_ scalars: ScalarReader) {
    end = next.end
    next = scalars.peek(at: end)
  }
}

extension ScalarReader.Peek {
  fileprivate var isHalfFlag: Bool { record.lineBreakClass == .ri }

  /// Whether it may go on a cluster that is a flag or started with an emoji: half a flag never does.
  fileprivate var mayBelongToCluster: Bool { record.joins && !isHalfFlag }

  /// Whether it is an emoji that a joiner joins to others: neither a skin tone, nor half a flag, nor a digit
  /// or sign of ASCII.
  fileprivate var isPictograph: Bool { record.isEmoji && !record.joins && value >= 0x80 }
}
