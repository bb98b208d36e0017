/// A value in a JSON file, with its path, for errors that say where a value of the wrong type is.
package struct JSONNode {
  /// The name of the file.
  package var file: String
  /// The path from the top level of the file: `products[3].price`.
  ///
  /// It contains only names that the program looks up, never names from the file.
  package var path: String
  /// The value; `nil` if the object doesn't have the field.
  package var value: JSON?

  package init(file: String, path: String, value: JSON? = nil) {
    self.file = file
    self.path = path
    self.value = value
  }

  /// The node, or `nil` if the value is missing or null, which are both ways to omit an optional field.
  package var ifPresent: JSONNode? {
    value == nil || value == .null ? nil : self
  }

  package var isObject: Bool {
    if case .object = value { true } else { false }
  }

  /// Returns an error for the value.
  ///
  /// - Parameters:
  ///   - expected: A phrase for what was expected.
  ///   - found: A phrase for what was found; `nil` describes the value.
  package func failure(expected: String, found: String? = nil) -> DataError {
    .mismatch(
      file: file, path: path, expected: expected, found: found ?? value?.description ?? "nothing")
  }

  // MARK: Objects and lists

  /// Returns the field with a name.
  ///
  /// A repeated field is an error, because readers of the file couldn't tell which value counts.
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

  /// Returns the elements of a list.
  package func elements(expected: String) throws(DataError) -> [JSONNode] {
    guard case .list(let values) = value else { throw failure(expected: expected) }
    return values.indices.map { JSONNode(file: file, path: "\(path)[\($0)]", value: values[$0]) }
  }

  // MARK: Strings

  /// Returns the value as a string.
  package func string() throws(DataError) -> String {
    guard case .string(let text) = value else { throw failure(expected: "a string") }
    return text
  }

  /// Returns the strings of a list, or an empty array if the field is missing or null.
  package func strings() throws(DataError) -> [String] {
    guard let present = ifPresent else { return [] }
    var strings: [String] = []
    for element in try present.elements(expected: "a list of strings") {
      strings.append(try element.string())
    }
    return strings
  }

  /// Returns the value as a string that isn't empty.
  package func nonEmptyString() throws(DataError) -> String {
    let text = try string()
    if text.isEmpty { throw failure(expected: "a nonempty string") }
    return text
  }

  // MARK: Numbers

  /// Returns the value as an integer in a range.
  package func integer(
    in range: ClosedRange<Int> = .min ... .max, expected: String = "an integer"
  ) throws(DataError) -> Int {
    guard case .number(let number) = value else { throw failure(expected: expected) }
    switch number.units(decimalPlaces: 0) {
    case .exactly(let units):
      guard let value = Int(exactly: units), range.contains(value) else { break }
      return value
    case .tooLarge where range == .min ... .max:
      throw failure(expected: "an integer that fits in 64 bits")
    default: break
    }
    throw failure(expected: expected)
  }
}
