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
    let string = String(repeating: "字", count: 15)
    let texts = [
      Text(string).content, Text(string).lines(3).content,
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

/// Counts how often its metrics are asked.
private final class MeasureCounter: Sendable {
  // A test asks from one thread.
  nonisolated(unsafe) fileprivate var calls = 0

  /// How often a layout asks for each style it measures in: for the widths of ASCII, and the height
  /// of a line.
  var once: Int {
    calls { _ = Screen.of(LayoutRow(content: Text("").content)).layout(in: environment) }
  }

  /// How often the metrics are asked while a closure runs.
  func calls(_ body: () -> Void) -> Int {
    let before = calls
    body()
    return calls - before
  }

  var environment: LayoutEnvironment {
    .iPhoneSE.metrics(CountingMetrics(counter: self))
  }
}

private struct CountingMetrics: FontMetrics {
  let counter: MeasureCounter

  func lineHeight(of font: Font) -> Length {
    counter.calls += 1
    return GridMetrics.grid.lineHeight(of: font)
  }

  func advance(of scalar: Unicode.Scalar, in font: Font) -> Length {
    counter.calls += 1
    return GridMetrics.grid.advance(of: scalar, in: font)
  }

  static func == (left: CountingMetrics, right: CountingMetrics) -> Bool {
    left.counter === right.counter
  }
}
