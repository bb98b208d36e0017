import Foundation
import RowKit
import Testing

@testable import RowKitRender

@Suite struct `Printing for a terminal` {
  @Test(.enabled(if: ColumnsTable.exists, "../shared/data/columns.md is not beside this package"))
  func `every string takes the columns of the table of ten terminals`() throws {
    let rows = try ColumnsTable.rows()
    #expect(rows.count == 92)
    let faults = rows.flatMap { row -> [String] in
      let (standard, portable) = (Terminal.standard, Terminal.portable)
      let text = portable.printable(row.text)
      let facts: [(String, Int, Int)] = [
        ("the text", standard.columns(of: row.text), row.columns),
        ("what is printed", standard.columns(of: standard.printable(row.text)), row.columns),
        ("the portable text", portable.columns(of: text), row.portableColumns),
      ]
      var faults = facts.filter { $0.1 != $0.2 }
        .map { "\(row.name): \($0.0) takes \($0.1) columns, not \($0.2)" }
      if !text.unicodeScalars.elementsEqual(row.portableText.unicodeScalars) {
        faults.append("\(row.name): \(text.hexadecimal), not \(row.portableText.hexadecimal)")
      }
      return faults
    }
    #expect(faults == [])
  }

  @Test func `portable text keeps letters and loses what terminals disagree on`() {
    let cases = [
      ("क्\u{200D}ष", "क्ष"), ("می\u{200C}خواهم", "میخواهم"), ("👩🏽‍💻!", "👩!"), ("3️⃣ #️⃣ *⃣", "3 # *"),
      ("🇨🇳🇨", "🇨🇳\u{FFFD}"), ("\u{301}\u{200D}a", "a"), ("中\u{E0100}", "中\u{E0100}"),
      ("a\u{1B}[1m\tb\r\nc", "a\u{FFFD}[1m bc"),
    ]
    let wrong = cases.map { ($0.1, Terminal.portable.printable($0.0)) }
      .filter { !$0.0.unicodeScalars.elementsEqual($0.1.unicodeScalars) }
      .map { "\($0.1.hexadecimal), not \($0.0.hexadecimal)" }
    #expect(wrong == [])
  }

  @Test func `ambiguous characters take two columns when told to`() throws {
    let wide = Terminal(ambiguous: .wide)
    #expect(["α", "①→…", "a", "中"].map { wide.columns(of: $0) } == [2, 6, 1, 2])
    #expect(wide.cut("αβγδ", toColumns: 7) == "αβ…")
    let screen = Screen("S") { Section("s") { Show { Text("α β γ δ") } } }
    let environment = try LayoutEnvironment(
      width: 62, viewportHeight: 100, fontMetrics: GridMetrics(ambiguous: .wide))
    let text = TextRenderer(terminal: wide).render(screen, in: environment)
    #expect(text.contains("α β\n") && text.contains("γ δ\n"))
  }

  @Test func `renderers print for the terminal they are given`() throws {
    func screen(_ text: String) -> Screen {
      Screen("S") { Section("s") { Show { Text(text) }.id(1) } }
    }
    let printed = TextRenderer(terminal: .portable).render(screen("👍🏽"), in: try .test())
    let change = screen("👍🏽").difference(from: screen("3️⃣"))
    let compared = DifferenceRenderer(terminal: .portable).render(change)
    #expect(printed.contains("👍\n") && compared.contains("3 → 👍\n"))
  }
}

extension String {
  fileprivate var hexadecimal: String {
    unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ")
  }
}

/// The strings of `columns.md`, the columns they take, and what is printed of them for any terminal.
private enum ColumnsTable {
  struct Row {
    let name: String
    let text: String
    let columns: Int
    let portableText: String
    let portableColumns: Int
  }

  static let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../shared/data/columns.md").standardizedFileURL.path

  static var exists: Bool { FileManager.default.fileExists(atPath: path) }

  static func rows() throws -> [Row] {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").compactMap { line in
      // The first and the last bar stand at the ends of the line.
      let cells = line.replacingOccurrences(of: "\\|", with: "¦")
        .split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
        .map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 15, cells[2].hasPrefix("U+"), let columns = Int(cells[3]),
        let portableColumns = Int(cells[14])
      else { return nil }
      return Row(
        name: cells[1], text: text(cells[2].dropFirst(2)), columns: columns,
        portableText: text(cells[13][...]), portableColumns: portableColumns)
    }
  }

  private static func text(_ scalars: Substring) -> String {
    let scalars = scalars.split(separator: " ")
      .compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
    return String(String.UnicodeScalarView(scalars))
  }
}
