// Prints how many lines paragraphs are broken into, for Tools/text-accuracy.
//
//     TextLines [--font FILE[#FACE]]… COLUMN… <PARAGRAPHS
//
// Standard input has a paragraph a line. For each, a line is printed with a number for each column,
// separated by tabs. A column is METRICS/TEXT SIZE/WIDTH, such as systemLike/xSmall/320 or
// fonts/large/375: a body at that text size, on a row as wide and without insets. The metrics `fonts` are
// those of the files named before, each asked for what those before it lack.

import Foundation
import RowKit
import RowKitFonts

struct Paragraph: Row {
  var text: String
  var insets: Insets { Insets(horizontal: 0, vertical: 0) }
  var content: Content { Text(text) }
}

/// Why the command line makes no sense.
struct UsageError: Error, CustomStringConvertible {
  var description: String
}

/// The font of `FILE` or `FILE#FACE`.
func fontFile(_ argument: String) throws -> FontFile {
  let parts = argument.split(separator: "#", maxSplits: 1)
  guard let path = parts.first, let face = Int(parts.dropFirst().first ?? "0") else {
    throw UsageError(description: "A font is FILE or FILE#FACE; this is \(argument).")
  }
  let data = try Data(contentsOf: URL(fileURLWithPath: String(path)))
  return try FontFile([UInt8](data), face: face)
}

/// The environment of `METRICS/TEXT SIZE/WIDTH`.
func environment(_ column: String, fonts: FontChain?) throws -> LayoutEnvironment {
  let parts = column.split(separator: "/")
  guard parts.count == 3, let textSize = TextSize(rawValue: String(parts[1])),
    let width = Int(parts[2])
  else { throw UsageError(description: "A column is METRICS/TEXT SIZE/WIDTH; this is \(column).") }
  let metrics: any FontMetrics
  switch (parts[0], fonts) {
  case ("systemLike", _): metrics = .systemLike
  case ("fonts", let fonts?): metrics = fonts
  case ("fonts", nil): throw UsageError(description: "The metrics fonts need a --font.")
  default: throw UsageError(description: "Metrics are systemLike or fonts; this is \(parts[0]).")
  }
  return try LayoutEnvironment(
    width: Length(width), viewportHeight: 800, textSize: textSize, fontMetrics: metrics)
}

func lineCounts(of screen: Screen, in environment: LayoutEnvironment) -> [Int] {
  screen.layout(in: environment).cells.map { cell in
    cell.fragments.count { fragment in
      if case .line = fragment.kind { true } else { false }
    }
  }
}

func run(_ arguments: [String]) throws {
  var files: [FontFile] = []
  var columns: [String] = []
  var rest = arguments[...]
  while let argument = rest.popFirst() {
    if argument != "--font" {
      columns.append(argument)
    } else if let file = rest.popFirst() {
      files.append(try fontFile(file))
    } else {
      throw UsageError(description: "A file follows --font.")
    }
  }
  let fonts = files.first.map { FontChain($0, Array(files.dropFirst())) }
  let environments = try columns.map { try environment($0, fonts: fonts) }

  var paragraphs: [Paragraph] = []
  while let line = readLine() { paragraphs.append(Paragraph(text: line)) }
  let screen = Screen("Paragraphs") {
    Section("paragraphs") { for paragraph in paragraphs { paragraph } }
  }

  let counts = environments.map { lineCounts(of: screen, in: $0) }
  for index in paragraphs.indices {
    print(counts.map { String($0[index]) }.joined(separator: "\t"))
  }
}

do {
  try run(Array(CommandLine.arguments.dropFirst()))
} catch {
  FileHandle.standardError.write(Data("error: \(error)\n".utf8))
  exit(2)
}
