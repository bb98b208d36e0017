extension ContentPlacer {
  mutating func place(_ carousel: Carousel, x: Length, y: Length, width: Length) -> Length {
    guard !carousel.items.isEmpty else { return .zero }
    let insets = carousel.insets.bounded
    let itemWidth =
      switch carousel.itemWidth {
      case .points(let points): max(.zero, points.bounded)
      case .fraction(let part, let whole):
        whole > 0 ? max(.zero, width.scaled(by: part, over: whole)) : .zero
      }
    if itemWidth > width { keepFinding(.itemsTooWide(needs: itemWidth, has: width)) }
    let step = itemWidth + max(.zero, carousel.spacing.bounded)
    var items: [CarouselStrip.Item] = []
    var height = Length.zero
    for (index, content) in carousel.items.enumerated() {
      var placer = ContentPlacer(
        rulers: rulers, environment: environment, rowWidth: itemWidth,
        keeping: kept.map { Kept(findings: $0.findings == nil ? nil : []) })
      placer.bleed = nil
      placer.widthAround = widthAround ?? width
      placer.isTrial = isTrial
      let itemHeight = placer.place(content, x: .zero, y: .zero, width: itemWidth)
      height = max(height, itemHeight)
      fits = fits && placer.fits
      hasGuessedHeight = hasGuessedHeight || placer.hasGuessedHeight
      guard let inner = placer.kept else { continue }
      if let found = inner.findings { kept?.findings? += found }
      kept?.named += inner.named.map {
        Named(name: $0.name, bottom: y + insets.top + $0.bottom)
      }
      let frame = LayoutRect(
        x: insets.leading + step * index, y: insets.top, width: itemWidth,
        height: itemHeight)
      let fragments =
        environment.direction == .leftToRight
        ? inner.fragments
        : inner.fragments.map { $0.placed { $0.mirrored(in: itemWidth) } }
      items.append(CarouselStrip.Item(frame: frame, fragments: fragments))
    }
    height = max(.zero, height + insets.vertical)
    let last = insets.leading + step * (carousel.items.count - 1) + itemWidth
    let strip = CarouselStrip(items: items, width: last + insets.trailing)
    keep(.carousel(strip), LayoutRect(x: x, y: y, width: width, height: height))
    return height
  }
}
