/// Places content in a width: finds its height and, where asked to, its fragments and what does not
/// fit.
///
/// One walk does all three, so that the height of a row and the lines that are drawn in it agree.
struct ContentPlacer {
  /// Something that did not fit.
  struct Finding: Hashable, Sendable {
    let kind: LayoutIssue.Kind
    /// The text, the title, or the picture's name.
    let subject: String?
  }

  /// A text or a picture's name, and where it ends.
  struct Named {
    let name: String
    let bottom: Length
  }

  /// What the walk keeps besides the height.
  struct Kept {
    var fragments: [Fragment] = []
    /// What does not fit; nil where nobody asks, since it takes measuring more.
    var findings: [Finding]?
    var named: [Named] = []
  }

  let rulers: FontRulers
  let environment: LayoutEnvironment
  var pixel: Length { environment.pixel }
  /// Where a carousel runs edge to edge; nil inside columns and other carousels.
  private var bleed: (x: Length, width: Length)?
  var kept: Kept?
  /// Whether all has had room so far: nothing too wide, no word broken, no text cut without being told
  /// to.
  var fits = true

  /// Creates a placer for the content of one row, whose edges are 0 and `rowWidth`.
  init(
    rulers: FontRulers, environment: LayoutEnvironment, rowWidth: Length, keeping kept: Kept? = nil
  ) {
    self.rulers = rulers
    self.environment = environment
    bleed = (.zero, rowWidth)
    self.kept = kept
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
      return place(control, x: x, y: y, width: width)
    case .textField(let field):
      return place(field, x: x, y: y, width: width)
    case .toggle(let toggle):
      return place(toggle, x: x, y: y, width: width)
    case .stepper(let stepper):
      return place(stepper, x: x, y: y, width: width)
    case .choice(let choice):
      return place(choice, x: x, y: y, width: width)
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

  mutating func keep(_ kind: @autoclosure () -> Fragment.Kind, _ frame: Rect) {
    kept?.fragments.append(Fragment(kind: kind(), frame: frame))
  }

  /// Notes what is wider than its room.
  mutating func check(_ needs: Length, fitsIn has: Length, _ subject: String? = nil) {
    guard needs > has else { return }
    fits = false
    kept?.findings?.append(Finding(kind: .tooWide(needs: needs, has: has), subject: subject))
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
    check(size.width, fitsIn: width, picture.name)
    keep(.picture(picture.name), Rect(x: x, y: y, width: size.width, height: size.height))
    kept?.named.append(Named(name: picture.name, bottom: y + size.height))
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
    guard columns.stacksWhenTooNarrow else {
      return placeSideBySide(columns, x: x, y: y, width: width)
    }
    var trial = self
    trial.kept = nil
    trial.fits = true
    let height = trial.placeSideBySide(columns, x: x, y: y, width: width)
    guard trial.fits else {
      bleed = outer
      return place(Stack(columns.elements), x: x, y: y, width: width)
    }
    return kept == nil ? height : placeSideBySide(columns, x: x, y: y, width: width)
  }

  private mutating func placeSideBySide(
    _ columns: Columns, x: Length, y: Length, width: Length
  ) -> Length {
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
        rulers: rulers, environment: environment, rowWidth: itemWidth,
        keeping: kept.map { Kept(findings: $0.findings == nil ? nil : []) })
      placer.bleed = nil
      let itemHeight = placer.place(content, x: .zero, y: .zero, width: itemWidth)
      height = max(height, itemHeight)
      fits = fits && placer.fits
      guard let inner = placer.kept else { continue }
      if let found = inner.findings { kept?.findings? += found }
      kept?.named += inner.named.map {
        Named(name: $0.name, bottom: y + insets.top + $0.bottom)
      }
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
