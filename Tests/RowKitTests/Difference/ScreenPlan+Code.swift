import RowKit

extension ScreenPair: CustomStringConvertible {
  /// Code that composes both screens.
  var description: String {
    "\n" + old.code("old") + "\n" + new.code("new")
  }
}

extension ScreenPlan {
  /// Code that composes the screen.
  func code(_ name: String) -> String {
    let lines = ["let \(name) = Screen(\"screen\") {"] + sections.flatMap(\.code).indented + ["}"]
    return lines.joined(separator: "\n")
  }
}

extension SectionPlan {
  fileprivate var code: [String] {
    var modifiers: [String] = []
    if let header {
      modifiers.append(".header(\(header.row.code)\(header.isPinned ? ", pinned: true" : ""))")
    }
    if let footer { modifiers.append(".footer(\(footer.row.code))") }
    if spacing != 0 { modifiers.append(".rowSpacing(\(spacing))") }
    if isKept { modifiers.append(".keptWhenEmpty()") }
    return blocks.code(after: "Section(\(key))") + modifiers
  }
}

extension RowPlan {
  fileprivate var code: String {
    (isTile ? "Tile" : "Line") + "(\"\(text)\"\(isTall ? ", isTall: true" : ""))"
      + (action.map { ".onSelect(\($0))" } ?? "")
      + (label.map { ".accessibilityLabel(\"\($0)\")" } ?? "")
  }
}

extension BlockPlan {
  fileprivate var code: [String] {
    switch self {
    case .row(let row): return [row.code]
    case .optional(let isPresent, let row): return ["if \(isPresent) { \(row.code) }"]
    case .keyed(let key, let scope, let blocks):
      var lines = blocks.code(after: "Group")
      lines[lines.count - 1] += ".id(\(key)\(scope.code))"
      return lines
    case .loop(let turns, let scope):
      let turns = turns.flatMap { turn in
        var lines = turn.blocks.code(after: "Turn(\(turn.key))")
        lines[lines.count - 1] += ","
        return lines
      }
      return ["ForEach("]
        + (["["] + turns.indented + ["] as [Turn], id: \\.key\(scope.code)"]).indented
        + [") { $0.block }"]
    }
  }
}

extension [BlockPlan] {
  /// The statements in braces: on one line if there is only one on one line.
  fileprivate func code(after start: String) -> [String] {
    let lines = flatMap(\.code)
    switch lines.count {
    case 0: return [start + " {}"]
    case 1: return [start + " { \(lines[0]) }"]
    default: return [start + " {"] + lines.indented + ["}"]
    }
  }
}

extension KeyScope {
  fileprivate var code: String { self == .enclosing ? "" : ", scope: .\(self)" }
}

extension [String] {
  fileprivate var indented: [String] { map { "  " + $0 } }
}
