/// An image, known by its name; RowKit loads and draws none.
public struct Picture: ContentElement {
  /// How large a picture is.
  public enum Extent: Hashable, Sendable {
    /// As wide as the width it gets, and as high as `height / width` of that.
    case aspect(width: Length, height: Length)
    /// This size, whatever width it gets; one that is wider is named in the layout's issues. A side
    /// below zero counts as zero.
    case fixed(LayoutSize)
  }

  /// The name or address by which the app finds the image; it is printed, and never spoken.
  public var name: String
  /// How large it is.
  public var extent: Extent
  /// What assistive technology says of it; nil for a picture that only decorates.
  public var label: String?

  /// Creates a picture as wide as the width it gets, with the proportions `width` to `height`.
  ///
  /// A width of zero or less makes it zero points high.
  public init(_ name: String, aspect width: Length, _ height: Length, label: String? = nil) {
    self.name = name
    self.extent = .aspect(width: width, height: height)
    self.label = label
  }

  /// Creates a picture of a fixed size.
  public init(_ name: String, width: Length, height: Length, label: String? = nil) {
    self.name = name
    self.extent = .fixed(LayoutSize(width: width, height: height))
    self.label = label
  }

  /// This picture as content.
  public var content: Content { .picture(self) }
}
