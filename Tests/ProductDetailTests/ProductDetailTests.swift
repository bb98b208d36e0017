import RowKit
import Testing

@testable import ProductDetailScreen

@Suite struct ProductDetailTests {
  private func product(
    comments: Int = 0, arrangement: Product.Arrangement = .priceBelowSubtitle,
    freeZone: UInt64? = nil
  ) -> Product {
    Product(
      title: "電腦", subtitle: "快來買啊", images: ["a.jpg"], price: Product.Price(cents: 1999_00),
      freeZone: freeZone.map { Product.Price(cents: $0) }, arrangement: arrangement,
      promotions: ["滿200減30"], specification: "銀色", shop: "旗艦店",
      comments: (0..<comments).map {
        Product.Comment(id: $0 + 1, author: "a", text: String(repeating: "很長的評論", count: 30))
      },
      coupons: [
        Product.Coupon(id: "x", off: Product.Price(cents: 50_00), name: "減50元"),
        Product.Coupon(id: "y", off: Product.Price(cents: 99_50), name: "減99.50元"),
      ])
  }

  /// Returns the printed names of the sections, headers, and rows of a screen.
  private func names(_ model: ProductDetail) -> [String] {
    model.screen.sections.flatMap { section in
      [section.name] + (section.header.map { ["header \($0.kind)"] } ?? [])
        + section.names(of: section.rows.indices)
    }
  }

  private func label(
    in model: ProductDetail, section: RowKey, key: RowKey? = nil
  ) -> String? {
    let section = model.screen[section: section]
    return (key.map { section?[key: $0] } ?? section?.rows.last)?.accessibilityLabel
  }

