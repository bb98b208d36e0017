@testable import RowKit

/// The pages side by side, as the design has them.
struct PagerModel {
  enum Mode: Equatable {
    case idle
    case dragged(from: Int)
    case settling(to: Int)
    /// A host moves the pages, and says where they are.
    case reported
    case tapped
  }

  let count: Int
  private(set) var width: Length
  private(set) var page = 0
  private(set) var x = Length.zero
  private(set) var mode = Mode.idle

  init(count: Int, width: Length) {
    (self.count, self.width) = (count, width)
  }

  var isDragged: Bool { if case .dragged = mode { true } else { false } }

  /// The page of which most is seen at a place.
  func index(at x: Length) -> Int {
    (0..<count).last { width * $0 - width / 2 <= x } ?? 0
  }

  private mutating func move(to x: Length) -> Length {
    let old = self.x
    self.x = min(max(.zero, x), width * (count - 1))
    return self.x - old
  }

  private mutating func rest(on page: Int, _ mode: Mode) {
    (self.page, x, self.mode) = (page, width * page, mode)
  }

  /// A finger moves the pages; how far they go.
  mutating func drag(by distance: Length) -> Length {
    if !isDragged { mode = .dragged(from: page) }
    return move(to: x + distance)
  }

  /// The finger lets go; whether the pages would go further than to the next one.
  mutating func release(distance: Length) -> Bool {
    guard case .dragged(let start) = mode else { return false }
    let far = index(at: x + distance)
    mode = .settling(to: min(max(start - 1, far), start + 1))
    return abs(far - start) > 1
  }

  /// A host says where the pages are; how far they go.
  mutating func report(_ x: Length) -> Length {
    if mode == .tapped {
      if x == self.x { mode = .idle }
      return .zero
    }
    let moved = move(to: x)
    if mode == .idle, moved != .zero { mode = .reported }
    return moved
  }

  mutating func tab(_ page: Int) {
    if page != self.page || mode != .idle { rest(on: page, .tapped) }
  }

  /// Everything comes to rest; a finger that was not released lets go without momentum.
  mutating func settle() {
    _ = release(distance: .zero)
    switch mode {
    case .settling(let page): rest(on: page, .idle)
    case .reported: rest(on: index(at: x), .idle)
    case .idle, .dragged, .tapped: mode = .idle
    }
  }

  mutating func resize(to width: Length) {
    self.width = width
    rest(on: page, .idle)
  }
}
