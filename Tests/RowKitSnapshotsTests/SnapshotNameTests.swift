import Testing

@testable import RowKitSnapshots

@Suite struct SnapshotNameTests {
  @Test func `A snapshot is next to its test, in a folder named after the test's file`() {
    let cases: [(function: String, name: String?, path: String)] = [
      ("loads()", nil, "loads.txt"),
      ("testLoads", nil, "testLoads.txt"),
      ("loads()", "iphone-se.large.ltr", "loads.iphone-se.large.ltr.txt"),
      ("shows(product:in:)", "first", "shows.first.txt"),
      // Unsafe characters are replaced, and a hash follows.
      ("The page (twice) loads()", nil, "The-page-twice-loads-dda230a450.txt"),
      ("loads()", "iPhone SE", "loads.iphone-se-9cd121299e.txt"),
      ("loads()", "../../etc", "loads...-..-etc-41e272d5e1.txt"),
      ("loads()", "商品", "loads.-2eb7501e93.txt"),
      ("loads()", "", "loads.-e484e9d1b9.txt"),
    ]
    for (function, name, file) in cases {
      let snapshot = SnapshotName(
        testFile: "/a b/Tests/PageTests.swift", function: function, name: name)
      #expect(snapshot.path == "/a b/Tests/__Snapshots__/PageTests/\(file)")
    }
  }

  @Test func `Names never collide, even if the file system ignores case`() {
    // Names that look alike, and names that look like the safe form of another.
    let texts = ["a", "A", "b", "B", "-", "_", ".", " ", "/", "", "é", "e\u{301}", "商", "品", "\n"]
    var names = Set(texts + texts.flatMap { first in texts.map { first + $0 } })
    names.formUnion(names.map { SafeName($0, .names).text })
    names.formUnion(["a", "b"].map { String(repeating: "x", count: 300) + $0 })
    // Compare bytes, because canonically equivalent strings are equal but name different snapshots.
    let different = Set(names.map { Array($0.utf8) })
    let safe = different.map { SafeName(String(decoding: $0, as: UTF8.self), .names).text }
    #expect(Set(safe.map { $0.lowercased() }).count == different.count)
    let isShort = safe.allSatisfy { $0.utf8.count <= 107 && !$0.contains("/") }
    #expect(isShort)
  }

  @Test func `Functions keep their uppercase letters, which distinguish them`() {
    let names = ["loads", "Loads", "a-b", "loadsé", "+", "a.b", "a-0123456789"].map {
      SafeName($0, .identifiers).text
    }
    #expect(
      names == [
        "loads", "Loads", "a-b", "loads-75e7e0dc1b", "+", "a-b-1904804fb5",
        "a-0123456789-f999265c22",
      ])
  }
}
