internal import RowKit
internal import RowKitRender
internal import RowKitTestSupport

/// A visit of the screen: data comes in parts and out of order, some of it fails, and a person acts.
@MainActor
struct LiveScript {
  private let product: Product
  private let shop = ScriptedShop()
  private let store: ScreenStore<ProductDetail>
  private let trace: UpdateTrace

  init(_ product: Product, in environment: LayoutEnvironment) {
    self.product = product
    store = shop.store()
    // All of the text: what a coupon takes off stands at the end of its line.
    trace = UpdateTrace(
      of: store, renderer: DifferenceRenderer(detail: .full, showsStages: false), in: environment)
  }

  /// What happened, step by step: what was done, and what changed on the screen.
  func run() async throws -> String {
    trace.note("load")
    store.refresh()
    await step("promotions come", \.promotions) { shop.promotions.resolve(product.offers) }
    await step("comments fail", \.comments) {
      shop.comments.fail(SourceFailure("評論載入失敗，點擊重試"))
    }
    await step("basics come", \.basics) { shop.basics.resolve(product.basics) }
    try perform(.select, lastRowOf: "comments")
    await step("comments come", \.comments) { shop.comments.resolve(product.comments) }
    for coupon in product.coupons.prefix(2) { try perform(.select, coupon.id, in: "basics") }
    let long = product.comments.prefix(4).max { $0.text.count < $1.text.count }
    if let long {
      try perform(.expand, long.id, in: "comments")
      try perform(.expand, long.id, in: "comments")
    }
    trace.note("load comments again")
    store.load(\.comments)
    await step("comments fail", \.comments) {
      shop.comments.fail(SourceFailure("評論載入失敗，點擊重試"))
    }
    return trace.text
  }

  private func step(
    _ name: String, _ path: PartialKeyPath<ProductDetail>, _ answer: () -> Void
  ) async {
    trace.note(name)
    answer()
    await store.settled(path)
  }

  private func perform(
    _ trigger: Trigger, _ key: some Hashable & Sendable, in section: String
  ) throws {
    guard let row = store.screen[section: section]?[key: key] else { return }
    try perform(trigger, row)
  }

  private func perform(_ trigger: Trigger, lastRowOf section: String) throws {
    guard let row = store.screen[section: section]?.rows.last else { return }
    try perform(trigger, row)
  }

  private func perform(_ trigger: Trigger, _ row: AnyRow) throws {
    let action = row.action(trigger, as: ProductDetail.Action.self)
    trace.note("\(trigger) \(row.id): " + (action.map { "\($0)" } ?? "no action"))
    try store.perform(trigger, on: row.id)
  }
}
