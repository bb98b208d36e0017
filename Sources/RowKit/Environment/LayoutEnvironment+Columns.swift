extension LayoutEnvironment {
  /// The width that the rows of a section share.
  func width(of style: SectionStyle) -> Length { max(.zero, width - style.insets.horizontal) }

  /// Where the columns of a section stand; nil for one column, which makes a list.
  func gridColumns(of style: SectionStyle) -> GridColumns? {
    let width = width(of: style)
    let count = style.columns.count(in: width, spacing: style.columnSpacing)
    guard count > 1 else { return nil }
    return GridColumns(
      count, from: style.insets.leading, in: width, spacing: style.columnSpacing)
  }
}
