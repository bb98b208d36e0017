import TestProcesses
import Foundation
import Testing

@testable import GamePagesScreen

@Suite struct ExampleProcessTests {
  @Test func `Without arguments the example prints the text in Expected`() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Expected/default.txt")
    let outcome = try BuiltExample("GamePages").run([])
    let expected = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    #expect(
      outcome == .init(standardOutput: expected, standardError: "", exitCode: 0),
      "if it is better: Tools/check-example --record")
  }

  @Test func `A script of one's own is taken step by step`() throws {
    let outcome = try BuiltExample("GamePages").run([
      "--drag", "140", "--tab=1", "--drag=20", "--drag", "-60", "--fling", "2000", "--carousel",
      "9",
    ])
    let traces = outcome.standardOutput.split(separator: "\n").filter { $0.hasPrefix("# ") }
    #expect(
      traces == [
        "# start", "# drag 140 on introduction → header 105, page 35, overscroll 0, unconsumed 0",
        "# tab guides → pager 360, overscroll 0",
        "# drag 20 on guides → page 20, header 0, overscroll 0, unconsumed 0",
        "# drag -60 on guides → page -20, header -40, overscroll 0, unconsumed 0",
        "# fling 2000 on guides → header 40, page 153, overscroll 0, unconsumed 805",
        "# carousel 9 in pictures/images on introduction → carousel 0, unconsumed 9",
      ])
    #expect(outcome.exitCode == 0 && outcome.standardError.isEmpty)
  }

  @Test func `Help is printed on standard output, a mistake as one sentence on standard error`()
    throws
  {
    let example = try BuiltExample("GamePages")
    #expect(
      try example.run(["--drag", "1", "--help"])
        == .init(standardOutput: Options.helpText + "\n", standardError: "", exitCode: 0))
    #expect(
      try example.run(["--drag", "140", "--tab", "2"])
        == .init(
          standardOutput: "", standardError: "--tab: expected 0 or 1, found \"2\".\n",
          exitCode: 2))
  }
}
