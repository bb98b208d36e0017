package import RowKit

/// The screen of one product: what it shows follows from what is known so far.
///
/// As it is made, nothing is known: pictures, a price and the number of comments hold their places.
package struct ProductDetail: ScreenModel {
  package var pictures = ["placeholder"]
  package var title: String?
  package var subtitle: String?
  package var price = Product.Price.zero
  package var freeZone: Product.Price?
  package var arrangement = Product.Arrangement.priceBelowSubtitle
  package var specification: String?
  package var shop: String?
  package var promotions: Loadable<[String]> = .idle
  package var comments: Loadable<[Product.Comment]> = .idle
  package var coupons: [Product.Coupon] = []
  /// The id of the coupon that was picked.
  package var picked: String?
  /// The ids of the comments that show all of their text.
  package var expanded: Set<Int> = []

  /// The state before any data.
  package init() {}

  /// The state after all data of a product.
  package init(_ product: Product) {
    if !product.images.isEmpty { pictures = product.images }
    title = product.title
    subtitle = product.subtitle
    price = product.price
    freeZone = product.freeZone
    arrangement = product.arrangement
    specification = product.specification
    shop = product.shop
    promotions = .loaded(product.promotionLines)
    comments = .loaded(product.comments)
    coupons = product.coupons
  }

  /// What a person can do.
  package enum Action: Hashable, Sendable {
    case pick(coupon: String)
    case toggle(comment: Int)
    case retryPromotions
    case retryComments
    case showAllComments
  }

  package mutating func handle(_ action: Action) {
    switch action {
    case .pick(let coupon): picked = picked == coupon ? nil : coupon
    case .toggle(let comment): expanded.formSymmetricDifference([comment])
    case .retryPromotions: promotions = .loading(previous: promotions.value)
    case .retryComments: comments = .loading(previous: comments.value)
    // Another screen's: whoever shows this one opens it.
    case .showAllComments: break
    }
  }

  package var screen: Screen {
    Screen("ProductDetail") {
      basics
      if let specification {
        Section("specification") { Specification(text: specification) }
      }
      if let shop { Section("shop") { Shop(name: shop) } }
      commentSection
    }
  }
}

extension ProductDetail {
  private var basics: Section {
    Section("basics") {
      Gallery(pictures: pictures)
      if arrangement == .priceAboveTitle { priceRow }
      if let title { Title(text: title) }
      if let subtitle { Subtitle(text: subtitle) }
      if arrangement == .priceBelowSubtitle { priceRow }
      Loading(promotions) { lines in
        if !lines.isEmpty { Promotion(lines: lines) }
      } placeholder: {
        Note(text: "優惠載入中…")
      } failure: { message in
        Note(text: message).onSelect(Action.retryPromotions)
      }
      ForEach(coupons) { coupon in
        CouponRow(name: coupon.name, isPicked: coupon.id == picked)
          .onSelect(Action.pick(coupon: coupon.id))
      }
    }
  }

  /// The one price row, wherever it stands: its key is the same in both places.
  @RowsBuilder private var priceRow: Block {
    let discount = coupons.first { $0.id == picked }?.off ?? .zero
    if let freeZone {
      FreeZonePrice(price: freeZone, elsewhere: price, discount: discount).id("price")
    } else {
      Price(price: price, discount: discount).id("price")
    }
  }

  private var commentSection: Section {
    Section("comments") {
      Loading(comments) { all in
        if all.isEmpty { Note(text: "暫無評論") }
        ForEach(all.prefix(4)) { comment in
          CommentRow(comment: comment, isExpanded: expanded.contains(comment.id))
            .on(.toggle, Action.toggle(comment: comment.id))
        }
        if all.count > 4 { Note(text: "查看所有評論").onSelect(Action.showAllComments) }
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
