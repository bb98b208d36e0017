import TestProcesses
import Foundation
import Testing

@testable import ProductDetailScreen

@Suite struct DiffProcessTests {
  private let kettle = #"{"title": "Kettle", "price": 29.5, "shop": "Ann's"}"#
  private let sale = """
    {"title": "Kettle", "price": 25, "promotions": ["Free delivery"],
     "comments": [{"author": "Ann", "text": "Quiet."}]}
    """

  private var files: [(name: String, text: String)] {
    [
      ("kettle.json", kettle), ("sale.json", sale),
      ("ids.json", #"{"id": 1, "title": "Kettle", "price": 29.50, "shop": "Ann's"}"#),
      ("two.json", "[\(kettle), \(sale)]"), ("swapped.json", "[\(sale), \(kettle)]"),
      ("second.json", #"{"products": [\#(kettle), \#(kettle)]}"#), ("one.json", "[\(kettle)]"),
      ("none.json", "[]"), ("broken.json", "{"), ("diff", kettle),
    ]
  }

  private let change = """
    ProductDetail  5 rows → 5 rows  content 313 → 335 (+22)
    basics
      = 2 rows
      ~ Price[price]            ￥29.50 → ￥25
      + Promotion               Free delivery
    - shop
      - Shop                    店鋪：Ann's
    comments
      ~ header Title            商品評價(0) → 商品評價(1)
      - Note                    暫無評論
      + CommentRow[1]           Ann / Quiet.
    stages: 3  (row updates 1; row deletes 1, row inserts 2, section deletes 1; section updates 1)

    """

  private let changeBack = """
    ProductDetail  5 rows → 5 rows  content 335 → 313 (-22)
    basics
      = 2 rows
      ~ Price[price]            ￥25 → ￥29.50
      - Promotion               Free delivery
    + shop
      + Shop                    店鋪：Ann's
    comments
      ~ header Title            商品評價(1) → 商品評價(0)
      - CommentRow[1]           Ann / Quiet.
      + Note                    暫無評論
    stages: 3  (row updates 1; row deletes 2, row inserts 1, section inserts 1; section updates 1)

    """

  @Test func `Two files are compared product by product, and the differences are printed`() throws {
    let iPad = change.replacingOccurrences(of: "313 → 335", with: "481 → 503")
    let cases: [(arguments: [String], text: String, exitCode: Int32)] = [
      (["diff", "kettle.json", "sale.json"], change, 1),
      (["diff", "sale.json", "kettle.json"], changeBack, 1),
      (["diff", "--device", "iPad", "kettle.json", "sale.json"], iPad, 1),
      (["diff", "kettle.json", "kettle.json"], "", 0),
      // Different data with the same screen.
      (["diff", "kettle.json", "ids.json"], "", 0),
      // A list with one product is equivalent to the product.
      (["diff", "one.json", "sale.json"], change, 1),
      (["diff", "./diff", "--", "diff"], "", 0),
      (
        ["diff", "two.json", "swapped.json"],
        "# product 1 of 2\n\(change)\n# product 2 of 2\n\(changeBack)", 1
      ),
      (["diff", "two.json", "second.json"], "# product 2 of 2\n\(changeBack)", 1),
      (["diff", "two.json", "two.json"], "", 0),
      (["diff", "none.json", "none.json"], "", 0),
    ]
    let example = try BuiltExample("ProductDetail")
    try TestFolder.with(files) { folder in
      for (arguments, text, exitCode) in cases {
        let outcome = try example.run(arguments, in: folder.url)
        let expected = BuiltExample.Outcome(
          standardOutput: text, standardError: "", exitCode: exitCode)
        #expect(outcome == expected, "\(arguments)\n\(outcome.standardOutput)")
      }
    }
  }

  @Test func `A file named diff is printed with another spelling of its path`() throws {
    let example = try BuiltExample("ProductDetail")
    try TestFolder.with(files) { folder in
      let expected = try example.run(["kettle.json"], in: folder.url)
      #expect(expected.standardOutput.hasPrefix("ProductDetail  width 320"))
      for arguments in [["./diff"], ["--", "diff"]] {
        #expect(try example.run(arguments, in: folder.url) == expected, "\(arguments)")
      }
    }
  }

  @Test func `An error is one sentence and exit code 2, because 1 only means that screens differ`()
    throws
  {
    let brackets =
      "expected a product, a list of products, or an object with a field \"products\", "
    let two = "diff: expected two files, BEFORE and AFTER, found "
    let both = "diff and --viewport: expected only one of the two, found both."
    let cases: [(arguments: [String], sentence: String)] = [
      (["no.json", "kettle.json"], "no.json: expected a file, found none at this path."),
      (["kettle.json", "no.json"], "no.json: expected a file, found none at this path."),
      (["kettle.json", "."], ".: expected a file, found a folder."),
      (["/dev/null", "kettle.json"], "/dev/null: \(brackets)found an empty file."),
      (
        ["kettle.json", "broken.json"],
        "broken.json: line 1, column 2: expected a field name in quotes, found the end of the file."
      ),
      (["two.json", "kettle.json"], "kettle.json: expected 2 products, as in two.json, found 1."),
      (["kettle.json", "two.json"], "two.json: expected 1 product, as in kettle.json, found 2."),
      (["kettle.json", "none.json"], "none.json: expected 1 product, as in kettle.json, found 0."),
      ([], two + "none."),
      (["kettle.json"], two + "\"kettle.json\"."),
      (["kettle.json", "sale.json", "--viewport", "0"], both),
      (["no.json", "kettle.json", "--viewport=0"], both),
      (
        ["kettle.json", "sale.json", "--width", "0"],
        "--width: expected 0.01 to 100000 points, found \"0\"."
      ),
    ]
    let example = try BuiltExample("ProductDetail")
    try TestFolder.with(files) { folder in
      for (arguments, sentence) in cases {
        let outcome = try example.run(["diff"] + arguments, in: folder.url)
        let expected = BuiltExample.Outcome(
          standardOutput: "", standardError: sentence + "\n", exitCode: 2)
        #expect(outcome == expected, "\(arguments)")
      }
    }
  }

  @Test(
    .enabled(
      if: FileManager.default.fileExists(atPath: TestFiles.products),
      "../shared/data/products.json doesn't exist next to the package's folder"))
  func `The 130 products of dummyjson are equal to themselves`() throws {
    let outcome = try BuiltExample("ProductDetail").run([
      "diff", TestFiles.products, TestFiles.products,
    ])
    #expect(outcome == .init(standardOutput: "", standardError: "", exitCode: 0))
  }
}
