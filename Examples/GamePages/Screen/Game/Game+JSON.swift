internal import ExampleSupport

extension Game {
  /// The game of a file's bytes.
  ///
  /// `name` is required; unknown fields are ignored.
  ///
  /// - Parameter file: the name for errors; nothing is read from it.
  package init(_ bytes: [UInt8], file: String) throws {
    let root = JSONNode(file: file, path: "", value: try JSONParser.parse(bytes, file: file))
    guard root.isObject else { throw root.failure(expected: "a game") }
    name = try root.field("name").nonEmptyString()
    images = try root.field("images").strings()
    summary = try root.field("summary").ifPresent?.string() ?? ""
    related = try root.field("related").list(of: "a list of games").map {
      Related(id: try $0.field("id").integer(), name: try $0.field("name").nonEmptyString())
    }
    guides = try root.field("guides").list(of: "a list of guides").map {
      Guide(id: try $0.field("id").integer(), title: try $0.field("title").nonEmptyString())
    }
  }

  /// The game in the executable itself.
  package static var bundled: Game {
    get throws { try Game(PackageResources.game_json, file: "game.json") }
  }
}

extension JSONNode {
  /// The elements of a list; without the field, none.
  fileprivate func list(of expected: String) throws(DataError) -> [JSONNode] {
    try ifPresent?.elements(expected: expected) ?? []
  }
}
