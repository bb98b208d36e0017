/// Every header, row and footer of a screen with its frame, at one width.
///
///     let layout = screen.layout(in: .iPhoneSE)
///     for cell in layout.visibleCells(offset: 100) { … }
///
/// The frames of neighbours meet without gap or overlap, but for the insets and spacing of their
/// section, and their sum does not depend on its order: a layout that was updated, step by step, equals
/// one made afresh.
public struct ScreenLayout: Sendable {
  /// What was laid out.
  public internal(set) var screen: Screen
  /// What it was laid out in.
  public internal(set) var environment: LayoutEnvironment
  /// When the heights of automatic rows are found.
  public let measurement: HeightMeasurement
  /// What the metrics said of fonts on the way, for the fragments that are asked for later.
  var advances: [FontAdvances?]
  var sections: [SectionLayout]
  /// The top of each section, and the bottom of the last.
  var sectionEdges: [Length]

  init(_ screen: Screen, environment: LayoutEnvironment, measurement: HeightMeasurement) {
    self.screen = screen
    self.environment = environment
    self.measurement = measurement
    advances = []
    sections = []
    sectionEdges = []
    let pass = self.pass
    sections = screen.sections.map { SectionLayout($0, in: pass) { _, _ in nil } }
    finish(pass)
  }

  /// What more rows of this layout are measured with.
  var pass: LayoutPass {
    LayoutPass(
      environment: environment, measurement: measurement,
      rulers: FontRulers(environment.fontMetrics, environment.textSize, made: advances))
  }

  /// Keeps what the metrics said in a pass, and puts the sections below each other.
  mutating func finish(_ pass: LayoutPass) {
    advances = pass.rulers.made
    var edges = [Length.zero]
    edges.reserveCapacity(sections.count + 1)
    for section in sections { edges.append(edges[edges.count - 1] + section.height) }
    sectionEdges = edges
  }

  /// The height of everything, in points; while rows are estimated, an estimate too.
  public var contentHeight: Length { sectionEdges[sections.count] }
}

extension ScreenLayout: Equatable {
  /// Whether both show the same screen with the same frames, in the same environment, and have measured
  /// the same rows.
  public static func == (left: ScreenLayout, right: ScreenLayout) -> Bool {
    left.screen == right.screen && left.environment == right.environment
      && left.measurement == right.measurement && left.sections == right.sections
  }
}

extension Screen {
  /// Finds the frame of every header, row and footer.
  ///
  /// - Parameters:
  ///   - environment: What it is laid out in.
  ///   - measurement: When the heights of automatic rows are found; at once, unless told otherwise.
  /// - Complexity: O(n) in the rows, and in the text of those that are measured.
  public func layout(
    in environment: LayoutEnvironment, measurement: HeightMeasurement = .exact
  ) -> ScreenLayout {
    ScreenLayout(self, environment: environment, measurement: measurement)
  }
}
