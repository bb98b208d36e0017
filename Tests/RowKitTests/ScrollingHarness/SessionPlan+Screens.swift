import RowKitTestSupport
@testable import RowKit

extension SessionPlan.Header {
  /// The header, of a screen of so many pages.
  func header(pages: Int) -> ScrollHeader {
    ScrollHeader(mode, snap: snap, bounce: bounce, isLimitedByContent: isLimited && pages == 1) {
      if isList {
        HeaderPart("moving", content: .screen(list))
      } else {
        HeaderPart("moving", height: moving)
      }
      HeaderPart("pinned", height: pinned).pinned()
    }
  }

  /// How many items the carousel of a row of the list has; none for no carousel.
  func items(ofRow row: Int) -> Int { row % 2 == 0 ? items : 0 }

  /// Rows of 15 and what is left, below a header of 10 that is held.
  private var list: Screen {
    let rows = max(.zero, moving - 10)
    let count = Int(rows.units / Length(15).units)
    let heights = Array(repeating: Length(15), count: count) + [rows - Length(15) * count]
    return Screen("moving") {
      Section("moving") {
        for (number, height) in heights.enumerated() where height > .zero {
          LayoutRow(
            .fixed(height), content: Content.strip(items(ofRow: number), height: height)
          )
          .id(number)
        }
      }
      .header(LayoutRow(.fixed(min(moving, 10))), pinned: true).keptWhenEmpty()
    }
  }
}

extension PagePlan {
  /// The page with carousels, and with rows as high as what they show where they are automatic: lazy layouts
  /// have to measure those.
  func screen(isAutomatic: Bool) -> Screen {
    Screen(
      "Page",
      sections: parts.map { part in
        var section = Section(part.key) {
          for row in part.rows {
            LayoutRow(
              isAutomatic ? .automatic : .fixed(row.height),
              content: isAutomatic || row.items > 0
                ? Content.strip(row.items, height: row.height) : .empty
            )
            .id(row.key, scope: row.isGlobal ? .screen : .section)
          }
        }
        .keptWhenEmpty().rowSpacing(part.spacing)
        .insets(Insets(top: part.insets[0], bottom: part.insets[1]))
        if let header = part.header {
          section = section.header(LayoutRow(.fixed(header)), pinned: part.isPinned)
        }
        if let footer = part.footer { section = section.footer(LayoutRow(.fixed(footer))) }
        return section
      })
  }
}

extension PagePlan.Line {
  /// How many items its carousel has, so that it has others at another height; none for no carousel.
  var items: Int { key % 2 == 0 ? Int(height.units % 7) : 0 }
}

extension Content {
  /// A carousel of so many items; a picture for none.
  fileprivate static func strip(_ items: Int, height: Length) -> Content {
    let picture = Picture("item", width: 10, height: height)
    if items == 0 { return picture.content }
    return Carousel(
      0..<items, itemWidth: .points(CarouselModel.itemWidth), spacing: CarouselModel.spacing
    ) { _ in
      picture
    }.content
  }
}

extension SessionPlan {
  /// The plan with room for rows below every pinned header, and without a limit by the content.
  ///
  /// Which rows a layout measures first is no matter of what is seen where a header covers all of it; and no
  /// estimate limits a header.
  var withPinnedHeadersInView: SessionPlan {
    func inView(_ page: PagePlan) -> PagePlan {
      PagePlan(
        parts: page.parts.map { part in
          var part = part
          if part.isPinned { part.header = part.header.map { min($0, 30) } }
          return part
        })
    }
    func inView(_ size: LayoutSize) -> LayoutSize {
      LayoutSize(width: size.width, height: max(250, size.height))
    }
    func unlimited(_ header: Header) -> Header {
      var header = header
      header.isLimited = false
      return header
    }
    func inView(_ update: Update) -> Update {
      var update = update
      update.pages = update.pages.map { (page: $0.page, plan: inView($0.plan)) }
      update.header = update.header.map(unlimited)
      return update
    }
    var plan = self
    plan.size = inView(size)
    plan.header = unlimited(header)
    plan.pages = pages.map(inView)
    plan.inputs = inputs.map { input in
      switch input {
      case .content(let page, let plan): return .content(page: page, inView(plan))
      case .resize(let size, let update): return .resize(inView(size), update.map(inView))
      case .header(let header): return .header(unlimited(header))
      case .update(let update): return .update(inView(update))
      default: return input
      }
    }
    return plan
  }
}

extension SessionPlan.Input {
  /// Whether a page has other rows, or others of their heights.
  var changesRows: Bool {
    switch self {
    case .content, .toggle, .toggleFirst, .update: true
    case .resize(_, let update): update != nil
    default: false
    }
  }
}
