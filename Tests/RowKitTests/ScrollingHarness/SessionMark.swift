extension SessionRun {
  /// What random sessions must come upon.
  enum Mark: String, CaseIterable {
    // Inputs.
    case drag, glide, release, settle, tab, row, section, top, offset, content, contentElsewhere
    case header, resize, resizeScreen, update, pagerDrag, pagerRelease, pagerReport, carousel
    // Policies.
    case keep, resetOthers, reset, limited = "collapse limited by content"
    case bouncePage, bounceHeader, bounceNone, snapNone, snapNearest, snapDirection, snapMoved
    // Gestures that hold no more.
    case dragElsewhere, dragOld, dragInPager, glideElsewhere, glideOld, glideInPager
    case releaseElsewhere, releaseOld, releaseInPager, carouselElsewhere, carouselOld
    case carouselInPager
    // The header's list.
    case partRow, partRowPlaced, partAppeared, partDisappeared, partPageToTop
    // Rows that change.
    case toggleSeen, toggleUnseen, toggleToPinLine, toggleAtTop, toggleElsewhere
    case toggleElsewhereCovered = "toggled on a page not shown, and above the pin line then"
    case anchored, anchoredPinned = "anchored below a pinned header", anchorClamped, anchorGone
    case anchoredElsewhere, limitedAnew = "limit changed with the content"
    case updatePages, updateHeader, updateMemory, updateToggled, updateReset
    case ruleAtMax, ruleAtMin, ruleBetween, ruleOffset
    // Clamps.
    case clampHeaderMin, clampHeaderMax, clampPageTop, clampPageEnd, remainingTop, remainingBottom
    case stretchedTop, stretchedBottom, stretchedByHeader, pinned = "a section's header held"
    case rowPlaced, rowAtEnd = "row nearer than the end lets it", rowTooHigh
    // Pages side by side.
    case pagerStart, pagerEnd, pagerOnePage = "fling held to one page", commit, commitBack
    case ignoredReport, reportedPage = "settled on a page that was reported"
    case settledDrag = "settled while the pager is dragged"
    // Carousels.
    case carouselStart, carouselEnd, carouselKept = "a carousel came back where it was"
    case carouselClampedByContent, carouselClampedBySize, carouselDropped
    case carouselOtherEnd = "a carousel reached an end that was another before"
    case partCarousel, partCarouselKept, partCarouselDropped
    case partCarouselClampedByHeader, partCarouselClampedBySize
    // Events.
    case appeared, disappeared, tabChanged, collapsed, expanded, reachedEnd, nothingSeen
  }

  mutating func note(_ mark: Mark, _ isReached: Bool = true) {
    if isReached { counts[mark, default: 0] += 1 }
  }
}
