@testable import RowKit

// Another value of the whole screen.

extension SessionRun {
  /// An update is the content of its pages one by one, then its header, and then where inactive pages are.
  mutating func updateFault(_ update: SessionPlan.Update) -> String? {
    var whole = session
    let toggled = toggled(update)
    let screen = screen(update)
    guard let taken = try? whole.update(to: screen, toggled: toggled) else {
      return "it is refused"
    }
    note(.update)
    note(.updateMemory, screen.inactivePageOffset != session.screen.inactivePageOffset)
    for (old, new) in zip(session.screen.pages, screen.pages) where old.screen != new.screen {
      let toggled = toggled.flatMap { old.screen[$0] == nil ? nil : $0 }
      note(.updatePages)
      note(.updateToggled, toggled != nil)
      if let fault = fault(taking: .content(new.screen, of: new.id, toggled: toggled)) {
        return fault
      }
    }
    header = update.header ?? header
    if session.screen.header != screen.header {
      note(.updateHeader)
      if let fault = fault(taking: .header(screen.header)) { return fault }
    }
    var expected = session.state
    if screen.inactivePageOffset == .reset, expected.headerHeight > session.rule.reveal {
      for page in expected.pages.indices where page != expected.active {
        note(.updateReset, expected.pages[page].offset > .zero)
        expected.pages[page].offset = .zero
      }
    }
    if whole.state != expected { return "an update leads to \(whole.state), not \(expected)" }
    if whole.screen != screen { return "an update keeps something of the screen before" }
    if taken.map(\.description) != steps.map(\.description)
      || taken.map(\.events) != steps.map(\.events)
    {
      return "an update says \(taken), not \(steps)"
    }
    session = whole
    return standingFault
  }
}
