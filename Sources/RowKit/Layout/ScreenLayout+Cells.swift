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
  /// - Complexity: O(1).
  public func cell(at position: RowPosition) -> Cell {
    let style = screen.sections[position.section].style.bounded
    let section = sections[position.section]
    let isLeftToRight = environment.direction == .leftToRight
    let top = section.rowTop(position.row)
    let frame = Rect(
      x: isLeftToRight ? style.insets.leading : style.insets.trailing,
      y: sectionEdges[position.section] + top,
      width: max(.zero, environment.width - style.insets.horizontal),
      height: section.rowBottom(position.row) - top)
    let isLast = position.row == section.rowCount - 1
    return cell(
      screen[position], position.section, position, frame,
      separator: isLast ? nil : separator(style.separators, below: frame))
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
  public func frame(ofSection section: Int) -> Rect {
    Rect(
      x: .zero, y: sectionEdges[section], width: environment.width,
      height: sections[section].height)
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
    let frame = Rect(x: .zero, y: top, width: environment.width, height: height)
    return cell(row, section, nil, frame, separator: nil)
  }

  private func cell(
    _ row: AnyRow, _ section: Int, _ position: RowPosition?, _ frame: Rect, separator: Rect?
  ) -> Cell {
    Cell(
      row: row, section: section, position: position, frame: frame, environment: environment,
      separator: separator, rulers: rulers)
  }

  private func separator(_ separators: SectionStyle.Separators, below row: Rect) -> Rect? {
    guard case .between(let leading) = separators else { return nil }
    let height = min(environment.pixel, row.height)
    let indent = min(max(.zero, leading), row.width)
    return Rect(
      x: environment.direction == .leftToRight ? row.x + indent : row.x,
      y: row.maxY - height, width: row.width - indent, height: height)
  }
}
