import Foundation
import Testing

@testable import RowKitSnapshots

@Suite struct SnapshotRunTests {
  @Test func `Each mode compares, fails, and records as documented`() throws {
    struct Case {
      var mode: RecordingMode
      var isCI = false
      var recorded: String?
      /// The start of the failure after the path of the file; nil if there is no failure.
      var failure: String?
      var after: String?
    }
    let first = ": recorded for the first time. Review"
    let changed = ": recorded again, with changes. Review"
    let differs = ":1: the received text differs from the recorded text."
    let cases = [
      Case(mode: .never, failure: ": expected a recorded text, found none."),
      Case(mode: .never, recorded: "old\n", failure: differs, after: "old\n"),
      Case(mode: .never, recorded: "new\n", after: "new\n"),
      Case(mode: .missing, failure: first, after: "new\n"),
      Case(mode: .missing, recorded: "old\n", failure: differs, after: "old\n"),
      Case(mode: .missing, recorded: "new\n", after: "new\n"),
      Case(mode: .failed, failure: first, after: "new\n"),
      Case(mode: .failed, recorded: "old\n", failure: changed, after: "new\n"),
      Case(mode: .failed, recorded: "new\n", after: "new\n"),
      Case(mode: .all, failure: first, after: "new\n"),
      Case(mode: .all, recorded: "old\n", failure: changed, after: "new\n"),
      Case(
        mode: .all, recorded: "new\n", failure: ": recorded again, without changes.", after: "new\n"
      ),
      Case(mode: .all, isCI: true, failure: ": expected a recorded text, found none."),
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
        // Without a recorded text, there isn't even a folder.
        #expect(folder.everything.isEmpty == (one.after == nil))
        #expect(folder.text(of: Self.file) == one.after)
        // The next run compares with the recorded text.
        guard one.after == "new\n" else { return }
        let next = SnapshotRun(.success(SnapshotSettings(mode: .never)))
        #expect(next.check("new\n", as: name) == nil)
      }
    }
  }

  @Test func `In a run, each name has one text, and each file has one name`() throws {
    try Folder.with { folder in
      let run = SnapshotRun(.success(SnapshotSettings(mode: .failed)))
      let name = folder.name("loads(a:)")
      #expect(run.check("one\n", as: name)?.message.contains("first time") == true)
      #expect(run.check("one\n", as: name) == nil)
      let conflict = """
        \(name.path): expected one text for each name, found two in one run. Give each snapshot a name \
        of its own.

        - one
        + two
          ^

        - first, + second
        """
      #expect(run.check("two\n", as: name)?.message == conflict)
      let other = """
        \(folder.path)/__Snapshots__/PageTests/Loads.txt: expected one snapshot for each file, \
        found loads and Loads. Give them different names.
        """
      #expect(run.check("one\n", as: folder.name("Loads()"))?.message == other)
      #expect(folder.files == [Self.file])
      // A run that doesn't use the other snapshot finds its file.
      let path = "\(folder.path)/__Snapshots__/PageTests/LOADS.txt"
      let message = """
        \(path): expected a unique file name, found loads.txt, which is the same name on a file system \
        that ignores case. Rename one of the two.
        """
      let next = SnapshotRun(.success(SnapshotSettings(mode: .failed)))
      #expect(next.check("one\n", as: folder.name("LOADS()"))?.message == message)
    }
  }

  @Test func `Texts with different bytes differ`() throws {
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

  @Test func `A received text is saved in the output folder, and removed when it passes`() throws {
    try Folder.with { folder in
      let output = folder.path + "/out"
      let settings = SnapshotSettings(
        mode: .all, isContinuousIntegration: true, output: output)
      try folder.write("old\n", to: Self.file)
      let name = folder.name("loads()")
      let failure = SnapshotRun(.success(settings)).check("new\n", as: name)
      #expect(failure?.received == Array("new\n".utf8))
      let hints = """
        If the received text is correct, record it on a machine where CI isn't set: \
        ROWKIT_SNAPSHOTS=failed swift test --filter loads
        Or accept it: swift run rowkit-snapshots accept \(output)
        """
      #expect(failure?.message.hasSuffix(hints) == true)
      let kept = "out/received\(folder.path)/\(Self.file)"
      #expect(folder.text(of: kept) == "new\n")
      #expect(folder.files.filter { !$0.hasPrefix("out/used/") }.sorted() == [Self.file, kept])
      #expect(SnapshotRun(.success(settings)).check("old\n", as: name) == nil)
      #expect(folder.files.filter { !$0.hasPrefix("out/used/") } == [Self.file])
      #expect(try OutputFolder(output).usedReferences() == [name.path])
    }
  }

  @Test func `A file that can't be read or written is reported in a sentence`() throws {
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
        run.check("a", as: other)?.message == "\(other.path): can't be written: Not a directory.")
      // An output folder that can't be created.
      let settings = SnapshotSettings(output: "/dev/null/out")
      let message = SnapshotRun(.success(settings)).check("a", as: other)?.message
      #expect(
        message?.hasSuffix(".txt: can't be written: Not a directory.") == true, "\(message ?? "")")
      let wrong = SnapshotRun(.failure(.mode("new")))
      #expect(
        wrong.check("a", as: other)?.message
          == "ROWKIT_SNAPSHOTS: expected never, missing, failed, or all, found \"new\".")
    }
  }

  @Test func `A text is recorded in the target of a link, and replaces a dangling link`() throws {
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
