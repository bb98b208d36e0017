/// The metrics of a terminal: half an em a column, 1.4 em a line.
///
/// Wide characters take two columns, and bold ones no more than others. What is laid out with it lines
/// up in a text snapshot, and does not change when better metrics come.
public struct GridMetrics: FontMetrics {
  /// How wide the characters are that Unicode leaves to the context.
  public var ambiguous: AmbiguousWidth

  /// Creates the metrics.
  public init(ambiguous: AmbiguousWidth = .narrow) {
    self.ambiguous = ambiguous
  }

  /// 1.4 em, rounded to 1/240 point.
  public func lineHeight(of font: Font) -> Length {
    font.size.scaled(by: 7, over: 5)
  }

  /// Half an em for each column the scalar takes in a terminal.
  public func advance(of scalar: Unicode.Scalar, in font: Font) -> Length {
    columns(scalar.columns(ambiguous), in: font)
  }

  /// Half an em for each column the character takes in a terminal.
  public func advance(ofCharacter character: Substring, in font: Font) -> Length {
    columns(character.unicodeScalars.clusterColumns(ambiguous), in: font)
  }

  /// One em.
  public func advanceOfIdeographs(in font: Font) -> Length? { columns(2, in: font) }

  private func columns(_ count: Int, in font: Font) -> Length {
    // A font's size is never negative, so this rounds a half up and away from zero alike.
    Length(units: (font.size.units * Int64(count) + 1) / 2)
  }
}

extension FontMetrics where Self == GridMetrics {
  /// The metrics of a terminal: half an em a column, 1.4 em a line.
  public static var grid: GridMetrics { GridMetrics() }
}
