extension ScreenLayout {
  /// The layout of a new screen, with what is still known of this one's heights.
  ///
  /// As ``updated(by:)`` of the difference between the two.
  ///
  /// - Complexity: That of the difference, and of ``updated(by:)``.
  public func updated(to screen: Screen) -> ScreenLayout {
    updated(by: screen.difference(from: self.screen))
  }

  /// The layout of the screen that a difference leads to, with what is still known of this one's heights.
  ///
  /// An exact layout equals one made afresh. Only rows that came, changed, or have another width are
  /// measured, and headers and footers of sections that changed; sections in which nothing changed are taken
  /// over whole. In a lazy layout a row that changed is measured where it had been, and so can be
  /// anchored; one that has another width counts as high as it was until it is measured.
  ///
  ///     let difference = after.screen.difference(from: before.screen)
  ///     layout = layout.updated(by: difference)
  ///
  /// - Precondition: The difference was found from this layout's screen, or from one equal to it.
  /// - Complexity: O(s + m) in all sections and the rows of those that changed, and in the text of rows
  ///   that are measured. Sections that do not share the storage of this layout's are compared first.
  public func updated(by difference: ScreenDifference) -> ScreenLayout {
    precondition(
      difference.old == screen,
      "A difference from another screen cannot update this layout of \(screen.name).")
    var layout = self
    layout.screen = difference.new
    let pass = layout.pass
    let sources = RowSources(difference)
    layout.sections = []
    layout.sections.reserveCapacity(difference.new.sections.count)
    for index in difference.new.sections.indices {
      if let source = sources.section(index), !sources.isChanged(section: index) {
        layout.sections.append(sections[source])
      } else {
        layout.sections.append(section(index, from: sources, in: pass))
      }
    }
    layout.finish(pass)
    return layout
  }

  /// A section that came or changed, with what is still known of its rows.
  private func section(
    _ index: Int, from sources: RowSources, in pass: LayoutPass
  ) -> SectionLayout {
    let section = sources.difference.new.sections[index]
    guard sources.section(index) != nil else {
      return SectionLayout(section, in: pass) { _, _ in nil }
    }
    let rows = sources.rows(of: index)
    return SectionLayout(section, in: pass) { row, width in
      guard let position = rows[row].position else { return nil }
      let (height, isMeasured) = sections[position.section].known(position.row)
      // What was measured and changed is measured again at once, so that a toggled row can be anchored.
      if rows[row].isChanged { return isMeasured ? .unknown : .guess(height) }
      let isAsWide =
        !section.rows[row].height.dependsOnWidth || self.width(ofRowAt: position) == width
      return isMeasured && isAsWide ? .exact(height) : .guess(height)
    }
  }

  /// How wide the cell of a row is.
  private func width(ofRowAt position: RowPosition) -> Length {
    let section = screen.sections[position.section]
    guard let grid = sections[position.section].grid else {
      return environment.width(of: section.style.bounded)
    }
    return grid.columns.frame(of: grid.columns(ofRow: position.row) { section.rows[$0].span }).width
  }

  /// The layout of the same screen in another environment, with what is still known of the heights.
  ///
  /// An exact layout equals one made afresh. At another width only rows of automatic height and those in
  /// proportion to it are measured again; where only the height of the viewport or the direction is another,
  /// no text is. In a lazy layout rows count as high as they were until they are measured.
  ///
  /// - Complexity: O(n) in the rows, and in the text of those that are measured.
  public func updated(in environment: LayoutEnvironment) -> ScreenLayout {
    var layout = self
    layout.environment = environment
    let keepsHeights = environment.keepsHeights(from: self.environment)
    if !keepsHeights { layout.advances = [] }
    let pass = layout.pass
    layout.sections = zip(screen.sections, sections).map { section, old in
      SectionLayout(section, in: pass) { row, _ in
        let (height, isMeasured) = old.known(row)
        switch section.rows[row].height.rule {
        case .fixed: return .exact(height)
        case .viewport: return .unknown
        case .aspect: return keepsHeights ? .exact(height) : .unknown
        case .automatic: return keepsHeights && isMeasured ? .exact(height) : .guess(height)
        }
      }
    }
    layout.finish(pass)
    return layout
  }
}

extension RowHeight {
  /// Whether a row of another width may be of another height.
  fileprivate var dependsOnWidth: Bool {
    switch rule {
    case .fixed, .viewport: false
    case .automatic, .aspect: true
    }
  }
}

extension LayoutEnvironment {
  /// Whether rows are as high as in another, but for those in proportion to the viewport.
  fileprivate func keepsHeights(from other: LayoutEnvironment) -> Bool {
    width == other.width && scale == other.scale && textSize == other.textSize
      && lineBreaking == other.lineBreaking && fontMetrics.isEqual(to: other.fontMetrics)
  }
}
