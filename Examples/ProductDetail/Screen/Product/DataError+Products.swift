internal import ExampleSupport

extension DataError {
  /// A phrase for the valid contents of a file.
  static let topLevel =
    #"a product, a list of products, or an object with a field "products""#

  /// Returns the error for an empty file.
  static func empty(file: String) -> DataError {
    .mismatch(file: file, path: "", expected: topLevel, found: "an empty file")
  }

  /// Returns the error for a file that has a different number of products than the file it's compared with.
  static func count(file: String, expected: Int, asIn other: String, found: Int) -> DataError {
    let products = expected == 1 ? "1 product" : "\(expected) products"
    return .mismatch(
      file: file, path: "", expected: "\(products), as in " + Excerpt.fileName(other),
      found: "\(found)")
  }
}
