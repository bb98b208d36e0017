extension ContentPlacer {
  /// A line of text in a field as wide as there is room.
  mutating func place(_ field: TextField, x: Length, y: Length, width: Length) -> Length {
    let margins = TextField.margins
    let ruler = rulers[field.style]
    let height = (ruler.lineHeight + margins.vertical).roundedUp(toMultipleOf: pixel)
    let isPlaceholder = field.text.isEmpty
    let string = (isPlaceholder ? field.placeholder : field.text).onOneLine
    let room = max(.zero, width - margins.horizontal)
    let typesetter = typesetter(field.style, room, lineLimit: 1)
    guard kept != nil else { return height }
    let line = typesetter.lines(of: string).first ?? TextLine(string: "", width: .zero)
    keep(
      .input(.text(line, field.style, isPlaceholder: isPlaceholder), field.trigger),
      LayoutRect(x: x, y: y, width: width, height: height))
    kept?.named.append(Named(name: string, bottom: y + height))
    return height
  }

  mutating func place(_ toggle: Toggle, x: Length, y: Length, width: Length) -> Length {
    place(
      toggle.title, before: .input(.toggle(isOn: toggle.isOn), toggle.trigger), Toggle.size, x: x,
      y: y, width: width)
  }

  mutating func place(_ stepper: Stepper, x: Length, y: Length, width: Length) -> Length {
    let input = Fragment.Input.stepper(
      value: stepper.value, canDecrement: stepper.decremented != nil,
      canIncrement: stepper.incremented != nil)
    let number = rulers[.body].width(of: "\(stepper.value)")
    let size = LayoutSize(
      width: number + Columns.defaultSpacing + Stepper.size.width, height: Stepper.size.height)
    return place(
      stepper.title, before: .input(input, stepper.trigger), size, x: x, y: y, width: width)
  }

  /// Options below each other, each after its mark.
  mutating func place(_ choice: Picker, x: Length, y: Length, width: Length) -> Length {
    var bottom = y
    for (index, option) in choice.options.enumerated() {
      if index > 0 { bottom = bottom + Stack.defaultSpacing }
      let mark = Fragment.Kind.input(
        .mark(isSelected: option.name == choice.selection), choice.trigger)
      bottom =
        bottom
        + place(
          mark, Picker.markSize, before: option.title, x: x, y: bottom, width: width)
    }
    return bottom - y
  }

  /// A title, and something of a fixed size after it at the trailing edge.
  private mutating func place(
    _ title: String, before kind: Fragment.Kind, _ size: LayoutSize, x: Length, y: Length,
    width: Length
  ) -> Length {
    let room = max(.zero, width - size.width - Columns.defaultSpacing)
    return placeBeside(
      title, at: x, room: room, kind, size, at: x + width - size.width, isFirst: false, y: y,
      frame: LayoutRect(x: x, y: y, width: width, height: .zero))
  }

  /// Something of a fixed size at the leading edge, and a title after it.
  private mutating func place(
    _ kind: Fragment.Kind, _ size: LayoutSize, before title: String, x: Length, y: Length,
    width: Length
  ) -> Length {
    let indent = size.width + Columns.defaultSpacing
    return placeBeside(
      title, at: x + indent, room: max(.zero, width - indent), kind, size, at: x, isFirst: true,
      y: y, frame: LayoutRect(x: x, y: y, width: width, height: .zero))
  }

  /// Both stand in the middle of the higher one.
  private mutating func placeBeside(
    _ title: String, at titleX: Length, room: Length, _ kind: Fragment.Kind, _ size: LayoutSize,
    at inputX: Length, isFirst: Bool, y: Length, frame: LayoutRect
  ) -> Length {
    if size.width > frame.width {
      keepFinding(.inputTooWide(needs: size.width, has: frame.width), title)
    }
    guard !title.isEmpty else {
      keep(kind, LayoutRect(x: inputX, y: y, width: size.width, height: size.height))
      return size.height
    }
    let outside = kept?.fragments
    kept?.fragments = []
    let typesetter = typesetter(.body, room)
    let extent = typesetter.measure(title)
    check(title, extent, typesetter)
    let textHeight = (typesetter.ruler.lineHeight * extent.lineCount).roundedUp(
      toMultipleOf: pixel)
    let height = max(textHeight, size.height)
    _ = place(
      title, extent, typesetter, .body, x: titleX,
      y: y + (height - textHeight).scaled(by: 1, over: 2), width: room)
    guard let lines = kept?.fragments else { return height }
    kept?.fragments = outside ?? []
    let input = Fragment(
      kind: kind,
      frame: LayoutRect(
        x: inputX, y: y + (height - size.height).scaled(by: 1, over: 2), width: size.width,
        height: size.height))
    keep(
      .columns(isFirst ? [[input], lines] : [lines, [input]]),
      LayoutRect(x: frame.x, y: y, width: frame.width, height: height))
    return height
  }
}
