import RowKit
import RowKitRender
import RowKitTestSupport
import Testing

@Suite struct PrintingPropertyTests {
  @Test func `Any screen at any offset prints what is seen, once, and counts the rest`() throws {
    for seed in 1...400 as ClosedRange<UInt64> {
      var random = SplitMix64(seed: seed)
      let sample = try RandomScreen(using: &random)
      guard let fault = try fault(of: sample) else { continue }
      let text = TextRenderer().render(
        sample.screen, in: sample.environment, offset: sample.offset)
      Issue.record("seed \(seed): \(fault)\n\(text)")
      // One counterexample is read; a hundred are scrolled past.
      break
    }
  }

  private func fault(of sample: RandomScreen) throws -> String? {
    let everything = TextRenderer(
      showsGaps: true, showsActions: true, showsAccessibilityLabels: true)
    for renderer in [TextRenderer(), TextRenderer(detail: .summary), everything] {
      let text = renderer.render(sample.screen, in: sample.environment, offset: sample.offset)
      if let fault = text.printingFault { return fault }
      let again = renderer.render(sample.screen, in: sample.environment, offset: sample.offset)
      if text != again { return "printed otherwise the second time:\n\(again)" }
    }
    let printed = PrintedCells(
      TextRenderer(coordinates: .content).render(
        sample.screen, in: sample.environment, offset: sample.offset))
    let seen = SeenCells(sample.screen.layout(in: sample.environment), offset: sample.offset)
    if printed.cells != seen.cells {
      let missing = seen.cells.filter { !printed.cells.contains($0) }
      let extra = printed.cells.filter { !seen.cells.contains($0) }
      return "\nseen and not printed:\n\(missing)\nprinted and not seen:\n\(extra)"
    }
    guard sample.offset != nil else { return nil }
    if printed.around != seen.around {
      return "printed \(printed.around), but \(seen.around) are around what is seen"
    }
    return nil
  }
}

/// What a print says of each cell: the words before its content, and its mark.
private struct PrintedCells {
  private(set) var cells: [String] = []
  /// The lines above and below.
  private(set) var around: [String] = []

  init(_ text: String) {
    for line in text.split(separator: "\n") {
      if line.hasPrefix("above ") || line.hasPrefix("below ") { around.append(String(line)) }
      guard let mark = line.firstRange(of: /«\d+»/) else { continue }
      let words = line[..<mark.upperBound].split(separator: " ", omittingEmptySubsequences: true)
      cells.append(words.joined(separator: " "))
    }
  }
}

/// What is seen of a layout, found by looking at each cell in turn.
private struct SeenCells {
  private(set) var cells: [String] = []
  private(set) var around: [String] = []

  init(_ layout: ScreenLayout, offset: Length?) {
    let all = Array(layout.cells)
    let names = Self.names(of: all)
    guard let offset else {
      for (cell, name) in zip(all, names) {
        add(cell, name, top: cell.frame.y, seen: cell.frame.height)
      }
      return
    }
    let bottom = offset + layout.environment.viewportHeight
    var first: Int?
    var last: Int?
    // Where what is seen begins when nothing stands in its place: below a header that is held.
    var edge = min(max(.zero, offset), layout.contentHeight)
    for (index, cell) in all.enumerated() {
      let held = Self.heldTop(of: cell, in: layout, offset: offset)
      let pin =
        layout.header(ofSection: cell.section).flatMap { header in
          Self.heldTop(of: header, in: layout, offset: offset).map { $0 + header.frame.height }
        } ?? offset
      let top = held ?? cell.frame.y
      let from = cell.role == .header ? offset : max(offset, pin)
      let seen = min(top + cell.frame.height, bottom) - max(top, from)
      guard seen > .zero else { continue }
      add(
        cell, names[index], top: top, seen: seen,
        pushed: held == nil ? nil : max(.zero, offset - top))
      if held == nil {
        first = first ?? index
        last = index
      } else {
        edge = max(edge, min(top + cell.frame.height, bottom, layout.contentHeight))
      }
    }
    let isRow = { (cell: Cell) in cell.position != nil }
    let rows = all.count(where: isRow)
    if let first, let last {
      add("above", all[..<first].count(where: isRow), all[first].frame.y)
      add(
        "below", all[(last + 1)...].count(where: isRow), layout.contentHeight - all[last].frame.maxY
      )
    } else {
      let above = all.count { isRow($0) && $0.frame.maxY <= edge }
      add("above", above, edge)
      add("below", rows - above, layout.contentHeight - edge)
    }
  }

  /// Where a pinned header is held, or nil for one in its place and for any other cell.
  private static func heldTop(
    of cell: Cell, in layout: ScreenLayout, offset: Length
  ) -> Length? {
    let section = layout.frame(ofSection: cell.section)
    guard cell.role == .header, layout.screen.sections[cell.section].style.isHeaderPinned,
      offset > cell.frame.y
    else { return nil }
    let top = min(offset, section.maxY - cell.frame.height)
    return top == cell.frame.y ? nil : top
  }

  private mutating func add(
    _ cell: Cell, _ name: String, top: Length, seen: Length, pushed: Length? = nil
  ) {
    let height = cell.frame.height
    var words = ["\(top)", seen < height ? "\(seen) of \(height)" : "\(height)"]
    if let pushed { words.append(pushed > .zero ? "pin pushed \(pushed)" : "pin") }
    let text = cell.row.accessibilityLabel
    let mark = text.prefix(through: text.firstIndex(of: "»") ?? text.startIndex)
    cells.append((words + [name, String(mark)]).joined(separator: " "))
  }

  /// The kind and key of each cell, and its number from the second of a name in its section on.
  private static func names(of cells: [Cell]) -> [String] {
    var counts: [String: Int] = [:]
    return cells.map { cell in
      let kind = cell.row.kind.name
      guard cell.role == .row else { return "\(cell.role) \(kind)" }
      let name = kind + (cell.row.id.key.map { "[\($0)]" } ?? "")
      counts["\(cell.section) \(name)", default: 0] += 1
      let count = counts["\(cell.section) \(name)", default: 0]
      return count == 1 ? name : "\(name)#\(count)"
    }
  }

  private mutating func add(_ word: String, _ count: Int, _ height: Length) {
    guard height > .zero else { return }
    around.append("\(word) \(count) \(count == 1 ? "row" : "rows"), \(height)")
  }
}
