package import RowKit
package import RowKitTestSupport

/// The three data sources of a shop, which respond on the command of a script.
@MainActor
package final class ScriptedShop {
  package let basics = ControlledSource<Product.Basics>()
  package let promotions = ControlledSource<Product.Offers>()
  package let comments = ControlledSource<[Product.Comment]>()

  package init() {}

  /// Creates a store for the screen with these sources, which doesn't load anything yet.
  package func makeStore() -> ScreenStore<ProductDetail> {
    let store = ScreenStore(ProductDetail())
    store.source(\.basics, load: basics.load)
    store.source(\.promotions, load: promotions.load)
    store.source(\.comments, load: comments.load)
    return store
  }
}
