import RowKitTestSupport
import Testing

@testable import RowKitSnapshots

@Suite struct LineDifferenceTests {
  @Test func `Lines are split at line feeds and compared as bytes`() {
    let cases: [(old: String, new: String, edits: String)] = [
      ("", "", ""),
      ("", "a\n", "+a"),
      ("a\nb\nc\n", "a\nx\nc\n", " a -b +x  c"),
      ("a\nb\n", "a\nb", " a -b +b"),
      ("a\r\n", "a\n", "-a\r +a"),
      ("a\u{2028}b\u{85}c\r", "a\u{2028}b\u{85}c\r", " a\u{2028}b\u{85}c\r"),
      ("e\u{301}\n", "é\n", "-e\u{301} +é"),
      // One more equal line is a difference of one line.
      ("x\na\nx\nb\nx\n", "x\nx\na\nx\nb\nx\n", " x +x  a  x  b  x"),
      ("}\n}\n}\n", "}\n}\n", " }  } -}"),
      // Without unique lines, equal lines are paired in order of appearance.
      ("a\na\nb\nb\n", "b\nb\na\na\n", "+b +b  a  a -b -b"),
      // A moved block is removed and added as a whole.
      ("1\n2\na\nb\nc\n", "a\nb\nc\n1\n2\n", "-1 -2  a  b  c +1 +2"),
    ]
    for (old, new, expected) in cases {
      #expect(Edits(from: old, to: new).text.utf8.elementsEqual(expected.utf8), "\(old)|\(new)")
    }
  }

  @Test func `A difference turns the old text into the new text`() {
    for seed in 1...3000 as ClosedRange<UInt64> {
      var random = SplitMix64(seed: seed)
      let alphabet = Array("abcdefghij".prefix(Int.random(in: 1...10, using: &random)))
      func lines() -> [Character] {
        (0..<Int.random(in: 0...12, using: &random)).map { _ in random.pick(alphabet) }
      }
      let (old, new) = (lines(), lines())
      let edits = Edits(from: old, to: new)
      guard edits.old == old, edits.new == new else {
        Issue.record("seed \(seed): \(old) → \(new): \(edits.text)")
        return
      }
    }
  }

  @Test func `The largest possible number of unique lines is kept`() {
    for seed in 1...1000 as ClosedRange<UInt64> {
      var random = SplitMix64(seed: seed)
      let letters = Array("abcdefghij")
      let old = letters.filter { _ in Bool.random(using: &random) }.shuffled(using: &random)
      let new = letters.filter { _ in Bool.random(using: &random) }.shuffled(using: &random)
      let edits = Edits(from: old, to: new)
      guard edits.keptCount == longestCommon(old[...], new[...]) else {
        Issue.record("seed \(seed): \(old) → \(new): \(edits.text)")
        return
      }
    }
  }

  private func longestCommon(_ old: ArraySlice<Character>, _ new: ArraySlice<Character>) -> Int {
    guard let first = old.first else { return 0 }
    let without = longestCommon(old.dropFirst(), new)
    guard let index = new.firstIndex(of: first) else { return without }
    return max(without, 1 + longestCommon(old.dropFirst(), new[(index + 1)...]))
  }

  @Test func `Texts of equal lines, and long blocks that move, are compared quickly`() {
    let equal = Array(repeating: "x\n", count: 20_000).joined()
    let numbers = (0..<20_000).map { "\($0)\n" }
    // Lines that are unique only in ever smaller gaps.
    var nested: [String] = []
    for depth in 0..<5_000 { nested += ["a\(depth)\n", "a\(depth + 1)\n"] }
    let texts = [
      (equal, "y\n" + equal + "y\n"), (numbers.joined(), numbers.reversed().joined()),
      (nested.joined(), nested.reversed().joined()),
      (numbers.joined(), (numbers[10_000...] + numbers[..<10_000]).joined()),
    ]
    for (old, new) in texts {
      let clock = ContinuousClock()
      let time = clock.measure {
        _ = DifferenceText(from: Array(old.utf8), to: Array(new.utf8))
      }
      #expect(time < .seconds(5))
    }
  }
}

/// The edits between two texts, in a short form.
private struct Edits {
  var old: [Character] = []
  var new: [Character] = []
  var text = ""
  var keptCount = 0

  init(from old: [Character], to new: [Character]) {
    self.init(
      from: old.map { "\($0)\n" }.joined(), to: new.map { "\($0)\n" }.joined())
  }

  init(from old: String, to new: String) {
    let (oldLines, newLines) = (TextLines(Array(old.utf8)), TextLines(Array(new.utf8)))
    func line(_ bytes: ArraySlice<UInt8>) -> String {
      String(decoding: bytes.last == 10 ? bytes.dropLast() : bytes, as: UTF8.self)
    }
    var parts: [String] = []
    for edit in LineDifference(from: oldLines, to: newLines).edits {
      switch edit {
      case .kept(let oldIndex, let newIndex):
        parts.append(" " + line(newLines[newIndex]))
        keptCount += 1
        self.old += line(oldLines[oldIndex])
        self.new += line(newLines[newIndex])
      case .removed(let index):
        parts.append("-" + line(oldLines[index]))
        self.old += line(oldLines[index])
      case .added(let index):
        parts.append("+" + line(newLines[index]))
        self.new += line(newLines[index])
      }
    }
    text = parts.joined(separator: " ")
  }
}