  @Test func `Before any data, there are pictures, a price, and "no comments yet"`() {
    let model = ProductDetail()
    #expect(
      names(model) == [
        "basics", "Gallery", "Price[price]", "comments", "header Title", "Note",
      ])
    #expect(
      label(in: model, section: "comments") == "暫無評論"
        && label(in: model, section: "basics", key: "price") == "￥0")
    let header = model.screen[section: "comments"]?.header?.accessibilityLabel
    #expect(header == "商品評價(0)" && model.screen.issues.isEmpty)
  }

  @Test func `The product's type, free zone, and shop determine the rows and their order`() {
    let top = ["Title", "Subtitle"]
    let offers = ["Promotion", "CouponRow[x]", "CouponRow[y]"]
    let cases: [(String, Product, [String])] = [
      ("type 1", product(), ["Gallery"] + top + ["Price[price]"] + offers),
      (
        "type 0", product(arrangement: .priceAboveTitle),
        ["Gallery", "Price[price]"] + top + offers
      ),
      ("free zone", product(freeZone: 1), ["Gallery"] + top + ["FreeZonePrice[price]"] + offers),
      (
        "free zone, type 0", product(arrangement: .priceAboveTitle, freeZone: 1),
        ["Gallery", "FreeZonePrice[price]"] + top + offers
      ),
    ]
    for (name, product, basics) in cases {
      var product = product
      let end = ["comments", "header Title", "Note"]
      let start = ["basics"] + basics + ["specification", "Specification"]
      #expect(names(ProductDetail(product)) == start + ["shop", "Shop"] + end, "\(name)")
      product.shop = nil
      #expect(names(ProductDetail(product)) == start + end, "\(name), sold by the store")
    }
  }

  @Test func `At most four comments are shown, and "show all" only if there are more`() {
    for count in [0, 1, 3, 4, 5, 200] {
      let model = ProductDetail(product(comments: count))
      let comments = model.screen[section: "comments"]
      var expected = (0..<min(count, 4)).map { "CommentRow[\($0 + 1)]" }
      if count == 0 || count > 4 { expected.append("Note") }
      let last = count == 0 ? "暫無評論" : count > 4 ? "查看所有評論" : nil
      let action = comments?.rows.last?.action(.select, as: ProductDetail.Action.self)
      let isRight =
        comments?.names(of: comments?.rows.indices ?? 0..<0) == expected
        && comments?.header?.accessibilityLabel == "商品評價(\(count))"
        && (last == nil || label(in: model, section: "comments") == last)
        && action == (count > 4 ? .showAllComments : nil)
      #expect(isRight, "\(count) comments: \(model.screen)")
    }
  }

  /// Returns the names of the rows that actions change, matched by their IDs.
  private func changed(
    _ product: Product, by actions: [ProductDetail.Action], after: [ProductDetail.Action] = []
  ) -> [String] {
    var model = ProductDetail(product)
    for action in after { model.handle(action) }
    let old = model.screen
    for action in actions { model.handle(action) }
    let new = model.screen
    let ids = Array(old.rows.map(\.id))
    guard ids == Array(new.rows.map(\.id)) else { return ["different rows"] }
    return ids.filter { old[$0] != new[$0] }.map(\.name)
  }

  @Test func `Picking a coupon changes only the price and the affected coupons`() {
    for (name, product, price) in [
      ("price", product(comments: 5), "Price[price]"),
      ("free zone", product(comments: 5, freeZone: 1849_90), "FreeZonePrice[price]"),
    ] {
      let pick = changed(product, by: [.pick(coupon: "x")])
      let other = changed(product, by: [.pick(coupon: "y")], after: [.pick(coupon: "x")])
      let twice = changed(product, by: [.pick(coupon: "x"), .pick(coupon: "x")])
      #expect(pick == [price, "CouponRow[x]"], "\(name)")
      #expect(other == [price, "CouponRow[x]", "CouponRow[y]"] && twice == [], "\(name)")
    }
  }

  @Test func `The picked coupon reduces the price`() throws {
    let cases: [(UInt64?, String?, String)] = [
      (nil, nil, "￥1999"), (nil, "x", "￥1949, 已優惠￥50"), (nil, "y", "￥1899.50, 已優惠￥99.50"),
      (nil, "none", "￥1999"),
      (1849_90, nil, "免稅區價￥1849.90, 原價￥1999"),
      (1849_90, "y", "免稅區價￥1750.40, 原價￥1999, 已優惠￥99.50"),
      (1999_00, nil, "免稅區價￥1999"),
    ]
    for (freeZone, coupon, expected) in cases {
      var model = ProductDetail(product(freeZone: freeZone))
      if let coupon { model.handle(.pick(coupon: coupon)) }
      #expect(label(in: model, section: "basics", key: "price") == expected)
    }
    let coupons = try #require(ProductDetail(product()).screen[section: "basics"]).rows.suffix(2)
    let actions = coupons.map { $0.action(.select, as: ProductDetail.Action.self) }
    #expect(actions == [.pick(coupon: "x"), .pick(coupon: "y")])
  }

  @Test func `Expanding a comment makes it taller, and collapsing it restores its height`() throws {
    var model = ProductDetail(product(comments: 5))
    let row = try #require(model.screen[section: "comments"]?[key: 2])
    let action = try #require(row.action(.expand, as: ProductDetail.Action.self))
    func height(of key: RowKey) -> Length? {
      let screen = model.screen
      return screen[section: "comments"]?[key: key].flatMap {
        screen.layout(in: .grid(.iPhoneSE)).cell(for: $0.id)?.frame.height
      }
    }
    let collapsed = try #require(height(of: 2))
    model.handle(action)
    let expanded = try #require(height(of: 2))
    let other = height(of: 3)
    model.handle(action)
    #expect(expanded > collapsed && other == collapsed && height(of: 2) == collapsed)
    #expect(changed(product(comments: 5), by: [.expandOrCollapse(comment: 2)]) == ["CommentRow[2]"])
  }

  @Test func `A source that failed can be retried, and its previous value stays visible`() throws {
    let fresh = ProductDetail(product(comments: 1))
    let comments = try #require(fresh.comments.value)
    let cases: [(String, (inout ProductDetail) -> Void, RowKey, [String], String?)] = [
      ("idle", { $0.comments = .idle }, "comments", ["Note"], "暫無評論"),
      ("loading", { $0.comments = .loading() }, "comments", ["Note"], "評論載入中…"),
      ("failed", { $0.comments = .failed("沒有網路") }, "comments", ["Note"], "沒有網路"),
      (
        "loading again", { $0.comments = .loading(previous: comments) }, "comments",
        ["CommentRow[1]"], nil
      ),
      (
        "failed again", { $0.comments = .failed("沒有網路", previous: comments) }, "comments",
        ["CommentRow[1]", "Note"], "沒有網路"
      ),
      (
        "promotions failed",
        { $0.promotions = .failed("沒有優惠") }, "basics",
        ["Gallery", "Title", "Subtitle", "Price[price]", "Note"], "沒有優惠"
      ),
      (
        "basics failed",
        {
          $0.basics = .failed("沒有商品")
          $0.promotions = .idle
        }, "basics", ["Gallery", "Price[price]", "Note"], "沒有商品"
      ),
    ]
    for (name, change, key, rows, last) in cases {
      var model = fresh
      change(&model)
      let section = try #require(model.screen[section: key])
      #expect(section.names(of: section.rows.indices) == rows, "\(name)")
      #expect(last == nil || label(in: model, section: key) == last, "\(name)")
      guard name.contains("failed") else { continue }
      let retry = section.rows.last?.action(.select, as: ProductDetail.Action.self)
      let expected: ProductDetail.Action =
        key == "comments"
        ? .retryComments : name.hasPrefix("basics") ? .retryBasics : .retryPromotions
      #expect(retry == expected, "\(name)")
      if let retry { model.handle(retry) }
      #expect(
        model.comments.isLoading || model.promotions.isLoading || model.basics.isLoading, "\(name)")
    }
  }

  @Test func `The rows of the initial state keep their identity when data arrives`() throws {
    let initial = ProductDetail().screen
    for (name, product, kept) in [
      ("type 1", product(comments: 0), ["Gallery", "Price[price]"]),
      ("type 0", product(comments: 5, arrangement: .priceAboveTitle), ["Gallery", "Price[price]"]),
      // A row of a different kind is a different row.
      ("free zone", product(comments: 5, freeZone: 1), ["Gallery"]),
    ] {
      let loaded = ProductDetail(product).screen
      let headers = [initial, loaded].map { $0[section: "comments"]?.header?.id }
      let stay = initial.rows.map(\.id).filter { loaded[$0] != nil }.map(\.name)
      #expect(stay == kept && headers[0] == headers[1], "\(name)")
    }
    // The rows of the value have the same slot in each phase of the comments.
    var model = ProductDetail(product(comments: 2))
    let before = model.screen[section: "comments"]?.rows.map(\.id)
    model.handle(.retryComments)
    #expect(model.screen[section: "comments"]?.rows.map(\.id) == before)
  }
}

extension LayoutEnvironment {
  /// Returns an environment with the metrics of a terminal.
  static func grid(_ environment: LayoutEnvironment) -> LayoutEnvironment {
    var environment = environment
    environment.fontMetrics = .grid
    return environment
  }
}
