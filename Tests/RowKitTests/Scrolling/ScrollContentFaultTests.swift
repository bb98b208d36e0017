import Testing

@testable import RowKit

/// The faults of published designs in what the lists show.
///
/// Each test also runs against a small model of the
/// design that has the fault, and fails there.
@Suite struct ScrollContentFaultTests {
  private struct Summary: Row {
    var lines: Int
    var isExpanded: Bool
    var height: RowHeight { .automatic(atLeast: 160) }
    // With a control of 24: 160 in all, or the text and 80, with the text at the same place.
    var insets: Insets { Insets(top: 20, bottom: isExpanded ? 36 : 16) }
    var content: Content {
      let text = Array(repeating: "line", count: lines).joined(separator: "\n")
      ExpandableText(text, height: 100, isExpanded: isExpanded, more: "more", less: "less")
        .buttonPlacement(.below)
    }
  }

  /// What is looked at of a text: how high its row is, how many lines are seen, and where the first is.
  private struct Look {
    var height: Length
    var lines: Double
    var top: Length
  }

  private func ours(_ lines: Int, _ isExpanded: Bool) -> Look {
    let screen = Screen("Test") { Section("s") { Summary(lines: lines, isExpanded: isExpanded) } }
    let cell = screen.layout(in: .grid(360)).cell(at: RowPosition(section: 0, row: 0))
    let shown = cell.leaves.filter { if case .line = $0.kind { true } else { false } }
    return Look(
      height: cell.frame.height, lines: Double(shown.count), top: shown.first?.frame.y ?? -1)
  }

  /// The published cell: 160 high collapsed, as high as the text and 80 expanded; the label centres its text.
  private func theirs(_ lines: Int, _ isExpanded: Bool) -> Look {
    let text = min(1000, Length(23.8) * lines)
    let (height, label): (Length, Length) = isExpanded ? (text + 80, text + 20) : (160, 100)
    return Look(
      height: height, lines: min(text, label).points / 23.8, top: 10 + max(0, label - text) / 2)
  }

  @Test func `a text is whole lines, no lower when expanded, of any height, and its lines stay`() {
    let cases: [(name: String, expected: String, look: ((Int, Bool) -> Look) -> String)] = [
      ("a short text does not shrink its row", "160", { "\($0(1, true).height)" }),
      ("no end at 1000", "1508", { "\($0(60, true).height)" }),
      ("no half line", "4.0", { "\($0(10, false).lines)" }),
      ("lines stay", "20, 20", { "\($0(10, false).top), \($0(10, true).top)" }),
    ]
    for (name, expected, look) in cases {
      #expect(look(ours) == expected, "\(name)")
      #expect(look(theirs) != expected, "the fault is not seen: \(name)")
    }
  }

  /// Compares what RowKit and faulty designs come to: these faults are seen, and no others.
  private func expect(
    _ expected: String, unlike faults: KnownTable.Fault...,
    observe: (inout any TableDesign) -> String
  ) throws {
    var ours: any TableDesign = try OurTable()
    #expect(observe(&ours) == expected)
    for fault in KnownTable.Fault.allCases {
      var theirs: any TableDesign = KnownTable(fault)
      #expect((observe(&theirs) != expected) == faults.contains(fault), "\(fault)")
    }
  }

  @Test func `what is expanded is the row, not the cell that shows it`() throws {
    try expect("[], [3]", unlike: .expansionInCell) { table in
      table.toggle(3)
      table.drag(105 + 800)
      let away = table.expanded
      table.drag(-800)
      return "\(away), \(table.expanded)"
    }
  }

  @Test func `a carousel stays where it is while its row is away`() throws {
    try expect("120", unlike: .carouselInCell) { table in
      table.dragCarousel(120)
      table.drag(105 + 1200)
      table.drag(-1200)
      return "\(table.carousel)"
    }
  }

  @Test func `reloading a page with estimated heights moves no other`() throws {
    try expect("1/0 at 99, 1/0 at 99", unlike: .reloadByEstimates) { table in
      table.drag(105 + 1240)
      let before = table.top
      table.reloadOtherPage()
      return "\(before), \(table.top)"
    }
  }

  @Test func `a header is no section, so sections are found by what they are`() throws {
    try expect("1/0 at 204", unlike: .headerAsSection, .twoTopLines) { table in
      table.scroll(toSection: 1)
      return table.top
    }
  }

  @Test
  func `scrolling to a section and visibility agree on the top, whatever the header's height`()
    throws
  {
    for (extent, expected) in [(164, "1/0 at 204"), (104, "1/0 at 144"), (59, "1/0 at 99")] {
      try expect(expected, unlike: .headerAsSection, .twoTopLines) { table in
        table.drag(Length(164 - extent))
        table.scroll(toSection: 1)
        return table.top
      }
    }
  }

  @Test func `section headers pin at the header's bottom`() throws {
    try expect("59", unlike: .headersAtListTop) { table in
      table.drag(105 + 300)
      return table.pinnedHeader.map { "\($0)" } ?? "none"
    }
  }
}
