import ExampleSupport
import Foundation
import Testing

@testable import ProductDetailScreen

@Suite struct ProductDataTests {
  /// Returns a product with the required fields and `fields`.
  private func product(_ fields: String) throws -> Product {
    let text = #"{"title": "電腦", "price": 1, \#(fields)}"#
    return try #require(try Product.products(in: Array(text.utf8), file: "shop.json").first)
  }

  @Test func `The bundled product has every block of the screen`() throws {
    let product = try Product.bundled
    let comments = product.comments
    let isComplete =
      product.id == 1001 && product.title.hasPrefix("輕薄") && product.subtitle == "節日促銷，快來買啊"
      && product.images == ["front.jpg", "side.jpg", "back.jpg"]
      && product.price == Product.Price(cents: 1999_00)
      && product.freeZone == Product.Price(cents: 1849_90)
      && product.arrangement == .priceBelowSubtitle
      && product.promotionLines == ["已優惠10.48%", "滿200減30", "第二件半價", "贈運費險"]
      && product.specification == "銀色，13.3英寸" && product.shop == "晨光數碼旗艦店"
      && comments.map(\.id) == [1, 2, 3, 4, 5, 6]
      // More than three lines of 33 columns, as each of these characters has two columns.
      && comments.contains { $0.text.count > 3 * 16 }
      && comments.contains { $0.text.contains("👨‍👩‍👧‍👦" as Character) }
      && product.coupons.map(\.off.description) == ["￥50", "￥99.50"]
    #expect(isComplete, "\(product)")
  }

