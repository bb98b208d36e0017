internal import ExampleSupport

extension DataError {
  /// What a file may hold.
  static let topLevel = #"a product, a list of products or an object with "products""#

  /// A file without a byte in it.
  static func empty(file: String) -> DataError {
    .mismatch(file: file, path: "", expected: topLevel, found: "an empty file")
  }

  /// A file of another number of products than the one it is compared with.
  static func count(file: String, expected: Int, asIn other: String, found: Int) -> DataError {
    let products = expected == 1 ? "1 product" : "\(expected) products"
    return .mismatch(
      file: file, path: "", expected: "\(products) as in " + Excerpt.fileName(other),
      found: "\(found)")
  }
}
