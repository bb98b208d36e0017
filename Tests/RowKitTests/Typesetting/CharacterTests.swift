import Testing

import RowKitTestSupport
@testable import RowKit

/// RowKit breaks no line inside a `Character` and cuts no text there, so it matters what one is.
@Suite struct `Characters of the standard library` {
  @Test func `are those found by hand`() {
    let pieces = [
      "😀", "👨", "👍", "🏽", "🇨", "🇳", "©", "#", "1", "a", "\u{200D}", "\u{FE0F}", "\u{FE0E}",
      "\u{20E3}",
      "\u{301}", "\u{E0067}", "\u{600}", "\u{1100}", "★", " ", "\r", "\n", "\u{200E}",
    ]
    let property = Property<[String]>(
      generate: { random in
        (0..<Int.random(in: 0...6, using: &random)).map { _ in random.pick(pieces) }
      },
      shrink: \.withoutOne,
      fault: { pieces in
        let text = pieces.joined()
        let (found, expected) = (text.clustersByHand, text.map(\.utf8.count))
        return found == expected ? nil : "\(found), not \(expected), in \(text.debugDescription)"
      })
    #expect(property.counterexample(count: 20_000) == nil)
  }

  @Test(
    .enabled(
      if: TestData.exists("../../shared/data/GraphemeBreakTest-17.0.0.txt"),
      "../shared/data/GraphemeBreakTest-17.0.0.txt is not beside this package"))
  func `are Unicode's grapheme clusters but for known conjuncts`() throws {
    let lines = try TestData.lines("../../shared/data/GraphemeBreakTest-17.0.0.txt")
      .map { $0.prefix { $0 != "#" }.filter { !$0.isWhitespace || $0 == " " } }
      .filter { !$0.isEmpty }
    #expect(lines.count == 766)
    let different = lines.filter { line in
      let clusters = line.split(separator: "÷").map { cluster in
        cluster.split { $0 == "×" || $0 == " " }
          .compactMap { UInt32($0, radix: 16).flatMap { Unicode.Scalar($0) } }
      }.filter { !$0.isEmpty }
      let text = String(String.UnicodeScalarView(clusters.flatMap { $0 }))
      return text.map { Array($0.unicodeScalars) } != clusters
    }
    // Each has a conjunct of Khmer, Myanmar or Balinese, which the standard library parts.
    #expect(
      different.map { $0.filter { $0 != " " } } == [
        "÷1019×1039×1018÷102C×1037÷", "÷1004×103A×1039×1011×1039×1011÷",
        "÷1B12×1B01÷1B32×1B44×1B2F÷1B32×1B44×1B22×1B44×1B2C÷1B32×1B44×1B22×1B38÷",
        "÷179F×17D2×178F×17D2×179A×17B8÷", "÷1B26÷1B17×1B44×1B13÷",
        "÷1B27÷1B13×1B44×1B0B÷1B0B×1B04÷",
        "÷1795×17D2×17AF÷1798÷", "÷17A0×17D2×17AB÷1791×17D0÷1799÷",
      ])
  }
}

extension String {
  /// How many bytes each cluster has that the cursor finds.
  fileprivate var clustersByHand: [Int] {
    var text = self
    let ruler = FontRuler(metrics: GridMetrics.grid, font: Font(size: 2))
    return text.withUTF8 { bytes in
      var cursor = ClusterCursor(self, ScalarReader(bytes: bytes), ruler)
      var counts: [Int] = []
      while cursor.move() { counts.append(cursor.end - cursor.start) }
      return counts
    }
  }
}
