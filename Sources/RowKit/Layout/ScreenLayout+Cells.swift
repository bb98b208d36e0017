extension ScreenLayout {
  /// Every cell, from top to bottom.
  public var cells: some Sequence<Cell> {
    sections.indices.lazy.flatMap { self.cells(inSection: $0) }
  }

  /// The cells of a section, from top to bottom.
  ///
  /// - Precondition: The section is in the screen.
  /// - Complexity: O(n) in its rows.
  public func cells(inSection section: Int) -> [Cell] {
    var cells: [Cell] = []
    cells.reserveCapacity(sections[section].rowCount + 2)
    if let header = header(ofSection: section) { cells.append(header) }
    for row in 0..<sections[section].rowCount {
      cells.append(cell(at: RowPosition(section: section, row: row)))
    }
    if let footer = footer(ofSection: section) { cells.append(footer) }
    return cells
  }

  /// The cell of the row at a position.
  ///
  /// - Precondition: The position is in the screen.
  /// - Complexity: O(1); in a grid O(log n) and the columns.
  public func cell(at position: RowPosition) -> Cell {
    let rows = screen.sections[position.section].rows
    let style = screen.sections[position.section].style.bounded
    let section = sections[position.section]
    var (x, width) = (style.insets.leading, environment.width(of: style))
    if let grid = section.grid {
      let columns = grid.columns(ofRow: position.row) { rows[$0].span }
      (x, width) = grid.columns.frame(of: columns)
    }
    if environment.direction == .rightToLeft { x = environment.width - x - width }
    let top = section.rowTop(position.row)
    let frame = LayoutRect(
      x: x, y: sectionEdges[position.section] + top, width: width,
      height: section.rowBottom(position.row) - top)
    let isLast = position.row == section.rowCount - 1
    let separator: Separator? =
      isLast || section.grid != nil
      ? nil
      : separatorFrame(style.separators, below: frame).map {
        Separator(frame: $0, above: rows[position.row].id, below: rows[position.row + 1].id)
      }
    return cell(
      screen[position], position.section, position, frame, separator: separator)
  }

  /// The cell of a section's header, or nil.
  ///
  /// - Precondition: The section is in the screen.
  /// - Complexity: O(1).
  public func header(ofSection section: Int) -> Cell? {
    screen.sections[section].header.map {
      edgeCell(
        $0, section, top: sectionEdges[section], height: sections[section].headerHeight)
    }
  }

  /// The cell of a section's footer, or nil.
  ///
  /// - Precondition: The section is in the screen.
  /// - Complexity: O(1).
  public func footer(ofSection section: Int) -> Cell? {
    screen.sections[section].footer.map {
      let height = sections[section].footerHeight
      return edgeCell($0, section, top: sectionEdges[section + 1] - height, height: height)
    }
  }

  /// Where a section stands, header, insets and footer included, in points from the top left corner
  /// of the screen's content.
  ///
  /// - Precondition: The section is in the screen.
  /// - Complexity: O(1).
  public func frame(ofSection section: Int) -> LayoutRect {
    LayoutRect(
      x: .zero, y: sectionEdges[section], width: environment.width,
      height: sections[section].height)
  }

  /// The frame of the card that the rows of a section stand on, in points from the top left corner of the
  /// screen's content; nil where the section's style asks for none, or it has no rows.
  ///
  /// It has the width between the section's insets, and reaches from the first row to the last.
  ///
  /// - Precondition: The section is in the screen.
  /// - Complexity: O(1).
  public func card(ofSection section: Int) -> LayoutRect? {
    let style = screen.sections[section].style.bounded
    let layout = sections[section]
    guard style.isCard, layout.rowCount > 0 else { return nil }
    let isLeftToRight = environment.direction == .leftToRight
    return LayoutRect(
      x: isLeftToRight ? style.insets.leading : style.insets.trailing,
      y: sectionEdges[section] + layout.rowsTop, width: environment.width(of: style),
      height: layout.rowsBottom - layout.rowsTop)
  }

  /// The cell of the row, header or footer with an id, or nil.
  ///
  /// - Complexity: As ``Screen/subscript(_:)-(RowID)``.
  public func cell(for id: RowID) -> Cell? {
    switch id.role {
    case .row: return screen.position(of: id).map(cell(at:))
    case .header, .footer:
      let isHeader = id.role == .header
      guard
        let section = screen.sections.firstIndex(where: {
          (isHeader ? $0.header : $0.footer)?.id == id
        })
      else { return nil }
      return isHeader ? header(ofSection: section) : footer(ofSection: section)
    }
  }

  private func edgeCell(_ row: AnyRow, _ section: Int, top: Length, height: Length) -> Cell {
    let frame = LayoutRect(x: .zero, y: top, width: environment.width, height: height)
    return cell(row, section, nil, frame, separator: nil)
  }

  private func cell(
    _ row: AnyRow, _ section: Int, _ position: RowPosition?, _ frame: LayoutRect,
    separator: Separator?
  ) -> Cell {
    Cell(
      row: row, section: section, position: position, frame: frame, environment: environment,
      separator: separator,
      isEstimated: position.map { sections[section].isEstimated($0.row) } ?? false,
      advances: advances)
  }

  private func separatorFrame(_ separators: SectionStyle.Separators, below row: LayoutRect)
    -> LayoutRect?
  {
    guard case .between(let leading) = separators else { return nil }
    let height = min(environment.pixel, row.height)
    let indent = min(max(.zero, leading), row.width)
    return LayoutRect(
      x: environment.direction == .leftToRight ? row.x + indent : row.x,
      y: row.maxY - height, width: row.width - indent, height: height)
  }
}
