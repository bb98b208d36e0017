import RowKit
import RowKitRender
import Testing

@testable import ProductDetailScreen

/// Every combination of the optional blocks and of the number of comments, at every device.
///
/// All of the 1,920 screens are laid out at each device, and frames, heights and prints of each layout
/// are checked. What a row holds is looked at once for each value of the row: a row like it, in
/// another combination, must come out as high.
@Suite struct LayoutCombinationTests {
  @Test(arguments: Device.all.map(\.name))
  func `Every combination of blocks and comments is laid out without gaps and printed once`(
    device: String
  ) throws {
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
      // As long as they get: expanded, under every other block.
      var model = Combination.all[Combination.all.count - 1].model
      model.comments = .loaded(comments)
      model.expanded = Set(comments.map(\.id))
      if let fault = check.fault(of: model.screen) {
        Issue.record("\(device), \(count) comments, expanded: \(fault)")
      }
    }
  }
}

/// Each screen at each device, in both directions, as large as text gets.
@Suite struct EveryTextSizeTests {
  @Test func `Nothing is cut, clipped or broken at any text size`() throws {
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

/// Which of the optional blocks a product has.
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

  /// All 384, from the barest to the richest.
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

/// Comments of 0 to 5,000 characters.
private enum SampleComments {
  // A long one among each four that are shown: more would only be slower.
  private static let lengths = [33, 5_000, 0, 1, 1_200, 16, 333, 17, 0, 2_500, 100]

  /// The texts by their lengths, the same on every run.
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

/// Checks layouts, and remembers the rows it has looked into.
private struct LayoutCheck {
  let environment: LayoutEnvironment
  private var known: [String: [(row: AnyRow, height: Length)]] = [:]
  private let renderer = TextRenderer(detail: .heights)

  init(environment: LayoutEnvironment) {
    self.environment = environment
  }

  /// What is wrong with the layout of a screen, or nil.
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
        if let fault = fault(in: cell, name) { return "\(name): \(fault)" }
      }
      if frame.maxY != edge { return "section \(section.key) ends at \(frame.maxY), not \(edge)" }
    }
    if layout.contentHeight != edge { return "\(layout.contentHeight) high, but ends at \(edge)" }
    if !rows.elementsEqual(screen.rows.lazy.map(\.id)) || Set(rows).count != rows.count {
      return "laid out are \(rows)"
    }
    let printed = renderer.render(layout)
    if printed != lines.map({ $0 + "\n" }).joined() { return "printed is\n\(printed)" }
    return nil
  }

  private static func name(of cell: Cell) -> String {
    let kind = cell.row.kind.name
    guard cell.role == .row else { return "\(cell.role) \(kind)" }
    return kind + (cell.row.id.key.map { "[\($0)]" } ?? "")
  }

  private mutating func fault(in cell: Cell, _ name: String) -> String? {
    if let like = known[name]?.first(where: { $0.row.isShownLike(cell.row) }) {
      return like.height == cell.frame.height
        ? nil : "\(cell.frame.height) high, and \(like.height) elsewhere"
    }
    known[name, default: []].append((cell.row, cell.frame.height))
    let fragments = cell.fragments.flatMap(\.leaves)
    return Self.fault(in: fragments, of: cell) ?? heightFault(of: cell, fragments)
  }

  /// Whether something is wider than its box, or outside of the cell.
  private static func fault(in fragments: [Fragment], of cell: Cell) -> String? {
    let (width, insets) = (cell.frame.width, cell.row.insets)
    for fragment in fragments {
      let frame = fragment.frame
      if frame.y < .zero || frame.maxY > cell.frame.height {
        return "\(frame) is outside of the height \(cell.frame.height)"
      }
      switch fragment.kind {
      case .carousel: if frame.x != .zero || frame.width != width { return "a strip at \(frame)" }
      default:
        if frame.x < insets.leading || frame.maxX > width - insets.trailing {
          return "\(frame) is outside of the width \(width): \(fragment.kind)"
        }
      }
    }
    return nil
  }

  /// Whether the height is another than that of what the row holds.
  private func heightFault(of cell: Cell, _ fragments: [Fragment]) -> String? {
    let insets = cell.row.insets.vertical
    let top = fragments.map(\.frame.y).min() ?? .zero
    var content = (fragments.map(\.frame.maxY).max() ?? .zero) - top
    // A text is rounded up to a pixel: the lowest here, for those above it already were.
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
    if cell.frame.height != expected { return "\(cell.frame.height) high, holds \(expected)" }
    let free = (cell.frame.height - content).scaled(by: 1, over: 2)
    return top == free ? nil : "starts at \(top), not in the middle at \(free)"
  }
}
