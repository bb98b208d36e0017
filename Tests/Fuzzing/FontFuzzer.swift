import RowKit
import RowKitFonts

/// What libFuzzer calls with each input; `Tools/fuzz-fonts` builds and runs it.
///
/// An input is a font file. Whatever it holds, reading it ends in a font of sensible measures or in an
/// error of one sentence: anything else traps here, and a trap is a finding.
@_cdecl("LLVMFuzzerTestOneInput")
public func readFont(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  do throws(FontError) {
    let faces = try FontFile.faceCount(of: bytes)
    // One face after the last as well, which must be refused.
    for face in 0...min(faces, 3) {
      let file = try FontFile(bytes, face: face)
      precondition(face < faces)
      check(file)
    }
  } catch {
    check(error)
  }
  return 0
}

private func check(_ file: FontFile) {
  precondition((16...16384).contains(file.unitsPerEm))
  precondition(file.lineHeight > 0)
  precondition((0...0xFFFF).contains(file.missingAdvance))
  let chain = FontChain(file)
  let font = Font(size: 17, isBold: file.isBold)
  precondition(chain.lineHeight(of: font) > .zero)
  for value in [0..<0x400, 0xFE00..<0xFE10, 0xFFF0..<0x10010, 0x10FFF0..<0x110000].joined() {
    guard let scalar = Unicode.Scalar(UInt32(value)) else { continue }
    precondition((0...0xFFFF).contains(file.advance(of: scalar) ?? 0))
    precondition(chain.advance(of: scalar, in: font) >= .zero)
  }
  // Marks and joiners are zero wide.
  for scalar in ["\u{301}", "\u{FE0F}", "\u{AD}"] as [Unicode.Scalar] {
    precondition(chain.advance(of: scalar, in: font) == .zero)
  }
}

private func check(_ error: FontError) {
  let sentence = error.description
  precondition(sentence.hasPrefix("The ") && sentence.hasSuffix("."))
  precondition(!sentence.contains(where: \.isNewline) && sentence.utf8.count < 200)
}
