/// What all rows of one layout are measured with.
struct LayoutPass {
  let environment: LayoutEnvironment
  let measurement: HeightMeasurement
  let rulers: FontRulers

  /// Headers and footers, which have the whole width.
  var headersAndFooters: RowLayout {
    RowLayout(rulers: rulers, environment: environment, width: environment.width)
  }

  /// The rows of a list, between its insets.
  func rows(of style: SectionStyle) -> RowLayout {
    RowLayout(rulers: rulers, environment: environment, width: environment.width(of: style))
  }
}
