@testable import RowKit

/// What random sessions came upon, and how often.
struct ScrollReach {
  /// Something that they must come upon.
  enum Mark: String, CaseIterable {
    case drag, staleDrag, oldDrag, glide, release, settle, tab, sameTab
    case pagerDrag, pagerRelease, pagerReport, ignoredReport, commitReported, commitDragged
    case scroll, scrollElsewhere, top, topElsewhere
    case content, contentElsewhere, rule, resize
    case pinned = "rule min = max", hidden = "rule min = 0", revealMin = "rule reveal = min < max"
    case revealMax = "rule min < reveal = max", revealBetween = "rule min < reveal < max"
    case keep, resetOthers, othersReset = "others reset", limited = "collapse limited by content"
    case limitedAnew = "limit changed with the content"
    case bouncePage, bounceHeader, bounceNone
    case snapNone, snapNearest, snapDirection, snapDirectionless, snapMoved, snapTie
    case clampHeaderMin, clampHeaderMax, clampPageTop, clampPageEnd, overTop, overBottom
    case overTakenBack, remainingTop, remainingBottom, dragInPager =
      "drag while the pager is dragged"
    case headerTwice = "header, page, header in one drag"
    case overSplit = "content took a stretch away", overKept = "content kept a stretch"
    case pagerStart, pagerEnd, pagerOnePage = "fling held to one page", commit, commitBack
    case scrollMissing = "scrolled as far as there is, header collapsed for the rest"
    case scrollHidden = "header collapsed to show a row"
    case ruleAtMax, ruleAtMin, ruleBetween, ruleOffset, resizeDragged
    case roundTripMin, roundTripMax, split
  }

  private(set) var counts: [Mark: Int] = [:]

  mutating func note(_ mark: Mark, _ isReached: Bool = true) {
    if isReached { counts[mark, default: 0] += 1 }
  }

  var missing: [Mark] { Mark.allCases.filter { counts[$0] == nil } }

  /// Each mark with its count.
  var lines: [String] {
    Mark.allCases.map { "\($0.rawValue): \(counts[$0] ?? 0)" }
  }
}
