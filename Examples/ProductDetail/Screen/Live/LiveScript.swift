internal import RowKit
internal import RowKitRender
internal import RowKitTestSupport

/// A scripted session: data arrives in parts and out of order, some loads fail, and the user acts.
@MainActor
struct LiveScript {
  private let product: Product
  private let shop = ScriptedShop()
  private let store: ScreenStore<ProductDetail>
  private let trace: UpdateTrace

  init(_ product: Product, in environment: LayoutEnvironment) {
    self.product = product
    store = shop.makeStore()
    // Print full text, because a coupon's discount is at the end of a line.
    trace = UpdateTrace(
      of: store, renderer: DifferenceRenderer(detail: .full, showsStages: false), in: environment)
  }

  /// Runs the script, and returns a trace of each step and the changes on the screen.
  func run() async throws -> String {
    trace.note("load")
    store.refresh()
    await step("promotions arrive", loading: \.promotions) {
      shop.promotions.resolve(product.offers)
    }
    await step("comments fail", loading: \.comments) {
      shop.comments.fail(SourceFailure("評論載入失敗，點擊重試"))
    }
    await step("basics arrive", loading: \.basics) { shop.basics.resolve(product.basics) }
    try perform(.select, onLastRowOf: "comments")
    await step("comments arrive", loading: \.comments) { shop.comments.resolve(product.comments) }
    for coupon in product.coupons.prefix(2) { try perform(.select, onRow: coupon.id, in: "basics") }
    let longest = product.comments.prefix(4).max { $0.text.count < $1.text.count }
    if let longest {
      try perform(.expand, onRow: longest.id, in: "comments")
      try perform(.expand, onRow: longest.id, in: "comments")
    }
    trace.note("load comments again")
    store.load(\.comments)
    await step("comments fail", loading: \.comments) {
      shop.comments.fail(SourceFailure("評論載入失敗，點擊重試"))
    }
    return trace.text
  }

  private func step(
    _ name: String, loading path: PartialKeyPath<ProductDetail>, respond: () -> Void
  ) async {
    trace.note(name)
    respond()
    await store.settled(path)
  }

  private func perform(
    _ trigger: Trigger, onRow key: some Hashable & Sendable, in section: String
  ) throws {
    guard let row = store.screen[section: section]?[key: key] else { return }
    try perform(trigger, on: row)
  }

  private func perform(_ trigger: Trigger, onLastRowOf section: String) throws {
    guard let row = store.screen[section: section]?.rows.last else { return }
    try perform(trigger, on: row)
  }

  private func perform(_ trigger: Trigger, on row: AnyRow) throws {
    let action = row.action(trigger, as: ProductDetail.Action.self)
    trace.note("\(trigger) \(row.id): " + (action.map { "\($0)" } ?? "no action"))
    try store.perform(trigger, on: row.id)
  }
}
