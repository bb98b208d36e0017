import Foundation
import RowKitFonts
import Testing

/// What fontTools measured of fonts that Debian packages; `Expected/fonts.txt`, made by
/// `Tools/measure-fonts`.
struct MeasuredFonts {
  /// A face, and what it should give.
  struct Face {
    var path: String
    var index: Int
    var size: Int
    var unitsPerEm: Int
    var lineHeight: Int
    var missingAdvance: Int
    var isBold: Bool
    var advances: [(scalar: Unicode.Scalar, advance: Int?)] = []
  }

  /// A text, and how wide a chain of faces should make it.
  struct Text {
    var faces: [Int]
    var isBold: Bool
    var points: Int
    var units: Int64
    var text: String
  }

  private(set) var faces: [Face] = []
  private(set) var texts: [Text] = []

  /// What the tests say when they are skipped.
  static let absence: Comment = """
    the Debian packages fonts-inter, fonts-liberation2 and fonts-noto-cjk are not installed in the \
    versions that Tests/RowKitFontsTests/Expected/fonts.txt was made with
    """

  /// Whether all the fonts are here, as they were when they were measured.
  static let areInstalled: Bool = {
    guard let fonts = try? MeasuredFonts() else { return false }
    return fonts.faces.allSatisfy { face in
      let attributes = try? FileManager.default.attributesOfItem(atPath: face.path)
      return attributes?[.size] as? Int == face.size
    }
  }()

  init() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Expected/fonts.txt")
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      let words = line.split(separator: " ")
      switch words[0] {
      case "#": continue
      case "font": faces.append(try Face(words))
      case "text": texts.append(try Text(words))
      default: try faces[faces.count - 1].append(words)
      }
    }
  }

  /// Reads the fonts.
  func files() throws -> [FontFile] {
    try faces.map {
      try FontFile([UInt8](Data(contentsOf: URL(fileURLWithPath: $0.path))), face: $0.index)
    }
  }
}

extension MeasuredFonts.Face {
  fileprivate init(_ words: [Substring]) throws {
    path = "/usr/share/fonts/" + words[1]
    index = try #require(Int(words[2]))
    size = try #require(Int(words[3]))
    unitsPerEm = try #require(Int(words[4]))
    lineHeight = try #require(Int(words[5]))
    missingAdvance = try #require(Int(words[6]))
    isBold = words[7] == "bold"
  }

  fileprivate mutating func append(_ words: [Substring]) throws {
    let first = try #require(UInt32(words[0], radix: 16))
    for (index, word) in words.dropFirst().enumerated() {
      let scalar = try #require(Unicode.Scalar(first + UInt32(index)))
      let advance = Int(word)
      try #require(advance != nil || word == "-")
      advances.append((scalar, advance))
    }
  }
}

extension MeasuredFonts.Text {
  fileprivate init(_ words: [Substring]) throws {
    faces = try words[1].split(separator: ",").map { try #require(Int($0)) }
    isBold = words[2] == "bold"
    points = try #require(Int(words[3]))
    units = try #require(Int64(words[4]))
    text = words.dropFirst(5).joined(separator: " ")
  }
}
