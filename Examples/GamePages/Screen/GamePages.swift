package import RowKit

/// The pages of a game below one header: its introduction and its guides.
package struct GamePages: Sendable {
  package var game: Game
  /// Parts of the screen are fractions of its size.
  package var size: ScreenSize
  /// Whether all of the summary is shown.
  package var isSummaryExpanded = false

  package init(_ game: Game, size: ScreenSize = .design) {
    self.game = game
    self.size = size
  }

  package var screen: PagedScreen {
    PagedScreen("GamePages", header: header) {
      Page("introduction", title: "介绍") {
        Section("pictures") { Images(names: game.images, screen: size) }
        Section("summary") { Summary(text: game.summary, isExpanded: isSummaryExpanded) }
          .header(SectionTitle(text: "内容摘要"))
        Section("related") { ForEach(game.related) { RelatedGame(name: $0.name) } }
          .header(SectionTitle(text: "游戏相关"))
      }
      Page("guides", title: "攻略") {
        Section("guides") { ForEach(game.guides) { GuideRow(title: $0.title) } }
      }
    }
  }

  /// A picture of a sixth of the screen's height, all but 15 of which scrolls away, above the segments.
  private var header: ScrollHeader {
    ScrollHeader(.exitUntilCollapsed(min: 15 + 44)) {
      HeaderPart("hero", height: size.height / 6)
      HeaderPart.tabs("segment", height: 44).pinned()
    }
  }
}
