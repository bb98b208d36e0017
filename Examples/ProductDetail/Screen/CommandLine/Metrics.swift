internal import ExampleSupport
internal import RowKit
internal import RowKitFonts

/// The font metrics that a command line specifies.
package enum Metrics: Equatable, Sendable {
  case systemLike
  case grid
  /// Font files, each of which provides the glyphs that those before it lack.
  case fonts([String])

  /// The names that `--metrics` accepts.
  static let names = ["system-like", "grid"]

  init(name: String) {
    self = name == "grid" ? .grid : .systemLike
  }

  /// The metrics, which are read from font files if necessary.
  var metrics: any FontMetrics {
    get throws {
      switch self {
      case .systemLike: return .systemLike
      case .grid: return .grid
      case .fonts(let paths):
        let files = try paths.map(Self.font)
        return files.first.map { FontChain($0, Array(files.dropFirst())) } ?? .systemLike
      }
    }
  }
}

extension Metrics {
  private static func font(inFileAt path: String) throws -> FontFile {
    let bytes = try InputFile.read(path)
    do throws(FontError) {
      return try FontFile(bytes)
    } catch {
      throw FontFileError(path: path, error: error)
    }
  }
}

/// An error in a font file.
struct FontFileError: Error, CustomStringConvertible {
  let path: String
  let error: FontError

  var description: String { error.description(ofFile: Excerpt.fileName(path)) }
}
