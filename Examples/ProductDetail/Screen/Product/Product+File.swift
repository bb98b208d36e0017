package import ExampleSupport

extension Product {
  /// Parses products from JSON: a single product, a list of products, or an object with a list in its
  /// field `products`.
  ///
  /// - Parameters:
  ///   - bytes: The contents of the file.
  ///   - file: The name of the file, for errors only.
  package static func products(
    in bytes: [UInt8], file: String
  ) throws(DataError) -> [Product] {
    if bytes.isEmpty { throw .empty(file: file) }
    let root = JSONNode(file: file, path: "", value: try JSONParser.parse(bytes, file: file))
    let list: JSONNode
    switch root.value {
    case .list: list = root
    case .object:
      list = try root.field("products")
      if list.value == nil { return [try Product(root)] }
    default: throw root.failure(expected: DataError.topLevel)
    }
    var products: [Product] = []
    for element in try list.elements(expected: "a list of products") {
      products.append(try Product(element))
    }
    return products
  }

  /// Reads the products from the file or pipe at `path`.
  package static func products(inFileAt path: String) throws(DataError) -> [Product] {
    try products(in: InputFile.read(path), file: path)
  }

  /// The product that is embedded in the executable, which the example shows by default.
  package static var bundled: Product {
    get throws(DataError) {
      let file = "product.json"
      let json = try JSONParser.parse(PackageResources.product_json, file: file)
      return try Product(JSONNode(file: file, path: "", value: json))
    }
  }
}
