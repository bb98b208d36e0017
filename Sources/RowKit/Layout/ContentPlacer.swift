/// Places content in a width: finds its height and, where asked to, its fragments and what does not
/// fit.
///
/// One walk does all three, so that the height of a row and the lines that are drawn in it agree.
struct ContentPlacer {
  /// Something that did not fit.
  enum Finding: Hashable, Sendable {
    case truncated(needs: Int, has: Int)
    case tooWide(needs: Length, has: Length)
  }

  /// What the walk keeps besides the height.
  struct Kept {
    var fragments: [Fragment] = []
    var findings: [Finding] = []
  }

  private let rulers: FontRulers
  private let pixel: Length
  /// Where a carousel runs edge to edge; nil inside columns and other carousels.
  private var bleed: (x: Length, width: Length)?
  private(set) var kept: Kept?

  /// Creates a placer for the content of one row, whose edges are 0 and `rowWidth`.
  init(rulers: FontRulers, pixel: Length, rowWidth: Length, keeping: Bool = false) {
    self.rulers = rulers
    self.pixel = pixel
    bleed = (.zero, rowWidth)
    kept = keeping ? Kept() : nil
  }

  /// Places content with its leading top corner at a point; the result is its height.
  mutating func place(_ content: Content, x: Length, y: Length, width: Length) -> Length {
    switch content {
    case .empty:
      return .zero
    case .text(let text):
      return place(text, x: x, y: y, width: width)
    case .expandableText(let text):
      return place(text, x: x, y: y, width: width)
    case .control(let control):
      return place(control.title, control.trigger, control.style, x: x, y: y, width: width)
    case .picture(let picture):
      return place(picture, x: x, y: y, width: width)
    case .divider:
      keep(.divider, Rect(x: x, y: y, width: width, height: pixel))
      return pixel
    case .placeholder(let placeholder):
      return place(placeholder, x: x, y: y, width: width)
    case .stack(let stack):
      return place(stack, x: x, y: y, width: width)
    case .columns(let columns):
      return place(columns, x: x, y: y, width: width)
    case .carousel(let carousel):
      let (x, width) = bleed ?? (x, width)
      return place(carousel, x: x, y: y, width: width)
    }
  }

  private mutating func keep(_ kind: @autoclosure () -> Fragment.Kind, _ frame: Rect) {
    kept?.fragments.append(Fragment(kind: kind(), frame: frame))
  }

  private mutating func check(_ needs: Length, fitsIn has: Length) {
    if needs > has { kept?.findings.append(.tooWide(needs: needs, has: has)) }
  }
}

// MARK: - Texts

extension ContentPlacer {
  private mutating func place(_ text: Text, x: Length, y: Length, width: Length) -> Length {
    let typesetter = Typesetter(ruler: rulers[text.style], width: width, lineLimit: text.lineLimit)
    let extent = typesetter.measure(text.string)
    if extent.isTruncated { keepTruncation(of: text.string, in: typesetter, has: extent) }
    return place(
      text.string, extent, typesetter, text.style, text.alignment, x: x, y: y, width: width)
  }

  private mutating func keepTruncation(
    of string: String, in typesetter: Typesetter, has extent: TextExtent
  ) {
    guard kept != nil else { return }
    var whole = typesetter
    whole.lineLimit = nil
    let needs = whole.measure(string).lineCount
    kept?.findings.append(.truncated(needs: needs, has: extent.lineCount))
  }

  private mutating func place(
    _ text: ExpandableText, x: Length, y: Length, width: Length
  ) -> Length {
    var typesetter = Typesetter(ruler: rulers[text.style], width: width, lineLimit: text.lines)
    var extent = typesetter.measure(text.string)
    let hasControl = extent.isTruncated
    if hasControl, text.isExpanded {
      typesetter.lineLimit = nil
      extent = typesetter.measure(text.string)
    }
    let height = place(
      text.string, extent, typesetter, text.style, .leading, x: x, y: y, width: width)
    guard hasControl else { return height }
    let title = text.isExpanded ? text.less : text.more
    return height + place(title, .toggle, text.style, x: x, y: y + height, width: width)
  }

  private mutating func place(
    _ string: String, _ extent: TextExtent, _ typesetter: Typesetter,
    _ style: TextStyle, _ alignment: TextAlignment, x: Length, y: Length, width: Length
  ) -> Length {
    let lineHeight = typesetter.ruler.lineHeight
    if kept != nil {
      check(extent.width, fitsIn: width)
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
    }
    return (lineHeight * extent.lineCount).roundedUp(toMultipleOf: pixel)
  }

