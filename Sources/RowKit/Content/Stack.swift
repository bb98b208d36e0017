/// Contents below each other.
///
/// As high as its elements and the spacing between them; each gets the whole width.
public struct Stack: ContentElement {
  /// The elements, from top to bottom.
  public var elements: [Content]
  /// The distance between two elements, in points.
  public var spacing: Length

  /// The distance between two elements unless told otherwise: 4 points.
  public static let defaultSpacing: Length = 4

  /// Creates a stack of content made elsewhere.
  public init(_ elements: [Content], spacing: Length = Stack.defaultSpacing) {
    self.elements = elements
    self.spacing = spacing
  }

  /// Creates a stack of what the closure lists.
  public init(
    spacing: Length = Stack.defaultSpacing, @ContentBuilder _ elements: () -> [Content]
  ) {
    self.init(elements(), spacing: spacing)
  }

  /// This stack as content; nothing where it has no elements.
  public var content: Content { elements.isEmpty ? .empty : .stack(self) }
}
