package import RowKit

/// The size of a whole screen, of which bars take a part.
package struct ScreenSize: Equatable, Sendable {
  package var width: Length
  package var height: Length

  package init(width: Length, height: Length) {
    self.width = width
    self.height = height
  }

  /// The screen that the design was made for.
  package static let design = ScreenSize(width: 360, height: 720)

  /// What the bars take of the height.
  package static let bars: Length = 64

  /// The viewport below the bars.
  ///
  /// - Throws: `LayoutError` for a size that nothing can be laid out in.
  package var environment: LayoutEnvironment {
    get throws(LayoutError) {
      try LayoutEnvironment(width: width, viewportHeight: height - Self.bars)
    }
  }
}
