import Foundation
import TestProcesses
import Testing

/// Runs the tests of a small package, and checks their results and the files they write.
@Suite(.serialized) struct SnapshotProcessTests {
  typealias Framework = ShopPackage.Framework

  /// The test whose text comes from a variable, for each framework.
  private static let varying = [
    (framework: Framework.swiftTesting, filter: "PageTests/varies", file: "PageTests/varies.txt"),
    (.xcTest, "PageXCTests/testVaries", "PageXCTests/testVaries.txt"),
  ]

  @Test func `A missing text is recorded and fails once, then passes`() throws {
    let shop = try ShopPackage.built()
    try shop.reset()
    for (framework, filter, tests) in [
      (Framework.swiftTesting, "PageTests", 11), (.xcTest, "PageXCTests", 4),
    ] {
      let first = try shop.test(filter, with: framework)
      let snapshots = try shop.snapshots().filter { $0.hasPrefix(filter + "/") }
      #expect(first.exitCode == 1 && snapshots.count >= tests, "\(first)")
      for snapshot in snapshots {
        let sentence =
          "\(shop.snapshotPath(snapshot)): recorded for the first time. Review it before you commit "
          + "it; the next run compares with it.\n"
        #expect(first.output.count(of: sentence) == 1, "\(snapshot): \(first.output)")
      }
      let second = try shop.test(filter, with: framework, variables: ["CI": "1"])
      #expect(second.exitCode == 0, "\(second)")
    }
    let expected = try ExpectedFiles.snapshots()
    #expect(try shop.snapshots() == expected)
    for name in expected {
      let text = try ExpectedFiles.text(of: "Snapshots/\(name)")
      #expect(shop.snapshot(name) == text, "\(name)")
    }
  }

