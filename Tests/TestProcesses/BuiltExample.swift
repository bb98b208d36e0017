package import Foundation

/// The built executable of an example.
package struct BuiltExample {
  package typealias Outcome = Command.Outcome

  private let url: URL

  package init(_ name: String) throws {
    url = try BuiltProducts(holding: name).url.appendingPathComponent(name)
  }

  package func run(_ arguments: [String], in folder: URL? = nil) throws -> Outcome {
    try Command(url, arguments, in: folder).run()
  }
}
