/// What a layout depends on besides its screen: the size of the viewport, the device's pixels, the
/// direction of reading, and how text is sized, measured and broken into lines.
///
///     let layout = screen.layout(in: .iPhoneSE)
///     let large = screen.layout(in: .iPhoneSE.textSize(.accessibility3))
///     let narrow = try LayoutEnvironment(width: 200, viewportHeight: 400)
public struct LayoutEnvironment: Sendable {
  /// The width of the screen, in points; more than zero.
  public let width: Length
  /// The height of what is seen at once, in points; more than zero.
  public let viewportHeight: Length
  /// How many device pixels make a point.
  public let scale: Int
  /// The direction of reading.
  public var direction: Direction
  /// The text size the person has chosen.
  public var textSize: TextSize
  /// How text is measured.
  public var fontMetrics: any FontMetrics
  /// How strictly Japanese is kept from breaking.
  public var lineBreaking: LineBreakStrictness

  /// A direction of reading.
  public enum Direction: Hashable, Sendable {
    /// Leading is left, as in English and Chinese.
    case leftToRight
    /// Leading is right, as in Arabic and Hebrew.
    case rightToLeft
  }

  /// The widest screen and the highest viewport, in points.
  public static let greatestExtent: Length = 100_000

  /// Creates an environment.
  ///
  /// - Parameters:
  ///   - width: The width of the screen, in points.
  ///   - viewportHeight: The height of what is seen at once, in points.
  ///   - scale: How many device pixels make a point: 1, 2, 3, 4, 5, 6 or 8.
  ///   - direction: The direction of reading.
  ///   - textSize: The text size the person has chosen.
  ///   - fontMetrics: How text is measured.
  ///   - lineBreaking: How strictly Japanese is kept from breaking.
  /// - Throws: ``LayoutError`` when the width or height is not more than zero and at most 100,000, or
  ///   the scale is none of those.
  public init(
    width: Length, viewportHeight: Length, scale: Int = 2, direction: Direction = .leftToRight,
    textSize: TextSize = .large, fontMetrics: any FontMetrics = .systemLike,
    lineBreaking: LineBreakStrictness = .strict
  ) throws(LayoutError) {
    guard width > .zero, width <= Self.greatestExtent else { throw .width(width) }
    guard viewportHeight > .zero, viewportHeight <= Self.greatestExtent else {
      throw .viewportHeight(viewportHeight)
    }
    guard [1, 2, 3, 4, 5, 6, 8].contains(scale) else { throw .scale(scale) }
    self.init(known: LayoutSize(width: width, height: viewportHeight), scale: scale)
    self.direction = direction
    self.textSize = textSize
    self.fontMetrics = fontMetrics
    self.lineBreaking = lineBreaking
  }

  /// Creates an environment of values known to be within the bounds.
  init(known viewport: LayoutSize, scale: Int) {
    width = viewport.width
    viewportHeight = viewport.height
    self.scale = scale
    direction = .leftToRight
    textSize = .large
    fontMetrics = .systemLike
    lineBreaking = .strict
  }

  /// The height of a device pixel, in points.
  public var pixel: Length { Length(units: Length.unitsPerPoint / Int64(scale)) }
}

extension LayoutEnvironment {
  /// The same environment with another direction of reading.
  public func direction(_ direction: Direction) -> LayoutEnvironment {
    var environment = self
    environment.direction = direction
    return environment
  }

  /// The same environment at another text size.
  public func textSize(_ textSize: TextSize) -> LayoutEnvironment {
    var environment = self
    environment.textSize = textSize
    return environment
  }

  /// The same environment with text measured another way.
  public func fontMetrics(_ fontMetrics: any FontMetrics) -> LayoutEnvironment {
    var environment = self
    environment.fontMetrics = fontMetrics
    return environment
  }

  /// The same environment with Japanese broken more or less strictly.
  public func lineBreaking(_ lineBreaking: LineBreakStrictness) -> LayoutEnvironment {
    var environment = self
    environment.lineBreaking = lineBreaking
    return environment
  }
}

extension LayoutEnvironment: Equatable {
  /// Whether every screen is laid out the same in both.
  public static func == (left: LayoutEnvironment, right: LayoutEnvironment) -> Bool {
    left.width == right.width && left.viewportHeight == right.viewportHeight
      && left.scale == right.scale && left.direction == right.direction
      && left.textSize == right.textSize && left.lineBreaking == right.lineBreaking
      && left.fontMetrics.isEqual(to: right.fontMetrics)
  }
}

/// Why an environment cannot be laid out in.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum LayoutError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The width, given here, is not more than 0 and at most 100,000 points.
  case width(Length)
  /// The viewport's height, given here, is not more than 0 and at most 100,000 points.
  case viewportHeight(Length)
  /// The scale, given here, does not divide a point into whole units.
  case scale(Int)

  /// A sentence that says what was wrong and what was expected.
  public var description: String {
    switch self {
    case .width(let width):
      "A screen is more than 0 and at most 100000 points wide; this is \(width)."
    case .viewportHeight(let height):
      "A viewport is more than 0 and at most 100000 points high; this is \(height)."
    case .scale(let scale):
      "A point is 1, 2, 3, 4, 5, 6 or 8 device pixels; this is \(scale)."
    }
  }
}
