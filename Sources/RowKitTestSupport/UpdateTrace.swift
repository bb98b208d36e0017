public import RowKit
public import RowKitRender

/// What happened to a store's screen, step by step, as text to be compared by tests.
///
///     let trace = UpdateTrace(of: store)
///     trace.note("pick c20")
///     try store.perform(.select, on: coupon.id)
///     print(trace.text)
///
///     # pick c20
///     ProductDetail  13 rows
///     basics
///       ~ FreeZonePrice[price]  免稅區價￥1849.90 → 免稅區價￥1829.90
///       = 6 rows
@MainActor
public final class UpdateTrace {
  /// The steps of the screen so far.
  public private(set) var differences: [ScreenDifference] = []
  /// All notes and steps so far.
  public var text: String { blocks.map(\.text).joined(separator: "\n") }

  private struct Block {
    var heading = ""
    var step: String?

    var text: String { heading + (step ?? "nothing changed\n") }
  }

  private var blocks: [Block] = []
  private let renderer: DifferenceRenderer
  private let environment: LayoutEnvironment?
  private var observation: ScreenObservation?

  /// Starts to trace.
  ///
  /// - Parameters:
  ///   - store: Whose screen.
  ///   - renderer: Prints each step.
  ///   - environment: Where both screens of a step are laid out, if heights are to be printed.
  public init<Model>(
    of store: ScreenStore<Model>, renderer: DifferenceRenderer = .init(showsStages: false),
    in environment: LayoutEnvironment? = nil
  ) {
    self.renderer = renderer
    self.environment = environment
    observation = store.observe { [weak self] in self?.take($0) }
  }

  /// Says what happens next: a line above the step it leads to.
  ///
  /// Of a note that no step follows the text says that nothing changed.
  public func note(_ line: String) {
    blocks.append(Block(heading: "# \(line)\n"))
  }

  private func take(_ difference: ScreenDifference) {
    differences.append(difference)
    let step = renderer.render(difference, in: environment)
    if let last = blocks.indices.last, blocks[last].step == nil {
      blocks[last].step = step
    } else {
      blocks.append(Block(step: step))
    }
  }
}
