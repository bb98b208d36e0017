import Foundation
import TestProcesses

/// The built executable of the example, run as a person runs it.
struct BuiltExample {
  typealias Outcome = Command.Outcome

  private let url: URL

  init() throws {
    let name = "ProductDetail"
    url = try BuiltProducts(holding: name).url.appendingPathComponent(name)
  }

  func run(_ arguments: [String], in folder: URL? = nil) throws -> Outcome {
    try Command(url, arguments, in: folder).run()
  }
}
