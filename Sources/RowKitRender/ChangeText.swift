internal import RowKit

/// Says on one line what rows show, and what became of it.
struct ChangeText {
  private let detail: DifferenceRenderer.Detail
  private let terminal: Terminal
  private let old: FragmentLayout
  private let new: FragmentLayout

  init(
    _ detail: DifferenceRenderer.Detail, for terminal: Terminal, of difference: ScreenDifference,
    in environment: LayoutEnvironment
  ) {
    self.detail = detail
    self.terminal = terminal
    old = FragmentLayout(of: difference.old, in: environment)
    new = old.sharingFonts(with: difference.new)
  }

  /// The screens of a difference.
  enum Side {
    case old, new
  }

  /// A row, header or footer, and where it stands.
  struct Place {
    let row: AnyRow
    let side: Side
    /// Nil for a header or footer.
    var position: RowPosition?
  }

  /// What a row shows; empty where it shows nothing, or nothing is to be printed.
  func content(of place: Place) -> String {
    switch detail {
    case .full: text(of: place)
    case .summary: terminal.cut(text(of: place), toColumns: 60)
    case .names: ""
    }
  }

  /// What became of a row that shows something else.
  ///
  /// Where the difference is not in the text as laid out, it may be in what is read aloud: a label given
  /// in its place, or words that were cut off. Else it is in nothing that can be printed.
  func update(from old: Place, to new: Place) -> String {
    if detail == .names { return "" }
    let (oldText, newText) = (text(of: old), text(of: new))
    if oldText != newText { return change(from: oldText, to: newText) }
    let oldLabel = terminal.printable(old.row.accessibilityLabel.onOneLine)
    let newLabel = terminal.printable(new.row.accessibilityLabel.onOneLine)
    if oldLabel != newLabel { return "label " + change(from: oldLabel, to: newLabel) }
    if old.row.span != new.row.span { return "span \(old.row.span) → \(new.row.span)" }
    let content = content(of: new)
    return content.isEmpty ? "(same text)" : content + " (same text)"
  }

  /// What became of the actions of a row that shows what it showed: `on select: none → open(7)`.
  func rebinding(from old: AnyRow, to new: AnyRow) -> String {
    if detail == .names { return "" }
    let triggers = old.triggers + new.triggers.filter { !old.triggers.contains($0) }
    let texts = triggers.map { trigger in
      (
        trigger,
        [old, new].map { $0.actionText(trigger).map { terminal.printable($0.onOneLine) } ?? "none" }
      )
    }
    // Actions may differ and print alike: then there is no more to say than that.
    let changes = texts.filter { $0.1[0] != $0.1[1] }
    return (changes.isEmpty ? texts : changes).map { trigger, actions in
      "on \(trigger): " + change(from: actions[0], to: actions[1])
    }.joined(separator: " / ")
  }

  /// What became of a section's style: `row spacing 0 → 1 / pinned header no → yes`.
  func change(from old: SectionStyle, to new: SectionStyle) -> String {
    if detail == .names { return "" }
    return zip(old.facts, new.facts).filter { $0.text != $1.text }
      .map { "\($0.name) \($0.text) → \($1.text)" }.joined(separator: " / ")
  }

  private func text(of place: Place) -> String {
    let layout = place.side == .old ? old : new
    let fragments =
      place.position.map(layout.fragments) ?? layout.fragments(ofHeaderOrFooter: place.row)
    return terminal.printable(CellText(fragments).onOneLine)
  }

  private func change(from old: String, to new: String) -> String {
    let (old, new) = detail == .summary ? terminal.excerpts(of: old, new) : (old, new)
    return "\(old.isEmpty ? "\"\"" : old) → \(new.isEmpty ? "\"\"" : new)"
  }
}

extension Terminal {
  /// How many columns are kept of either side of a long change.
  private static var longestExcerpt: Int { 40 }

  /// How many columns are kept of what both sides have in common before they differ.
  private static var commonColumns: Int { 12 }

  /// Two strings, cut where they are long so that the first difference is seen.
  ///
  /// Of two that are cut at the front the same is cut.
  fileprivate func excerpts(of first: String, _ second: String) -> (String, String) {
    let limit = Self.longestExcerpt
    let (firstColumns, secondColumns) = (columns(of: first), columns(of: second))
    guard firstColumns > limit || secondColumns > limit else { return (first, second) }
    let common = zip(first, second).prefix { $0 == $1 }
      .reduce(0) { $0 + $1.0.columns(ambiguous) }
    // No more is cut than leaves room for the end of the longer one.
    let start = min(common - Self.commonColumns, max(firstColumns, secondColumns) + 1 - limit)
    return (
      excerpt(of: first, from: start, firstColumns), excerpt(of: second, from: start, secondColumns)
    )
  }

  private func excerpt(of string: String, from start: Int, _ columns: Int) -> String {
    let limit = Self.longestExcerpt
    if columns <= limit { return string }
    guard start > 1 else { return cut(string, toColumns: limit) }
    var passed = 0
    let kept = string.drop { character in
      passed += character.columns(ambiguous)
      return passed <= start
    }
    return "…" + cut(String(kept.drop(while: \.isWhitespace)), toColumns: limit - 1)
  }
}

extension SectionStyle {
  /// What there is to say of a style, in a fixed order.
  fileprivate var facts: [(name: String, text: String)] {
    let separator =
      switch separators {
      case .none: "none"
      case .between(let leading): "from \(leading)"
      }
    let columns =
      switch columns {
      case .count(let count): "\(count)"
      case .adaptive(let width): "at least \(width) wide"
      }
    return [
      ("insets", "\(insets.top) \(insets.leading) \(insets.bottom) \(insets.trailing)"),
      ("row spacing", "\(rowSpacing)"),
      ("separators", separator),
      ("pinned header", isHeaderPinned ? "yes" : "no"),
      ("columns", columns),
      ("column spacing", "\(columnSpacing)"),
      ("minimum height", "\(minimumHeight)"),
      ("card", isCard ? "yes" : "no"),
    ]
  }
}
