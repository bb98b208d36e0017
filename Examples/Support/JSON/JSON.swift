/// A JSON value that preserves the digits of numbers and the order of fields.
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
  /// A phrase for the value in an error message: `the string "free"`, `a list of 3 elements`.
  package var description: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let number): "the number " + Excerpt.number(number)
    case .string(""): "an empty string"
    case .string(let text): "the string " + Excerpt.quoted(text)
    case .list(let values):
      switch values.count {
      case 0: "an empty list"
      case 1: "a list of 1 element"
      case let count: "a list of \(count) elements"
      }
    case .object: "an object"
    }
  }
}
