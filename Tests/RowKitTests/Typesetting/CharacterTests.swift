import Testing

/// RowKit breaks no line inside a `Character` and cuts no text there, so it matters what one is.
@Suite struct `Characters of the standard library` {
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
