/// A parser of JSON (RFC 8259, without extensions) that reports the line and column of an error.
///
/// Foundation's decoder doesn't: on Linux, it reports "not valid JSON" without a location, and it accepts
/// a trailing comma.
package struct JSONParser {
  let bytes: [UInt8]
  let file: String
  /// The start of the text, after a byte order mark, if there is one.
  let start: Int
  var position: Int

  /// The maximum number of nested lists and objects.
  ///
  /// A list of products has five levels. A level takes up to 3.3 KB of stack in a debug build, and a
  /// thread's stack can be as small as 512 KB.
  private static let maximumDepth = 64

  /// Parses a JSON text.
  ///
  /// - Parameters:
  ///   - bytes: The text in UTF-8.
  ///   - file: The name of the file, for errors.
  package static func parse(_ bytes: [UInt8], file: String) throws(DataError) -> JSON {
    try validateUTF8(bytes, file: file)
    var parser = JSONParser(bytes: bytes, file: file)
    let value = try parser.value(depth: 0)
    guard parser.next() == nil else { throw parser.failure("the end of the file") }
    return value
  }

  private init(bytes: [UInt8], file: String) {
    self.bytes = bytes
    self.file = file
    // Some editors on Windows write a byte order mark, which RFC 8259 allows a parser to ignore.
    start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    position = start
  }

  private static func validateUTF8(_ bytes: [UInt8], file: String) throws(DataError) {
    var iterator = bytes.makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let scalar): offset += scalar.count
      case .emptyInput: return
      case .error: throw .invalidUTF8(file: file, byte: bytes[offset], offset: offset)
      }
    }
  }

  // MARK: Values

  /// Parses the next value at a depth of nesting.
  private mutating func value(depth: Int) throws(DataError) -> JSON {
    switch next() {
    case UInt8(ascii: "{"): return .object(try fields(depth: depth + 1))
    case UInt8(ascii: "["): return .list(try values(depth: depth + 1))
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "-"), (UInt8(ascii: "0")...UInt8(ascii: "9"))?: return .number(try number())
    default:
      if take("true") { return .bool(true) }
      if take("false") { return .bool(false) }
      if take("null") { return .null }
      throw failure("a value")
    }
  }

  /// Consumes the opening bracket at the current position.
  private mutating func open(depth: Int) throws(DataError) {
    guard depth <= Self.maximumDepth else {
      throw failure("at most \(Self.maximumDepth) levels of nesting", found: "one more")
    }
    position += 1
  }

  private mutating func fields(depth: Int) throws(DataError) -> [JSON.Field] {
    try open(depth: depth)
    var fields: [JSON.Field] = []
    if takeNext("}") { return fields }
    repeat {
      guard next() == UInt8(ascii: "\"") else { throw failure("a field name in quotes") }
      let name = try string()
      guard takeNext(":") else { throw failure("a colon") }
      fields.append(JSON.Field(name: name, value: try value(depth: depth)))
    } while takeNext(",")
    guard takeNext("}") else { throw failure(#"a comma or "}""#) }
    return fields
  }

  private mutating func values(depth: Int) throws(DataError) -> [JSON] {
    try open(depth: depth)
    var values: [JSON] = []
    if takeNext("]") { return values }
    repeat { values.append(try value(depth: depth)) } while takeNext(",")
    guard takeNext("]") else { throw failure(#"a comma or "]""#) }
    return values
  }

  private mutating func number() throws(DataError) -> DecimalNumber {
    let text = bytes[position...].prefix { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"),
        UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
        true
      default: false
      }
    }
    let literal = String(decoding: text, as: UTF8.self)
    guard let number = DecimalNumber(literal) else {
      throw failure("a number", found: Excerpt.quoted(literal))
    }
    position = text.endIndex
    return number
  }
}
