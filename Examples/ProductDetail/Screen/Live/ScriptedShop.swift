package import RowKit
package import RowKitTestSupport

/// The three interfaces of a shop, which answer when a script says so.
@MainActor
package final class ScriptedShop {
  package let basics = ControlledSource<Product.Basics>()
  package let promotions = ControlledSource<Product.Offers>()
  package let comments = ControlledSource<[Product.Comment]>()

  package init() {}

  /// A store of the screen with these sources; nothing is asked for yet.
  package func store() -> ScreenStore<ProductDetail> {
    let store = ScreenStore(ProductDetail())
    store.source(\.basics, load: basics.load)
    store.source(\.promotions, load: promotions.load)
    store.source(\.comments, load: comments.load)
    return store
  }
}
