import ExampleSupport
import RowKit
import Testing

@testable import ProductDetailScreen

@Suite struct OptionsTests {
  private let devices = ["iPhone SE", "iPhone 8", "iPhone 15", "iPhone 15 Pro Max", "iPad"]

  @Test func `Options are parsed in both spellings and in any order`() throws {
    let cases: [([String], Options)] = [
      ([], Options()),
      (["a.json"], Options(.file("a.json"))),
      (["--width", "320"], Options(width: 320)),
      (["--width=320", "a.json"], Options(.file("a.json"), width: 320)),
      (
        ["a.json", "--width", "116.5", "--viewport=0"],
        Options(.file("a.json"), width: 116.5, viewport: 0)
      ),
      (["--width", "0.01"], Options(width: 0.01)),
      (["--width", "1e5"], Options(width: 100_000)),
      (["--viewport", "1000000000"], Options(viewport: 1_000_000_000)),
      (["--viewport", "-0"], Options(viewport: 0)),
      (["--device", "iPhone SE"], Options(device: "iPhone SE")),
      (["--device=IPHONE-15-pro-max"], Options(device: "iPhone 15 Pro Max")),
      (["--device", "iphone15"], Options(device: "iPhone 15")),
      (["--metrics", "Grid"], Options(metrics: .grid)),
      (["--metrics=systemlike"], Options(metrics: .systemLike)),
      (["--font", "a.ttf"], Options(metrics: .fonts(["a.ttf"]))),
      (
        ["--font", "a.ttf", "b.json", "--font=c=d.otf"],
        Options(.file("b.json"), metrics: .fonts(["a.ttf", "c=d.otf"]))
      ),
      (["--text-size", "accessibility-5"], Options(textSize: .accessibility5)),
      (
        ["--text-size=XSMALL", "diff", "a", "b"],
        Options(.comparison(before: "a", after: "b"), textSize: .xSmall)
      ),
      (["--", "--width"], Options(.file("--width"))),
      (["--viewport=5", "--", "-"], Options(.file("-"), viewport: 5)),
      (["-"], Options(.file("-"))),
      (["a=b.json"], Options(.file("a=b.json"))),
      (["--help"], Options(wantsHelp: true)),
      (["diff", "a", "b"], Options(.comparison(before: "a", after: "b"))),
      (["diff", "a", "diff"], Options(.comparison(before: "a", after: "diff"))),
      (["diff", "-", "-"], Options(.comparison(before: "-", after: "-"))),
      (["diff", "--", "-a", "--"], Options(.comparison(before: "-a", after: "--"))),
      (["diff", "a", "--", "b"], Options(.comparison(before: "a", after: "b"))),
      (
        ["--width=200", "diff", "a", "b"],
        Options(.comparison(before: "a", after: "b"), width: 200)
      ),
      (
        ["diff", "a", "--device", "iPad", "b"],
        Options(.comparison(before: "a", after: "b"), device: "iPad")
      ),
      (["diff", "--help"], Options(wantsHelp: true)),
      // A file with that name.
      (["./diff"], Options(.file("./diff"))),
      (["--", "diff"], Options(.file("diff"))),
      (["--width=200", "--", "diff"], Options(.file("diff"), width: 200)),
      (["Diff"], Options(.file("Diff"))),
      (["a.json", "-h", "--bogus"], Options(wantsHelp: true)),
      (["--live", "--width", "200"], Options(width: 200, isLive: true)),
    ]
    for (arguments, options) in cases {
      #expect(try Options(parsing: arguments, devices: devices) == options, "\(arguments)")
    }
    let negativeZero = try Options(parsing: ["--viewport", "-0"], devices: devices)
    #expect(negativeZero.viewport?.sign == .plus)
  }

