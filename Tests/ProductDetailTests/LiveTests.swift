import RowKit
import RowKitTestSupport
import Testing

@testable import ProductDetailScreen

/// The screen while its three sources answer, in any order.
@MainActor
@Suite struct LiveTests {
  /// The order in which basics, promotions and comments answer; who answers and who fails; and the phases
  /// of the three after each: loading, loaded, or failed.
  static let phases = """
    BPC +++  B..  BP.  BPC
    BPC ++-  B..  BP.  BP!
    BPC +-+  B..  B!.  B!C
    BPC +--  B..  B!.  B!!
    BPC -++  !..  !P.  !PC
    BPC -+-  !..  !P.  !P!
    BPC --+  !..  !!.  !!C
    BPC ---  !..  !!.  !!!
    BCP +++  B..  B.C  BPC
    BCP ++-  B..  B.C  B!C
    BCP +-+  B..  B.!  BP!
    BCP +--  B..  B.!  B!!
    BCP -++  !..  !.C  !PC
    BCP -+-  !..  !.C  !!C
    BCP --+  !..  !.!  !P!
    BCP ---  !..  !.!  !!!
    PBC +++  .P.  BP.  BPC
    PBC ++-  .P.  BP.  BP!
    PBC +-+  .P.  !P.  !PC
    PBC +--  .P.  !P.  !P!
    PBC -++  .!.  B!.  B!C
    PBC -+-  .!.  B!.  B!!
    PBC --+  .!.  !!.  !!C
    PBC ---  .!.  !!.  !!!
    PCB +++  .P.  .PC  BPC
    PCB ++-  .P.  .PC  !PC
    PCB +-+  .P.  .P!  BP!
    PCB +--  .P.  .P!  !P!
    PCB -++  .!.  .!C  B!C
    PCB -+-  .!.  .!C  !!C
    PCB --+  .!.  .!!  B!!
    PCB ---  .!.  .!!  !!!
    CBP +++  ..C  B.C  BPC
    CBP ++-  ..C  B.C  B!C
    CBP +-+  ..C  !.C  !PC
    CBP +--  ..C  !.C  !!C
    CBP -++  ..!  B.!  BP!
    CBP -+-  ..!  B.!  B!!
    CBP --+  ..!  !.!  !P!
    CBP ---  ..!  !.!  !!!
    CPB +++  ..C  .PC  BPC
    CPB ++-  ..C  .PC  !PC
    CPB +-+  ..C  .!C  B!C
    CPB +--  ..C  .!C  !!C
    CPB -++  ..!  .P!  BP!
    CPB -+-  ..!  .P!  !P!
    CPB --+  ..!  .!!  B!!
    CPB ---  ..!  .!!  !!!
    """

