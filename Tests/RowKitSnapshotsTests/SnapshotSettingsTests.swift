import Foundation
import Testing

@testable import RowKitSnapshots

@Suite struct SnapshotSettingsTests {
  @Test func `Each mode records its texts, and continuous integration records nothing`() throws {
    let texts: [(recorded: [UInt8]?, name: String)] = [(nil, "-"), ([1], "≠"), ([2], "=")]
    let cases: [(variables: [String: String], records: String)] = [
      ([:], "-"),
      (["ROWKIT_SNAPSHOTS": "never"], ""),
      (["ROWKIT_SNAPSHOTS": "missing"], "-"),
      (["ROWKIT_SNAPSHOTS": "failed"], "-≠"),
      (["ROWKIT_SNAPSHOTS": "all"], "-≠="),
      (["ROWKIT_SNAPSHOTS": "all", "CI": ""], "-≠="),
      (["ROWKIT_SNAPSHOTS": "all", "CI": "0"], "-≠="),
      (["ROWKIT_SNAPSHOTS": "all", "CI": "false"], "-≠="),
      (["ROWKIT_SNAPSHOTS": "all", "CI": "true"], ""),
      (["ROWKIT_SNAPSHOTS": "all", "CI": "1"], ""),
      (["ROWKIT_SNAPSHOTS": "all", "CI": "woodpecker"], ""),
      (["CI": "no"], ""),
    ]
    for (variables, records) in cases {
      let settings = try SnapshotSettings(variables: variables)
      let recorded = texts.filter { settings.records([2], over: $0.recorded) }.map(\.name).joined()
      #expect(recorded == records, "\(variables)")
    }
  }

  @Test func `An unknown mode is an error that lists the modes`() {
    for mode in ["", "ALL", "record", "missing "] {
      #expect(throws: SettingsError.mode(mode)) {
        try SnapshotSettings(variables: ["ROWKIT_SNAPSHOTS": mode])
      }
    }
    let sentence = "ROWKIT_SNAPSHOTS: expected never, missing, failed, or all, found \"record\"."
    #expect("\(SettingsError.mode("record"))" == sentence)
  }

  @Test func `There is no output folder by default`() throws {
    #expect(try SnapshotSettings(variables: [:]).output == nil)
    #expect(try SnapshotSettings(variables: ["ROWKIT_SNAPSHOTS_OUTPUT": ""]).output == nil)
    // The path is absolute, so it remains valid if a test changes the current folder.
    for (path, expected) in [
      ("/a b/c", "/a b/c"), ("a b", FileManager.default.currentDirectoryPath + "/a b"),
    ] {
      #expect(
        try SnapshotSettings(variables: ["ROWKIT_SNAPSHOTS_OUTPUT": path]).output == expected)
    }
  }
}