  @Test func `An error in a command line says where it is, what was expected, and what was found`()
  {
    let width = "--width: expected 0.01 to 100000 points, found "
    let offset = "--viewport: expected 0 to 1000000000 points, found "
    let device =
      "--device: expected iPhone SE, iPhone 8, iPhone 15, iPhone 15 Pro Max, or iPad, found "
    let unknown =
      "options: expected --width, --device, --viewport, --metrics, --font, --text-size, --live, or --help, found "
    let both = "--width and --device: expected only one of the two, found both."
    let two = "diff: expected two files, BEFORE and AFTER, found "
    let viewport = "diff and --viewport: expected only one of the two, found both."
    let metrics = "--metrics: expected system-like or grid, found "
    let font = "--font: expected a file name, found "
    let size =
      "--text-size: expected xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, "
      + "accessibility1, accessibility2, accessibility3, accessibility4, or accessibility5, found "
    let fontAndMetrics = "--font and --metrics: expected only one of the two, found both."
    let live =
      "--live: expected no file and no diff, because it uses the bundled product, found one."
    let cases: [([String], String)] = [
      (["--live", "a.json"], live), (["a.json", "--live"], live), (["--live", "--", "a"], live),
      (["diff", "--live", "a", "b"], live),
      (["--live=yes"], "--live: expected no value, found \"yes\"."),
      (["--live", "--live"], "--live: expected the option once, found it twice."),
      (
        ["--live", "--viewport=1"],
        "--live and --viewport: expected only one of the two, found both."
      ),
      (["--metrics", "core-text"], metrics + #""core-text"."#),
      (["--metrics"], metrics + "no value."),
      (
        ["--metrics", "grid", "--metrics", "grid"],
        "--metrics: expected the option once, found it twice."
      ),
      (["--font", ""], font + "\"\"."),
      (["--font", "--help"], font + "no value."),
      (["--font", "a", "--metrics", "grid"], fontAndMetrics),
      (["--metrics", "grid", "--font", "a"], fontAndMetrics),
      (["--text-size", "huge"], size + #""huge"."#),
      (
        ["--text-size", "large", "--text-size=large"],
        "--text-size: expected the option once, found it twice."
      ),
      (["--width", "0"], width + #""0"."#),
      (["--width", "-0"], width + #""-0"."#),
      (["--width", "-1"], width + #""-1"."#),
      (["--width=0.001"], width + #""0.001"."#),
      (["--width=1e-400"], width + #""1e-400"."#),
      (["--width=100000.01"], width + #""100000.01"."#),
      (["--width", "NaN"], width + #""NaN"."#),
      (["--width", "inf"], width + #""inf"."#),
      (["--width", "1e9"], width + #""1e9"."#),
      (["--width", "1e999999999999999999999"], width + #""1e999999999999999999999"."#),
      (["--width", "abc"], width + #""abc"."#),
      (["--width", "0x20"], width + #""0x20"."#),
      (["--width", "３２０"], width + #""３２０"."#),
      (["--width", " 320"], width + #"" 320"."#),
      (["--width", "320pt"], width + #""320pt"."#),
      (["--width="], width + #"""."#),
      (["--width"], width + "no value."),
      (["--width", "--device", "iPad"], width + "no value."),
      (["--width", "--", "320"], width + "no value."),
      (["--viewport", "-1"], offset + #""-1"."#),
      (["--viewport", "-1e-400"], offset + #""-1e-400"."#),
      (["--viewport=1000000001"], offset + #""1000000001"."#),
      (["a.json", "--viewport"], offset + "no value."),
      (["--device", "iPhone 4"], device + #""iPhone 4"."#),
      (["--device="], device + #"""."#),
      (["--device", "a\n\u{7}"], device + #""a\n\u{7}"."#),
      (["--device"], device + "no value."),
      (["--device", "iPad", "--width", "320"], both),
      (["--width=320", "--device=iPad"], both),
      (["--width=320", "--width=320"], "--width: expected the option once, found it twice."),
      (["--help=yes"], #"--help: expected no value, found "yes"."#),
      (["--color"], unknown + #""--color"."#),
      (["--color=red"], unknown + #""--color"."#),
      (["-w", "320"], unknown + #""-w"."#),
      (["--Width", "320"], unknown + #""--Width"."#),
      (["--\n"], unknown + #""--\n"."#),
      (["a.json", "b.json"], #"FILE: expected one file, found "a.json" and "b.json"."#),
      (["a.json", "--", "--help"], #"FILE: expected one file, found "a.json" and "--help"."#),
      ([""], #"FILE: expected a file name, found ""."#),
      (["a.json", "diff"], #"FILE: expected one file, found "a.json" and "diff"."#),
      (["--", "diff", "a"], #"FILE: expected one file, found "diff" and "a"."#),
      (["diff"], two + "none."),
      (["diff", "--"], two + "none."),
      (["diff", "a"], two + #""a"."#),
      (["diff", "a", "--width=200"], two + #""a"."#),
      (["diff", "a", "b", "c"], two + #""a", "b", and "c"."#),
      (["diff", "a", "--", "b", "c"], two + #""a", "b", and "c"."#),
      (["diff", ""], #"diff: expected a file name, found ""."#),
      (["diff", "a", "b", "--viewport", "5"], viewport),
      (["diff", "a", "--viewport=5", "--bogus"], viewport),
      (["--viewport=5", "diff", "a", "b"], viewport),
      (["diff", "--viewport"], offset + "no value."),
      (["diff", "a", "b", "--width=320", "--device=iPad"], both),
    ]
    for (arguments, sentence) in cases {
      let error = #expect(throws: UsageError.self, "\(arguments)") {
        _ = try Options(parsing: arguments, devices: devices)
      }
      #expect(error?.description == sentence)
    }
  }

  @Test func `The help names every option, device, and exit code, within 80 columns`() {
    let help = Options.helpText
    let words = [
      "--width", "--device", "--viewport", "--help", "FILE", "diff BEFORE AFTER", "  0  ", "  1  ",
      "  2  ",
    ]
    // Device names can be split between lines.
    let text = help.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.filter { !help.contains($0) } + devices.filter { !text.contains($0) } == [])
    let lines = help.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(lines.filter { $0.count > 80 || $0.hasSuffix(" ") } == [])
  }
}