  /// The title of a control, on one line.
  private mutating func place(
    _ title: String, _ trigger: Trigger, _ style: TextStyle, x: Length, y: Length, width: Length
  ) -> Length {
    let height = rulers[style].lineHeight.roundedUp(toMultipleOf: pixel)
    guard kept != nil else { return height }
    let typesetter = Typesetter(ruler: rulers[style], width: width, lineLimit: 1)
    let extent = typesetter.measure(title)
    if extent.isTruncated { keepTruncation(of: title, in: typesetter, has: extent) }
    for line in typesetter.lines(of: title) {
      keep(.control(line, style, trigger), Rect(x: x, y: y, width: line.width, height: height))
    }
    return height
  }

  private mutating func place(
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
}

// MARK: - Pictures and groups

extension ContentPlacer {
  private mutating func place(_ picture: Picture, x: Length, y: Length, width: Length) -> Length {
    let size =
      switch picture.extent {
      case .aspect(let aspectWidth, let aspectHeight):
        Size(
          width: width,
          height: aspectWidth > .zero
            ? max(.zero, width.scaled(by: aspectHeight, over: aspectWidth)) : .zero)
      case .fixed(let size):
        Size(
          width: min(max(.zero, size.width), .greatest),
          height: min(max(.zero, size.height), .greatest))
      }
    check(size.width, fitsIn: width)
    keep(.picture(picture.name), Rect(x: x, y: y, width: size.width, height: size.height))
    return size.height
  }

  private mutating func place(_ stack: Stack, x: Length, y: Length, width: Length) -> Length {
    var bottom = y
    for (index, element) in stack.elements.enumerated() {
      if index > 0 { bottom = bottom + max(.zero, stack.spacing.bounded) }
      bottom = bottom + place(element, x: x, y: bottom, width: width)
    }
    return bottom - y
  }

  private mutating func place(_ columns: Columns, x: Length, y: Length, width: Length) -> Length {
    let outer = bleed
    bleed = nil
    defer { bleed = outer }
    let spacing = max(.zero, columns.spacing.bounded)
    let free = max(.zero, width - spacing * max(0, columns.elements.count - 1))
    check(spacing * max(0, columns.elements.count - 1), fitsIn: width)
    let shares = columns.elements.indices.map(columns.share)
    let all = shares.reduce(0, +)
    let outside = kept?.fragments
    var inside: [[Fragment]] = []
    var height = Length.zero
    var before = 0
    for (index, element) in columns.elements.enumerated() {
      // Both edges are rounded from the start, so that the widths add up to what is free.
      let start = free.scaled(by: before, over: all)
      before += shares[index]
      let end = free.scaled(by: before, over: all)
      kept?.fragments = []
      let columnHeight = place(
        element, x: x + start + spacing * index, y: y, width: end - start)
      height = max(height, columnHeight)
      if let kept { inside.append(kept.fragments) }
    }
    if let outside { kept?.fragments = outside }
    keep(.columns(inside), Rect(x: x, y: y, width: width, height: height))
    return height
  }

  private mutating func place(_ carousel: Carousel, x: Length, y: Length, width: Length) -> Length {
    guard !carousel.items.isEmpty else { return .zero }
    let insets = carousel.insets.bounded
    let itemWidth =
      switch carousel.itemWidth {
      case .points(let points): max(.zero, points.bounded)
      case .fraction(let part, let whole):
        whole > 0 ? max(.zero, width.scaled(by: part, over: whole)) : .zero
      }
    check(itemWidth, fitsIn: width)
    let step = itemWidth + max(.zero, carousel.spacing.bounded)
    var items: [CarouselStrip.Item] = []
    var height = Length.zero
    for (index, content) in carousel.items.enumerated() {
      var placer = ContentPlacer(
        rulers: rulers, pixel: pixel, rowWidth: itemWidth, keeping: kept != nil)
      placer.bleed = nil
      let itemHeight = placer.place(content, x: .zero, y: .zero, width: itemWidth)
      height = max(height, itemHeight)
      guard let inner = placer.kept else { continue }
      kept?.findings += inner.findings
      let frame = Rect(
        x: insets.leading + step * index, y: insets.top, width: itemWidth,
        height: itemHeight)
      items.append(CarouselStrip.Item(frame: frame, fragments: inner.fragments))
    }
    height = max(.zero, height + insets.vertical)
    let last = insets.leading + step * (carousel.items.count - 1) + itemWidth
    let strip = CarouselStrip(items: items, width: last + insets.trailing)
    keep(.carousel(strip), Rect(x: x, y: y, width: width, height: height))
    return height
  }
}
