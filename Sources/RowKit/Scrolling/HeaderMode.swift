/// How a header moves, by the names that such headers go by.
///
/// | mode | collapsed | comes back before the page moves | in the end |
/// | --- | --- | --- | --- |
/// | ``pinned`` | whole | | whole |
/// | ``scroll`` | gone | not at all | whole |
/// | ``exitUntilCollapsed(min:)`` | to `min` | not at all | whole |
/// | ``enterAlways`` | gone | whole | whole |
/// | ``enterAlwaysCollapsed(reveal:)`` | gone | to `reveal` | whole |
/// | ``enterAlwaysAndExitUntilCollapsed(min:)`` | to `min` | whole | whole |
public struct HeaderMode: Hashable, Sendable {
  private enum Height: Hashable, Sendable {
    case points(Length)
    case pinnedParts
    case whole
  }

  private let min: Height
  private let reveal: Height

  /// It never moves.
  public static let pinned = HeaderMode(min: .whole, reveal: .whole)

  /// It scrolls with the page, and comes back when the page is at its top.
  public static let scroll = HeaderMode(min: .points(.zero), reveal: .points(.zero))

  /// It shrinks to `min` points and grows when the page is at its top.
  ///
  /// Without `min`, to the height of its pinned parts: a main list that hovers at the top of what is
  /// pinned below it.
  public static func exitUntilCollapsed(min: Length? = nil) -> HeaderMode {
    let height = min.map(Height.points) ?? .pinnedParts
    return HeaderMode(min: height, reveal: height)
  }

  /// It leaves with the page, and comes back whole as soon as the content moves down.
  public static let enterAlways = HeaderMode(min: .points(.zero), reveal: .whole)

  /// It leaves with the page; `reveal` points of it come back as soon as the content moves down, the rest when
  /// the page is at its top.
  public static func enterAlwaysCollapsed(reveal: Length) -> HeaderMode {
    HeaderMode(min: .points(.zero), reveal: .points(reveal))
  }

  /// It shrinks to `min` points, or to the height of its pinned parts, and comes back whole as soon as the
  /// content moves down.
  public static func enterAlwaysAndExitUntilCollapsed(min: Length? = nil) -> HeaderMode {
    HeaderMode(min: min.map(Height.points) ?? .pinnedParts, reveal: .whole)
  }

  /// It shrinks to `min` points, and `reveal` points of it come back as soon as the content moves down.
  public static func custom(min: Length, reveal: Length) -> HeaderMode {
    HeaderMode(min: .points(min), reveal: .points(reveal))
  }

  /// The heights of a header, in points.
  func heights(pinnedParts: Length, whole: Length) -> (min: Length, reveal: Length) {
    func points(_ height: Height) -> Length {
      switch height {
      case .points(let points): points
      case .pinnedParts: pinnedParts
      case .whole: whole
      }
    }
    return (points(min), points(reveal))
  }
}

extension HeaderMode: CustomStringConvertible {
  /// The heights between which the header moves: `min 59, reveal whole`.
  public var description: String {
    func text(_ height: Height) -> String {
      switch height {
      case .points(let points): "\(points)"
      case .pinnedParts: "pinned parts"
      case .whole: "whole"
      }
    }
    return "min \(text(min)), reveal \(text(reveal))"
  }
}
