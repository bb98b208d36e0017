/// A line across the width, one device pixel high.
public struct Divider: ContentElement {
  /// Creates a divider.
  public init() {}

  /// This divider as content.
  public var content: Content { .divider(self) }
}
