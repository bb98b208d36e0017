extension Character {
  /// Whether a line may end after this space.
  var isBreakingSpace: Bool {
    isWhitespace && self != "\u{A0}" && self != "\u{202F}" && self != "\u{2007}"
  }

  /// Whether a line may end between two characters, of which the second is no space.
  static func canBreak(between left: Character, and right: Character) -> Bool {
    if left.isBreakingSpace { return true }
    guard left.isIdeographic || right.isIdeographic else { return false }
    return !left.opens && !right.closes
  }

  /// Whether lines may break on both sides, as they may around an ideograph.
  ///
  /// Full-width punctuation counts, and is held where it belongs by what it opens or closes.
  private var isIdeographic: Bool {
    guard let scalar = unicodeScalars.first, scalar.value >= 0x1100 else { return false }
    return columns == 2
  }

  /// Whether the character opens a bracket or quotation, so that no line ends after it.
  private var opens: Bool {
    switch unicodeScalars.first?.properties.generalCategory {
    case .openPunctuation, .initialPunctuation: true
    default: self == "￥" || self == "＄"
    }
  }

  /// Whether the character belongs to what stands before it, so that no line starts with it.
  private var closes: Bool {
    switch unicodeScalars.first?.properties.generalCategory {
    case .closePunctuation, .finalPunctuation: true
    default: "，。、．：；！？,.:;!?%％…‥・ー々〜～ゝゞヽヾぁぃぅぇぉっゃゅょァィゥェォッャュョ".contains(self)
    }
  }
}
