/// What all rows of one layout are measured with.
struct LayoutPass {
  let environment: LayoutEnvironment
  let measurement: Measurement
  let rulers: FontRulers

  /// Headers and footers, which have the whole width.
  var edges: RowLayout {
    RowLayout(rulers: rulers, environment: environment, width: environment.width)
  }

  /// The rows of a list, between its insets.
  func rows(of style: SectionStyle) -> RowLayout {
    RowLayout(rulers: rulers, environment: environment, width: environment.width(of: style))
  }

  /// The rows of a grid that take some of its columns.
  func rows(of style: SectionStyle, columns: Range<Int>) -> RowLayout {
    RowLayout(
      rulers: rulers, environment: environment,
      width: environment.frame(of: columns, in: style).width)
  }

  func columnCount(of style: SectionStyle) -> Int { environment.columnCount(of: style) }
}

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
