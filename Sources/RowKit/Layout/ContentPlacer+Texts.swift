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
    if extent.isTruncated, !text.allowsTruncation {
      keepTruncation(of: text.string, in: typesetter, has: extent.lineCount)
    }
    return place(
      text.string, extent, typesetter, text.style, text.alignment, x: x, y: y, width: width)
  }

  /// A control that stands by itself, on one line.
  mutating func place(_ control: Control, x: Length, y: Length, width: Length) -> Length {
    let height = rulers[control.style].lineHeight.roundedUp(toMultipleOf: pixel)
    let typesetter = typesetter(control.style, width, lineLimit: 1)
    let extent = typesetter.measure(control.title)
    if extent.isTruncated { keepTruncation(of: control.title, in: typesetter, has: 1) }
    guard kept != nil else { return height }
    for line in typesetter.lines(of: control.title) {
      let frame = Rect(x: x, y: y, width: line.width, height: height)
      keep(.control(line, control.style, control.trigger), frame)
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
        .placeholder, Rect(x: x, y: y + lineHeight * index, width: width, height: lineHeight))
    }
    return (lineHeight * count).roundedUp(toMultipleOf: pixel)
  }

  /// Notes a text that is cut though nothing says that it may be.
  private mutating func keepTruncation(
    of string: String, in typesetter: Typesetter, has: Int
  ) {
    fits = false
    guard kept?.findings != nil else { return }
    var whole = typesetter
    whole.lineLimit = nil
    let needs = whole.measure(string).lineCount
    kept?.findings?.append(Finding(kind: .truncated(needs: needs, has: has), subject: string))
  }

  /// Places the lines of a text that was measured; the result is their height.
  mutating func place(
    _ string: String, _ extent: TextExtent, _ typesetter: Typesetter, _ style: TextStyle,
    _ alignment: TextAlignment = .leading, x: Length, y: Length, width: Length
  ) -> Length {
    let lineHeight = typesetter.ruler.lineHeight
    let height = (lineHeight * extent.lineCount).roundedUp(toMultipleOf: pixel)
    check(extent.width, fitsIn: width, string)
    if extent.breaksWord { fits = false }
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
      let frame = Rect(
        x: x + indent, y: y + lineHeight * index, width: line.width, height: lineHeight)
      keep(.line(line, style), frame)
    }
    return height
  }
}
