import RowKit
import RowKitFonts
import Testing

@Suite(.enabled(if: MeasuredFonts.areInstalled, MeasuredFonts.absence))
struct InstalledFontTests {
  @Test func `a font measures what fontTools reads in it`() throws {
    let fonts = try MeasuredFonts()
    var compared = 0
    for (face, file) in zip(fonts.faces, try fonts.files()) {
      let name = "\(face.path), face \(face.index)"
      let wrong = face.advances.filter { file.advance(of: $0.scalar) != $0.advance }.map(\.scalar)
      #expect(wrong == [], "\(name)")
      #expect(
        (file.unitsPerEm, file.lineHeight, file.missingAdvance, file.isBold)
          == (face.unitsPerEm, face.lineHeight, face.missingAdvance, face.isBold), "\(name)")
      compared += face.advances.count
    }
    #expect(compared > 2000)
  }

  @Test func `a text is as wide as its scalars, each in the first font that has it`() throws {
    let fonts = try MeasuredFonts()
    let files = try fonts.files()
    for text in fonts.texts {
      let chain = FontChain(files[text.faces[0]], text.faces.dropFirst().map { files[$0] })
      let font = Font(size: Length(text.points), isBold: text.isBold)
      let width = text.text.unicodeScalars.reduce(Length.zero) {
        $0 + chain.advance(of: $1, in: font)
      }
      #expect(width.units == text.units, "\(text)")
    }
    #expect(fonts.texts.count > 50)
  }

  @Test func `what is said of all ideographs is so of each`() throws {
    let files = try MeasuredFonts().files()
    let font = Font(size: 17)
    for chain in [FontChain(files[0]), FontChain(files[0], files[4]), FontChain(files[4])] {
      let all = try #require(chain.advanceOfIdeographs(in: font))
      let different = (UInt32(0x4E00)...0x9FFF).compactMap(Unicode.Scalar.init)
        .filter { chain.advance(of: $0, in: font) != all }
      #expect(different == [])
    }
  }

  @Test func `lines of Inter are 1.21 em high, of Noto 1.448`() throws {
    let files = try MeasuredFonts().files()
    let chain = FontChain(files[0], files[4])
    // 17 · 240 · 3408 / 2816 and 17 · 240 · 1448 / 1000.
    #expect(chain.lineHeight(of: Font(size: 17)).units == 4938)
    #expect(FontChain(files[4]).lineHeight(of: Font(size: 17)).units == 5908)
  }
}
