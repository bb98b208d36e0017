import Foundation

extension Product {
  /// The products of a file's bytes: a JSON object of one product, a list of products, or an
  /// object whose field `products` is that list.
  ///
  /// - Parameter file: the name for errors; nothing is read from it.
  package static func products(
    in bytes: [UInt8], file: String
  ) throws(ProductDataError) -> [Product] {
    if bytes.isEmpty { throw .empty(file: file) }
    let root = JSONNode(file: file, path: "", value: try JSONParser.parse(bytes, file: file))
    let list: JSONNode
    switch root.value {
    case .list: list = root
    case .object:
      list = try root.field("products")
      if list.value == nil { return [try Product(root)] }
    default: throw root.failure(expected: ProductDataError.topLevel)
    }
    var products: [Product] = []
    for element in try list.elements(expected: "a list of products") {
      products.append(try Product(element))
    }
    return products
  }

  /// The products of the file at `path`, which may also be a pipe.
  package static func products(inFileAt path: String) throws(ProductDataError) -> [Product] {
    try products(in: read(path), file: path)
  }

  /// The product in the executable itself: what the example shows when it is given no file.
  package static var bundled: Product {
    get throws(ProductDataError) {
      let file = "product.json"
      let json = try JSONParser.parse(PackageResources.product_json, file: file)
      return try Product(JSONNode(file: file, path: "", value: json))
    }
  }

  /// A device such as `/dev/zero` never ends; no list of products is as long as this.
  private static let largestFile = 256 << 20

  private static func read(_ path: String) throws(ProductDataError) -> [UInt8] {
    // To Foundation an empty path is the current folder.
    if path.isEmpty { throw .missing(file: path) }
    let data: Data
    do {
      let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      defer { try? file.close() }
      data = try file.read(upToCount: largestFile + 1) ?? Data()
    } catch {
      throw ProductDataError(reading: path, error)
    }
    if data.count > largestFile { throw .tooLarge(file: path, limit: largestFile) }
    return [UInt8](data)
  }
}

extension ProductDataError {
  /// Foundation's own sentences change with the platform and its version, and for a folder it
  /// has none; the system's error below them says what happened.
  fileprivate init(reading file: String, _ error: any Error) {
    let error = error as NSError
    let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
    switch (cause.domain, CInt(truncatingIfNeeded: cause.code)) {
    case (NSPOSIXErrorDomain, ENOENT), (NSPOSIXErrorDomain, ENOTDIR): self = .missing(file: file)
    case (NSPOSIXErrorDomain, EISDIR): self = .folder(file: file)
    case (NSPOSIXErrorDomain, let code):
      self = .unreadable(file: file, reason: String(cString: strerror(code)))
    default: self = .unreadable(file: file, reason: cause.localizedDescription)
    }
  }
}
