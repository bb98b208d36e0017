import RowKit
import RowKitTestSupport
import Testing

@testable import ProductDetailScreen

/// The screen while its three sources respond in any order.
@MainActor
@Suite struct LiveTests {
  /// The order in which basics, promotions, and comments respond; which of them succeed (`+`) and fail
  /// (`-`); and the phases of all three after each response: loading (`.`), loaded (a letter), or failed
  /// (`!`).
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

  @Test func `Sources that respond in any order, and fail or not, lead to these phases`()
    async throws
  {
    let product = try Product.bundled
    var final: [String: Screen] = [:]
    for line in Self.phases.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      let session = Session(product)
      session.store.refresh()
      #expect(session.phases == "...")
      var found: [String] = []
      for (source, outcome) in zip(words[0], words[1]) {
        await session.respond(source, fails: outcome == "-")
        found.append(session.phases)
      }
      #expect(found == Array(words[2...]), "\(line)")
      let screen = session.store.screen
      #expect(
        final[found[2], default: screen] == screen, "\(line): the screen depends on the order")
      final[found[2]] = screen
      await session.retryAll()
      #expect(
        session.phases == "BPC" && session.store.screen == ProductDetail(product).screen, "\(line)")
    }
    #expect(final.count == 8 && final["BPC"] == ProductDetail(product).screen)
  }

  @Test func `A source that failed has a row, and selecting it reloads only that source`()
    async throws
  {
    let session = Session(try Product.bundled)
    session.store.refresh()
    for source in "BPC" { await session.respond(source, fails: true) }
    let notes = session.store.screen.rows.filter {
      $0.action(.select, as: ProductDetail.Action.self) != nil
    }
    #expect(notes.map(\.accessibilityLabel) == ["no B", "no P", "no C"])
    let expected = [".!!", "..!", "..."]
    var found: [String] = []
    for note in notes {
      try session.store.perform(.select, on: note.id)
      found.append(session.phases)
    }
    #expect(found == expected)
  }

  @Test func `A coupon changes only the price row and its own row`() async throws {
    let product = try Product.bundled
    let session = Session(product)
    session.store.refresh()
    for source in "PCB" { await session.respond(source, fails: false) }
    let trace = UpdateTrace(of: session.store)
    for coupon in product.coupons.prefix(2) {
      let row = try #require(session.store.screen[section: "basics"]?[key: coupon.id])
      try session.store.perform(.select, on: row.id)
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
  func `Expanding a comment changes only that comment, which stays expanded while comments reload`()
    async throws
  {
    let session = Session(try Product.bundled)
    session.store.refresh()
    for source in "BPC" { await session.respond(source, fails: false) }
    let row = try #require(session.store.screen[section: "comments"]?[key: 3])
    let trace = UpdateTrace(of: session.store)
    try session.store.perform(.expand, on: row.id)
    session.store.load(\.comments)
    await session.respond("C", fails: false)
    let expanded = session.store.screen[row.id]?.as(CommentRow.self)?.isExpanded
    #expect(expanded == true && trace.differences.count == 1)
    #expect(trace.differences.first?.rows.updates.count == 1)
  }

  @Test func `The scripted session is printed step by step`() async throws {
    let text = try await Command(Options(isLive: true)).runScript()
    let steps = text.split(separator: "\n").filter { $0.hasPrefix("#") }
    #expect(
      steps == [
        "# load", "# promotions arrive", "# comments fail", "# basics arrive",
        "# select comments/Note.2: retryComments", "# comments arrive",
        "# select basics/CouponRow[new]: pick(coupon: \"new\")",
        "# select basics/CouponRow[member]: pick(coupon: \"member\")",
        "# expand comments/CommentRow[3]: expandOrCollapse(comment: 3)",
        "# expand comments/CommentRow[3]: expandOrCollapse(comment: 3)", "# load comments again",
        "# comments fail",
      ])
    #expect(!text.contains("nothing changed\n\n# expand"))
  }
}

/// A store whose sources are identified by letters: basics (B), promotions (P), and comments (C).
@MainActor
private struct Session {
  let product: Product
  let shop = ScriptedShop()
  let store: ScreenStore<ProductDetail>

  init(_ product: Product) {
    self.product = product
    store = shop.makeStore()
  }

  var phases: String {
    phase(of: store.model.basics, letter: "B")
      + phase(of: store.model.promotions, letter: "P")
      + phase(of: store.model.comments, letter: "C")
  }

  private func phase<Value>(of value: Loadable<Value>, letter: String) -> String {
    switch value {
    case .idle: " "
    case .loading: "."
    case .loaded: letter
    case .failed: "!"
    }
  }

  func respond(_ source: Character, fails: Bool) async {
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

  /// Selects the retry rows of all sources that failed.
  func retryAll() async {
    for (action, source) in [
      (ProductDetail.Action.retryBasics, "B"), (.retryPromotions, "P"), (.retryComments, "C"),
    ] {
      let row = store.screen.rows.first {
        $0.action(.select, as: ProductDetail.Action.self) == action
      }
      guard let row else { continue }
      try? store.perform(.select, on: row.id)
      await respond(Character(source), fails: false)
    }
  }
}
