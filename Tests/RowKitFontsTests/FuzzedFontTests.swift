import Foundation
import RowKitFonts
import Testing

@Suite struct FuzzedFontTests {
  @Test func `bytes that fuzzing came upon give what they gave`() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Expected/fuzzed.txt")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
    for index in stride(from: 0, to: lines.count - 1, by: 2) {
      let words = lines[index].split(separator: " ")
      let face = try #require(Int(words[0]))
      let bytes = try bytes(ofDigits: words[1])
      #expect(outcome(of: bytes, face: face) == lines[index + 1])
    }
    #expect(lines.count >= 40)
  }

  private func bytes(ofDigits digits: Substring) throws -> [UInt8] {
    let digits = Array(digits.utf8)
    return try stride(from: 0, to: digits.count, by: 2).map {
      try #require(UInt8(String(decoding: digits[$0..<$0 + 2], as: UTF8.self), radix: 16))
    }
  }
}
