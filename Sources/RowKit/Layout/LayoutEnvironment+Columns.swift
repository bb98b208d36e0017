extension LayoutEnvironment {
  /// The width that the rows of a section share.
  func width(of style: SectionStyle) -> Length { max(.zero, width - style.insets.horizontal) }

  /// How many columns a section has.
  func columnCount(of style: SectionStyle) -> Int {
    style.columns.count(in: width(of: style), spacing: style.columnSpacing)
  }

  /// Where some columns of a section stand, from its leading edge.
  func frame(of columns: Range<Int>, in style: SectionStyle) -> (x: Length, width: Length) {
    let frame = GridLines.frame(
      of: columns, among: columnCount(of: style), in: width(of: style),
      spacing: style.columnSpacing)
    return (style.insets.leading + frame.x, frame.width)
  }
}
