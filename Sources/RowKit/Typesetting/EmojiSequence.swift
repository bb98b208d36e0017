/// Where a cluster ends that starts with an emoji or is a flag.
///
/// These are most clusters of several scalars, and by hand their ends are found ten times faster than by
/// the standard library. It knows only what every version of Unicode agrees on, and gives up on all else.
///
/// Source: UAX #29, "Unicode Text Segmentation", rules GB9, GB11, GB12 and GB13.
struct EmojiSequence {
  private(set) var end: Int

  /// The sequence of which the first scalar was read; nil where it is none, or not a usual one.
  init?(_ scalars: ScalarReader, startingAt start: Int) {
    guard let first = Scalar(scalars, at: start) else { return nil }
    end = first.end
    if first.isHalfFlag {
      guard let second = Scalar(scalars, at: end), second.isHalfFlag else { return nil }
      end = second.end
      if Scalar(scalars, at: end)?.mayBelongToCluster == true { return nil }
      return
    }
    guard first.isPictograph else { return nil }
    while let next = Scalar(scalars, at: end), next.mayBelongToCluster {
      switch next.value {
      case 0xFE0F, 0x1F3FB...0x1F3FF: end = next.end
      case 0x200D:
        guard let joined = Scalar(scalars, at: next.end), joined.isPictograph else { return nil }
        end = joined.end
      default: return nil
      }
    }
  }

  private struct Scalar {
    let value: UInt32
    let end: Int
    let record: ScalarRecord

    /// The scalar at an index; nil at the end of the text.
    init?(_ scalars: ScalarReader, at index: Int) {
      guard index < scalars.bytes.count else { return nil }
      let step = scalars.step(at: index)
      (value, end, record) = (step.value, step.end, scalars.table[value: step.value])
    }

    var isHalfFlag: Bool { record.lineBreakClass == .ri }

    /// Whether it may go on a cluster that is a flag or started with an emoji: half a flag never does.
    var mayBelongToCluster: Bool { record.joins && !isHalfFlag }

    /// Whether it is an emoji that a joiner joins to others: neither a skin tone, nor half a flag, nor a
    /// digit or sign of ASCII.
    var isPictograph: Bool { record.isEmoji && !record.joins && value >= 0x80 }
  }
}
