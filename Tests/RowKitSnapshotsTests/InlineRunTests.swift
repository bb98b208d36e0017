import Foundation
import Testing

@testable import RowKitSnapshots

@Suite struct InlineRunTests {
  private static let source = "f(matches: \"one\")\nf(matches: \"\")\n"

  private func run(_ mode: RecordingMode, isCI: Bool = false) -> SnapshotRun {
    SnapshotRun(.success(SnapshotSettings(mode: mode, isContinuousIntegration: isCI)))
  }

  private func location(
    in folder: Folder, line: Int, expected: String, builtInto image: String? = nil
  ) -> InlineLocation {
    InlineLocation(
      file: folder.path + "/T.swift", line: line, column: 2, function: "loads()",
      expected: expected, image: image)
  }

  @Test func `Each mode rewrites the literals that it records`() throws {
    let first = "f(matches: \"\"\"\n  new\n  \"\"\")\n"
    let cases: [(mode: RecordingMode, isCI: Bool, first: Bool, second: Bool)] = [
      (.never, false, false, false), (.missing, false, false, true), (.failed, false, true, true),
      (.all, false, true, true), (.all, true, false, false),
    ]
    for one in cases {
      try Folder.with { folder in
        try folder.write(Self.source, to: "T.swift")
        let run = run(one.mode, isCI: one.isCI)
        #expect(run.check("new", inline: location(in: folder, line: 1, expected: "one")) != nil)
        #expect(run.check("new", inline: location(in: folder, line: 2, expected: "")) != nil)
        let expected =
          (one.first ? first : "f(matches: \"one\")\n")
          + (one.second ? first : "f(matches: \"\")\n")
        #expect(folder.text(of: "T.swift") == expected, "\(one)")
      }
    }
    try Folder.with { folder in
      try folder.write(Self.source, to: "T.swift")
      #expect(
        run(.failed).check("one", inline: location(in: folder, line: 1, expected: "one")) == nil)
      #expect(run(.missing).check("", inline: location(in: folder, line: 2, expected: "")) == nil)
      #expect(folder.text(of: "T.swift") == Self.source)
    }
  }

  @Test func `Two texts for one literal are an error`() throws {
    try Folder.with { folder in
      try folder.write(Self.source, to: "T.swift")
      let run = run(.failed)
      let location = location(in: folder, line: 1, expected: "one")
      #expect(run.check("one", inline: location) == nil)
      #expect(
        run.check("two", inline: location)?.message
          == "\(folder.path)/T.swift:1: expected one text for each literal, found two in one run. "
          + "Compare with files instead, and give each snapshot a name of its own.")
      #expect(folder.text(of: "T.swift") == Self.source)
    }
  }

  @Test func `Two literals with the same location can both pass`() throws {
    // The compiler gives all calls in the arguments of a macro the same location.
    try Folder.with { folder in
      let run = run(.never)
      for text in ["one", "two", "one"] {
        #expect(run.check(text, inline: location(in: folder, line: 1, expected: text)) == nil)
      }
    }
  }

  @Test func `A link has the modification date of its target`() throws {
    try Folder.with { folder in
      try folder.write("", to: "image")
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/T.swift", withDestinationPath: "Real.swift")
      let old = Date(timeIntervalSinceNow: 60)
      try FileManager.default.setAttributes(
        [.modificationDate: old], ofItemAtPath: folder.path + "/image")
      try folder.write(Self.source, to: "Real.swift")
      try FileManager.default.setAttributes(
        [.modificationDate: old + 60], ofItemAtPath: folder.path + "/Real.swift")
      let location = location(
        in: folder, line: 1, expected: "one", builtInto: folder.path + "/image")
      #expect(
        run(.failed).check("two", inline: location)?.message.contains("is newer than") == true)
      #expect(folder.text(of: "Real.swift") == Self.source)
    }
  }

  @Test
  func `A source that is newer than the test, or that changes during the run, is not written`()
    throws
  {
    try Folder.with { folder in
      try folder.write(Self.source, to: "T.swift")
      try folder.write("", to: "image")
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -60)],
        ofItemAtPath: folder.path + "/image")
      let location = location(
        in: folder, line: 1, expected: "one", builtInto: folder.path + "/image")
      let message = run(.failed).check("two", inline: location)?.message
      let end =
        "The text was not recorded: the source file is newer than the test that was built from it. Run "
        + "the test again; if that doesn't rebuild it, change a line of the source file first."
      #expect(message?.hasSuffix(end) == true, "\(message ?? "")")
      #expect(folder.text(of: "T.swift") == Self.source)
    }
    try Folder.with { folder in
      try folder.write(Self.source, to: "T.swift")
      let run = run(.failed)
      #expect(run.check("two", inline: location(in: folder, line: 1, expected: "one")) != nil)
      try folder.write("// Somebody else.\n", to: "T.swift")
      let message = run.check("two", inline: location(in: folder, line: 2, expected: ""))?.message
      let end =
        "The text was not recorded: the source file changed while the tests ran. Run the tests again."
      #expect(message?.hasSuffix(end) == true, "\(message ?? "")")
      #expect(folder.text(of: "T.swift") == "// Somebody else.\n")
    }
  }

  @Test func `Writing a source preserves its permissions and a link to it`() throws {
    try Folder.with { folder in
      try folder.write(Self.source, to: "Real.swift")
      let manager = FileManager.default
      try manager.setAttributes(
        [.posixPermissions: 0o640], ofItemAtPath: folder.path + "/Real.swift")
      try manager.createSymbolicLink(
        atPath: folder.path + "/T.swift", withDestinationPath: folder.path + "/Real.swift")
      #expect(
        run(.failed).check("two", inline: location(in: folder, line: 1, expected: "one")) != nil)
      #expect(folder.text(of: "Real.swift")?.contains("  two\n") == true)
      let attributes = try manager.attributesOfItem(atPath: folder.path + "/Real.swift")
      #expect(attributes[.posixPermissions] as? Int == 0o640)
      #expect(
        try manager.destinationOfSymbolicLink(atPath: folder.path + "/T.swift")
          == folder.path + "/Real.swift")
    }
  }

  @Test
  func
    `A literal that one of several processes records is in the source, or the process reports it`()
    throws
  {
    for _ in 0..<20 {
      try Folder.with { folder in
        let lines = (1...8).map { _ in "f(matches: \"\")\n" }
        try folder.write(lines.joined(), to: "T.swift")
        let recorded = Locked<[Int]>([])
        // Each run simulates a process, and shares nothing with the others.
        DispatchQueue.concurrentPerform(iterations: lines.count) { index in
          let failure = run(.missing).check(
            "text \(index)", inline: location(in: folder, line: index + 1, expected: ""))
          guard failure?.message.contains("recorded for the first time") == true else { return }
          recorded.withLock { $0.append(index) }
        }
        let text = folder.text(of: "T.swift") ?? ""
        let found = (0..<lines.count).filter { text.contains("  text \($0)\n") }
        #expect(recorded.withLock { $0.sorted() } == found)
      }
    }
  }
}
