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
  /// It equals a layout made afresh. Only rows that came or changed are measured, and headers and footers
  /// of sections that changed; sections in which nothing changed are taken over whole. In a grid that
  /// changed all rows of automatic height are measured, since a row may be in another column. In a lazy
  /// layout a row that changed counts as high as it was until it is measured.
  ///
  ///     let difference = after.screen.difference(from: before.screen)
  ///     layout = layout.updated(by: difference)
  ///
  /// - Precondition: The difference was found from this layout's screen, or from one equal to it.
  /// - Complexity: O(s + m) in all sections and the rows of those that changed, and in the text of rows
  ///   that are measured.
  public func updated(by difference: ScreenDifference) -> ScreenLayout {
    precondition(
      fits(difference),
      "A difference found from another screen cannot update this layout of \(screen.name).")
    var layout = self
    layout.screen = difference.new
    let pass = layout.pass
    let sources = RowSources(difference)
    layout.sections = []
    layout.sections.reserveCapacity(difference.new.sections.count)
    for index in difference.new.sections.indices {
      if let source = sources.section(index), !sources.isTouched(index) {
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
      return SectionLayout(section, in: pass) { _ in nil }
    }
    // Rows of another width are other rows to measure, and columns differ by what is rounded.
    let style = section.style.bounded
    let isAsWide = { (old: Int) in
      let oldStyle = screen.sections[old].style.bounded
      return oldStyle.insets.horizontal == style.insets.horizontal
        && pass.columnCount(of: oldStyle) == 1 && pass.columnCount(of: style) == 1
    }
    let rows = sources.rows(of: index)
    return SectionLayout(section, in: pass) { row in
      let source = rows[row]
      guard let position = source.position else { return nil }
      guard isAsWide(position.section) || !section.rows[row].height.dependsOnWidth else {
        return nil
      }
      let known = sections[position.section].known(position.row)
      guard source.isChanged else { return known }
      // What changed is measured anew, or counts as high as it was until it is.
      guard pass.measurement.estimate(of: section.rows[row]) != nil else { return nil }
      return SectionLayout.KnownHeight(height: known.height, isEstimated: true)
    }
  }

  /// The layout of the same screen in another environment, with what is still known of the heights.
  ///
  /// It equals a layout made afresh. At another width only rows of automatic height and those in proportion
  /// to it are measured again; where only the height of the viewport or the direction is another, no text
  /// is. In a lazy layout rows count as high as they were until they are measured.
  ///
  /// - Complexity: O(n) in the rows, and in the text of those that are measured.
  public func updated(in environment: LayoutEnvironment) -> ScreenLayout {
    var layout = self
    layout.environment = environment
    let isMeasuredAlike = environment.measuresText(like: self.environment)
    if !isMeasuredAlike { layout.rulers = [] }
    let pass = layout.pass
    layout.sections = zip(screen.sections, sections).map { section, old in
      SectionLayout(section, in: pass) { row in
        switch section.rows[row].height.rule {
        case .fixed: return old.known(row)
        case .viewport: return nil
        case .aspect: return isMeasuredAlike ? old.known(row) : nil
        case .automatic:
          if isMeasuredAlike { return old.known(row) }
          // Until it is measured again, its old height is the best guess.
          return measurement == .exact
            ? nil : .init(height: old.known(row).height, isEstimated: true)
        }
      }
    }
    layout.finish(pass)
    return layout
  }

  private func fits(_ difference: ScreenDifference) -> Bool {
    difference.old.sections.count == screen.sections.count
      && screen.sections.indices.allSatisfy {
        difference.old.sections[$0].rows.count == screen.sections[$0].rows.count
      }
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
  /// Whether all that the height of a row depends on is the same, but for the height of the viewport.
  fileprivate func measuresText(like other: LayoutEnvironment) -> Bool {
    width == other.width && scale == other.scale && textSize == other.textSize
      && lineBreaking == other.lineBreaking && metrics.isEqual(to: other.metrics)
  }
}