  @Test func `A product, a list, and an object with products are all valid`() throws {
    let one = #"{"title": "電腦", "price": 1}"#
    let byteOrderMark = "\u{FEFF}"
    func nested(_ levels: Int) -> String {
      String(repeating: "[", count: levels) + "0" + String(repeating: "]", count: levels)
    }
    let counts = [
      (one, 1), ("[\(one)]", 1), ("[\(one), \(one)]", 2), (#"{"products": [\#(one)]}"#, 1),
      (#"{"total": 0, "products": []}"#, 0), ("[]", 0), (byteOrderMark + one, 1),
      (" \r\n\t" + one + "\n", 1),
      (#"{"title": "電腦", "price": 1, "x": \#(nested(63))}"#, 1),
    ]
    for (text, count) in counts {
      #expect(outcome(of: text.utf8) == "products: \(count)", "\(text)")
    }
  }

  @Test func `A field overrides that of dummyjson, even if it is empty`() throws {
    typealias Field = KeyPath<Product, String?>
    let subtitle: Field = \.subtitle
    let shop: Field = \.shop
    let specification: Field = \.specification
    let cases: [(String, Field, String?)] = [
      (#""x": 0"#, subtitle, nil),
      (#""description": "d""#, subtitle, "d"),
      (#""description": "d", "subtitle": "s""#, subtitle, "s"),
      (#""description": "d", "subtitle": null"#, subtitle, "d"),
      (#""description": "d", "subtitle": """#, subtitle, nil),
      (#""brand": "b""#, shop, "b"),
      (#""shop": "s", "brand": "b""#, shop, "s"),
      (#""shop": "", "brand": "b""#, shop, nil),
      (#""specification": "銀色""#, specification, "銀色"),
      (#""specification": """#, specification, nil),
    ]
    for (fields, path, expected) in cases {
      #expect(try product(fields)[keyPath: path] == expected, "\(fields)")
    }
  }

  @Test func `Comments override reviews, and those without IDs are keyed by position`() throws {
    let reviews = #""reviews": [{"reviewer": "r", "comment": "c", "rating": 4}]"#
    let review = Product.Comment(id: 1, author: "r", text: "c", rating: 4)
    let cases: [(String, [Product.Comment])] = [
      (reviews, [review]),
      (
        #""reviews": [{"reviewerName": "r", "reviewer": "x", "comment": "c", "rating": 4}]"#,
        [review]
      ),
      (reviews + #", "comments": null"#, [review]),
      (reviews + #", "comments": []"#, []),
      (
        #""comments": [{"id": 7, "author": "a", "text": ""}, {"author": "b", "text": "t"}]"#,
        [.init(id: 7, author: "a", text: ""), .init(id: 2, author: "b", text: "t")]
      ),
      (
        // The screen numbers and reports duplicates.
        #""comments": [{"id": 7, "author": "a", "text": ""}, {"id": 7, "author": "a", "text": ""}]"#,
        [.init(id: 7, author: "a", text: ""), .init(id: 7, author: "a", text: "")]
      ),
    ]
    for (fields, expected) in cases {
      #expect(try product(fields).comments == expected, "\(fields)")
    }
  }

  @Test func `Type, discount, strings, and escapes are parsed correctly`() throws {
    let cases: [(String, @Sendable (Product) -> Bool)] = [
      (#""x": 0"#, { $0 == Product(title: "電腦", price: Product.Price(cents: 100)) }),
      (#""type": 0"#, { $0.arrangement == .priceAboveTitle }),
      (#""type": 1.0"#, { $0.arrangement == .priceBelowSubtitle }),
      (#""type": null"#, { $0.arrangement == .priceBelowSubtitle }),
      (#""discountPercentage": 0"#, { $0.promotionLines == [] }),
      (#""discountPercentage": 100"#, { $0.promotionLines == ["已優惠100%"] }),
      (
        #""discountPercentage": 0.05, "promotions": ["a"]"#,
        { $0.promotionLines == ["已優惠0.05%", "a"] }
      ),
      (#""discountPercentage": 12.50"#, { $0.promotionLines == ["已優惠12.5%"] }),
      (#""images": null, "coupons": null"#, { $0.images == [] && $0.coupons == [] }),
      (#""shop": "\ud83d\ude00\u00e9\n\"\\\/\b\f\r\t""#, { $0.shop == "😀é\n\"\\/\u{8}\u{C}\r\t" }),
      (#""id": -9223372036854775808"#, { $0.id == .min }),
      (#""price2": {"deep": [true, false, null, -1.5e-3]}"#, { $0.shop == nil }),
    ]
    for (fields, isRight) in cases {
      let product = try product(fields)
      #expect(isRight(product), "\(fields): \(product)")
    }
  }

  @Test func `Prices are exact, and show cents only if there are any`() throws {
    let cases = [
      ("1999", "￥1999"), ("9.99", "￥9.99"), ("1999.9", "￥1999.90"), ("1999.90", "￥1999.90"),
      ("0.05", "￥0.05"), ("0", "￥0"), ("-0", "￥0"), ("-0.00e5", "￥0"), ("1e3", "￥1000"),
      ("1.999E+3", "￥1999"), ("100e-1", "￥10"), ("9.9900000000000000000000000000000", "￥9.99"),
      ("12345678901234567.89", "￥12345678901234567.89"), ("0e99999999999999999999", "￥0"),
      ("92233720368547758.07", "￥92233720368547758.07"),
    ]
    for (number, printed) in cases {
      #expect(try product(#""freeZone": \#(number)"#).freeZone?.description == printed)
    }
    let less = Product.Price(cents: 100).reduced(by: Product.Price(cents: 30))
    let none = Product.Price(cents: 100).reduced(by: Product.Price(cents: .max))
    #expect([less.cents, none.cents] == [70, 0])
  }

  private static let realProducts = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("../shared/data/products.json").standardizedFileURL.path

  @Test(
    .enabled(
      if: FileManager.default.fileExists(atPath: realProducts),
      "../shared/data/products.json doesn't exist next to the package's folder"))
  func `All 130 products of dummyjson are valid`() throws {
    let products = try Product.products(inFileAt: Self.realProducts)
    let first = try #require(products.first)
    let facts = [
      products.count, products.count { $0.shop == nil }, products.count { $0.comments.count == 3 },
      products.count { $0.promotionLines.count == 1 }, products.count { $0.subtitle == nil },
    ]
    #expect(facts == [130, 61, 130, 130, 0])
    #expect("\(first.price) \(first.promotionLines)" == #"￥9.99 ["已優惠10.48%"]"#)
  }
}
