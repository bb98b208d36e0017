import RowKit
import Testing

@Suite struct RowKeyTests {
  @Test func `keys of different types are never equal`() {
    let keys = distinctKeys
    for (index, key) in keys.enumerated() {
      let equal = keys.indices.filter { keys[$0] == key }
      #expect(equal == [index], "\(key), number \(index)")
    }
  }

  @Test func `keys of equal values are equal, and so are their hashes`() {
    let unequal = zip(distinctKeys, distinctKeys).filter {
      $0 != $1 || $0.hashValue != $1.hashValue
    }
    #expect(unequal.map(\.0) == [])
    #expect(Set(distinctKeys + distinctKeys).count == distinctKeys.count)
  }

  @Test func `a key of a key is the key`() {
    let unequal = distinctKeys.filter { RowKey($0) != $0 || RowKey(RowKey($0)) != $0 }
    #expect(unequal == [])
    #expect(RowKey("key") == "key" && RowKey(7) == 7)
  }

  @Test func `keys whose hashes collide stay different`() {
    let keys = (0..<200).map { RowKey(Unlucky(number: $0)) }
    #expect(Set(keys.map(\.hashValue)).count == 1 && Set(keys).count == 200)
  }

  @Test func `a key prints on one line, and nothing in it acts on what surrounds it`() {
    let cases: [(RowKey, String)] = [
      ("plain", "plain"), ("", "\"\""), (7, "7"), (-7, "-7"), ("7", "7"), (RowKey(1.5), "1.5"),
      (RowKey(Code.express), "express"), (RowKey([1, 2]), #"\[1, 2\]"#),
      ("two words", "two words"), ("商品", "商品"), ("a/b", "a/b"),
      ("a\nb", #"a\nb"#), ("a\r\nb", #"a\r\nb"#), ("a\tb", #"a\tb"#), ("\0", #"\u{0}"#),
      ("\u{1B}[31m", #"\u{1B}\[31m"#), ("\u{7F}\u{9B}", #"\u{7F}\u{9B}"#),
      (#"say "hi" and 'hi'"#, #"say \"hi\" and \'hi\'"#), ("[0]", #"\[0\]"#), (#"a\b"#, #"a\\b"#),
      ("\u{2028}\u{2029}\u{85}", #"\u{2028}\u{2029}\u{85}"#),
      ("a\u{202E}b\u{2066}c\u{200F}", #"a\u{202E}b\u{2066}c\u{200F}"#),
      ("\u{200B}\u{FEFF}\u{AD}", #"\u{200B}\u{FEFF}\u{AD}"#),
      ("👨‍👩‍👧 ❤️ 👍🏽 🇹🇼", "👨‍👩‍👧 ❤️ 👍🏽 🇹🇼"), ("e\u{301}", "e\u{301}"),
    ]
    for (key, text) in cases {
      // By scalars: strings that look alike are equal.
      #expect(Array(key.description.unicodeScalars) == Array(text.unicodeScalars), "\(text)")
    }
  }

  /// Values that print alike, or are equal in other languages.
  private var distinctKeys: [RowKey] {
    [
      RowKey(1), RowKey("1"), RowKey(Int64(1)), RowKey(UInt(1)), RowKey(Int?.some(1)), RowKey(1.0),
      RowKey(true), RowKey(Character("1")), RowKey(Substring("1")), RowKey(Code.express),
      RowKey("express"), RowKey(Identifier(high: 0, low: 1)), RowKey(Unlucky(number: 1)),
      RowKey([1]), RowKey(0), RowKey(""), RowKey(Int?.none), RowKey(String?.none),
    ]
  }

  private enum Code: Hashable { case express }

  /// As large as a UUID.
  private struct Identifier: Hashable { var high, low: UInt64 }
}
