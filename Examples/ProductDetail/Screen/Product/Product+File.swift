package import ExampleSupport

extension Product {
  /// The products of a file's bytes: a JSON object of one product, a list of products, or an
  /// object whose field `products` is that list.
  ///
  /// - Parameter file: the name for errors; nothing is read from it.
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

  /// The products of the file at `path`, which may also be a pipe.
  package static func products(inFileAt path: String) throws(DataError) -> [Product] {
    try products(in: InputFile.read(path), file: path)
  }

  /// The product in the executable itself: what the example shows when it is given no file.
  package static var bundled: Product {
    get throws(DataError) {
      let file = "product.json"
      let json = try JSONParser.parse(PackageResources.product_json, file: file)
      return try Product(JSONNode(file: file, path: "", value: json))
    }
  }
}
