/// What stands above the pages of a screen, and how it moves with them.
///
///     ScrollHeader(.exitUntilCollapsed(min: 59)) {
///       HeaderPart("hero", height: 120)
///       HeaderPart.tabs("segment", height: 44).pinned()
///     }
///
/// The parts stand below each other and move up together. A pinned part stops below the pinned parts
/// above it.
public struct ScrollHeader: Equatable, Sendable {
  /// The parts, from the top.
  public var parts: [HeaderPart]
  /// How it moves.
  public var mode: HeaderMode
  /// Where it comes to rest.
  public var snap: HeaderSnap
  /// Who stretches past the top.
  public var bounce: ScrollBounce
  /// Whether it collapses no further than the content makes the screen scroll; on screens of one page.
  public var isLimitedByContent: Bool

  /// Creates a header.
  ///
  /// That its heights fit is checked where it is laid out.
  public init(
    _ mode: HeaderMode, snap: HeaderSnap = .none, bounce: ScrollBounce = .page,
    isLimitedByContent: Bool = false, @ArrayBuilder<HeaderPart> parts: () throws -> [HeaderPart]
  ) rethrows {
    self.parts = try parts()
    self.mode = mode
    self.snap = snap
    self.bounce = bounce
    self.isLimitedByContent = isLimitedByContent
  }

  /// No header.
  public static let none = ScrollHeader(.pinned) {}
}

/// A part of a header.
public struct HeaderPart: Equatable, Sendable {
  /// What a part is.
  public enum Content: Equatable, Sendable {
    /// Something of the app's own, of a height in points.
    case view(height: Length)
    /// A row of segments, one for each page, of a height in points.
    case tabs(height: Length)
    /// A screen, as high as its content: a main list above others.
    case screen(Screen)
  }

  /// The name, by which renderers and errors call it.
  public let name: String
  /// What it is.
  public var content: Content
  /// Whether it stays below the screen's top.
  public var isPinned = false

  /// Creates a part of content made elsewhere.
  public init(_ name: String, content: Content) {
    self.name = name
    self.content = content
  }

  /// Creates a part of the app's own, of a height in points.
  public init(_ name: String, height: Length) {
    self.init(name, content: .view(height: height))
  }

  /// Creates a part of a screen made elsewhere, as high as its content.
  public init(_ name: String, screen: Screen) {
    self.init(name, content: .screen(screen))
  }

  /// Creates a part of sections of rows, as high as they are.
  public init(_ name: String, @SectionsBuilder sections: () throws -> [Section]) rethrows {
    self.init(name, screen: try Screen(name, sections: sections))
  }

  /// A row of segments, one for each page, of a height in points.
  public static func tabs(_ name: String, height: Length) -> HeaderPart {
    HeaderPart(name, content: .tabs(height: height))
  }

  /// The same part, kept below the screen's top.
  public func pinned(_ isPinned: Bool = true) -> HeaderPart {
    var part = self
    part.isPinned = isPinned
    return part
  }
}

extension ScrollHeader {
  /// The heights in which it moves, given those of its parts.
  func rule(heights: [Length]) throws(ScrollError) -> HeaderRule {
    var names: Set<String> = []
    var (whole, pinned) = (Length.zero, Length.zero)
    for (part, height) in zip(parts, heights) {
      guard .zero <= height, height <= .greatest else {
        throw .partHeight(part: part.name, height: height)
      }
      guard names.insert(part.name).inserted else { throw .repeatedPart(part.name) }
      whole = whole + height
      if part.isPinned { pinned = pinned + height }
    }
    let (min, reveal) = mode.heights(pinnedParts: pinned, whole: whole)
    // Nothing that stretches would be there.
    let bounce = parts.isEmpty && bounce == .header ? .page : bounce
    let rule = try HeaderRule(min: min, reveal: reveal, max: whole, snap: snap, bounce: bounce)
    guard min >= pinned else { throw .pinnedParts(min: min, parts: pinned) }
    return rule
  }
}
