public import RowKit

/// The metrics of font files, each asked for what the ones before it do not have.
///
///     let metrics = FontChain(inter, interBold, notoSansCJK)
///
/// For a regular ``Font`` the files that are not bold are asked, in their order, then the bold ones. For a
/// bold one they are asked in the order given, but before the first of each ``FontFile/family`` the bold
/// ones of it: so Latin and Chinese are of the same families in both, and what only a regular file has
/// stays regular. Files that do not say of which family they are count as one family. A line is as high as
/// the first file asked says.
///
/// A scalar that no file has is as wide as the first file's glyph for what is missing. Only marks,
/// joiners, controls and others that take no room of their own are zero wide, and wide characters and
/// emoji one em.
///
/// Two chains are equal when their files are, in order.
public struct FontChain: FontMetrics {
  /// The files, in the order in which they were given; at least one.
  public let files: [FontFile]
  private let regular: [FontFile]
  private let bold: [FontFile]

  /// Creates a chain of one font and what stands in for it, the most wanted first.
  public init(_ first: FontFile, _ others: FontFile...) {
    self.init(first, others)
  }

  /// Creates a chain of one font and a list of what stands in for it, the most wanted first.
  public init(_ first: FontFile, _ others: [FontFile]) {
    files = [first] + others
    let light = files.filter { !$0.isBold }
    let heavy = files.filter(\.isBold)
    regular = light + heavy
    bold = Self.boldOrder(of: files)
  }

  /// The files in their order, but before the first of each family the bold ones of it.
  private static func boldOrder(of files: [FontFile]) -> [FontFile] {
    var families: Set<String?> = []
    return files.flatMap { file in
      let isFirst = families.insert(file.family).inserted
      let bold = isFirst ? files.filter { $0.isBold && $0.family == file.family } : []
      return file.isBold ? bold : bold + [file]
    }
  }

  /// Whether two chains have the same files, in order.
  ///
  /// - Complexity: O(1) for a chain and its copies, else O(n) in what the files measure
  public static func == (left: FontChain, right: FontChain) -> Bool {
    left.files == right.files
  }

  /// The line height of the first file asked, rounded to 1/240 point; at most 100,000 points.
  ///
  /// - Complexity: O(1)
  public func lineHeight(of font: Font) -> Length {
    let first = order(for: font)[0]
    return length(of: first.lineHeight, in: first, size: font.size)
  }

  /// The advance in the first file that has the scalar, rounded to 1/240 point; at most 100,000 points.
  ///
  /// - Complexity: O(n) in the number of files asked
  public func advance(of scalar: Unicode.Scalar, in font: Font) -> Length {
    for file in order(for: font) {
      guard let advance = file.advance(of: scalar) else { continue }
      return length(of: advance, in: file, size: font.size)
    }
    return advance(ofMissing: scalar, in: font)
  }

  /// The advance that all have in the first file that has any of them; nil where they may differ.
  ///
  /// - Complexity: O(n) in the number of files asked
  public func advanceOfIdeographs(in font: Font) -> Length? {
    let missing = advance(ofMissing: "\u{4E00}", in: font)
    var found: Length?
    for file in order(for: font) {
      guard case .uniform(let units, let isComplete) = file.ideographs else {
        if file.ideographs == .none { continue }
        return nil
      }
      let advance = length(of: units, in: file, size: font.size)
      if let found, found != advance { return nil }
      if isComplete { return advance }
      found = advance
    }
    // What no file has is as wide as others only where they are as wide as it.
    return found == nil || found == missing ? missing : nil
  }

  private func advance(ofMissing scalar: Unicode.Scalar, in font: Font) -> Length {
    switch (scalar.value, scalar.columns) {
    // Controls take a column of a terminal only because something is printed in their place.
    case (..<0x20, _), (0x7F..<0xA0, _), (_, 0): return .zero
    case (_, 2): return min(font.size, Self.greatest)
    default:
      let first = order(for: font)[0]
      return length(of: first.missingAdvance, in: first, size: font.size)
    }
  }

  private func order(for font: Font) -> [FontFile] { font.isBold ? bold : regular }

  private func length(of units: Int, in file: FontFile, size: Length) -> Length {
    min(size.scaled(by: units, over: file.unitsPerEm), Self.greatest)
  }

  /// Font units can make an advance of four thousand em, more than any layout has room for.
  private static let greatest = LayoutEnvironment.greatestExtent
}
