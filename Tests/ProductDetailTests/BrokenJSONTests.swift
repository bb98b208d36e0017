import ExampleSupport
import Testing

import RowKitTestSupport
@testable import ProductDetailScreen

@Suite struct BrokenJSONTests {
  @Test func `Invalid JSON says in which line and column`() {
    let cases = [
      (
        "", nil,
        #"a product, a list of products, or an object with a field "products", found an empty file"#
      ),
      (" \n ", (2, 2), "a value, found the end of the file"),
      ("{", (1, 2), "a field name in quotes, found the end of the file"),
      ("{\n  \"a\": 1,\n}", (3, 1), #"a field name in quotes, found "}""#),
      ("[1,]", (1, 4), #"a value, found "]""#),
      ("[1\r\n 2]", (2, 2), #"a comma or "]", found "2""#),
      (#"{"a" 1}"#, (1, 6), #"a colon, found "1""#),
      (#"{"a": 1 "b"}"#, (1, 9), #"a comma or "}", found "\"""#),
      (#"{"商品": 商}"#, (1, 8), #"a value, found "商""#),
      ("[] x", (1, 4), #"the end of the file, found "x""#),
      ("[tru]", (1, 2), #"a value, found "t""#),
      ("[NaN]", (1, 2), #"a value, found "N""#),
      ("[01]", (1, 2), #"a number, found "01""#),
      ("[1.]", (1, 2), #"a number, found "1.""#),
      ("[-]", (1, 2), #"a number, found "-""#),
      ("[1e+]", (1, 2), #"a number, found "1e+""#),
      ("[+1]", (1, 2), #"a value, found "+""#),
      ("['a']", (1, 2), #"a value, found "'""#),
      (#"["a"#, (1, 4), "a closing quote, found the end of the file"),
      ("[\"a\nb\"]", (1, 4), #"an escaped control character, found "\n""#),
      (#"["\x"]"#, (1, 4), #"one of "\/bfnrtu after a backslash, found "x""#),
      (#"["\"#, (1, 4), #"one of "\/bfnrtu after a backslash, found the end of the file"#),
      (#"["\u12G4"]"#, (1, 7), #"four hexadecimal digits, found "G""#),
      (#"["\ud83d"]"#, (1, 3), #"a surrogate pair, found "\\ud83d""#),
      (#"["\ude00"]"#, (1, 3), #"a surrogate pair, found "\\ude00""#),
      (#"["\ud83d\u0041"]"#, (1, 3), #"a surrogate pair, found "\\ud83d\\u0041""#),
      (
        String(repeating: "[", count: 100_000), (1, 65),
        "at most 64 levels of nesting, found one more"
      ),
      (
        String(repeating: "{\"a\":", count: 600), (1, 321),
        "at most 64 levels of nesting, found one more"
      ),
    ]
    for (text, position, message) in cases {
      let location = position.map { "line \($0.0), column \($0.1): " } ?? ""
      #expect(
        outcome(of: text.utf8) == "shop.json: \(location)expected \(message).", "\(text.prefix(20))"
      )
    }
  }

  @Test func `Bytes that aren't valid UTF-8 say at which offset`() {
    let cases: [([UInt8], String)] = [
      ([0xFF, 0xFE, 0x5B, 0x00], "0xFF at offset 0"),
      ([0x5B, 0x22, 0xE5, 0x95], "0xE5 at offset 2"),
      ([0x22, 0xC0, 0x80, 0x22], "0xC0 at offset 1"),
      ([0x22, 0xED, 0xA0, 0x80, 0x22], "0xED at offset 1"),
      (Array("\"商品".utf8) + [0x80], "0x80 at offset 7"),
    ]
    for (bytes, message) in cases {
      #expect(outcome(of: bytes) == "shop.json: expected valid UTF-8, found the byte \(message).")
    }
  }

  @Test func `Mutated bytes give a product or an error on one line`() {
    let seed: UInt64 = 20_260_401
    var random = SplitMix64(seed: seed)
    let original = PackageResources.product_json
    let marks =
      Array(#"{}[]",:\u-+.eE0918 null"#.utf8) + [0x00, 0x0A, 0x7F, 0xC3, 0xE5, 0xF0, 0xFF]
    var survivors = 0
    for turn in 0..<3000 {
      var bytes = original
      for _ in 0...Int.random(in: 0..<4, using: &random) {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        let mark = marks.randomElement(using: &random) ?? 0
        switch Int.random(in: 0..<5, using: &random) {
        case 0: bytes[index] = mark
        case 1: bytes.insert(mark, at: index)
        case 2: bytes.remove(at: index)
        case 3: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        default: bytes.removeSubrange(index..<min(index + 40, bytes.count))
        }
        if bytes.isEmpty { bytes = original }
      }
      let outcome = outcome(of: bytes)
      if outcome == "products: 1" {
        survivors += 1
      } else if !outcome.hasPrefix("shop.json: ") || outcome.contains(where: \.isNewline) {
        Issue.record("seed \(seed), turn \(turn): \(outcome)")
      }
    }
    // There are both products and errors, or the mutations wouldn't test anything.
    #expect((100..<2900).contains(survivors))
  }
}
