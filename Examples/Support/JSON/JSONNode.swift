/// A place in a file's JSON and the value there, if any; it reads the value as a type, or says
/// what it found instead.
package struct JSONNode {
  package var file: String
  /// From the top of the file: `products[3].price`.
  ///
  /// Only names that the reader asks for get in.
  package var path: String
  /// `nil` where an object has no such field.
  package var value: JSON?

  package init(file: String, path: String, value: JSON? = nil) {
    self.file = file
    self.path = path
    self.value = value
  }

  /// The node, unless the field is absent or null: the two ways to leave out what is optional.
  package var ifPresent: JSONNode? {
    value == nil || value == .null ? nil : self
  }

  package var isObject: Bool {
    if case .object = value { true } else { false }
  }

  package func failure(expected: String, found: String? = nil) -> DataError {
    .mismatch(
      file: file, path: path, expected: expected, found: found ?? value?.description ?? "nothing")
  }

  // MARK: Objects and lists

  /// The field of that name.
  ///
  /// A name that an object gives twice is an error: whichever value were taken, half of the
  /// readers of the file would expect the other.
  package func field(_ name: String) throws(DataError) -> JSONNode {
    guard case .object(let fields) = value else { throw failure(expected: "an object") }
    let path = path.isEmpty ? name : "\(path).\(name)"
    var node = JSONNode(file: file, path: path)
    for field in fields where field.name == name {
      if node.value != nil { throw node.failure(expected: "the field once", found: "it twice") }
      node.value = field.value
    }
    return node
  }

  package func elements(expected: String) throws(DataError) -> [JSONNode] {
    guard case .list(let values) = value else { throw failure(expected: expected) }
    return values.indices.map { JSONNode(file: file, path: "\(path)[\($0)]", value: values[$0]) }
  }

  // MARK: Strings

  package func string() throws(DataError) -> String {
    guard case .string(let text) = value else { throw failure(expected: "a string") }
    return text
  }

  /// The strings of a list; without the field, none.
  package func strings() throws(DataError) -> [String] {
    guard let present = ifPresent else { return [] }
    var strings: [String] = []
    for element in try present.elements(expected: "a list of strings") {
      strings.append(try element.string())
    }
    return strings
  }

  /// A string for what cannot be left blank.
  package func nonEmptyString() throws(DataError) -> String {
    let text = try string()
    if text.isEmpty { throw failure(expected: "a string that is not empty") }
    return text
  }

  // MARK: Numbers

  package func integer(
    in range: ClosedRange<Int> = .min ... .max, expected: String = "a whole number"
  ) throws(DataError) -> Int {
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
}