  @Test func `Nothing is written next to the tests if nothing is to be recorded`() throws {
    let shop = try ShopPackage.built()
    try shop.reset()
    let files = try shop.files()
    let runs: [(filter: String, framework: Framework)] = [
      ("PageTests|InlineTests", .swiftTesting), ("PageXCTests|InlineXCTests", .xcTest),
    ]
    for variables in [["CI": "true", "ROWKIT_SNAPSHOTS": "all"], ["ROWKIT_SNAPSHOTS": "never"]] {
      for (filter, framework) in runs {
        let outcome = try shop.test(filter, with: framework, variables: variables)
        #expect(
          outcome.exitCode == 1
            && outcome.output.contains(": expected a recorded text, found none."))
        #expect(try shop.files() == files, "\(variables)")
        #expect(shop.isUnchanged("InlineTests.swift") && shop.isUnchanged("InlineXCTests.swift"))
      }
    }
    // Failures in tasks without a current test aren't lost.
    for (filter, framework) in [
      ("PageTests/detached", Framework.swiftTesting), ("PageXCTests/testDetached", .xcTest),
    ] {
      let outcome = try shop.test(filter, with: framework, variables: ["ROWKIT_SNAPSHOTS": "never"])
      #expect(
        outcome.exitCode == 1
          && outcome.output.count(of: "expected a recorded text, found none.") == 1)
    }
  }

  @Test func `A changed text fails with the difference, and is recorded on request`()
    throws
  {
    let shop = try ShopPackage.built()
    try shop.reset()
    let new = ["SHOP_TEXT": "one\ntwo \nthree\n"]
    func run(_ index: Int, _ variables: [String: String]) throws -> Command.Outcome {
      let (framework, filter, _) = Self.varying[index]
      return try shop.test(filter, with: framework, variables: new.merging(variables) { $1 })
    }
    for (index, (framework, filter, file)) in Self.varying.enumerated() {
      _ = try shop.test(filter, with: framework)
      let old = try #require(shop.snapshot(file))
      let function = filter.split(separator: "/")[1]
      let command =
        "If the received text is correct, record it: ROWKIT_SNAPSHOTS=failed swift test --filter \(function)"
      let difference = "  one\n- two\n+ two·\n     ^\n  three"
      let message = """
        \(shop.snapshotPath(file)):2: the received text differs from the recorded text.

        \(difference)

        - recorded, + received
        · space

        \(command)
        """
      let isSwiftTesting = framework == .swiftTesting
      for variables in [[:], ["ROWKIT_SNAPSHOTS": "never"]] {
        let outcome = try run(index, variables)
        let printed = isSwiftTesting ? message.belowIssue : message
        #expect(outcome.exitCode == 1 && outcome.output.contains(printed), "\(outcome.output)")
        #expect(shop.snapshot(file) == old)
      }
      let wrong = try run(index, ["ROWKIT_SNAPSHOTS": "record"])
      let sentence =
        "ROWKIT_SNAPSHOTS: expected never, missing, failed, or all, found \"record\".\n"
      #expect(wrong.exitCode == 1 && wrong.output.contains(sentence) && shop.snapshot(file) == old)
      let recorded = try run(index, ["ROWKIT_SNAPSHOTS": "failed"])
      let changed = """
        \(shop.snapshotPath(file)): recorded again, with changes. Review it before you commit \
        it; the next run compares with it.

        \(difference)

        - before, + after
        · space
        """
      let printed = isSwiftTesting ? changed.belowIssue : changed
      #expect(recorded.exitCode == 1 && recorded.output.contains(printed), "\(recorded.output)")
      #expect(shop.snapshot(file) == new["SHOP_TEXT"])
      #expect(try run(index, ["ROWKIT_SNAPSHOTS": "failed"]).exitCode == 0)
      let again = try run(index, ["ROWKIT_SNAPSHOTS": "all"])
      #expect(
        again.exitCode == 1 && again.output.contains("txt: recorded again, without changes.\n"))
    }
  }

  @Test
  func `Received texts are saved in a folder and as attachments, and are accepted from the folder`()
    throws
  {
    let shop = try ShopPackage.built()
    try shop.reset()
    let out = shop.url.appendingPathComponent("out").path
    let variables = ["ROWKIT_SNAPSHOTS_OUTPUT": out]
    for (framework, filter, _) in Self.varying {
      _ = try shop.test(filter, with: framework, variables: variables)
    }
    try FileManager.default.createDirectory(
      atPath: out + "/attached", withIntermediateDirectories: true)
    for (framework, filter, file) in Self.varying {
      let outcome = try shop.test(
        filter, with: framework, variables: variables.merging(["SHOP_TEXT": "new\n"]) { $1 },
        options: framework == .swiftTesting ? ["--attachments-path", out + "/attached"] : [])
      #expect(outcome.output.contains("Or accept it: swift run rowkit-snapshots accept \(out)\n"))
      #expect(shop.text(of: "out/received\(shop.snapshotPath(file))") == "new\n")
    }
    #expect(shop.text(of: "out/attached/varies.txt") == "new\n")
    #expect(try shop.snapshots() == ["PageTests/varies.txt", "PageXCTests/testVaries.txt"])

    let command = try BuiltProducts().executable("rowkit-snapshots")
    func run(_ arguments: [String]) throws -> Command.Outcome {
      try Command(command, arguments, in: shop.url).run()
    }
    #expect(try run(["stale", "out"]) == .init())
    let gone = URL(fileURLWithPath: shop.snapshotPath("PageTests/gone.txt"))
    try Data().write(to: gone)
    #expect(
      try run(["stale", "out"])
        == .init(standardOutput: "Tests/ShopTests/__Snapshots__/PageTests/gone.txt\n", exitCode: 1))
    let shown = Self.varying.map { one in
      "\(shop.snapshotPath(one.file))\n- one\n- two\n- three\n+ new\n  ^\n"
    }
    #expect(
      try run(["accept", "out"])
        == .init(standardOutput: shown.map { $0 + "accepted\n\n" }.joined()))
    for (framework, filter, file) in Self.varying {
      #expect(shop.snapshot(file) == "new\n")
      #expect(
        try shop.test(filter, with: framework, variables: ["SHOP_TEXT": "new\n"]).exitCode == 0)
    }
    let nothing = try run(["accept"])
    #expect(nothing.exitCode == 2 && nothing.standardError.hasPrefix("accept: expected the folder"))
  }

  @Test func `Literals in the source are recorded, and pass after a build`() throws {
    let shop = try ShopPackage.built()
    try shop.reset()
    let recorded = try ExpectedFiles.text(of: "InlineTests.swift.txt")
    let suites = [("InlineTests", Framework.swiftTesting), ("InlineXCTests", .xcTest)]
    for (suite, framework) in suites {
      let outcome = try shop.test(suite, with: framework)
      #expect(
        outcome.exitCode == 1
          && outcome.output.contains("ShopTests/\(suite).swift:7: recorded for the first time."))
    }
    #expect(shop.text(of: "Tests/ShopTests/InlineTests.swift") == recorded)
    let returns = try ExpectedFiles.text(of: "InlineXCTests.swift.txt").replacingOccurrences(
      of: "\n", with: "\r\n")
    #expect(shop.text(of: "Tests/ShopTests/InlineXCTests.swift") == returns)
    // A second process of the same build finds a newer source.
    let late = try shop.test("InlineTests", with: .swiftTesting)
    #expect(
      late.output.contains("The text was not recorded: the source file is newer than the test"))
    #expect(shop.text(of: "Tests/ShopTests/InlineTests.swift") == recorded)

    try shop.build()
    for (suite, framework) in suites {
      let outcome = try shop.test(suite, with: framework, variables: ["CI": "true"])
      #expect(outcome.exitCode == 0, "\(outcome.output)")
    }
    let other = try shop.test(
      "InlineTests/recorded", with: .swiftTesting, variables: ["SHOP_TEXT": "one\n"])
    let message = """
      InlineTests.swift:43: the received text differs from the literal, starting at line 2 of the literal.

        one
      - two
      - three

      - recorded, + received

      If the received text is correct, record it: ROWKIT_SNAPSHOTS=failed swift test --filter recorded
      """
    let printed = String(message.belowIssue.dropFirst(2))
    #expect(other.exitCode == 1 && other.output.contains(printed), "\(other.output)")
  }

  @Test func `The article on snapshots shows the actual output`() throws {
    let shop = try ShopPackage.built()
    try shop.reset()
    let article = try Article.snapshots()
    func shows(_ text: String) -> Bool {
      let folder = shop.url.path
      let text = text.replacingOccurrences(of: folder, with: "…")
      return article.blocks.contains { $0.text == text }
    }
    let path = "CartTests/twoThings.txt"
    let outcome = try shop.test("CartTests", with: .swiftTesting)
    let line = outcome.output.split(separator: "\n").first { $0.contains("recorded for the first") }
    #expect(outcome.exitCode == 1 && shows((line ?? "").dropFirst(2) + "\n"), "\(outcome.output)")
    let recorded = try #require(shop.snapshot(path))
    #expect(shows(recorded), "\(recorded)")
    #expect(try shop.test("CartTests", with: .swiftTesting).exitCode == 0)

    // Large prices.
    let source = try #require(shop.text(of: "Sources/Shop/Cart.swift"))
    let changed = source.replacingOccurrences(
      of: "Text(price)", with: "Text(price).style(.title3)")
    try Data(changed.utf8).write(to: shop.url.appendingPathComponent("Sources/Shop/Cart.swift"))
    try shop.build()
    let failure = try shop.test("CartTests", with: .swiftTesting).output
    let message = failure.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { !$0.contains("the received text differs") }.prefix { !$0.hasPrefix("⎙") }
      .map { $0.dropFirst(2) + "\n" }.joined()
    #expect(shows(message), "\(failure)")
  }

  @Test func `A test that can never pass fails with a sentence`() throws {
    let shop = try ShopPackage.built()
    try shop.reset()
    let outcome = try shop.test(
      "RefusedTests", with: .swiftTesting, variables: ["ROWKIT_SNAPSHOTS": "failed"])
    let unnamed =
      ": expected a name for each case of a parameterized test, found none. "
      + "Add one to the call, such as named: \"\\(argument)\"."
    let sentences = [
      "unnamed(text:)" + unnamed, "unnamedEach(text:)" + unnamed,
      "twice.txt: expected one text for each name, found two in one run. Give each snapshot a name of "
        + "its own.",
      "RefusedTests.swift:17: expected one text for each literal, found two in one run. "
        + "Compare with files instead, and give each snapshot a name of its own.",
      "The text was not recorded: expected a single string literal after \"matches:\", found a "
        + "different expression.",
      "The text was not recorded: the call is in the arguments of a macro, so its own location is "
        + "unknown. Move the call out of the macro.",
      "replacing <a>: expected a valid regular expression, found \"(\".",
      "Environments: expected at least one environment, found none.",
    ]
    #expect(outcome.exitCode == 1)
    for sentence in sentences {
      #expect(outcome.output.count(of: sentence) == 1, "\(outcome.output)")
    }
    #expect(try shop.snapshots() == ["RefusedTests/twice.txt"])
  }
}
