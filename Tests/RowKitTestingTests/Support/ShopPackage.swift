import Foundation
import TestProcesses
import Testing

/// A small package whose tests use RowKitTesting, built once and run as a person runs it.
///
/// Its sources are those in `Package`, and those of the article on snapshots. It stands in the products
/// folder, and stays there to be looked at.
///
/// In place of a dependency it takes RowKit as it is built already: building it once more takes minutes.
struct ShopPackage {
  enum Framework: String, CaseIterable {
    case swiftTesting
    case xcTest
  }

  let url: URL
  private let sources: [String: Data]
  /// Options by which RowKit's modules and objects are found.
  private let options: [String]

  /// The package, built.
  static func built() throws -> ShopPackage { try shared.get() }

  private static let shared = Result { try ShopPackage(in: BuiltProducts()) }

  private init(in products: BuiltProducts) throws {
    let template = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Package")
    url = products.url.appendingPathComponent("RowKitTestingTests.package")
    try? FileManager.default.removeItem(at: url)
    var sources: [String: Data] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: template.path)
    where path.hasSuffix(".swift") {
      var data = try Data(contentsOf: template.appendingPathComponent(path))
      if path.hasSuffix("InlineXCTests.swift") {
        // Git would not keep these line ends.
        let lines = String(decoding: data, as: UTF8.self)
        data = Data(lines.replacingOccurrences(of: "\n", with: "\r\n").utf8)
      }
      sources[path] = data
    }
    for block in try Article.snapshots().blocks {
      if let path = block.path { sources[path] = Data(block.text.utf8) }
    }
    self.sources = sources
    let targets = ["RowKit", "RowKitRender", "RowKitSnapshots", "RowKitTesting"]
    options =
      ["-I", products.modules.path].flatMap { ["-Xswiftc", $0] }
      + (try targets.flatMap { try products.objects(of: $0) }.flatMap { ["-Xlinker", $0.path] })
    try reset()
    try build()
  }

  /// Puts the sources back as they were built first, and removes what was recorded.
  func reset() throws {
    for (path, data) in sources where self.data(of: path) != data {
      let file = url.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
      // As old as before: a source that is newer than the tests is not rewritten.
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1e9)], ofItemAtPath: file.path)
    }
    for folder in ["out", "Tests/ShopTests/__Snapshots__"] {
      try? FileManager.default.removeItem(at: url.appendingPathComponent(folder))
    }
  }

  func build() throws {
    let outcome = try swift(["build", "--build-tests"] + options)
    try #require(outcome.exitCode == 0, "\(outcome.output)")
  }

  /// Runs the tests of a suite under the framework it is written for.
  func test(
    _ filter: String, _ framework: Framework, _ variables: [String: String] = [:],
    options: [String] = []
  ) throws -> Command.Outcome {
    let other = framework == .xcTest ? "--disable-swift-testing" : "--disable-xctest"
    return try swift(
      ["test", "--skip-build", other, "--filter", filter] + options, variables)
  }

  private func swift(
    _ arguments: [String], _ variables: [String: String] = [:]
  ) throws -> Command.Outcome {
    try Command(
      URL(fileURLWithPath: "/usr/bin/env"), ["swift"] + arguments, in: url, variables: variables
    ).run()
  }

  // MARK: - Files

  /// The paths of all files and folders but those of the build.
  func files() throws -> [String] {
    guard FileManager.default.fileExists(atPath: url.path) else { return [] }
    return try FileManager.default.subpathsOfDirectory(atPath: url.path)
      .filter { !$0.hasPrefix(".build") }.sorted()
  }

  /// The snapshots that were recorded, by their paths below `__Snapshots__`.
  func snapshots() throws -> [String] {
    let folder = "Tests/ShopTests/__Snapshots__/"
    return try files().filter { $0.hasPrefix(folder) && $0.hasSuffix(".txt") }
      .map { String($0.dropFirst(folder.count)) }
  }

  func snapshotPath(_ name: String) -> String {
    url.appendingPathComponent("Tests/ShopTests/__Snapshots__/\(name)").path
  }

  /// What a recorded file holds.
  func snapshot(_ name: String) -> String? { text(of: "Tests/ShopTests/__Snapshots__/\(name)") }

  func text(of path: String) -> String? {
    data(of: path).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether a source is as it was built first.
  func isUnchanged(_ source: String) -> Bool {
    let path = "Tests/ShopTests/\(source)"
    return data(of: path) == sources[path]
  }

  private func data(of path: String) -> Data? {
    FileManager.default.contents(atPath: url.appendingPathComponent(path).path)
  }
}

extension String {
  /// The text as Swift Testing prints it below an issue.
  var belowIssue: String {
    "↳ " + split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\n  ")
  }

  /// How often a text stands in it.
  func count(of text: String) -> Int { components(separatedBy: text).count - 1 }
}
