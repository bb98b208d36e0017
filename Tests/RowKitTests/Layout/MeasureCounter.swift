@testable import RowKit

/// Counts how often its metrics are asked.
final class MeasureCounter: Sendable {
  // A test asks from one thread.
  nonisolated(unsafe) fileprivate(set) var calls = 0
  /// How often it was asked of a character of several scalars.
  nonisolated(unsafe) fileprivate(set) var characters = 0

  /// A character that metrics are asked for each time that it is measured: what they say of single scalars
  /// is remembered.
  static let character = "字\u{FE00}"

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
    .iPhoneSE.fontMetrics(CountingMetrics(counter: self))
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

  func advance(ofCharacter character: Substring, in font: Font) -> Length {
    counter.calls += 1
    counter.characters += 1
    return GridMetrics.grid.advance(ofCharacter: character, in: font)
  }

  static func == (left: CountingMetrics, right: CountingMetrics) -> Bool {
    left.counter === right.counter
  }
}
