import ExampleSupport
import RowKit
import Testing

@testable import GamePagesScreen

@Suite struct OptionsTests {
  @Test func `Options are steps, in both spellings and in any order`() throws {
    let cases: [([String], Options)] = [
      ([], Options()),
      (["--drag", "60"], Options([.drag(60)])),
      (["--drag=-60.5", "--drag", "-1e3"], Options([.drag(-60.5), .drag(-1000)])),
      (["--drag", "-0"], Options([.drag(0)])),
      (["--tab=1", "--fling", "-800", "--tab", "0"], Options([.tab(1), .fling(-800), .tab(0)])),
      (["--settle", "--toggle", "Text"], Options([.settle, .toggle])),
      (["--carousel=50"], Options([.carousel(50)])),
      (
        ["--resize=414x736", "--resize", "1x90"],
        Options([
          .resize(ScreenSize(width: 414, height: 736)), .resize(ScreenSize(width: 1, height: 90)),
        ])
      ),
      (["--drag", "1", "-h", "--bogus"], Options([.drag(1)], wantsHelp: true)),
    ]
    for (arguments, options) in cases {
      #expect(try Options(parsing: arguments) == options, "\(arguments)")
    }
  }

  @Test func `A wrong command line says which option, what was expected and what was found`() {
    let drag = "--drag: expected -1000000 to 1000000 points, found "
    let fling = "--fling: expected -100000 to 100000 points a second, found "
    let size = "--resize: expected WIDTHxHEIGHT, points from 1x90 to 100000x100000, found "
    let known = "--drag, --fling, --settle, --tab, --toggle, --carousel, --resize or --help"
    let cases: [([String], String)] = [
      (["--drag"], drag + "no value."),
      (["--drag", "--settle"], drag + "no value."),
      (["--drag", "far"], drag + #""far"."#),
      (["--drag=1e7"], drag + #""1e7"."#),
      (["--drag", "NaN"], drag + #""NaN"."#),
      (["--drag", "60pt"], drag + #""60pt"."#),
      (["--fling", "inf"], fling + #""inf"."#),
      (["--fling=-100001"], fling + #""-100001"."#),
      (["--tab", "2"], #"--tab: expected 0 or 1, found "2"."#),
      (["--tab="], #"--tab: expected 0 or 1, found ""."#),
      (["--tab", "-1"], #"--tab: expected 0 or 1, found "-1"."#),
      (["--tab", " 1"], #"--tab: expected 0 or 1, found " 1"."#),
      (["--toggle", "game"], #"--toggle: expected text, found "game"."#),
      (["--carousel", "a"], "--carousel: expected -1000000 to 1000000 points, found \"a\"."),
      (["--resize", "414"], size + #""414"."#),
      (["--resize", "414x"], size + #""414x"."#),
      (["--resize", "0x700"], size + #""0x700"."#),
      (["--resize", "414x64"], size + #""414x64"."#),
      (["--resize", "414x736x1"], size + #""414x736x1"."#),
      (["--resize", "-1x700"], size + #""-1x700"."#),
      (["--resize", "1e6x700"], size + #""1e6x700"."#),
      (["--settle=now"], #"--settle: expected no value, found "now"."#),
      (["--help=yes"], #"--help: expected no value, found "yes"."#),
      (["--page", "1"], "options: expected \(known), found \"--page\"."),
      (["a.json"], #"GamePages: expected options only, found "a.json"."#),
      (["-"], #"GamePages: expected options only, found "-"."#),
      (["a\n"], #"GamePages: expected options only, found "a\n"."#),
    ]
    for (arguments, sentence) in cases {
      let error = #expect(throws: UsageError.self, "\(arguments)") {
        _ = try Options(parsing: arguments)
      }
      #expect(error?.description == sentence)
    }
  }

  @Test func `The help names every option within 80 columns`() {
    let lines = Options.helpText.split(separator: "\n", omittingEmptySubsequences: false)
    let names = [
      "--drag", "--fling", "--settle", "--tab", "--toggle", "--carousel", "--resize", "--help",
    ]
    #expect(names.filter { !Options.helpText.contains("  \($0)") } == [])
    #expect(lines.filter { $0.count > 80 || $0.hasSuffix(" ") } == [])
  }
}
