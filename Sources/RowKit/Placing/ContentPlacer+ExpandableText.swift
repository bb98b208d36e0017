extension ContentPlacer {
  mutating func place(
    _ text: ExpandableText, x: Length, y: Length, width: Length
  ) -> Length {
    let limit = text.limit.lines(of: rulers[text.style].lineHeight)
    let collapsed = typesetter(text.style, width, lineLimit: limit)
    let extent = collapsed.measure(text.string)
    guard extent.isTruncated else {
      check(text.string, extent, collapsed)
      return place(text.string, extent, collapsed, text.style, x: x, y: y, width: width)
    }
    return text.isExpanded
      ? placeExpanded(text, x: x, y: y, width: width)
      : placeCollapsed(text, collapsed, extent, x: x, y: y, width: width)
  }

  private mutating func placeCollapsed(
    _ text: ExpandableText, _ collapsed: Typesetter, _ extent: TextExtent, x: Length, y: Length,
    width: Length
  ) -> Length {
    let (ruler, more) = (collapsed.ruler, text.more.onOneLine)
    let isInline = isControlInline(text, width)
    var typesetter = collapsed
    if isInline { typesetter.token += more }
    let measured = isInline ? typesetter.measure(text.string) : extent
    check(text.string, measured, typesetter)
    var height = place(text.string, measured, typesetter, text.style, x: x, y: y, width: width)
    if isInline { splitControl(more, text.style, ruler) }
    if case .height(let limit) = text.limit { height = max(height, limit.bounded) }
    guard !isInline else { return height }
    let control = Button(more, trigger: .expand).style(text.style)
    return height + place(control, x: x, y: y + height, width: width)
  }

  private mutating func placeExpanded(
    _ text: ExpandableText, x: Length, y: Length, width: Length
  ) -> Length {
    let whole = typesetter(text.style, width)
    let (ruler, less) = (whole.ruler, text.less.onOneLine)
    let extent = whole.measure(text.string)
    check(text.string, extent, whole)
    let height = place(text.string, extent, whole, text.style, x: x, y: y, width: width)
    let start = extent.lastWidth + ruler.advance(of: " ")
    let lessWidth = ruler.width(of: less)
    // A control that is below the collapsed form is below this one, which is the higher one so.
    guard isControlInline(text, width), start + lessWidth <= width else {
      let control = Button(less, trigger: .expand).style(text.style)
      return height + place(control, x: x, y: y + height, width: width)
    }
    let frame = LayoutRect(
      x: x + start, y: y + ruler.lineHeight * (extent.lineCount - 1), width: lessWidth,
      height: ruler.lineHeight)
    keep(.button(TextLine(string: less, width: lessWidth), text.style, .expand), frame)
    return height
  }

  /// Whether the control of the collapsed form is at the end of its last line.
  private func isControlInline(_ text: ExpandableText, _ width: Length) -> Bool {
    text.buttonPlacement == .inline
      && rulers[text.style].width(of: Typesetter.ellipsis + text.more.onOneLine) <= width
  }

  /// Makes the title at the end of the last line a fragment of its own.
  private mutating func splitControl(_ title: String, _ style: TextStyle, _ ruler: FontRuler) {
    guard let last = kept?.fragments.last, case .line(let line, _) = last.kind else { return }
    let scalars = line.string.unicodeScalars.dropLast(title.unicodeScalars.count)
    let titleWidth = ruler.width(of: title)
    let rest = TextLine(
      string: String(String.UnicodeScalarView(scalars)), width: line.width - titleWidth)
    kept?.fragments.removeLast()
    var frame = last.frame
    frame.width = rest.width
    keep(.line(rest, style), frame)
    frame.x = frame.x + rest.width
    frame.width = titleWidth
    keep(.button(TextLine(string: title, width: titleWidth), style, .expand), frame)
  }
}
