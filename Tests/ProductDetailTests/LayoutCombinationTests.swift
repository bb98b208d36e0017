import RowKit
import RowKitRender
import Testing

@testable import ProductDetailScreen

/// Every combination of optional blocks and numbers of comments, on every device.
///
/// All 1,920 screens are laid out on each device, and the tests check the frames, heights, and printed text
/// of each layout. The contents of a row are checked once for each value of the row; an equal row in another
/// combination must have the same height.
@Suite struct LayoutCombinationTests {
  @Test(arguments: Device.all.map(\.name))
  func
    `Every combination of blocks and comments is laid out without gaps, and each row is printed once`(
      device: String
    ) throws
  {
    let preset = try #require(Device.all.first { $0.name == device })
    var check = LayoutCheck(environment: .grid(preset.environment))
    for count in [0, 1, 4, 5, 200] {
      let comments = SampleComments.comments(count)
      for combination in Combination.all {
        var model = combination.model
        model.comments = .loaded(comments)
        if let fault = check.fault(of: model.screen) {
          Issue.record("\(device), \(count) comments, \(combination): \(fault)")
          return
        }
      }
      // The longest screen has all blocks and expanded comments.
      var model = Combination.all[Combination.all.count - 1].model
      model.comments = .loaded(comments)
      model.expanded = Set(comments.map(\.id))
      if let fault = check.fault(of: model.screen) {
        Issue.record("\(device), \(count) comments, expanded: \(fault)")
      }
    }
  }
}

/// Every screen on every device, in both directions, at every text size.
@Suite struct EveryTextSizeTests {
  @Test func `Nothing is truncated, clipped, or broken at any text size`() throws {
    var models = [ProductDetail(), ProductDetail(try Product.bundled)]
    for combination in [10, 100, 382, 383] {
      var model = Combination.all[combination].model
      model.comments = .loaded(SampleComments.comments(5))
      models.append(model)
    }
    var faults: [String] = []
    for size in TextSize.allCases {
      for device in Device.all {
        for direction in [LayoutEnvironment.Direction.leftToRight, .rightToLeft] {
          let environment = device.environment.textSize(size).direction(direction)
          for (number, model) in models.enumerated() {
            faults += model.screen.layout(in: environment).issues.map {
              "screen \(number), \(size), \(device.name), \(direction): \($0)"
            }
          }
        }
      }
    }
    #expect(faults == [])
  }
}

/// A combination of the optional blocks of a product.
private struct Combination {
  enum Coupons: CaseIterable { case none, some, picked }

  var title: Bool
  var subtitle: Bool
  var promotions: Bool
  var specification: Bool
  var shop: Bool
  var freeZone: Bool
  var arrangement: Product.Arrangement
  var coupons: Coupons

  /// All 384 combinations, from no blocks to all blocks.
  static let all: [Combination] = (0..<128).flatMap { bits in
    Coupons.allCases.map { coupons in
      func has(_ bit: Int) -> Bool { bits >> bit & 1 == 1 }
      return Combination(
        title: has(0), subtitle: has(1), promotions: has(2), specification: has(3), shop: has(4),
        freeZone: has(5), arrangement: has(6) ? .priceBelowSubtitle : .priceAboveTitle,
        coupons: coupons)
    }
  }

  var model: ProductDetail {
    var basics = Product.Basics(
      pictures: ["a.jpg", "b.jpg"], price: Product.Price(cents: 1999_90), arrangement: arrangement)
    if title { basics.title = "輕薄筆記型電腦 MacBook 13.3英寸 8GB 256GB SSD 銀色 2016年新款" }
    if subtitle { basics.subtitle = "節日促銷，快來買啊！Free delivery until the end of the month 🎉" }
    var offers = Product.Offers(lines: promotions ? ["滿200減30", "第二件半價", "贈運費險"] : [])
    if specification { basics.specification = "銀色，13.3英寸" }
    if shop { basics.shop = "晨光數碼旗艦店" }
    if freeZone { basics.freeZone = Product.Price(cents: 1849_90) }
    if coupons != .none {
      offers.coupons = [
        .init(id: "new", off: Product.Price(cents: 50_00), name: "新人券 減50元"),
        .init(id: "member", off: Product.Price(cents: 99_50), name: "會員券 減99.50元，全場通用"),
      ]
    }
    var model = ProductDetail()
    model.basics = .loaded(basics)
    model.promotions = .loaded(offers)
    if coupons == .picked { model.picked = "member" }
    return model
  }
}

/// Comments with 0 to 5,000 characters.
private enum SampleComments {
  // There is a long text among any four visible comments; more of them would only be slower.
  private static let lengths = [33, 5_000, 0, 1, 1_200, 16, 333, 17, 0, 2_500, 100]

  /// The texts with these lengths, which are the same in every run.
  private static let texts: [String] = lengths.map { length in
    let sample = Array(
      """
      2016年6月，蘋果系統iOS 10正式亮相（「十大項更新」）。The quick brown fox—it jumps over lazy dogs! \
      👨‍👩‍👧‍👦送給爸媽，滿分推薦👍🏽🎉 ￥1999.90 只要5% e\u{301}te\u{301} https://example.com/a/rather/long/address/without/any/space\u{20}
      第二段：ひらがな、カタカナ。한국어도 있어요.\t
      """)
    return String((0..<length).map { sample[$0 % sample.count] })
  }

