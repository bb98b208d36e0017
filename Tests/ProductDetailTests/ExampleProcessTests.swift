import TestProcesses
import ExampleSupport
import Foundation
import RowKit
import Testing

@testable import ProductDetailScreen

@Suite struct ExampleProcessTests {
  @Test func `Without arguments and with --live, the example prints the texts in Expected`() throws
  {
    for (arguments, file) in [([], TestFiles.defaultOutput), (["--live"], TestFiles.liveOutput)] {
      let outcome = try BuiltExample("ProductDetail").run(arguments)
      let expected = String(decoding: try Data(contentsOf: file), as: UTF8.self)
      #expect(
        outcome == .init(standardOutput: expected, standardError: "", exitCode: 0),
        "if the new output is correct, run Tools/check-example --record")
    }
  }

  @Test func `Help is printed on standard output`() throws {
    let expected = BuiltExample.Outcome(
      standardOutput: Options.helpText + "\n", standardError: "", exitCode: 0)
    for arguments in [["--help"], ["-h"], ["none.json", "--help", "--bogus"]] {
      #expect(try BuiltExample("ProductDetail").run(arguments) == expected, "\(arguments)")
    }
  }

  @Test func `A viewport, a width, and a device change the output`() throws {
    let example = try BuiltExample("ProductDetail")
    let cases = [
      (["--width", "116.5"], "# initial\nProductDetail  width 116.5  content "),
      (["--device", "ipad"], "# initial\nProductDetail  width 768  content "),
      (
        ["--device=iPhone-8", "--viewport", "99.5"],
        "# initial\nProductDetail  375×667  offset 99.5  content "
      ),
      (["--viewport=1e9"], "# initial\nProductDetail  320×568  offset 1000000000  content "),
    ]
    for (arguments, start) in cases {
      let outcome = try example.run(arguments)
      let isRight =
        outcome.exitCode == 0 && outcome.standardError.isEmpty
        && outcome.standardOutput.hasPrefix(start)
      #expect(isRight, "\(arguments): \(outcome)")
    }
  }

  @Test func `Invalid input prints one sentence on standard error and nothing on standard output`()
    throws
  {
    let good = #"{"title": "a", "price": 1}"#
    let files: [(name: String, bytes: [UInt8])] = [
      ("empty.json", []),
      ("broken.json", Array("[\(good),\n  {\"title\": }]".utf8)),
      ("bytes.json", [0x5B, 0x22, 0xFF, 0x22, 0x5D]),
      ("missing.json", Array(#"[\#(good), {"price": 1}]"#.utf8)),
      (
        "mistyped.json",
        Array(#"{"products": [\#(good), \#(good), \#(good), {"title": "d", "price": "9"}]}"#.utf8)
      ),
      ("good.json", Array(good.utf8)), ("f\u{1B}[31m.otf", Array("text".utf8)),
    ]
    let width = "--width: expected 0.01 to 100000 points, found "
    let cases: [(arguments: [String], exitCode: Int32, sentence: String)] = [
      (["none.json"], 1, "none.json: expected a file, found none at this path."),
      (["."], 1, ".: expected a file, found a folder."),
      (
        ["empty.json"], 1,
        "empty.json: expected a product, a list of products, or an object with a field \"products\", "
          + "found an empty file."
      ),
      (["broken.json"], 1, "broken.json: line 2, column 13: expected a value, found \"}\"."),
      (["bytes.json"], 1, "bytes.json: expected valid UTF-8, found the byte 0xFF at offset 2."),
      (["missing.json"], 1, "missing.json: [1].title: expected a string, found nothing."),
      (
        ["mistyped.json"], 1,
        "mistyped.json: products[3].price: expected a number of at least 0, "
          + "found the string \"9\"."
      ),
      (
        ["--color", "good.json"], 2,
        "options: expected --width, --device, --viewport, --metrics, --font, --text-size, --live, or --help, "
          + "found \"--color\"."
      ),
      (
        ["--font", "none.ttf"], 1, "none.ttf: expected a file, found none at this path."
      ),
      (
        ["--font", "f\u{1B}[31m.otf"], 1,
        "f\\u{1B}[31m.otf, byte 0: expected the signature of a font (00010000, OTTO, true, "
          + "or ttcf for several), found text."
      ),
      (["good.json", "--width", "0"], 2, width + "\"0\"."),
      (["good.json", "--width", "-1"], 2, width + "\"-1\"."),
      (["good.json", "--width", "NaN"], 2, width + "\"NaN\"."),
      (["good.json", "--width", "1e9"], 2, width + "\"1e9\"."),
      (["good.json", "--width"], 2, width + "no value."),
      (
        ["--device", "iPhone 3G"], 2,
        "--device: expected iPhone SE, iPhone 8, iPhone 15, iPhone 15 Pro Max, or iPad, "
          + "found \"iPhone 3G\"."
      ),
      (
        ["--viewport", "-1"], 2,
        "--viewport: expected 0 to 1000000000 points, found \"-1\"."
      ),
      // An error in the command line is reported before the file is read.
      (["none.json", "--width", "0"], 2, width + "\"0\"."),
    ]
    let example = try BuiltExample("ProductDetail")
    try TestFolder.with(files) { folder in
      for (arguments, exitCode, sentence) in cases {
        let outcome = try example.run(arguments, in: folder.url)
        let expected = BuiltExample.Outcome(
          standardOutput: "", standardError: sentence + "\n", exitCode: exitCode)
        #expect(outcome == expected, "\(arguments)")
      }
      let outcome = try example.run(["good.json"], in: folder.url)
      #expect(
        outcome.exitCode == 0 && outcome.standardOutput.hasPrefix("ProductDetail  width 320"))
    }
  }

  @Test(
    .enabled(
      if: FileManager.default.fileExists(atPath: TestFiles.products),
      "../shared/data/products.json doesn't exist next to the package's folder"))
  func `All 130 products of dummyjson are printed for every device`() throws {
    let products = try Product.products(inFileAt: TestFiles.products)
    let example = try BuiltExample("ProductDetail")
    for device in Command.deviceNames {
      let outcome = try example.run([TestFiles.products, "--device", device])
      let lines = outcome.standardOutput.split(separator: "\n", omittingEmptySubsequences: false)
      let headings = lines.filter { $0.hasPrefix("# product ") }
      let screens = lines.count { $0.hasPrefix("ProductDetail  width ") }
      let isRight =
        outcome.exitCode == 0 && outcome.standardError.isEmpty
        && headings == (1...130).map { "# product \($0) of 130" } && screens == 130
      #expect(isRight, "\(device): \(screens) screens, \(outcome.standardError)")
    }
    let faulty = products.filter { !ProductDetail($0).screen.issues.isEmpty }
    #expect(products.count == 130 && faulty.isEmpty, "\(faulty.map(\.title))")
  }
}
