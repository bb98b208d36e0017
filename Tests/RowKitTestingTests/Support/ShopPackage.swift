import Foundation
import TestProcesses
import Testing

/// A small package whose tests use RowKitTesting, which is built once and run like any package.
///
/// Its sources come from the folder `Package` and from the article on snapshots. The package is in the
/// products folder, and stays there for inspection.
///
/// It has no dependency on RowKit but uses RowKit's build products, because building RowKit again takes
/// minutes.
struct ShopPackage {
  enum Framework: String, CaseIterable {
    case swiftTesting
    case xcTest
  }

  let url: URL
  private let sources: [String: Data]
  /// Build options with the paths of RowKit's modules and objects.
  private let options: [String]

  /// Returns the package after it is built.
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
        // Git would not preserve these line endings.
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

  /// Restores the original sources, and removes the recorded files.
  func reset() throws {
    for (path, data) in sources where self.data(of: path) != data {
      let file = url.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
      // Make the source older than the tests, because a newer source isn't rewritten.
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

  /// Runs the tests that match a filter with their test framework.
  func test(
    _ filter: String, with framework: Framework, variables: [String: String] = [:],
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

  /// Returns the sorted paths of all files and folders, except those of the build.
  func files() throws -> [String] {
    guard FileManager.default.fileExists(atPath: url.path) else { return [] }
    return try FileManager.default.subpathsOfDirectory(atPath: url.path)
      .filter { !$0.hasPrefix(".build") }.sorted()
  }

  /// Returns the paths of the recorded snapshots, relative to `__Snapshots__`.
  func snapshots() throws -> [String] {
    let folder = "Tests/ShopTests/__Snapshots__/"
    return try files().filter { $0.hasPrefix(folder) && $0.hasSuffix(".txt") }
      .map { String($0.dropFirst(folder.count)) }
  }

  func snapshotPath(_ name: String) -> String {
    url.appendingPathComponent("Tests/ShopTests/__Snapshots__/\(name)").path
  }

  /// Returns the contents of a recorded file.
  func snapshot(_ name: String) -> String? { text(of: "Tests/ShopTests/__Snapshots__/\(name)") }

  func text(of path: String) -> String? {
    data(of: path).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns whether a source is the original one.
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

  /// Returns the number of times that a text occurs.
  func count(of text: String) -> Int { components(separatedBy: text).count - 1 }
}
