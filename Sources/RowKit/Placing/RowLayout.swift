/// How one row is laid out at a width: its height, and where its content stands in it.
struct RowLayout {
  let rulers: FontRulers
  let environment: LayoutEnvironment
  var width: Length

  /// The height of a row by its rule; at least zero and at most ``Length/greatest``.
  func height(of row: AnyRow) -> Length {
    let height =
      switch row.height.rule {
      case .fixed(let height): height
      case .automatic(let lower, let upper):
        max(lower, min(upper, naturalHeight(of: row)))
      case .aspect(let aspectWidth, let aspectHeight):
        aspectWidth > .zero ? width.scaled(by: aspectHeight, over: aspectWidth) : .zero
      case .viewport(let part, let whole):
        whole > 0 ? environment.viewportHeight.scaled(by: part, over: whole) : .zero
      }
    return min(max(.zero, height), .greatest)
  }

  private func naturalHeight(of row: AnyRow) -> Length {
    let insets = row.insets
    var placer = ContentPlacer(rulers: rulers, environment: environment, rowWidth: width)
    return insets.vertical
      + placer.place(
        row.content, x: insets.leading, y: .zero, width: max(.zero, width - insets.horizontal))
  }

  /// Where the content stands in a row of a height, and what was found on the way.
  ///
  /// It is centred between the insets. Content that is too high for that may cover them; what is
  /// higher than the row starts at its top.
  func place(_ row: AnyRow, height: Length, findsIssues: Bool = false) -> Placement {
    let insets = row.insets
    let contentWidth = max(.zero, width - insets.horizontal)
    var placer = ContentPlacer(
      rulers: rulers, environment: environment, rowWidth: width,
      keeping: findsIssues ? .init(findings: []) : .init())
    let contentHeight = placer.place(
      row.content, x: insets.leading, y: .zero, width: contentWidth)
    let free = height - insets.vertical - contentHeight
    let centred = insets.top + free.scaled(by: 1, over: 2)
    let top = max(.zero, min(centred, height - contentHeight))

    let kept = placer.kept ?? .init()
    let fragments = kept.fragments.map { fragment in
      fragment.placed { frame in
        let frame = frame.moved(y: top)
        return environment.direction == .leftToRight ? frame : frame.mirrored(in: width)
      }
    }
    return Placement(
      fragments: fragments, findings: kept.findings ?? [], contentHeight: contentHeight,
      clipped: kept.named.filter { $0.bottom + top > height }.map(\.name))
  }

  struct Placement {
    var fragments: [Fragment]
    var findings: [ContentPlacer.Finding]
    var contentHeight: Length
    /// The texts, and the names of the pictures, of which a part is below the row.
    var clipped: [String]
  }
}
