import Testing

import RowKitTestSupport
@testable import RowKit

@Suite struct `Visible cells` {
  /// A pinned header of 20 over rows of 30 and 40 and a footer of 10, twice: 0..100..200.
  @Test func `cells are cut by the viewport, and headers pinned and pushed`() {
    let screen = Screen("Test") {
      for key in ["s", "t"] {
        Section(key) {
          LayoutRow(.fixed(30)).id(1)
          LayoutRow(.fixed(40)).id(2)
        }
        .header(LayoutRow(.fixed(20)), pinned: true).footer(LayoutRow(.fixed(10)))
      }
    }
    let layout = screen.layout(in: .grid(320))
    let cases: [(offset: Length, height: Length?, cells: [String])] = [
      (0, 20, ["header 0 at 0, 20"]),
      (0, 20.5, ["header 0 at 0, 20", "row (0, 0) at 20, 0.5 of 30"]),
      (
        0, 60, ["header 0 at 0, 20", "row (0, 0) at 20, 30", "row (0, 1) at 50, 10 of 40"]
      ),
      (-50, 50, []),
      (-50, 60, ["header 0 at 0, 10 of 20"]),
      (1, 40, ["header 0 at 1 pinned, 20", "row (0, 0) at 20, 20 of 30"]),
      (29, 21, ["header 0 at 29 pinned, 20", "row (0, 0) at 20, 1 of 30"]),
      (30, 20, ["header 0 at 30 pinned, 20"]),
      (30, 21, ["header 0 at 30 pinned, 20", "row (0, 1) at 50, 1 of 40"]),
      (
        80, 30,
        ["header 0 at 80 pinned, 20", "header 1 at 100, 10 of 20"]
      ),
      (
        85, 20,
        ["header 0 at 80 pinned, pushed 5, 15 of 20", "header 1 at 100, 5 of 20"]
      ),
      (
        99.5, 1,
        ["header 0 at 80 pinned, pushed 19.5, 0.5 of 20", "header 1 at 100, 0.5 of 20"]
      ),
      (100, 5, ["header 1 at 100, 5 of 20"]),
      (100, 25, ["header 1 at 100, 20", "row (1, 0) at 120, 5 of 30"]),
      (190, 568, ["header 1 at 180 pinned, pushed 10, 10 of 20"]),
      (199.5, nil, ["header 1 at 180 pinned, pushed 19.5, 0.5 of 20"]),
      (200, nil, []),
      (1_000_000_000, nil, []),
      (-1_000_000_000, nil, []),
      (0, 0, []),
      (50, -10, []),
    ]
    let wrong = cases.compactMap { offset, height, cells -> String? in
      let got = layout.visibleCells(offset: offset, height: height).map(\.text)
      return got == cells ? nil : "\(offset), \(height ?? 568) high: \(got), not \(cells)"
    }
    #expect(wrong == [])
    #expect(layout.visibleCells(offset: 0).count == 8)
  }

  @Test func `a cell says how much of it is cut off above and below`() {
    let screen = Screen("Test") {
      Section("s") { LayoutRow(.fixed(30)) }.header(LayoutRow(.fixed(20)), pinned: true)
      Section("t") { LayoutRow(.fixed(40)) }
    }
    let layout = screen.layout(in: .grid(320))
    let cases: [(offset: Length, height: Length, cuts: [String])] = [
      (0, 90, ["0 20 0", "0 30 0", "0 40 0"]),
      (0, 60, ["0 20 0", "0 30 0", "0 10 30"]),
      (10, 35, ["0 20 0", "10 15 5"]),
      (40, 40, ["10 10 0", "0 30 10"]),
      (60, 10, ["10 10 20"]),
    ]
    let wrong = cases.compactMap { offset, height, cuts -> String? in
      let got = layout.visibleCells(offset: offset, height: height).map {
        "\($0.cutTop) \($0.visibleHeight) \($0.cutBottom)"
      }
      return got == cuts ? nil : "\(offset): \(got), not \(cuts)"
    }
    #expect(wrong == [])
  }

  @Test func `a header that is not pinned scrolls away`() {
    let screen = Screen("Test") {
      Section("s") { LayoutRow(.fixed(30)) }.header(LayoutRow(.fixed(20)))
    }
    let cells = screen.layout(in: .grid(320)).visibleCells(offset: 15, height: 10)
    #expect(cells.map(\.text) == ["header 0 at 0, 5 of 20", "row (0, 0) at 20, 5 of 30"])
  }

  @Test func `frames are where the sums of heights say, and the cells a scan would find are found`()
  {
    let property = Property(
      generate: ScreenSpec.init(random:), shrink: \.smaller, fault: \.fault)
    #expect(property.counterexample(count: 1500) == nil)
  }
}

extension VisibleCell {
  /// What is seen of the cell, on one line.
  fileprivate var text: String {
    let name = cell.position.map { "row \($0)" } ?? "\(cell.role) \(cell.section)"
    return "\(name) at \(top)" + (isDisplaced ? " pinned" : "")
      + (pushed == .zero ? "" : ", pushed \(pushed)") + ", \(visibleHeight)"
      + (isCut ? " of \(cell.frame.height)" : "")
  }
}

/// A screen of fixed heights, and what is scrolled to.
private struct ScreenSpec {
  struct Part {
    var header: Length?
    var rows: [Length] = []
    var footer: Length?
    var top = Length.zero
    var bottom = Length.zero
    var spacing = Length.zero
    var isPinned = false
  }

