/// A character as a reader counts them, on its way into a line.
struct Cluster {
  /// Where it ends, in bytes from the text's start.
  var end: Int
  /// How far it moves the next one.
  var advance: Length
  var traits: Traits

  /// What decides where a line may end.
  struct Traits: OptionSet {
    let rawValue: UInt8

    /// A line ends here.
    static let newline = Traits(rawValue: 1)
    /// A line may end after it, and it takes no room there.
    static let space = Traits(rawValue: 2)
    /// It is white space, also where no line may end.
    static let blank = Traits(rawValue: 32)
    /// Lines may end on both sides, as around an ideograph.
    static let ideographic = Traits(rawValue: 4)
    /// It opens a bracket or quotation: no line ends after it.
    static let opening = Traits(rawValue: 8)
    /// It belongs to what stands before it: no line starts with it.
    static let closing = Traits(rawValue: 16)

    /// Whether a line may end after this and before another that is no space.
    func allowsBreak(before next: Traits) -> Bool {
      if contains(.space) { return true }
      return union(next).contains(.ideographic) && !contains(.opening) && !next.contains(.closing)
    }
  }
}

/// Reads clusters off a text's bytes.
///
/// Most characters are one scalar with nothing that joins it: those are told by a look at the next
/// scalar. The standard library finds the ends of the others.
struct ClusterScanner {
  let text: String
  let bytes: UnsafeBufferPointer<UInt8>
  let ruler: FontRuler

  func cluster(at index: Int) -> Cluster {
    let byte = bytes[index]
    let next = index + 1
    if byte < 0x80, byte != 0x0D, next == bytes.count || bytes[next] < 0x80 {
      return Cluster(
        end: next, advance: ruler.advance(ofASCII: byte), traits: .init(ascii: byte))
    }
    if let scalar = loneIdeograph(at: index),
      index + 3 == bytes.count || bytes[index + 3] < 0x80 || loneIdeograph(at: index + 3) != nil
    {
      return Cluster(
        end: index + 3, advance: ruler.advance(of: scalar),
        traits: Cluster.Traits(scalar).union(.ideographic))
    }
    let start = text.utf8.index(text.startIndex, offsetBy: index)
    let character = text[start]
    return Cluster(
      end: index + character.utf8.count, advance: ruler.advance(of: character),
      traits: .init(character))
  }

  /// Whether something other than white space follows.
  func showsAnything(after index: Int) -> Bool {
    var index = index
    while index < bytes.count {
      let cluster = cluster(at: index)
      if cluster.traits.isDisjoint(with: [.blank, .newline]) { return true }
      index = cluster.end
    }
    return false
  }

  /// A wide scalar of three bytes that nothing of its kind, and no ASCII, joins: a common ideograph,
  /// kana, Hangul syllable, or full-width punctuation.
  private func loneIdeograph(at index: Int) -> Unicode.Scalar? {
    guard bytes[index] & 0xF0 == 0xE0, index + 2 < bytes.count else { return nil }
    let value =
      UInt32(bytes[index] & 0x0F) << 12 | UInt32(bytes[index + 1] & 0x3F) << 6
      | UInt32(bytes[index + 2] & 0x3F)
    switch value {
    case 0x3001...0x3029, 0x3041...0x3096, 0x30A0...0x30FF, 0x4E00...0x9FFF, 0xAC00...0xD7A3,
      0xFF01...0xFF60:
      return Unicode.Scalar(value)
    default: return nil
    }
  }
}

extension Cluster.Traits {
  fileprivate init(ascii byte: UInt8) {
    switch byte {
    case 0x20, 0x09: self = [.space, .blank]
    case 0x0A, 0x0B, 0x0C: self = .newline
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): self = .opening
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "!"),
      UInt8(ascii: "?"), UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: ":"),
      UInt8(ascii: ";"), UInt8(ascii: "%"):
      self = .closing
    default: self = []
    }
  }

  /// What a scalar that may stand beside ideographs opens or closes.
  fileprivate init(_ scalar: Unicode.Scalar) {
    // Ideographs first: most of what comes here.
    if scalar >= "\u{4E00}", scalar <= "\u{9FFF}" {
      self = []
      return
    }
    switch scalar {
    // What a Japanese or Chinese line must not start with: stops, iteration marks, small kana.
    case "、", "。", "，", "．", "：", "；", "！", "？", "％", "…", "‥", "・", "ー", "々", "〜", "～", "ゝ", "ゞ",
      "ヽ", "ヾ", "ぁ", "ぃ", "ぅ", "ぇ", "ぉ", "っ", "ゃ", "ゅ", "ょ", "ァ", "ィ", "ゥ", "ェ", "ォ", "ッ", "ャ", "ュ",
      "ョ":
      self = .closing
    case "￥", "＄": self = .opening
    case "\u{AC00}"..."\u{D7A3}": self = []
    default:
      switch scalar.properties.generalCategory {
      case .openPunctuation, .initialPunctuation: self = .opening
      case .closePunctuation, .finalPunctuation: self = .closing
      default: self = []
      }
    }
  }

  fileprivate init(_ character: Character) {
    if character.isNewline {
      self = .newline
    } else if character.isWhitespace {
      self = "\u{A0}\u{202F}\u{2007}".contains(character) ? .blank : [.space, .blank]
    } else {
      let scalar = character.unicodeScalars[character.unicodeScalars.startIndex]
      if scalar.isASCII {
        self.init(ascii: UInt8(scalar.value))
      } else {
        self.init(scalar)
        if scalar.value >= 0x1100, character.columns == 2 { formUnion(.ideographic) }
      }
    }
  }
}
