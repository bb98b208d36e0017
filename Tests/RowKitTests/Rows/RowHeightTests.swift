import Testing

@testable import RowKit

@Suite struct `Row heights` {
  @Test func `each rule gives its height`() {
    let greatest = Length.greatest
    let most = Length(units: .max)
    let least = Length(units: .min)
    // Two lines of 28 points and the insets: 72.
    let text = Text.grid10("hello world").content
    let cases: [(name: String, height: RowHeight, expected: Length)] = [
      ("fixed", .fixed(44), 44),
      ("fixed, a fraction", .fixed(44.5), 44.5),
      ("fixed zero", .fixed(0), 0),
      ("fixed negative", .fixed(-10), 0),
      ("fixed, the greatest", .fixed(greatest), greatest),
      ("fixed, more than the greatest", .fixed(most), greatest),
      ("fixed, the least", .fixed(least), 0),
      ("automatic", .automatic, 72),
      ("automatic, at least more", .automatic(atLeast: 100), 100),
      ("automatic, at least less", .automatic(atLeast: 44), 72),
      ("automatic, at most more", .automatic(atMost: 100), 72),
      ("automatic, at most less", .automatic(atMost: 44), 44),
      ("automatic between bounds", .automatic(atLeast: 44, atMost: 100), 72),
      ("contradictory bounds: the lower holds", .automatic(atLeast: 90, atMost: 50), 90),
      ("automatic, negative bounds", .automatic(atLeast: -10, atMost: -5), 0),
      ("automatic, enormous bounds", .automatic(atLeast: most, atMost: least), greatest),
      ("aspect", .aspect(width: 2, height: 1), 50),
      ("aspect that does not divide, rounded down", .aspect(width: 7, height: 1), 14.2875),
      ("aspect that does not divide, rounded up", .aspect(width: 7, height: 3), 42.85833),
      ("aspect of zero width", .aspect(width: 0, height: 10), 0),
      ("aspect of negative width", .aspect(width: -10, height: 10), 0),
      ("aspect of zero height", .aspect(width: 10, height: 0), 0),
      ("aspect of negative height", .aspect(width: 10, height: -10), 0),
      ("aspect of negative sides", .aspect(width: -10, height: -10), 0),
      ("aspect, enormous", .aspect(width: Length(units: 1), height: most), greatest),
      ("aspect, tiny", .aspect(width: most, height: Length(units: 1)), 0),
      ("aspect, the least", .aspect(width: 1, height: least), 0),
      ("half the viewport", .viewport(1, of: 2), 284),
      ("a third of the viewport", .viewport(1, of: 3), 189.33333),
      ("more than the viewport", .viewport(3, of: 2), 852),
      ("none of the viewport", .viewport(0, of: 2), 0),
      ("a negative part of the viewport", .viewport(-1, of: 2), 0),
      ("a part of nothing", .viewport(1, of: 0), 0),
      ("a part of a negative whole", .viewport(-1, of: -2), 0),
      ("an enormous part", .viewport(.max, of: 1), greatest),
      ("an enormous part of an enormous whole", .viewport(.max, of: .max), 568),
      ("the least part", .viewport(.min, of: 1), 0),
    ]
    let wrong = cases.compactMap { name, height, expected -> String? in
      let row = LayoutRow(height, insets: Insets(horizontal: 0, vertical: 8), content: text)
      let frame = row.cell(in: .grid(100)).frame
      return frame == LayoutRect(x: 0, y: 0, width: 100, height: expected)
        ? nil : "\(name): \(frame), not \(expected) high"
    }
    #expect(wrong == [])
  }

  @Test func `a picture of 320 by 120 is 120·W/320 high on every device`() {
    let heights = Device.all.map { device in
      let row = LayoutRow(.aspect(width: 320, height: 120))
      return "\(device.name) \(row.cell(in: device.environment).frame.height)"
    }
    #expect(
      heights == [
        "iPhone SE 120", "iPhone 8 140.625", "iPhone 15 147.375", "iPhone 15 Pro Max 161.25",
        "iPad 288",
      ])
  }

  @Test func `sums of enormous heights are exact`() {
    let screen = Screen("Test") {
      Section("s") {
        for _ in 0..<1000 { LayoutRow(.fixed(.greatest)) }
      }
      .rowSpacing(.greatest)
    }
    let layout = screen.layout(in: .grid(320))
    #expect(layout.contentHeight == Length.greatest * 1999)
    #expect(layout.visibleCells(offset: Length.greatest * 1998).count == 1)
  }

  @Test func `a text's height is rounded up to a pixel once`() {
    // A line of 23.8 points.
    let heights = [1, 2, 3].flatMap { scale in
      (1...3).map { count in
        let text = Text((0..<count).map(String.init).joined(separator: "\n"))
        return LayoutRow(content: text.content).cell(in: .grid(320, scale: scale)).frame.height
      }
    }
    #expect(
      heights.map(\.description) == [
        "24", "48", "72", "24", "48", "71.5", "24", "~47.67", "~71.67",
      ])
  }
}
