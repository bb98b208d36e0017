/// What decides how wide and high characters are: a size, and whether they are bold.
public struct Font: Hashable, Sendable {
  /// The size of an em, in points.
  public var size: Length
  /// Whether the characters are bold.
  public var isBold: Bool

  /// Creates a font; a size below zero counts as zero.
  public init(size: Length, isBold: Bool = false) {
    self.size = max(.zero, size)
    self.isBold = isBold
  }
}

extension TextStyle {
  /// The font of the style at the text size a device is delivered with ("Large").
  ///
  /// Source: Apple, Human Interface Guidelines, "Typography", iOS Dynamic Type sizes.
  public var font: Font {
    switch self {
    case .largeTitle: Font(size: 34)
    case .title: Font(size: 28)
    case .title2: Font(size: 22)
    case .title3: Font(size: 20)
    case .headline: Font(size: 17, isBold: true)
    case .body: Font(size: 17)
    case .callout: Font(size: 16)
    case .subheadline: Font(size: 15)
    case .footnote: Font(size: 13)
    case .caption: Font(size: 12)
    case .caption2: Font(size: 11)
    }
  }
}
