package import RowKit

/// Something that a script does to the screen.
package enum ScriptStep: Equatable, Sendable {
  case drag(Length)
  case fling(Double)
  case settle
  case tab(Int)
  case toggle
  case carousel(Length)
  case resize(ScreenSize)
}

extension [ScriptStep] {
  /// What is shown without a script: movement passes between the header and the page, and nothing jumps.
  package static let usual: [ScriptStep] = [
    .drag(60), .drag(80), .carousel(50), .drag(265), .toggle, .tab(1), .drag(-40), .tab(0),
    .fling(1000),
    .drag(40), .settle, .resize(ScreenSize(width: 414, height: 736)),
  ]
}
