/// How a row's height is found.
///
/// Whatever the rule gives, a row is at least 0 and at most ``Length/greatest`` high.
public struct RowHeight: Hashable, Sendable {
  package enum Rule: Hashable, Sendable {
    case fixed(Length)
    case automatic(atLeast: Length, atMost: Length)
    case aspect(width: Length, height: Length)
    case viewport(Int, of: Int)
  }

  package let rule: Rule

  /// Always this many points.
  public static func fixed(_ height: Length) -> RowHeight {
    RowHeight(rule: .fixed(height))
  }

  /// As high as the content and the row's insets.
  public static let automatic = automatic()

  /// As high as the content and the row's insets, within bounds.
  ///
  /// Where the bounds contradict each other, the lower one holds.
  public static func automatic(
    atLeast lower: Length = .zero, atMost upper: Length = .greatest
  ) -> RowHeight {
    RowHeight(rule: .automatic(atLeast: lower, atMost: upper))
  }

  /// In proportion to the row's width: `.aspect(width: 320, height: 120)` is `120·W/320` high.
  ///
  /// Rounded to 1/240 point, halves away from zero; a `width` of zero or less gives no height.
  public static func aspect(width: Length, height: Length) -> RowHeight {
    RowHeight(rule: .aspect(width: width, height: height))
  }

  /// A part of the viewport's height: `.viewport(1, of: 2)` is half of it.
  ///
  /// Rounded to 1/240 point, halves away from zero; a whole of zero or less gives no height.
  public static func viewport(_ part: Int, of whole: Int) -> RowHeight {
    RowHeight(rule: .viewport(part, of: whole))
  }
}
