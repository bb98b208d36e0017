internal import RowKit

/// One printing of a difference.
struct DifferencePrinter {
  private let renderer: DifferenceRenderer
  private let difference: ScreenDifference
  private let environment: LayoutEnvironment?
  private var writer: ColumnWriter

  /// Where a name begins; its mark stands before it.
  private static var nameColumn: Int { 4 }
  /// Where the content begins: as far behind the name as in a print of the screen.
  private static var contentColumn: Int { nameColumn + 24 }

  init(
    renderer: DifferenceRenderer, difference: ScreenDifference, environment: LayoutEnvironment?
  ) {
    self.renderer = renderer
    writer = ColumnWriter(for: renderer.terminal)
    self.difference = difference
    self.environment = environment
  }

  mutating func print() -> String {
    printTitle()
    printSections()
    if renderer.showsStages { printStages() }
    return writer.text
  }

  private mutating func printTitle() {
    let (old, new) = (difference.old, difference.new)
    writer.start(at: 0, old.name == new.name ? new.name : "\(old.name) → \(new.name)")
    writer.append("\(Printer.rows(old.rowCount)) → \(Printer.rows(new.rowCount))")
    guard let environment else { return }
    let heights = [old, new].map { $0.layout(in: environment).contentHeight }
    let change = heights[1] - heights[0]
    let sign = change < .zero ? "" : "+"
    writer.append("content \(heights[0]) → \(heights[1]) (\(sign)\(change))")
  }

  private mutating func printSections() {
    let (old, new) = (difference.old.sections, difference.new.sections)
    let texts = ChangeText(
      renderer.detail, for: renderer.terminal, of: difference,
      in: environment ?? .iPhoneSE.fontMetrics(.grid))
    let lines = SectionLines(difference, texts: texts)
    for step in difference.sections.steps(old: old.count, new: new.count) {
      switch step {
      case .deleted(let index):
        writer.start(at: 0, "- \(old[index].name)")
        printLines(lines.all(ofSection: index, .old, mark: "-"))
      case .arrived(let index, .inserted):
        writer.start(at: 0, "+ \(new[index].name)")
        printLines(lines.all(ofSection: index, .new, mark: "+"))
      case .arrived(let index, .moved(let source)):
        writer.start(at: 0, "> \(new[index].name)")
        writer.append("from \(source) to \(index)")
        printLines(lines.changes(ofSection: source, index))
      case .stays(let source, let index):
        writer.start(at: 0, new[index].name)
        printLines(lines.changes(ofSection: source, index))
      }
    }
  }

  private mutating func printLines(_ lines: [DifferenceLine]) {
    for line in lines {
      writer.start(at: Self.nameColumn - 1 - line.mark.count, "\(line.mark) \(line.name)")
      for part in line.parts where !part.isEmpty { writer.append(part, at: Self.contentColumn) }
    }
  }

  private mutating func printStages() {
    let stages = difference.stages()
    writer.start(at: 0, "stages: \(stages.count)")
    writer.append("(\(stages.map(\.summary).joined(separator: "; ")))")
  }
}

extension DifferenceStage {
  /// How many operations of which kind a host applies: `row deletes 1, row inserts 8`.
  fileprivate var summary: String {
    let counts = [
      ("row updates", rowReloads.count + rowReconfigures.count),
      ("row deletes", rowDeletes.count),
      ("row inserts", rowInserts.count),
      ("row moves", rowMoves.count),
      ("section deletes", sectionDeletes.count),
      ("section inserts", sectionInserts.count),
      ("section moves", sectionMoves.count),
      ("section updates", sectionReloads.count + sectionReconfigures.count),
    ]
    let operations = counts.filter { $0.1 > 0 }.map { "\($0.0) \($0.1)" }
    return operations.isEmpty ? "nothing" : operations.joined(separator: ", ")
  }
}
