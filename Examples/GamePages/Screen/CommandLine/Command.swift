internal import RowKit
internal import RowKitRender

/// What the executable does, apart from where its text goes.
package struct Command {
  private var model: GamePages
  private var session: ScrollSession
  private let renderer = ScrollRenderer(showsEvents: true)

  package init(_ game: Game) throws {
    model = GamePages(game)
    session = try ScrollSession(model.screen, in: try model.size.environment)
  }

  /// Takes the steps of a script, and prints each with what is seen then.
  package mutating func run(_ script: [ScriptStep], print: (String) throws -> Void) throws {
    try print("# start\n" + renderer.render(session))
    for step in script {
      let traces = try take(step).map { "# " + renderer.trace([$0]) }
      try print("\n" + traces.joined() + renderer.render(session))
    }
  }

  private mutating func take(_ step: ScriptStep) throws -> [ScrollStep] {
    switch step {
    case .drag(let distance): return [try session.drag(by: distance)]
    case .fling(let velocity): return [try session.release(velocity: velocity)]
    case .settle: return [try session.settle()]
    case .tab(let page): return [try session.tab(session.screen.pages[page].id)]
    case .carousel(let distance):
      guard let row = row(in: "pictures") else { return [] }
      return [try session.dragCarousel(row, by: distance, on: "introduction")]
    case .toggle:
      model.isSummaryExpanded.toggle()
      return try session.update(to: model.screen, toggled: row(in: "summary"))
    case .resize(let size):
      model.size = size
      return [try session.resize(to: size.environment, screen: model.screen)]
    }
  }

  /// The first row of a section of the introduction.
  private func row(in section: String) -> RowID? {
    model.screen.pages[0].screen[section: section]?.rows.first?.id
  }
}
