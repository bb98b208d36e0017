import RowKitFonts

/// What reading a font gives, in one line: what it measures, or the error's sentence.
func outcome(of bytes: [UInt8], face: Int = 0) -> String {
  do throws(FontError) {
    let file = try FontFile(bytes, face: face)
    let weight = file.isBold ? "bold" : "regular"
    let letters = "ABC".unicodeScalars.map { file.advance(of: $0).map(String.init) ?? "-" }
    return """
      \(weight), \(file.unitsPerEm) units, line \(file.lineHeight), missing \(file.missingAdvance), \
      ABC \(letters.joined(separator: " "))
      """
  } catch {
    return error.description
  }
}
