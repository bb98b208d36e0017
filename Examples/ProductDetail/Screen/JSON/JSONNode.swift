/// A place in a file's JSON and the value there, if any; it reads the value as a type, or says
/// what it found instead.
struct JSONNode {
  var file: String
  /// From the top of the file: `products[3].price`.
  ///
  /// Only names that the reader asks for get in.
  var path: String
  /// `nil` where an object has no such field.
  var value: JSON?

  /// The node, unless the field is absent or null: the two ways to leave out what is optional.
  var ifPresent: JSONNode? {
    value == nil || value == .null ? nil : self
  }

  var isObject: Bool {
    if case .object = value { true } else { false }
  }

  func failure(expected: String, found: String? = nil) -> ProductDataError {
    .mismatch(
      file: file, path: path, expected: expected, found: found ?? value?.description ?? "nothing")
  }

  // MARK: Objects and lists

  /// The field of that name.
  ///
  /// A name that an object gives twice is an error: whichever value were taken, half of the
  /// readers of the file would expect the other.
  func field(_ name: String) throws(ProductDataError) -> JSONNode {
    guard case .object(let fields) = value else { throw failure(expected: "an object") }
    let path = path.isEmpty ? name : "\(path).\(name)"
    var node = JSONNode(file: file, path: path)
    for field in fields where field.name == name {
      if node.value != nil { throw node.failure(expected: "the field once", found: "it twice") }
      node.value = field.value
    }
    return node
  }

  func elements(expected: String) throws(ProductDataError) -> [JSONNode] {
    guard case .list(let values) = value else { throw failure(expected: expected) }
    return values.indices.map { JSONNode(file: file, path: "\(path)[\($0)]", value: values[$0]) }
  }

  // MARK: Strings

  func string() throws(ProductDataError) -> String {
    guard case .string(let text) = value else { throw failure(expected: "a string") }
    return text
  }

  /// The strings of a list; without the field, none.
  func strings() throws(ProductDataError) -> [String] {
    guard let present = ifPresent else { return [] }
    var strings: [String] = []
    for element in try present.elements(expected: "a list of strings") {
      strings.append(try element.string())
    }
    return strings
  }

  /// A string for what cannot be left blank.
  func nonEmptyString() throws(ProductDataError) -> String {
    let text = try string()
    if text.isEmpty { throw failure(expected: "a string that is not empty") }
    return text
  }

  // MARK: Numbers

  func integer(
    in range: ClosedRange<Int> = .min ... .max, expected: String = "a whole number"
  ) throws(ProductDataError) -> Int {
    guard case .number(let number) = value else { throw failure(expected: expected) }
    switch number.units(places: 0) {
    case .exactly(let units):
      guard let value = Int(exactly: units), range.contains(value) else { break }
      return value
    case .tooLarge where range == .min ... .max:
      throw failure(expected: "a whole number that fits in 64 bits")
    default: break
    }
    throw failure(expected: expected)
  }

  func price(
    expected: String = "a number of at least 0"
  ) throws(ProductDataError) -> Product.Price {
    let most = Product.Price(cents: Int64.max.magnitude)
    let cents = try hundredths(
      atMost: .max, expected: expected,
      limit: "a number of at most \(most.amount)")
    return Product.Price(cents: cents)
  }

  func percentage() throws(ProductDataError) -> Product.Percentage {
    let expected = "a number from 0 to 100"
    return Product.Percentage(
      hundredths: try hundredths(atMost: 100_00, expected: expected, limit: expected))
  }

  private func hundredths(
    atMost most: Int64, expected: String, limit: String
  ) throws(ProductDataError) -> UInt64 {
    guard case .number(let number) = value, !number.isNegative else {
      throw failure(expected: expected)
    }
    switch number.units(places: 2) {
    case .exactly(let units) where units <= most: return units.magnitude
    case .exactly, .tooLarge: throw failure(expected: limit)
    case .tooFine: throw failure(expected: "at most two decimal places")
    }
  }
}