  var parts: [Part]
  var offset: Length
  var height: Length

  init(random: inout SplitMix64) {
    let heights: [Length] = [0, 0, 0.5, 1, 10, 44, 100.5, Length(100).scaled(by: 1, over: 3)]
    let distances: [Length] = [0, 0, 0, 7, 12.5]
    parts = (0..<Int.random(in: 0...5, using: &random)).map { _ in
      var part = Part()
      part.rows = (0..<Int.random(in: 0...6, using: &random)).map { _ in random.pick(heights) }
      part.header = random.pick([nil, random.pick(heights)])
      part.footer = random.pick([nil, random.pick(heights)])
      part.top = random.pick(distances)
      part.bottom = random.pick(distances)
      part.spacing = random.pick(distances)
      part.isPinned = random.pick([true, true, false])
      return part
    }
    (offset, height) = (.zero, random.pick([0.5, 1, 50, 200, 568]))
    // On an edge, just beside one, or anywhere.
    let edges: [Length] = places.map(\.top) + places.map { $0.top + $0.height } + [.zero]
    let edge = random.pick(edges)
    let anywhere = Length(Int.random(in: -100...1500, using: &random))
    offset = random.pick([
      edge, edge + Length(units: 1), edge - Length(units: 1), edge - height, anywhere,
    ])
  }

  var smaller: [ScreenSpec] {
    let parts =
      parts.withoutOne
      + parts.replacingOne { part in
        var simpler = part.rows.withoutOne.map { rows in
          var fewer = part
          fewer.rows = rows
          return fewer
        }
        var bare = part
        (bare.top, bare.bottom, bare.spacing) = (.zero, .zero, .zero)
        if (part.top, part.bottom, part.spacing) != (.zero, .zero, .zero) { simpler.append(bare) }
        for edge in [\Part.header, \Part.footer] where part[keyPath: edge] != nil {
          var without = part
          without[keyPath: edge] = nil
          simpler.append(without)
        }
        return simpler
      }
    return parts.map { parts in
      var spec = self
      spec.parts = parts
      return spec
    }
  }

  var screen: Screen {
    Screen(
      "Test",
      sections: parts.enumerated().map { index, part in
        var section = Section(index) {
          for (row, height) in part.rows.enumerated() { LayoutRow(.fixed(height)).id(row) }
        }
        .keptWhenEmpty().rowSpacing(part.spacing)
        .insets(Insets(top: part.top, bottom: part.bottom))
        if let header = part.header {
          section = section.header(LayoutRow(.fixed(header)), pinned: part.isPinned)
        }
        if let footer = part.footer { section = section.footer(LayoutRow(.fixed(footer))) }
        return section
      })
  }

  /// What stands where, from sums alone.
  private var places: [(name: String, top: Length, height: Length, part: Int)] {
    var places: [(String, Length, Length, Int)] = []
    var y = Length.zero
    for (index, part) in parts.enumerated() {
      if let header = part.header {
        places.append(("header \(index)", y, header, index))
        y += header
      }
      y += part.top
      for (row, height) in part.rows.enumerated() {
        if row > 0 { y += part.spacing }
        places.append(("row (\(index), \(row))", y, height, index))
        y += height
      }
      y += part.bottom
      if let footer = part.footer {
        places.append(("footer \(index)", y, footer, index))
        y += footer
      }
    }
    return places
  }

  private func height(of part: Part) -> Length {
    let edges = (part.header ?? .zero) + (part.footer ?? .zero) + part.top + part.bottom
    return edges + part.spacing * max(0, part.rows.count - 1) + part.rows.reduce(.zero, +)
  }

  /// What is seen, found by looking at every cell.
  private var seen: [String] {
    let ends = parts.indices.map { last in
      parts[...last].reduce(Length.zero) { $0 + height(of: $1) }
    }
    return places.compactMap { name, y, height, index -> String? in
      let part = parts[index]
      let start = ends[index] - self.height(of: part)
      // Where a header that is pinned is shown, and what it covers.
      var headerTop = start
      var line = offset
      if part.isPinned, let header = part.header, offset > start {
        headerTop = min(offset, ends[index] - header)
        line = max(offset, headerTop + header)
      }
      let isHeader = name.hasPrefix("header")
      let top = isHeader ? headerTop : y
      let visible =
        min(top + height, offset + self.height) - max(top, isHeader ? offset : line)
      guard visible > .zero else { return nil }
      return "\(name) at \(top)" + (top != y ? " pinned" : "")
        + (top != y && top < offset ? ", pushed \(offset - top)" : "") + ", \(visible)"
        + (visible < height ? " of \(height)" : "")
    }
  }

  var fault: String? {
    let layout = screen.layout(in: .grid(320))
    let frames = layout.cells.map(\.text)
    let expected = places.map { name, top, height, _ in
      "\(name) \(LayoutRect(x: 0, y: top, width: 320, height: height))"
    }
    guard frames == expected else { return "frames are \(frames), not \(expected)" }
    let sum = parts.reduce(Length.zero) { $0 + height(of: $1) }
    guard layout.contentHeight == sum else { return "is \(layout.contentHeight), not \(sum) high" }
    let found = layout.visibleCells(offset: offset, height: height).map(\.text)
    return found == seen ? nil : "shows \(found), not \(seen)"
  }
}
