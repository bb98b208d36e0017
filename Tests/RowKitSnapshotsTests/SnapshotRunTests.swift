import Foundation
import Testing

@testable import RowKitSnapshots

@Suite struct SnapshotRunTests {
  @Test func `Each mode compares, fails and records as it says`() throws {
    struct Case {
      var mode: RecordingMode
      var isCI = false
      var recorded: String?
      /// The start of the failure after the file's name; nil where there is none.
      var failure: String?
      var after: String?
    }
    let first = ": recorded for the first time. Read"
    let anew = ": recorded anew. Read"
    let differs = ":1: the text is not the recorded one."
    let cases = [
      Case(mode: .never, failure: ": no text is recorded."),
      Case(mode: .never, recorded: "old\n", failure: differs, after: "old\n"),
      Case(mode: .never, recorded: "new\n", after: "new\n"),
      Case(mode: .missing, failure: first, after: "new\n"),
      Case(mode: .missing, recorded: "old\n", failure: differs, after: "old\n"),
      Case(mode: .missing, recorded: "new\n", after: "new\n"),
      Case(mode: .failed, failure: first, after: "new\n"),
      Case(mode: .failed, recorded: "old\n", failure: anew, after: "new\n"),
      Case(mode: .failed, recorded: "new\n", after: "new\n"),
      Case(mode: .all, failure: first, after: "new\n"),
      Case(mode: .all, recorded: "old\n", failure: anew, after: "new\n"),
      Case(
        mode: .all, recorded: "new\n", failure: ": recorded again, unchanged.", after: "new\n"),
      Case(mode: .all, isCI: true, failure: ": no text is recorded."),
      Case(mode: .all, isCI: true, recorded: "old\n", failure: differs, after: "old\n"),
      Case(mode: .missing, isCI: true, recorded: "new\n", after: "new\n"),
    ]
    for one in cases {
      try Folder.with { folder in
        let name = folder.name("loads()")
        if let recorded = one.recorded { try folder.write(recorded, to: Self.file) }
        let run = SnapshotRun(
          .success(SnapshotSettings(mode: one.mode, isContinuousIntegration: one.isCI)))
        let failure = run.check("new\n", as: name)
        let expected = one.failure.map { name.path + $0 }
        #expect(
          failure.map { $0.message.hasPrefix(expected ?? "?") } ?? (expected == nil),
          "\(one): \(failure?.message ?? "passed")")
        // Nothing is left where nothing is recorded, not even a folder.
        #expect(folder.everything.isEmpty == (one.after == nil))
        #expect(folder.text(of: Self.file) == one.after)
        // The next run compares with what was recorded.
        guard one.after == "new\n" else { return }
        let next = SnapshotRun(.success(SnapshotSettings(mode: .never)))
        #expect(next.check("new\n", as: name) == nil)
      }
    }
  }

  @Test func `A name has one text in a run, and a file one name`() throws {
    try Folder.with { folder in
      let run = SnapshotRun(.success(SnapshotSettings(mode: .failed)))
      let name = folder.name("loads(a:)")
      #expect(run.check("one\n", as: name)?.message.contains("first time") == true)
      #expect(run.check("one\n", as: name) == nil)
      let conflict = """
        \(name.path): expected one text for a name, found two in one run. Name them apart.

        - one
        + two
          ^

        - first, + then
        """
      #expect(run.check("two\n", as: name)?.message == conflict)
      let other = """
        \(folder.path)/__Snapshots__/PageTests/Loads.txt: expected one snapshot for a file, \
        found loads and Loads. Name them apart.
        """
      #expect(run.check("one\n", as: folder.name("Loads()"))?.message == other)
      #expect(folder.files == [Self.file])
      // A run that does not ask for the other one finds its file.
      let path = "\(folder.path)/__Snapshots__/PageTests/LOADS.txt"
      let message = """
        \(path): expected a name that no other file has, found loads.txt, which is the same where \
        a file system ignores case. Name one of the two.
        """
      let next = SnapshotRun(.success(SnapshotSettings(mode: .failed)))
      #expect(next.check("one\n", as: folder.name("LOADS()"))?.message == message)
    }
  }

  @Test func `Texts that differ in bytes are different`() throws {
    let pairs = [("e\u{301}", "é"), ("a\n", "a"), ("a\r\n", "a\n"), ("\u{FEFF}a", "a"), ("", "\0")]
    for (recorded, received) in pairs {
      try Folder.with { folder in
        try folder.write(recorded, to: Self.file)
        let run = SnapshotRun(.success(SnapshotSettings()))
        #expect(run.check(received, as: folder.name("loads()")) != nil, "\(recorded)")
        #expect(run.check(recorded, as: folder.name("loads()")) != nil, "a second text")
        let next = SnapshotRun(.success(SnapshotSettings()))
        #expect(next.check(recorded, as: folder.name("loads()")) == nil)
      }
    }
  }

  @Test func `A received text goes to the run's folder, and leaves it when it passes`() throws {
    try Folder.with { folder in
      let output = folder.path + "/out"
      let settings = SnapshotSettings(
        mode: .all, isContinuousIntegration: true, output: output)
      try folder.write("old\n", to: Self.file)
      let name = folder.name("loads()")
      let failure = SnapshotRun(.success(settings)).check("new\n", as: name)
      #expect(failure?.received == Array("new\n".utf8))
      let hints = """
        If it is right, record it: ROWKIT_SNAPSHOTS=failed swift test --filter loads  (not here: CI is set)
        or: swift run rowkit-snapshots accept \(output)
        """
      #expect(failure?.message.hasSuffix(hints) == true)
      let kept = "out/received\(folder.path)/\(Self.file)"
      #expect(folder.text(of: kept) == "new\n")
      #expect(folder.files.filter { !$0.hasPrefix("out/asked/") }.sorted() == [Self.file, kept])
      #expect(SnapshotRun(.success(settings)).check("old\n", as: name) == nil)
      #expect(folder.files.filter { !$0.hasPrefix("out/asked/") } == [Self.file])
      #expect(try RunFolder(output).askedReferences() == [name.path])
    }
  }

  @Test func `What cannot be read or written is a sentence`() throws {
    try Folder.with { folder in
      try folder.write("", to: "__Snapshots__/PageTests/loads.txt/file")
      let run = SnapshotRun(.success(SnapshotSettings()))
      let path = folder.name("loads()").path
      #expect(
        run.check("a", as: folder.name("loads()"))?.message
          == "\(path): expected a file, found a folder.")
      try folder.write("", to: "Other/__Snapshots__")
      let other = SnapshotName(
        testFile: folder.path + "/Other/PageTests.swift", function: "loads()", name: nil)
      #expect(
        run.check("a", as: other)?.message == "\(other.path): cannot be written: Not a directory.")
      // A folder for what a run leaves in which nothing can be made.
      let settings = SnapshotSettings(output: "/dev/null/out")
      let message = SnapshotRun(.success(settings)).check("a", as: other)?.message
      #expect(
        message?.hasSuffix(".txt: cannot be written: Not a directory.") == true, "\(message ?? "")")
      let wrong = SnapshotRun(.failure(.mode("new")))
      #expect(
        wrong.check("a", as: other)?.message
          == "ROWKIT_SNAPSHOTS: expected never, missing, failed or all, found \"new\".")
    }
  }

  @Test func `A text is recorded where a link leads to, and a link to nothing gives way`() throws {
    try Folder.with { folder in
      let name = folder.name("loads()")
      let manager = FileManager.default
      for target in ["../real.txt", "../none/real.txt"] {
        try folder.write("old", to: "__Snapshots__/real.txt")
        try? manager.removeItem(atPath: name.path)
        try manager.createDirectory(atPath: name.folder, withIntermediateDirectories: true)
        try manager.createSymbolicLink(atPath: name.path, withDestinationPath: target)
        let run = SnapshotRun(.success(SnapshotSettings(mode: .failed)))
        #expect(run.check("new", as: name)?.message.contains(": recorded ") == true)
        #expect(folder.text(of: Self.file) == "new")
      }
      #expect(folder.text(of: "__Snapshots__/real.txt") == "old")
      let mode = try manager.attributesOfItem(atPath: name.path)[.posixPermissions] as? Int
      #expect(mode.map { $0 & 0o111 } == 0)
    }
  }

  private static let file = "__Snapshots__/PageTests/loads.txt"
}

extension Folder {
  /// A snapshot of a test in the folder.
  func name(_ function: String) -> SnapshotName {
    SnapshotName(testFile: path + "/PageTests.swift", function: function, name: nil)
  }
}
