internal import RowKit
internal import RowKitRender

/// What the executable does, apart from where its text goes.
package struct Command {
  private let options: Options
  private let environment: LayoutEnvironment
  private let offset: Length?

  /// The names that `--device` knows.
  package static var deviceNames: [String] { Device.all.map(\.name) }

  package init(_ options: Options) throws {
    self.options = options
    if let device = Device.all.first(where: { $0.name == options.device }) {
      environment = device.environment
    } else if let width = options.width {
      environment = try LayoutEnvironment(
        width: Length(width), viewportHeight: LayoutEnvironment.iPhoneSE.viewportHeight)
    } else {
      environment = .iPhoneSE
    }
    offset = try options.viewport.map { try Length($0) }
  }

  /// Prints the screens asked for, one text each, in order.
  ///
  /// All data is read before the first is printed, so bad data prints nothing.
  ///
  /// A list of no products prints a sentence that says so.
  ///
  /// - Parameter print: Called with each text, how many there have been with it, and of how many.
  package func run(print: (_ text: String, _ count: Int, _ all: Int) throws -> Void) throws {
    guard let file = options.file else {
      let product = try Product.bundled
      try print("# initial\n" + text(of: ProductDetail()), 1, 2)
      try print("\n# loaded\n" + text(of: ProductDetail(product)), 2, 2)
      return
    }
    let products = try Product.products(inFileAt: file)
    if products.isEmpty { try print("The file holds a list of no products.\n", 0, 0) }
    for (index, product) in products.enumerated() {
      let number = "\(index == 0 ? "" : "\n")# product \(index + 1) of \(products.count)\n"
      let heading = products.count == 1 ? "" : number
      try print(heading + text(of: ProductDetail(product)), index + 1, products.count)
    }
  }

  private func text(of model: ProductDetail) -> String {
    TextRenderer().render(model.screen, in: environment, offset: offset)
  }
}
