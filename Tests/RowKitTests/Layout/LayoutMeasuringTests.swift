import Testing

@testable import RowKit

@Suite struct `What a layout measures` {
  @Test func `fixed rows measure no text`() {
    let counter = MeasureCounter()
    let heights = [RowHeight.fixed(44), .viewport(1, of: 2), .aspect(width: 320, height: 120)]
    let calls = heights.map { height in
      counter.calls { _ = screen(height).layout(in: counter.environment) }
    }
    #expect(calls == [0, 0, 0])
  }

  @Test func `finding visible cells measures no text`() {
    let counter = MeasureCounter()
    let layout = screen(.automatic).layout(in: counter.environment)
    let calls = counter.calls {
      for offset in stride(from: -100, to: 50_000, by: 100) {
        _ = layout.visibleCells(offset: Length(offset))
      }
    }
    #expect(calls == 0)
  }

  @Test func `an automatic row measures each of its characters once`() {
    let counter = MeasureCounter()
    let string = String(repeating: MeasureCounter.character, count: 15)
    let texts = [
      Text(string).content, Text(string).lineLimit(3).content,
      ExpandableText(string, lines: 3, isExpanded: false, more: "", less: "").content,
    ]
    let calls = texts.map { content in
      let screen = Screen.of(LayoutRow(content: content))
      return counter.calls { _ = screen.layout(in: counter.environment) } - counter.once
    }
    #expect(calls == [15, 15, 15])
  }

  private func screen(_ height: RowHeight) -> Screen {
    Screen("Test") {
      Section("s") {
        for row in 0..<1000 { LayoutRow(height, content: Text("Row \(row)").content).id(row) }
      }
      .header(LayoutRow(.fixed(20), content: Text("Header").content), pinned: true)
    }
  }
}
