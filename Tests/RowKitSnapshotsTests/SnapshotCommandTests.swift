import Foundation
import Testing

@testable import RowKitSnapshots

@Suite struct SnapshotCommandTests {
  @Test func `Snapshots that no test uses are listed, and others are not`() throws {
    try Folder.with { folder in
      let output = folder.path + "/out"
      let run = SnapshotRun(.success(SnapshotSettings(mode: .all, output: output)))
      _ = run.check("a\n", as: folder.name("kept()"))
      for path in [
        "__Snapshots__/PageTests/gone.txt", "__Snapshots__/GoneTests/a.b.txt",
        "Other/__Snapshots__/GoneTests/c.txt", "__Snapshots__/PageTests/notes.md",
        ".build/__Snapshots__/PageTests/copy.txt", "PageTests/d.txt",
        "out/received/__Snapshots__/PageTests/e.txt",
      ] {
        try folder.write("", to: path)
      }
      let expected = [
        "Other/__Snapshots__/GoneTests/c.txt", "__Snapshots__/GoneTests/a.b.txt",
        "__Snapshots__/PageTests/gone.txt",
      ]
      let outcome = command.run(["stale", output, folder.path])
      let lines = expected.map { "\(folder.path)/\($0)\n" }.joined()
      #expect(outcome == .init(output: lines, exitCode: 1))
      // Another process has its own list.
      for path in expected {
        try folder.write("\(folder.path)/\(path)\n", to: "out/used/\(path.count).txt")
      }
      #expect(command.run(["stale", output, folder.path + "/__Snapshots__"]) == .init())
    }
  }

  @Test func `Folders with links to each other are visited once`() throws {
    try Folder.with { folder in
      let output = folder.path + "/out"
      try folder.write("", to: "out/used/1.txt")
      try folder.write("", to: "a/__Snapshots__/PageTests/gone.txt")
      for (link, target) in [("a/up", ".."), ("a/here", "."), ("b", "a")] {
        try FileManager.default.createSymbolicLink(
          atPath: "\(folder.path)/\(link)", withDestinationPath: target)
      }
      let outcome = command.run(["stale", output, folder.path])
      #expect(outcome.exitCode == 1)
      #expect(outcome.output.components(separatedBy: "gone.txt\n").count == 2, "\(outcome)")
    }
  }

  @Test func `A text that was received somewhere else is not accepted`() throws {
    try Folder.with { folder in
      let output = folder.path + "/out"
      try folder.write("", to: "out/used/1.txt")
      try folder.write("a", to: "out/received\(folder.path)/Tests/__Snapshots__/A/a.txt")
      let sentence =
        "accept: expected the folder of the tests at \(folder.path)/Tests, found none. The received "
        + "text is from a run somewhere else; run the tests here first."
      #expect(command.run(["accept", output]) == .init(error: sentence, exitCode: 2))
      #expect(!folder.everything.contains("Tests"))
    }
  }

  @Test func `Received texts are shown, and replace the recorded texts`() throws {
    try Folder.with { folder in
      let output = folder.path + "/out"
      try folder.write("old\n", to: "__Snapshots__/PageTests/loads.txt")
      let settings = SnapshotSettings(mode: .never, output: output)
      let run = SnapshotRun(.success(settings))
      _ = run.check("new\n", as: folder.name("loads()"))
      _ = run.check("first\n", as: folder.name("shows()"))
      let path = "\(folder.path)/__Snapshots__/PageTests"
      let loads = "\(path)/loads.txt\n- old\n+ new\n  ^\n"
      let shows = "\(path)/shows.txt: not recorded yet\n+ first\n"
      #expect(
        command.run(["show", output]) == .init(output: "\(loads)\n\(shows)\n", exitCode: 1))
      #expect(
        command.run(["accept", output, "loads", "zz"]) == .init(output: "\(loads)accepted\n\n"))
      #expect(folder.text(of: "__Snapshots__/PageTests/loads.txt") == "new\n")
      #expect(folder.text(of: "__Snapshots__/PageTests/shows.txt") == nil)
      #expect(command.run(["accept", output]) == .init(output: "\(shows)accepted\n\n"))
      #expect(folder.text(of: "__Snapshots__/PageTests/shows.txt") == "first\n")
      #expect(command.run(["show", output]) == .init())
    }
  }

  @Test func `A wrong command line prints a sentence and does nothing`() throws {
    try Folder.with { folder in
      try folder.write("", to: "out/used/1.txt")
      let output = folder.path + "/out"
      let unknown = "rowkit-snapshots: expected stale, show, accept, or --help, found "
      let cases: [(arguments: [String], sentence: String)] = [
        ([], unknown + "no arguments."), (["remove"], unknown + "\"remove\"."),
        (["stale", output, "--all"], "options: expected only --help, found \"--all\"."),
        (
          ["accept"],
          "accept: expected the folder that ROWKIT_SNAPSHOTS_OUTPUT named in the test run, found no "
            + "argument."
        ),
        (
          ["stale", "/none"],
          "/none: expected the output of a test run, found none. Run the tests with "
            + "ROWKIT_SNAPSHOTS_OUTPUT=/none."
        ),
        (
          ["accept", output, "a", "b"],
          "\(output): expected a received text with \"a\" or \"b\" in its path, found none."
        ),
      ]
      for (arguments, sentence) in cases {
        #expect(command.run(arguments) == .init(error: sentence, exitCode: 2))
      }
      let inCI = SnapshotCommand(variables: ["CI": "true"]).run(["accept", output])
      #expect(
        inCI
          == .init(
            error:
              "accept: expected a run outside of continuous integration, found that CI is set.",
            exitCode: 2))
      #expect(command.run(["--help"]) == .init(output: SnapshotCommand.help))
    }
  }

  private let command = SnapshotCommand(variables: [:])
}
