internal import ExampleSupport
internal import RowKit
internal import RowKitRender

/// The command of the executable, independent of where its output goes.
package struct Command {
  private let options: Options
  private let environment: LayoutEnvironment
  private let offset: Length?

  /// The device names that `--device` accepts.
  package static var deviceNames: [String] { Device.all.map(\.name) }

  /// A function that prints a text, called with the number of texts so far and the total number.
  package typealias Print = (_ text: String, _ count: Int, _ total: Int) throws -> Void

  /// The result of the command.
  package enum Outcome {
    /// The command printed screens.
    case printed
    /// The compared screens are equal.
    case same
    /// At least one pair of compared screens differs.
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

  /// Runs a scripted session with the bundled product and returns its trace.
  @MainActor
  package func runScript() async throws -> String {
    try await LiveScript(.bundled, in: environment).run()
  }

  /// Prints the screens of the input, or their differences, one text at a time and in order.
  ///
  /// All data is read before anything is printed, so invalid data prints nothing.
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

  /// Prints the screen of each product.
  ///
  /// An empty list prints nothing.
  private func printProducts(_ products: [Product], _ print: Print) throws -> Outcome {
    for (index, product) in products.enumerated() {
      let heading = heading(index, of: products.count, isFirst: index == 0)
      try print(heading + text(of: ProductDetail(product)), index + 1, products.count)
    }
    return .printed
  }

  /// Prints the difference of each pair of screens.
  ///
  /// Equal screens print nothing.
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
