import ExampleSupport
import Foundation
import Testing

@testable import ProductDetailScreen

@Suite struct ProductDataErrorTests {
  @Test func `An error in a product says where it is and what was expected`() {
    let cases = [
      (
        "3", "",
        #"a product, a list of products, or an object with a field "products", found the number 3"#
      ),
      ("{}", "title", "a string, found nothing"),
      ("[{}]", "[0].title", "a string, found nothing"),
      ("[null]", "[0]", "a product, found null"),
      (#"{"products": 1}"#, "products", "a list of products, found the number 1"),
      (#"{"products": null}"#, "products", "a list of products, found null"),
      (
        #"{"products": [{"title": "t"}]}"#, "products[0].price",
        "a number of at least 0, found nothing"
      ),
      (#"{"title": ""}"#, "title", "a nonempty string, found an empty string"),
      (#"{"title": null}"#, "title", "a string, found null"),
      (#"{"title": "a", "title": "b"}"#, "title", "the field once, found it twice"),
    ]
    for (text, path, message) in cases {
      let location = path.isEmpty ? "" : path + ": "
      #expect(outcome(of: text.utf8) == "shop.json: \(location)expected \(message).", "\(text)")
    }
  }

  @Test func `A field with the wrong type says where it is and what was expected`() {
    let cases = [
      (
        #""freeZone": "free""#, "freeZone",
        #"true, false, or a number of at least 0, found the string "free""#
      ),
      (
        #""freeZone": -1"#, "freeZone",
        "true, false, or a number of at least 0, found the number -1"
      ),
      (
        #""freeZone": -1e-9"#, "freeZone",
        "true, false, or a number of at least 0, found the number -1e-9"
      ),
      (#""freeZone": 9.995"#, "freeZone", "at most two decimal places, found the number 9.995"),
      (#""freeZone": 1e-400"#, "freeZone", "at most two decimal places, found the number 1e-400"),
      (
        #""freeZone": 1e400"#, "freeZone",
        "a number of at most 92233720368547758.07, found the number 1e400"
      ),
      (
        #""freeZone": 92233720368547758.08"#, "freeZone",
        "a number of at most 92233720368547758.07, found the number 92233720368547758.08"
      ),
      (
        #""freeZone": 1e99999999999999999999"#, "freeZone",
        "a number of at most 92233720368547758.07, found the number 1e99999999999999999999"
      ),
      (
        #""freeZone": 0.\#(String(repeating: "1", count: 99))"#, "freeZone",
        "at most two decimal places, found the number 0.\(String(repeating: "1", count: 58))…"
      ),
      (
        #""discountPercentage": 100.01"#, "discountPercentage",
        "a number from 0 to 100, found the number 100.01"
      ),
      (#""type": 2"#, "type", "0 or 1, found the number 2"),
      (#""type": 1e30"#, "type", "0 or 1, found the number 1e30"),
      (#""type": true"#, "type", "0 or 1, found true"),
      (#""id": 1.5"#, "id", "an integer, found the number 1.5"),
      (
        #""id": 9223372036854775808"#, "id",
        "an integer that fits in 64 bits, found the number 9223372036854775808"
      ),
      (#""images": {}"#, "images", "a list of strings, found an object"),
      (#""images": ["a", 1]"#, "images[1]", "a string, found the number 1"),
      (#""shop": "s", "brand": false"#, "brand", "a string, found false"),
      (#""subtitle": []"#, "subtitle", "a string, found an empty list"),
      (#""subtitle": [1, 2]"#, "subtitle", "a string, found a list of 2 elements"),
      (#""comments": "none""#, "comments", #"a list of comments, found the string "none""#),
      (#""comments": [1]"#, "comments[0]", "an object, found the number 1"),
      (#""comments": [{"id": "x"}]"#, "comments[0].id", #"an integer, found the string "x""#),
      (#""comments": [{"id": 1}]"#, "comments[0].author", "a string, found nothing"),
      (#""comments": [], "reviews": [{}]"#, "reviews[0].reviewer", "a string, found nothing"),
      (
        #""reviews": [{"reviewer": "r", "comment": "c", "rating": 6}]"#, "reviews[0].rating",
        "an integer from 0 to 5, found the number 6"
      ),
      (#""coupons": [{"id": 3}]"#, "coupons[0].id", "a string, found the number 3"),
      (
        #""coupons": [{"id": "c", "off": null}]"#, "coupons[0].off",
        "a number of at least 0, found null"
      ),
      (
        #""type": "a\n\"b\"\\\u0000\u202e\u2028👨‍👩‍👧‍👦""#, "type",
        #"0 or 1, found the string "a\n\"b\"\\\u{0}\u{202E}\u{2028}👨‍👩‍👧‍👦""#
      ),
      (
        #""type": "\#(String(repeating: "長", count: 61))""#, "type",
        #"0 or 1, found the string "\#(String(repeating: "長", count: 60))…""#
      ),
    ]
    for (field, path, message) in cases {
      let text = #"[{"title": "a", "price": 0}, {"title": "b", "price": 1, \#(field)}]"#
      #expect(
        outcome(of: text.utf8) == "shop.json: [1].\(path): expected \(message).", "\(field)")
    }
  }

  @Test func `A file name is shown on one line, and truncated at the start`() {
    let cases = [
      ("a\nb\u{1B}[31m\u{202E}.json", #"a\nb\u{1B}[31m\u{202E}.json"#),
      (#"C:\data "1".json"#, #"C:\data "1".json"#),
      (
        String(repeating: "x", count: 250) + ".json",
        "…" + String(repeating: "x", count: 195) + ".json"
      ),
    ]
    for (name, shown) in cases {
      #expect(outcome(of: [0xFF], file: name).hasPrefix("\(shown): expected valid UTF-8"))
    }
  }

  @Test func `An unreadable file says why`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("ProductDataTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("商品.json")
    try Data(#"{"title": "電腦", "price": 1}"#.utf8).write(to: file)

    var cases = [
      ("", "a file, found none at this path"),
      (folder.path + "/none.json", "a file, found none at this path"),
      (file.path + "/none.json", "a file, found none at this path"),
      (folder.path, "a file, found a folder"),
    ]
    #if os(Linux)
      cases.append(
        ("/proc/self/mem", #"a readable file, found the error "Input/output error""#))
      cases.append(("/dev/zero", "at most 256 MiB, found a larger file"))
    #endif
    for (path, message) in cases {
      let sentence = outcome { () throws(DataError) in
        try Product.products(inFileAt: path)
      }
      #expect(sentence == "\(Excerpt.fileName(path)): expected \(message).")
    }
    #expect(try Product.products(inFileAt: file.path).map(\.title) == ["電腦"])
  }
}

/// Returns the error message of a function that reads products, or the number of products.
func outcome(of read: () throws(DataError) -> [Product]) -> String {
  do {
    return "products: \(try read().count)"
  } catch {
    return error.description
  }
}

func outcome(of bytes: some Sequence<UInt8>, file: String = "shop.json") -> String {
  outcome { () throws(DataError) in try Product.products(in: Array(bytes), file: file) }
}
