import RowKitTestSupport
@testable import RowKit

/// A session on pages of rows as data, so that random ones can be run and made smaller.
struct SessionPlan: CustomStringConvertible {
  var header: Header
  var memory: OffsetMemory
  var height: Length
  var pages: [PagePlan]
  var inputs: [Input]

  /// A header of a part that moves, which may be a list of rows, and one that is pinned.
  struct Header {
    var mode: HeaderMode
    var moving: Length
    var isList: Bool
    var pinned: Length
    var snap: HeaderSnap
    var bounce: ScrollBounce

    var header: ScrollHeader {
      ScrollHeader(mode, snap: snap, bounce: bounce) {
        if isList {
          HeaderPart("moving", content: .screen(list))
        } else {
          HeaderPart("moving", height: moving)
        }
        HeaderPart("pinned", height: pinned).pinned()
      }
    }

    /// Rows of 15 and what is left, below a header of 10 that is held.
    private var list: Screen {
      let rows = max(.zero, moving - 10)
      let count = Int(rows.units / Length(15).units)
      let heights = Array(repeating: Length(15), count: count) + [rows - Length(15) * count]
      return Screen("moving") {
        Section("moving") {
          for (number, height) in heights.enumerated() where height > .zero {
            LayoutRow(.fixed(height)).id(number)
          }
        }
        .header(LayoutRow(.fixed(min(moving, 10))), pinned: true).keptWhenEmpty()
      }
    }
  }

  /// What happens; pages, sections and rows are counted round.
  enum Input {
    case drag(Length)
    case release(Double)
    case settle
    case tab(Int)
    case row(page: Int, section: Int, row: Int)
    case section(page: Int, section: Int)
    case top(page: Int)
    case offset(page: Int, Length)
    case part(row: Int)
    case content(page: Int, PagePlan)
    case toggle(page: Int, section: Int, row: Int, Length)
    case header(Header)
    case resize(Length)
  }

  var description: String {
    """
    \(header) memory \(memory) height \(height)
      \(pages.map(\.description).joined(separator: "\n  and\n  "))
      \(inputs.map { "\($0)" }.joined(separator: "\n  "))
    """
  }

  /// Plans that are smaller by one step.
  var smaller: [SessionPlan] {
    func with(_ change: (inout SessionPlan) -> Void) -> SessionPlan {
      var plan = self
      change(&plan)
      return plan
    }
    let fewer = inputs.withoutOne.map { inputs in with { $0.inputs = inputs } }
    let simpler = pages.replacingOne(\.smaller).map { pages in with { $0.pages = pages } }
    let pagesLess =
      pages.count > 1 ? pages.withoutOne.map { pages in with { $0.pages = pages } } : []
    return fewer + pagesLess + simpler
  }
}

extension SessionPlan {
  /// The plan with room for rows below every pinned header.
  ///
  /// Which rows a layout measures first is no matter of what is seen where a header covers all of it.
  var withPinnedHeadersInView: SessionPlan {
    func inView(_ page: PagePlan) -> PagePlan {
      PagePlan(
        parts: page.parts.map { part in
          var part = part
          if part.isPinned { part.header = part.header.map { min($0, 30) } }
          return part
        })
    }
    var plan = self
    plan.height = max(250, height)
    plan.pages = pages.map(inView)
    plan.inputs = inputs.map { input in
      switch input {
      case .content(let page, let plan): .content(page: page, inView(plan))
      case .resize(let height): .resize(max(250, height))
      default: input
      }
    }
    return plan
  }
}

extension SessionPlan.Input {
  /// Whether a page has other rows, or others of their heights.
  var changesRows: Bool {
    switch self {
    case .content, .toggle: true
    default: false
    }
  }
}

extension PagePlan {
  /// The page with rows as high as what they show, which lazy layouts have to measure.
  var automaticScreen: Screen {
    Screen(
      "Page",
      sections: parts.map { part in
        var section = Section(part.key) {
          for row in part.rows {
            LayoutRow(content: Picture("row", width: 10, height: row.height).content)
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

/// Makes random plans.
struct SessionPlanMaker {
  var maker: PageMaker

  init(random: SplitMix64) { maker = PageMaker(random: random) }

  mutating func plan() -> SessionPlan {
    let pages = (0..<maker.random.pick([1, 2, 2, 3])).map { _ in maker.page() }
    let height = maker.random.pick([656, 400, 200, 120.5, 40] as [Length])
    var edited = pages
    return SessionPlan(
      header: header(), memory: maker.random.pick([.keep, .keep, .resetOthers]), height: height,
      pages: pages,
      inputs: (0..<Int.random(in: 1...14, using: &maker.random)).map { _ in input(&edited) })
  }

  private mutating func header() -> SessionPlan.Header {
    let (moving, pinned) = (
      maker.random.pick([0, 105, 120, 33.5] as [Length]), maker.random.pick([0, 44] as [Length])
    )
    let mode = maker.random.pick([
      HeaderMode.exitUntilCollapsed(), .enterAlwaysAndExitUntilCollapsed(), .pinned,
      .exitUntilCollapsed(min: pinned + moving / 4),
      .custom(min: pinned, reveal: pinned + moving / 2),
    ])
    return SessionPlan.Header(
      mode: mode, moving: moving, isList: maker.random.chance(1, of: 2), pinned: pinned,
      snap: maker.random.pick([.none, .nearest(.expands), .lastDirection]),
      bounce: maker.random.pick([.page, .header, .none]))
  }

  private mutating func input(_ pages: inout [PagePlan]) -> SessionPlan.Input {
    let page = Int.random(in: pages.indices, using: &maker.random)
    let (section, row) = (
      Int.random(in: 0..<6, using: &maker.random), Int.random(in: 0..<9, using: &maker.random)
    )
    let size = maker.random.pick([1, 2_400, 24_000, 100_000, 500_000])
    let distance = Length(units: .random(in: Int64(-size)...Int64(size), using: &maker.random))
    switch Int.random(in: 0..<21, using: &maker.random) {
    case 0..<7: return .drag(distance)
    case 7: return .release(maker.random.pick([500, -500, 2500, -2500]))
    case 8: return .settle
    case 9: return .tab(page)
    case 10: return .row(page: page, section: section, row: row)
    case 11: return .section(page: page, section: section)
    case 12: return .top(page: page)
    case 13: return .offset(page: page, max(.zero, distance))
    case 14, 15, 16:
      for _ in 0..<maker.random.pick([1, 1, 2, 4]) { maker.edit(&pages[page]) }
      return .content(page: page, pages[page])
    case 17:
      return .toggle(page: page, section: section, row: row, maker.random.pick([0, 5, 80, 400]))
    case 18: return .header(header())
    case 19: return .part(row: row)
    default: return .resize(maker.random.pick([656, 300, 120, 41.5]))
    }
  }
}
