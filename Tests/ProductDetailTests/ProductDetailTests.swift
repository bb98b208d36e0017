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

  /// The rows of a screen, header and all, as they are called in print.
  private func names(_ model: ProductDetail) -> [String] {
    model.screen.sections.flatMap { section in
      [section.name] + (section.header.map { ["header \($0.kind)"] } ?? [])
        + section.names(of: section.rows.indices)
    }
  }

  private func label(_ model: ProductDetail, _ section: RowKey, _ key: RowKey? = nil) -> String? {
    let section = model.screen[section: section]
    return (key.map { section?[key: $0] } ?? section?.rows.last)?.accessibilityLabel
  }

  @Test func `Before any data there are pictures, price, summary and "no comments yet"`() {
    let model = ProductDetail()
    #expect(
      names(model) == [
        "basics", "Gallery", "Price[price]", "comments", "header Title", "Note",
      ])
    #expect(label(model, "comments") == "暫無評論" && label(model, "basics", "price") == "￥0")
    let header = model.screen[section: "comments"]?.header?.accessibilityLabel
    #expect(header == "商品評價(0)" && model.screen.issues.isEmpty)
  }

  @Test func `The product's type, free zone and shop decide which rows there are, and where`() {
    let top = ["Title", "Subtitle"]
    let rest = ["Promotion", "CouponRow[x]", "CouponRow[y]"]
    let cases: [(String, Product, [String])] = [
      ("type 1", product(), ["Gallery"] + top + ["Price[price]"] + rest),
      (
        "type 0", product(arrangement: .priceAboveTitle),
        ["Gallery", "Price[price]"] + top + rest
      ),
      ("free zone", product(freeZone: 1), ["Gallery"] + top + ["FreeZonePrice[price]"] + rest),
      (
        "free zone, type 0", product(arrangement: .priceAboveTitle, freeZone: 1),
        ["Gallery", "FreeZonePrice[price]"] + top + rest
      ),
    ]
    for (name, product, basics) in cases {
      var product = product
      let end = ["comments", "header Title", "Note"]
      let start = ["basics"] + basics + ["specification", "Specification"]
      #expect(names(ProductDetail(product)) == start + ["shop", "Shop"] + end, "\(name)")
      product.shop = nil
      #expect(names(ProductDetail(product)) == start + end, "\(name), self-operated")
    }
  }

  @Test func `At most four comments are shown, and "show all" only when there are more`() {
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
        && (last == nil || label(model, "comments") == last)
        && action == (count > 4 ? .showAllComments : nil)
      #expect(isRight, "\(count) comments: \(model.screen)")
    }
  }

  /// The names of the rows that a change of state changes; a row is matched by its id.
  private func changed(
    _ product: Product, by actions: [ProductDetail.Action], after: [ProductDetail.Action] = []
  ) -> [String] {
    var model = ProductDetail(product)
    for action in after { model.handle(action) }
    let old = model.screen
    for action in actions { model.handle(action) }
    let new = model.screen
    let ids = Array(old.rows.map(\.id))
    guard ids == Array(new.rows.map(\.id)) else { return ["other rows"] }
    return ids.filter { old[$0] != new[$0] }.map(\.name)
  }

  @Test func `Picking a coupon changes the price and the coupons concerned, and nothing else`() {
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

  @Test func `The price is what is left after the coupon that is picked`() throws {
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
      #expect(label(model, "basics", "price") == expected)
    }
    let coupons = try #require(ProductDetail(product()).screen[section: "basics"]).rows.suffix(2)
    let actions = coupons.map { $0.action(.select, as: ProductDetail.Action.self) }
    #expect(actions == [.pick(coupon: "x"), .pick(coupon: "y")])
  }

  @Test func `Toggling a comment makes it higher, toggling it again as it was`() throws {
    var model = ProductDetail(product(comments: 5))
    let row = try #require(model.screen[section: "comments"]?[key: 2])
    let toggle = try #require(row.action(.expand, as: ProductDetail.Action.self))
    func height(of key: RowKey) -> Length? {
      let screen = model.screen
      return screen[section: "comments"]?[key: key].flatMap {
        screen.layout(in: .grid(.iPhoneSE)).cell(for: $0.id)?.frame.height
      }
    }
    let collapsed = try #require(height(of: 2))
    model.handle(toggle)
    let expanded = try #require(height(of: 2))
    let other = height(of: 3)
    model.handle(toggle)
    #expect(expanded > collapsed && other == collapsed && height(of: 2) == collapsed)
    #expect(changed(product(comments: 5), by: [.toggle(comment: 2)]) == ["CommentRow[2]"])
  }

  @Test func `What failed can be asked for again, and what was there before stays`() throws {
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
      #expect(last == nil || label(model, key) == last, "\(name)")
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

  @Test func `The rows of the initial state stay themselves when the data comes`() throws {
    let initial = ProductDetail().screen
    for (name, product, kept) in [
      ("type 1", product(comments: 0), ["Gallery", "Price[price]"]),
      ("type 0", product(comments: 5, arrangement: .priceAboveTitle), ["Gallery", "Price[price]"]),
      // Another kind of row is another row.
      ("free zone", product(comments: 5, freeZone: 1), ["Gallery"]),
    ] {
      let loaded = ProductDetail(product).screen
      let headers = [initial, loaded].map { $0[section: "comments"]?.header?.id }
      let stay = initial.rows.map(\.id).filter { loaded[$0] != nil }.map(\.name)
      #expect(stay == kept && headers[0] == headers[1], "\(name)")
    }
    // From one state of the comments to the next: the value's rows have one slot.
    var model = ProductDetail(product(comments: 2))
    let before = model.screen[section: "comments"]?.rows.map(\.id)
    model.handle(.retryComments)
    #expect(model.screen[section: "comments"]?.rows.map(\.id) == before)
  }
}

extension LayoutEnvironment {
  /// The environment with the metrics of a terminal, whatever its own become.
  static func grid(_ environment: LayoutEnvironment) -> LayoutEnvironment {
    var environment = environment
    environment.fontMetrics = .grid
    return environment
  }
}
