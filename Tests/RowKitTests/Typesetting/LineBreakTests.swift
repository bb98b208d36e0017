import Foundation
import Testing

@testable import RowKit

@Suite struct `Finding where lines may end` {
  @Test(
    .enabled(
      if: TestData.exists("../../shared/data/LineBreakTest-17.0.0.txt"),
      "../shared/data/LineBreakTest-17.0.0.txt is not beside this package"))
  func `as Unicode's own cases say`() throws {
    let cases = try TestData.lines("../../shared/data/LineBreakTest-17.0.0.txt")
      .compactMap(LineBreakCase.init(unicode:))
    #expect(cases.count == 19_338)
    #expect(cases.compactMap { $0.fault(.strict) }.prefix(20) == [])
  }

  @Test func `as ICU does, which is another program`() throws {
    let cases = try LineBreakCase.icu()
    for (name, strictness) in [
      ("strict", LineBreakStrictness.strict), ("normal", .normal), ("language", .strict),
    ] {
      let cases = cases[name] ?? []
      #expect(cases.count >= 300, "\(name)")
      #expect(cases.compactMap { $0.fault(strictness) }.prefix(20) == [], "\(name)")
    }
  }
}

/// Scalars, and how many of them stand before each place where a line may end.
struct LineBreakCase {
  var scalars = String.UnicodeScalarView()
  var breaks: [Int] = []
  /// Those of them where a line must end; nil where the data does not tell.
  var mandatory: [Int]? = []

  var text: String { String(scalars) }

  /// The committed cases, by group: strict, normal, and those in a language.
  static func icu() throws -> [String: [LineBreakCase]] {
    var cases: [String: [LineBreakCase]] = [:]
    var group = ""
    for line in try TestData.lines("RowKitTests/Data/LineBreakCases.txt") where !line.hasPrefix("#")
    {
      if line.hasPrefix("@ ") {
        group = String(line.dropFirst(2))
        // The others are named for their languages.
        if group != "strict", group != "normal" { group = "language" }
      } else {
        cases[group, default: []].append(
          group == "language" ? LineBreakCase(text: line) : LineBreakCase(compact: line))
      }
    }
    return cases
  }

  /// Reads `÷ 0041 × 0020 ÷` of Unicode's file; nil where a line has no case.
  init?(unicode line: Substring) {
    let fields = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace)
    guard !fields.isEmpty else { return nil }
    mandatory = nil
    for field in fields { read(field) }
    breaks = breaks.filter { $0 != 0 && $0 != scalars.count }
  }

  /// Reads `0041 0020÷0042!0043`.
  init(compact line: Substring) {
    var field: Substring = ""
    for character in line + " " {
      if character.isHexDigit {
        field.append(character)
      } else {
        read(field)
        field = ""
        read(Substring(String(character)))
      }
    }
  }

  /// Reads a text with `÷` where a line may end.
  init(text line: Substring) {
    for scalar in line.unicodeScalars {
      if scalar == "÷" { breaks.append(scalars.count) } else { scalars.append(scalar) }
    }
  }

  private mutating func read(_ field: Substring) {
    switch field {
    case "÷": breaks.append(scalars.count)
    case "!":
      breaks.append(scalars.count)
      mandatory?.append(scalars.count)
    default:
      if let scalar = UInt32(field, radix: 16).flatMap(Unicode.Scalar.init) {
        scalars.append(scalar)
      }
    }
  }

  /// What the line breaker finds that is not so; nil where it agrees.
  func fault(_ strictness: LineBreakStrictness) -> String? {
    var counts: [Int: Int] = [:]
    var offset = 0
    for (count, scalar) in scalars.enumerated() {
      counts[offset] = count
      offset += scalar.utf8.count
    }
    var (found, foundMandatory): ([Int], [Int]) = ([], [])
    LineBreaker.forEachBreak(in: String(scalars), strictness) { offset, isMandatory in
      guard let count = counts[offset] else { return }
      found.append(count)
      if isMandatory { foundMandatory.append(count) }
    }
    if found == breaks, mandatory == nil || mandatory == foundMandatory { return nil }
    let text = scalars.map { String($0.value, radix: 16) }.joined(separator: " ")
    return "\(text): \(found), must \(foundMandatory), not \(breaks), \(mandatory ?? [])"
  }
}

/// Files beside the tests.
enum TestData {
  private static func url(_ path: String) -> URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../\(path)").standardizedFileURL
  }

  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: url(path).path)
  }

  /// The lines of a file, given from the folder of all tests.
  static func lines(_ path: String) throws -> [Substring] {
    // Bytes, since a line feed and a mark after it are one character.
    let bytes = Array(try Data(contentsOf: url(path)))
    return bytes.split(separator: 0x0A).map { Substring(String(decoding: $0, as: UTF8.self)) }
  }
}
