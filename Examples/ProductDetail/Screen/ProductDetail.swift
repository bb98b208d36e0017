package import RowKit

/// The screen of a product, which shows the data that has arrived so far.
///
/// The data comes from three sources and arrives in any order. Before that, a placeholder picture, a price
/// of zero, and a comment count of zero take its place.
package struct ProductDetail: ScreenModel {
  package var basics: Loadable<Product.Basics> = .idle
  package var promotions: Loadable<Product.Offers> = .idle
  package var comments: Loadable<[Product.Comment]> = .idle
  /// The ID of the picked coupon.
  package var picked: String?
  /// The IDs of the expanded comments.
  package var expanded: Set<Int> = []

  /// Creates the state before any data has arrived.
  package init() {}

  /// Creates the state after all data of a product has arrived.
  package init(_ product: Product) {
    basics = .loaded(product.basics)
    promotions = .loaded(product.offers)
    comments = .loaded(product.comments)
  }

  /// An action of the user.
  package enum Action: Hashable, Sendable {
    case pick(coupon: String)
    case expandOrCollapse(comment: Int)
    case retryBasics
    case retryPromotions
    case retryComments
    case showAllComments
  }

  package mutating func handle(_ action: Action) {
    switch action {
    case .pick(let coupon): picked = picked == coupon ? nil : coupon
    case .expandOrCollapse(let comment): expanded.formSymmetricDifference([comment])
    case .retryBasics: basics.load()
    case .retryPromotions: promotions.load()
    case .retryComments: comments.load()
    // The app opens another screen.
    case .showAllComments: break
    }
  }

  package var screen: Screen {
    Screen("ProductDetail") {
      basicsSection
      if let specification = current.specification {
        Section("specification") { Specification(text: specification) }
      }
      if let shop = current.shop { Section("shop") { Shop(name: shop) } }
      commentSection
    }
  }
}

extension ProductDetail {
  /// The basics that have arrived, or placeholders.
  private var current: Product.Basics { basics.value ?? Product.Basics() }

  private var basicsSection: Section {
    Section("basics") {
      Gallery(pictures: current.pictures)
      if current.arrangement == .priceAboveTitle { priceRow }
      if let title = current.title { Title(text: title) }
      if let subtitle = current.subtitle { Subtitle(text: subtitle) }
      if current.arrangement == .priceBelowSubtitle { priceRow }
      Loading(basics) { _ in
      } placeholder: {
        Note(text: "商品載入中…")
      } failure: { message in
        Note(text: message).onSelect(Action.retryBasics)
      }
      Loading(promotions) { offers in
        if !offers.lines.isEmpty { Promotion(lines: offers.lines) }
        ForEach(offers.coupons) { coupon in
          CouponRow(name: coupon.name, isPicked: coupon.id == picked)
            .onSelect(Action.pick(coupon: coupon.id))
        }
      } placeholder: {
        Note(text: "優惠載入中…")
      } failure: { message in
        Note(text: message).onSelect(Action.retryPromotions)
      }
    }
  }

  /// The price row, which has the same key in either position.
  @RowsBuilder private var priceRow: Block {
    let coupon = promotions.value?.coupons.first { $0.id == picked }
    let discount = coupon?.off ?? .zero
    if let freeZone = current.freeZone {
      FreeZonePrice(price: freeZone, regularPrice: current.price, discount: discount).id("price")
    } else {
      Price(price: current.price, discount: discount).id("price")
    }
  }

  private var commentSection: Section {
    Section("comments") {
      Loading(comments) { comments in
        if comments.isEmpty { Note(text: "暫無評論") }
        ForEach(comments.prefix(4)) { comment in
          CommentRow(comment: comment, isExpanded: expanded.contains(comment.id))
            .on(.expand, Action.expandOrCollapse(comment: comment.id))
        }
        if comments.count > 4 { Note(text: "查看所有評論").onSelect(Action.showAllComments) }
      } placeholder: {
        Note(text: "評論載入中…")
      } failure: { message in
        Note(text: message).onSelect(Action.retryComments)
      } idle: {
        Note(text: "暫無評論")
      }
    }
    .header(Title(text: "商品評價(\(comments.value?.count ?? 0))"), pinned: true)
  }
}