  @Test func `Sources that answer in any order, and fail or not, lead through these phases`()
    async throws
  {
    let product = try Product.bundled
    var final: [String: Screen] = [:]
    for line in Self.phases.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      let visit = Visit(product)
      visit.store.refresh()
      #expect(visit.phases == "...")
      var found: [String] = []
      for (source, outcome) in zip(words[0], words[1]) {
        await visit.answer(source, fails: outcome == "-")
        found.append(visit.phases)
      }
      #expect(found == Array(words[2...]), "\(line)")
      let screen = visit.store.screen
      #expect(
        final[found[2], default: screen] == screen, "\(line): another screen than in another order")
      final[found[2]] = screen
      await visit.retryAll()
      #expect(
        visit.phases == "BPC" && visit.store.screen == ProductDetail(product).screen, "\(line)")
    }
    #expect(final.count == 8 && final["BPC"] == ProductDetail(product).screen)
  }

  @Test func `What failed says so, and touching that asks again for it alone`() async throws {
    let visit = Visit(try Product.bundled)
    visit.store.refresh()
    for source in "BPC" { await visit.answer(source, fails: true) }
    let notes = visit.store.screen.rows.filter {
      $0.action(.select, as: ProductDetail.Action.self) != nil
    }
    #expect(notes.map(\.accessibilityLabel) == ["no B", "no P", "no C"])
    let expected = [".!!", "..!", "..."]
    var found: [String] = []
    for note in notes {
      try visit.store.perform(.select, on: note.id)
      found.append(visit.phases)
    }
    #expect(found == expected)
  }

  @Test func `A coupon changes the price row and its own, and nothing else`() async throws {
    let product = try Product.bundled
    let visit = Visit(product)
    visit.store.refresh()
    for source in "PCB" { await visit.answer(source, fails: false) }
    let trace = UpdateTrace(of: visit.store)
    for coupon in product.coupons.prefix(2) {
      let row = try #require(visit.store.screen[section: "basics"]?[key: coupon.id])
      try visit.store.perform(.select, on: row.id)
    }
    let changed = trace.differences.map { difference in
      difference.rows.updates.map { difference.old[$0].id.name }
    }
    let coupons = product.coupons.map { "CouponRow[\($0.id)]" }
    #expect(
      changed == [
        ["FreeZonePrice[price]", coupons[0]], ["FreeZonePrice[price]", coupons[0], coupons[1]],
      ])
    let others = trace.differences.filter {
      $0.rows.inserts != [] || $0.rows.deletes != [] || $0.rows.moves != [] || $0.rows.rebinds != []
        || $0.sections.updates != [] || $0.sections.inserts != [] || $0.sections.deletes != []
    }
    #expect(others.isEmpty)
  }

  @Test
  func `A comment that is toggled changes alone, and stays expanded while comments load again`()
    async throws
  {
    let visit = Visit(try Product.bundled)
    visit.store.refresh()
    for source in "BPC" { await visit.answer(source, fails: false) }
    let row = try #require(visit.store.screen[section: "comments"]?[key: 3])
    let trace = UpdateTrace(of: visit.store)
    try visit.store.perform(.expand, on: row.id)
    visit.store.load(\.comments)
    await visit.answer("C", fails: false)
    let expanded = visit.store.screen[row.id]?.as(CommentRow.self)?.isExpanded
    #expect(expanded == true && trace.differences.count == 1)
    #expect(trace.differences.first?.rows.updates.count == 1)
  }

  @Test func `The visit is printed step by step`() async throws {
    let text = try await Command(Options(isLive: true)).visit()
    let steps = text.split(separator: "\n").filter { $0.hasPrefix("#") }
    #expect(
      steps == [
        "# load", "# promotions come", "# comments fail", "# basics come",
        "# select comments/Note.2: retryComments", "# comments come",
        "# select basics/CouponRow[new]: pick(coupon: \"new\")",
        "# select basics/CouponRow[member]: pick(coupon: \"member\")",
        "# expand comments/CommentRow[3]: toggle(comment: 3)",
        "# expand comments/CommentRow[3]: toggle(comment: 3)", "# load comments again",
        "# comments fail",
      ])
    #expect(!text.contains("nothing changed\n\n# expand"))
  }
}

/// A store whose sources are named by letters: basics, promotions, comments.
@MainActor
private struct Visit {
  let product: Product
  let shop = ScriptedShop()
  let store: ScreenStore<ProductDetail>

  init(_ product: Product) {
    self.product = product
    store = shop.store()
  }

  var phases: String {
    phase(store.model.basics, "B") + phase(store.model.promotions, "P")
      + phase(store.model.comments, "C")
  }

  private func phase<Value>(_ value: Loadable<Value>, _ name: String) -> String {
    switch value {
    case .idle: " "
    case .loading: "."
    case .loaded: name
    case .failed: "!"
    }
  }

  func answer(_ source: Character, fails: Bool) async {
    let failure = SourceFailure("no \(source)")
    switch source {
    case "B":
      fails ? shop.basics.fail(failure) : shop.basics.resolve(product.basics)
      await store.settled(\.basics)
    case "P":
      fails ? shop.promotions.fail(failure) : shop.promotions.resolve(product.offers)
      await store.settled(\.promotions)
    default:
      fails ? shop.comments.fail(failure) : shop.comments.resolve(product.comments)
      await store.settled(\.comments)
    }
  }

  /// Asks again for what failed, as a person would.
  func retryAll() async {
    for (action, source) in [
      (ProductDetail.Action.retryBasics, "B"), (.retryPromotions, "P"), (.retryComments, "C"),
    ] {
      let row = store.screen.rows.first {
        $0.action(.select, as: ProductDetail.Action.self) == action
      }
      guard let row else { continue }
      try? store.perform(.select, on: row.id)
      await answer(Character(source), fails: false)
    }
  }
}
