internal import ExampleSupport
internal import RowKit
internal import RowKitRender

/// What the executable does, apart from where its text goes.
package struct Command {
  private let options: Options
  private let environment: LayoutEnvironment
  private let offset: Length?

  /// The names that `--device` knows.
  package static var deviceNames: [String] { Device.all.map(\.name) }

  /// Is called with each text, how many there have been with it, and of how many.
  package typealias Print = (_ text: String, _ count: Int, _ all: Int) throws -> Void

  /// How it ended.
  package enum Outcome {
    /// Screens were printed.
    case printed
    /// The screens compared are the same.
    case same
    /// At least two screens compared differ.
    case different
  }

  package init(_ options: Options) throws {
    self.options = options
    var environment: LayoutEnvironment
    if let device = Device.all.first(where: { $0.name == options.device }) {
      environment = device.environment
    } else if let width = options.width {
      environment = try LayoutEnvironment(
        width: Length(width), viewportHeight: LayoutEnvironment.iPhoneSE.viewportHeight)
    } else {
      environment = .iPhoneSE
    }
    if let metrics = options.metrics { environment.fontMetrics = try metrics.metrics }
    if let textSize = options.textSize { environment.textSize = textSize }
    self.environment = environment
    offset = try options.viewport.map { try Length($0) }
  }

  /// What a scripted visit of the bundled product comes to, step by step.
  @MainActor
  package func visit() async throws -> String {
    try await LiveScript(.bundled, in: environment).run()
  }

  /// Prints the screens asked for, or their differences, one text each, in order.
  ///
  /// All data is read before the first is printed, so bad data prints nothing.
  package func run(print: Print) throws -> Outcome {
    switch options.input {
    case .bundled: return try printBundled(print)
    case .file(let file): return try printProducts(Product.products(inFileAt: file), print)
    case .comparison(let before, let after):
      let (old, new) = (
        try Product.products(inFileAt: before), try Product.products(inFileAt: after)
      )
      guard old.count == new.count else {
        throw DataError.count(
          file: after, expected: old.count, asIn: before, found: new.count)
      }
      return try printDifferences(Array(zip(old, new)), print)
    }
  }
}

extension Command {
  private func printBundled(_ print: Print) throws -> Outcome {
    let (initial, loaded) = (ProductDetail(), ProductDetail(try Product.bundled))
    try print("# initial\n" + text(of: initial), 1, 3)
    try print("\n# loaded\n" + text(of: loaded), 2, 3)
    try print("\n# difference\n" + text(of: difference(from: initial, to: loaded)), 3, 3)
    return .printed
  }

  /// A list of no products prints nothing.
  private func printProducts(_ products: [Product], _ print: Print) throws -> Outcome {
    for (index, product) in products.enumerated() {
      let heading = heading(index, of: products.count, isFirst: index == 0)
      try print(heading + text(of: ProductDetail(product)), index + 1, products.count)
    }
    return .printed
  }

  /// Screens that are the same print nothing.
  private func printDifferences(
    _ pairs: [(before: Product, after: Product)], _ print: Print
  ) throws -> Outcome {
    var outcome = Outcome.same
    for (index, pair) in pairs.enumerated() {
      let difference = difference(
        from: ProductDetail(pair.before), to: ProductDetail(pair.after))
      var text = ""
      if !difference.isEmpty {
        text = heading(index, of: pairs.count, isFirst: outcome == .same)
        text += self.text(of: difference)
        outcome = .different
      }
      try print(text, index + 1, pairs.count)
    }
    return outcome
  }

  private func heading(_ index: Int, of count: Int, isFirst: Bool) -> String {
    count == 1 ? "" : "\(isFirst ? "" : "\n")# product \(index + 1) of \(count)\n"
  }

  private func difference(
    from old: ProductDetail, to new: ProductDetail
  ) -> ScreenDifference {
    new.screen.difference(from: old.screen)
  }

  private func text(of model: ProductDetail) -> String {
    TextRenderer().render(model.screen, in: environment, offset: offset)
  }

  private func text(of difference: ScreenDifference) -> String {
    DifferenceRenderer().render(difference, in: environment)
  }
}
