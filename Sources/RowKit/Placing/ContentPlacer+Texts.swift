extension ContentPlacer {
  func typesetter(
    _ style: TextStyle, _ width: Length, lineLimit: Int? = nil,
    token: String = Typesetter.ellipsis
  ) -> Typesetter {
    Typesetter(
      ruler: rulers[style], width: width, strictness: environment.lineBreaking,
      lineLimit: lineLimit, token: token)
  }

  mutating func place(_ text: Text, x: Length, y: Length, width: Length) -> Length {
    let typesetter = typesetter(text.style, width, lineLimit: text.lineLimit)
    let extent = typesetter.measure(text.string)
    check(text.string, extent, typesetter, mayBeCut: text.allowsTruncation)
    return place(
      text.string, extent, typesetter, text.style, text.alignment, x: x, y: y, width: width)
  }

  /// A control that stands by itself, on one line.
  mutating func place(_ control: Button, x: Length, y: Length, width: Length) -> Length {
    let height = rulers[control.style].lineHeight.roundedUp(toMultipleOf: pixel)
    let typesetter = typesetter(control.style, width, lineLimit: 1)
    let title = control.title.onOneLine
    let extent = typesetter.measure(title)
    if extent.isTruncated || extent.width > width {
      let needs = typesetter.ruler.width(of: title)
      keepFinding(.titleTruncated(needs: needs, has: width), control.title)
    }
    guard kept != nil else { return height }
    for line in typesetter.lines(of: title) {
      let frame = LayoutRect(x: x, y: y, width: line.width, height: height)
      keep(.button(line, control.style, control.trigger), frame)
    }
    kept?.named.append(Named(name: control.title, bottom: y + height))
    return height
  }

  mutating func place(
    _ placeholder: Placeholder, x: Length, y: Length, width: Length
  ) -> Length {
    let lineHeight = rulers[placeholder.style].lineHeight
    let count = min(max(1, placeholder.lines), Placeholder.mostLines)
    for index in 0..<count where kept != nil {
      keep(
        .placeholder, LayoutRect(x: x, y: y + lineHeight * index, width: width, height: lineHeight))
    }
    return (lineHeight * count).roundedUp(toMultipleOf: pixel)
  }

  /// Notes what of a measured text has no room.
  mutating func check(
    _ string: String, _ extent: TextExtent, _ typesetter: Typesetter, mayBeCut: Bool = true
  ) {
    let width = typesetter.width
    let isCut = extent.isTruncated && !mayBeCut
    guard isCut || extent.breaksWord || extent.width > width else { return }
    fits = false
    guard kept?.findings != nil else { return }
    var whole = typesetter
    whole.lineLimit = nil
    let wholeExtent = isCut ? whole.measure(string) : extent
    // In such a width there is no mending but to make it wider.
    guard wholeExtent.width <= width else {
      return keepFinding(.characterTooWide(needs: wholeExtent.width, has: width), string)
    }
    if isCut {
      keepFinding(.truncated(needs: wholeExtent.lineCount, has: extent.lineCount), string)
    }
    if extent.breaksWord { checkWords(of: string, whole) }
  }

  /// Notes that a word of a text is broken, where the width around columns or a carousel has room for it.
  private mutating func checkWords(of string: String, _ typesetter: Typesetter) {
    guard let widthAround else { return }
    var around = typesetter
    around.width = widthAround
    guard !around.measure(string).breaksWord else { return }
    let needs = typesetter.widestWord(of: string)
    keepFinding(.wordBroken(needs: needs, has: typesetter.width), string)
  }

  /// Places the lines of a text that was measured; the result is their height.
  mutating func place(
    _ string: String, _ extent: TextExtent, _ typesetter: Typesetter, _ style: TextStyle,
    _ alignment: TextAlignment = .leading, x: Length, y: Length, width: Length
  ) -> Length {
    let lineHeight = typesetter.ruler.lineHeight
    let height = (lineHeight * extent.lineCount).roundedUp(toMultipleOf: pixel)
    guard kept != nil else { return height }
    kept?.named.append(Named(name: string, bottom: y + height))
    for (index, line) in typesetter.lines(of: string).enumerated() {
      let free = max(.zero, width - line.width)
      let indent =
        switch alignment {
        case .leading: Length.zero
        case .center: free.scaled(by: 1, over: 2)
        case .trailing: free
        }
      let frame = LayoutRect(
        x: x + indent, y: y + lineHeight * index, width: line.width, height: lineHeight)
      keep(.line(line, style), frame)
    }
    return height
  }
}