  static func comments(_ count: Int) -> [Product.Comment] {
    (0..<count).map { index in
      Product.Comment(
        id: index + 1, author: index % 2 == 0 ? "小林" : "A customer with a long name 👍🏽",
        text: texts[(index + count) % texts.count], rating: index % 3 == 0 ? index % 6 : nil)
    }
  }
}

/// Checks layouts, and remembers the rows whose contents it has checked.
private struct LayoutCheck {
  let environment: LayoutEnvironment
  private var checked: [String: [(row: AnyRow, height: Length)]] = [:]
  private let renderer = TextRenderer(detail: .heights)

  init(environment: LayoutEnvironment) {
    self.environment = environment
  }

  /// Returns a description of the first fault in the layout of a screen; nil if there is none.
  mutating func fault(of screen: Screen) -> String? {
    if !screen.issues.isEmpty { return "\(screen.issues)" }
    let layout = screen.layout(in: environment)
    var lines = ["ProductDetail  width \(environment.width)  content \(layout.contentHeight)"]
    var rows: [RowID] = []
    var edge = Length.zero
    for (index, section) in screen.sections.enumerated() {
      let frame = layout.frame(ofSection: index)
      if frame.y != edge { return "section \(section.key) starts at \(frame.y), not \(edge)" }
      lines.append(section.key.description)
      for cell in layout.cells(inSection: index) {
        let name = Self.name(of: cell)
        if cell.frame.y != edge || cell.frame.x != .zero || cell.frame.width != environment.width {
          return "\(name) is at \(cell.frame), not \(edge)"
        }
        edge = cell.frame.maxY
        let height = "  \(cell.frame.height)"
        lines.append(
          height + String(repeating: " ", count: max(2, 11 - height.count)) + name)
        if cell.role == .row { rows.append(cell.row.id) }
        if let fault = fault(in: cell, named: name) { return "\(name): \(fault)" }
      }
      if frame.maxY != edge { return "section \(section.key) ends at \(frame.maxY), not \(edge)" }
    }
    if layout.contentHeight != edge {
      return "the content height is \(layout.contentHeight), but the layout ends at \(edge)"
    }
    if !rows.elementsEqual(screen.rows.lazy.map(\.id)) || Set(rows).count != rows.count {
      return "the rows are \(rows)"
    }
    let printed = renderer.render(layout)
    if printed != lines.map({ $0 + "\n" }).joined() { return "the printed text is\n\(printed)" }
    return nil
  }

  private static func name(of cell: Cell) -> String {
    let kind = cell.row.kind.name
    guard cell.role == .row else { return "\(cell.role) \(kind)" }
    return kind + (cell.row.id.key.map { "[\($0)]" } ?? "")
  }

  private mutating func fault(in cell: Cell, named name: String) -> String? {
    if let equal = checked[name]?.first(where: { $0.row.isShownLike(cell.row) }) {
      return equal.height == cell.frame.height
        ? nil : "the height is \(cell.frame.height), but \(equal.height) in another layout"
    }
    checked[name, default: []].append((cell.row, cell.frame.height))
    let fragments = cell.fragments.flatMap(\.leaves)
    return Self.fault(in: fragments, of: cell) ?? heightFault(of: cell, fragments: fragments)
  }

  /// Returns a description of a fragment outside of the cell or its insets; nil if there is none.
  private static func fault(in fragments: [Fragment], of cell: Cell) -> String? {
    let (width, insets) = (cell.frame.width, cell.row.insets)
    for fragment in fragments {
      let frame = fragment.frame
      if frame.y < .zero || frame.maxY > cell.frame.height {
        return "\(frame) is outside of the height \(cell.frame.height)"
      }
      switch fragment.kind {
      case .carousel:
        if frame.x != .zero || frame.width != width { return "a carousel at \(frame)" }
      default:
        if frame.x < insets.leading || frame.maxX > width - insets.trailing {
          return "\(frame) is outside of the width \(width): \(fragment.kind)"
        }
      }
    }
    return nil
  }

  /// Returns a description of a height that differs from that of the contents; nil if it doesn't.
  private func heightFault(of cell: Cell, fragments: [Fragment]) -> String? {
    let insets = cell.row.insets.vertical
    let top = fragments.map(\.frame.y).min() ?? .zero
    var content = (fragments.map(\.frame.maxY).max() ?? .zero) - top
    // Text is rounded up to a whole pixel. Only the last text needs it here, as the others are already
    // rounded.
    let isText = fragments.contains { if case .line = $0.kind { true } else { false } }
    if isText { content = content.roundedUp(toMultipleOf: environment.pixel) }
    let expected =
      switch cell.row.height.rule {
      case .fixed(let height): height
      case .automatic(let lower, let upper): max(lower, min(upper, insets + content))
      case .aspect(let width, let height): environment.width.scaled(by: height, over: width)
      case .viewport(let part, let whole):
        environment.viewportHeight.scaled(by: part, over: whole)
      }
    if cell.frame.height != expected {
      return "the height is \(cell.frame.height), not \(expected)"
    }
    let free = (cell.frame.height - content).scaled(by: 1, over: 2)
    return top == free ? nil : "the content is at \(top), not centered at \(free)"
  }
}
