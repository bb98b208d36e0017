import Foundation
import TestProcesses

/// The code and text blocks of a documentation article.
struct Article {
  struct Block {
    var text: String

    /// The path of the file that the block contains, from a comment in its first line, if there is one.
    var path: String? {
      let line = text.prefix { $0 != "\n" }
      return line.hasPrefix("// Sources/") || line.hasPrefix("// Tests/")
        ? String(line.dropFirst(3)) : nil
    }
  }

  let blocks: [Block]

  static func snapshots() throws -> Article {
    let file = BuiltProducts.package.appendingPathComponent("Docs/Snapshots.md")
    return Article(String(decoding: try Data(contentsOf: file), as: UTF8.self))
  }

  private init(_ text: String) {
    var blocks: [Block] = []
    var isInside = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        isInside.toggle()
        if isInside { blocks.append(Block(text: "")) }
      } else if isInside {
        blocks[blocks.count - 1].text += line + "\n"
      }
    }
    self.blocks = blocks
  }
}
