package import RowKit

/// The screen of one product: what it shows follows from what is known so far.
///
/// Three sources fill it, in any order. As it is made, nothing is known: a picture, a price and the number
/// of comments hold their places.
package struct ProductDetail: ScreenModel {
  package var basics: Loadable<Product.Basics> = .idle
  package var promotions: Loadable<Product.Offers> = .idle
  package var comments: Loadable<[Product.Comment]> = .idle
  /// The id of the coupon that was picked.
  package var picked: String?
  /// The ids of the comments that show all of their text.
  package var expanded: Set<Int> = []

  /// The state before any data.
  package init() {}

  /// The state after all data of a product.
  package init(_ product: Product) {
    basics = .loaded(product.basics)
    promotions = .loaded(product.offers)
    comments = .loaded(product.comments)
  }

  /// What a person can do.
  package enum Action: Hashable, Sendable {
    case pick(coupon: String)
    case toggle(comment: Int)
    case retryBasics
    case retryPromotions
    case retryComments
    case showAllComments
  }

  package mutating func handle(_ action: Action) {
    switch action {
    case .pick(let coupon): picked = picked == coupon ? nil : coupon
    case .toggle(let comment): expanded.formSymmetricDifference([comment])
    case .retryBasics: basics.load()
    case .retryPromotions: promotions.load()
    case .retryComments: comments.load()
    // Another screen's: whoever shows this one opens it.
    case .showAllComments: break
    }
  }

  package var screen: Screen {
    Screen("ProductDetail") {
      basicsSection
      if let specification = known.specification {
        Section("specification") { Specification(text: specification) }
      }
      if let shop = known.shop { Section("shop") { Shop(name: shop) } }
      commentSection
    }
  }
}

extension ProductDetail {
  /// The basics as far as they are known.
  private var known: Product.Basics { basics.value ?? Product.Basics() }

  private var basicsSection: Section {
    Section("basics") {
      Gallery(pictures: known.pictures)
      if known.arrangement == .priceAboveTitle { priceRow }
      if let title = known.title { Title(text: title) }
      if let subtitle = known.subtitle { Subtitle(text: subtitle) }
      if known.arrangement == .priceBelowSubtitle { priceRow }
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

  /// The one price row, wherever it stands: its key is the same in both places.
  @RowsBuilder private var priceRow: Block {
    let coupon = promotions.value?.coupons.first { $0.id == picked }
    let discount = coupon?.off ?? .zero
    if let freeZone = known.freeZone {
      FreeZonePrice(price: freeZone, elsewhere: known.price, discount: discount).id("price")
    } else {
      Price(price: known.price, discount: discount).id("price")
    }
  }

  private var commentSection: Section {
    Section("comments") {
      Loading(comments) { all in
        if all.isEmpty { Note(text: "暫無評論") }
        ForEach(all.prefix(4)) { comment in
          CommentRow(comment: comment, isExpanded: expanded.contains(comment.id))
            .on(.expand, Action.toggle(comment: comment.id))
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
