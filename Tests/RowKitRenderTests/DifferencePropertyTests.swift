import RowKit
import RowKitRender
import RowKitTestSupport
import Testing

@Suite struct DifferencePropertyTests {
  @Test func `The lines printed of any difference are its operations, in the new screen's order`() {
    var reached: Set<String> = []
    for seed in 1...600 as ClosedRange<UInt64> {
      var random = SplitMix64(seed: seed)
      let old = RandomSections.screen(using: &random)
      let new = random.chance(1, of: 10) ? old : RandomSections.screen(using: &random)
      let difference = new.difference(from: old)
      let text = DifferenceRenderer(detail: .full).render(difference)
      let printed = PrintedDifference(text)
      reached.formUnion(printed.marks.keys)
      let fault =
        text.printingFault ?? printed.fault
        ?? (printed.counts == PrintedDifference.counts(of: difference)
          ? nil : "counts \(printed.counts), and not \(PrintedDifference.counts(of: difference))")
      guard let fault else { continue }
      Issue.record("seed \(seed): \(fault)\n\(text)\(difference)")
      // One counterexample is read; a hundred are scrolled past.
      break
    }
    let marks = [
      "section +", "section -", "section >", "row +", "row -", "row ~", "row >", "row >~", "row @",
      "row >@", "row =", "header +", "header -", "header ~", "header @", "style ~",
    ]
    #expect(marks.filter { !reached.contains($0) } == [])
  }
}

/// Screens with few names, so that two of them have much in common.
private enum RandomSections {
  static func screen(using random: inout SplitMix64) -> Screen {
    let keys = ["a", "b", "c", "d"].shuffled(using: &random)
    return Screen(
      "Random",
      sections: keys.prefix(Int.random(in: 0...4, using: &random)).map {
        section($0, using: &random)
      })
  }

  private static func section(_ key: String, using random: inout SplitMix64) -> Section {
    let keys = (0..<6).shuffled(using: &random)
    var rows: [Block] = []
    for key in keys.prefix(Int.random(in: 0...6, using: &random)) {
      rows.append(row(key, using: &random))
    }
    var section = Section(RowKey(key)) { rows }
    if random.chance(1, of: 2) {
      section = section.header(
        Block(Note(random.pick(["x", "y"]))).onSelect(random.pick([0, 0, 1])))
    }
    if random.chance(1, of: 3) { section = section.rowSpacing(random.pick([0, 1])) }
    return section.keptWhenEmpty()
  }

  private static func row(_ key: Int, using random: inout SplitMix64) -> Block {
    let text = random.pick(["one", "one", "two"])
    return Block(Note(text)).id(key, scope: key < 2 ? .screen : .section)
      .onSelect(random.pick([0, 0, 0, 1]))
  }
}

/// The lines of a print, counted by what they are of and by their marks.
private struct PrintedDifference {
  private(set) var marks: [String: Int] = [:]
  /// What contradicts itself in the lines.
  private(set) var fault: String?
  private var unchangedRows = 0
  /// How many sections have a line of their header or style, but for those that came or went.
  private var updatedSections = 0

  init(_ text: String) {
    var sectionMark = ""
    var isUpdated = false
    var row = 0
    for line in text.split(separator: "\n").dropFirst().dropLast() {
      if !line.hasPrefix(" ") {
        sectionMark = line.dropFirst().hasPrefix(" ") ? String(line.prefix(1)) : ""
        if !sectionMark.isEmpty { marks["section \(sectionMark)", default: 0] += 1 }
        isUpdated = false
        row = 0
        continue
      }
      let mark = line.prefix(4).filter { $0 != " " }
      let words = line.dropFirst(4).split(separator: " ", omittingEmptySubsequences: true)
      let kind = ["header", "style"].first { words[0] == $0 } ?? "row"
      if kind == "row" {
        let count = mark == "=" ? Int(words[0]) ?? 0 : mark == "-" ? 0 : 1
        // A moved row says at which index it is: that is where its line must stand.
        if mark.hasPrefix(">"), Self.target(words) != row {
          fault = fault ?? "at \(row) stands: \(line)"
        }
        row += count
        if mark == "=" { unchangedRows += count }
      } else if !["+", "-"].contains(sectionMark), !isUpdated {
        isUpdated = true
        updatedSections += 1
      }
      marks["\(kind) \(mark)", default: 0] += 1
    }
  }

  /// The number after `to`, or after `to` and a section's name.
  private static func target(_ words: [Substring]) -> Int? {
    words.drop { $0 != "to" }.dropFirst().prefix(2).lazy.compactMap { Int($0) }.first
  }

  /// How often each operation was printed, and the rows of both screens that the lines account for.
  var counts: [String: Int] {
    func sum(_ names: String...) -> Int { names.reduce(0) { $0 + marks["row \($1)", default: 0] } }
    let staying = unchangedRows + sum("~", ">", ">~", "@", ">@")
    return [
      "section inserts": marks["section +", default: 0],
      "section deletes": marks["section -", default: 0],
      "section moves": marks["section >", default: 0], "section updates": updatedSections,
      "row inserts": sum("+"), "row deletes": sum("-"), "row updates": sum("~", ">~"),
      "row moves": sum(">", ">~", ">@"), "row rebinds": sum("@", ">@"),
      "old rows": staying + sum("-"), "new rows": staying + sum("+"),
    ]
  }

  /// The same of a difference; the rows of sections that come or go are lines too.
  static func counts(of difference: ScreenDifference) -> [String: Int] {
    let (sections, rows) = (difference.sections, difference.rows)
    let carriedIn = sections.inserts.map { difference.new.sections[$0].rows.count }
    let carriedOut = sections.deletes.map { difference.old.sections[$0].rows.count }
    return [
      "section inserts": sections.inserts.count, "section deletes": sections.deletes.count,
      "section moves": sections.moves.count, "section updates": sections.updates.count,
      "row inserts": rows.inserts.count + carriedIn.reduce(0, +),
      "row deletes": rows.deletes.count + carriedOut.reduce(0, +),
      "row updates": rows.updates.count, "row moves": rows.moves.count,
      "row rebinds": rows.rebinds.count, "old rows": difference.old.rowCount,
      "new rows": difference.new.rowCount,
    ]
  }
}
