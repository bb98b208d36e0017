/// A part of a file name, made from any text, that differs for different texts.
///
/// Names must not collide on any file system. A safe text is its own name, unless it looks as if it ends
/// in a hash. In any other text, a hyphen replaces each run of unsafe characters, and a hash of the whole
/// text follows.
struct SafeName {
  /// A set of safe characters.
  enum Alphabet {
    /// ASCII letters, digits, `_`, `-`, and `+`, so that file and function names stay readable.
    case identifiers
    /// Lowercase ASCII letters, digits, `_`, `-`, and `.`, so that no two texts differ only in case.
    case names

    func contains(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "_"), UInt8(ascii: "-"):
        true
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "+"): self == .identifiers
      case UInt8(ascii: "."): self == .names
      default: false
      }
    }
  }

  let text: String

  /// The maximum number of bytes before the hash: two parts with hashes fit in a file name of 255 bytes.
  static let maximumLength = 96

  init(_ original: String, _ alphabet: Alphabet) {
    let bytes = Array(original.utf8)
    if !bytes.isEmpty, bytes.count <= Self.maximumLength, bytes.allSatisfy(alphabet.contains),
      !Self.endsInHash(bytes)
    {
      text = original
      return
    }
    var kept: [UInt8] = []
    for byte in bytes {
      if alphabet.contains(byte) {
        kept.append(byte)
      } else if alphabet == .names, alphabet.contains(byte | 0x20), byte >= UInt8(ascii: "A") {
        // An uppercase letter: the lowercase letter replaces it, and the hash distinguishes them.
        kept.append(byte | 0x20)
      } else if let last = kept.last, last != UInt8(ascii: "-") {
        kept.append(UInt8(ascii: "-"))
      }
    }
    if kept.count > Self.maximumLength { kept.removeSubrange(Self.maximumLength...) }
    if kept.last != UInt8(ascii: "-") { kept.append(UInt8(ascii: "-")) }
    text = String(decoding: kept, as: UTF8.self) + Self.hash(of: bytes)
  }

  private static let hashDigits = 10

  /// Returns the FNV-1a hash of bytes, folded to ten hexadecimal digits.
  private static func hash(of bytes: [UInt8]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0100_0000_01B3 }
    let folded = (hash ^ (hash >> 40)) & 0xFF_FFFF_FFFF
    let digits = String(folded, radix: 16)
    return String(repeating: "0", count: hashDigits - digits.count) + digits
  }

  private static func endsInHash(_ bytes: [UInt8]) -> Bool {
    guard bytes.count > hashDigits, bytes[bytes.count - hashDigits - 1] == UInt8(ascii: "-") else {
      return false
    }
    return bytes.suffix(hashDigits).allSatisfy {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
        || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
    }
  }
}
