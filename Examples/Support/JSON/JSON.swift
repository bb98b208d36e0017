/// A JSON value as it is written: numbers keep their digits, objects the order of their fields.
package enum JSON: Equatable, Sendable {
  case null
  case bool(Bool)
  case number(DecimalNumber)
  case string(String)
  case list([JSON])
  case object([Field])

  package struct Field: Equatable, Sendable {
    package var name: String
    package var value: JSON
  }
}

extension JSON: CustomStringConvertible {
  /// The value in the words of an error: `the string "free"`, `a list of 3`.
  package var description: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let number): "the number " + Excerpt.number(number)
    case .string(""): "an empty string"
    case .string(let text): "the string " + Excerpt.quoted(text)
    case .list(let values): values.isEmpty ? "an empty list" : "a list of \(values.count)"
    case .object: "an object"
    }
  }
}
