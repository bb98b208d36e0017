/// A part of a file's name made of any text, so that no two texts give one name.
///
/// What file systems treat alike must not meet: a run of characters outside the safe set becomes one
/// hyphen, and then a hash of the whole text follows. A text that is safe stays as it is, unless it ends
/// as if a hash followed.
struct SafeName {
  /// Which characters are kept.
  enum Alphabet {
    /// Letters of ASCII, digits, `_`, `-` and `+`: names of files and functions, which stay readable.
    case identifiers
    /// Small letters of ASCII, digits, `_`, `-` and `.`: no two texts differ in case alone.
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

  /// The longest part that is kept: two of them and a hash each fit in the 255 bytes of a file's name.
  static let limit = 96

  init(_ original: String, _ alphabet: Alphabet) {
    let bytes = Array(original.utf8)
    if !bytes.isEmpty, bytes.count <= Self.limit, bytes.allSatisfy(alphabet.contains),
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
        // A capital letter: it reads as the small one, and the hash tells them apart.
        kept.append(byte | 0x20)
      } else if let last = kept.last, last != UInt8(ascii: "-") {
        kept.append(UInt8(ascii: "-"))
      }
    }
    if kept.count > Self.limit { kept.removeSubrange(Self.limit...) }
    if kept.last != UInt8(ascii: "-") { kept.append(UInt8(ascii: "-")) }
    text = String(decoding: kept, as: UTF8.self) + Self.hash(of: bytes)
  }

  private static let hashDigits = 10

  /// FNV-1a, folded to ten hexadecimal digits.
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
