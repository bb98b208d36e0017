/// A number that goes up and down by one step, with its title before it; the number is the model's.
///
///     Stepper("Quantity", value: quantity, in: 1...9)
///
/// It fires ``Trigger/valueChanged`` with the new ``ActionInput/number(_:)``, which is in the range. The title and
/// the number have all the width but the stepper's; as high as the higher of the two.
///
/// A file that imports SwiftUI too writes `import struct RowKit.Stepper`.
public struct Stepper: ContentElement {
  /// What it says.
  public var title: String
  /// The number; one outside the range is shown as it is, and a touch brings it into the range.
  public var value: Int
  /// From what to what it goes.
  public var range: ClosedRange<Int>
  /// How far one touch goes; a step below 1 counts as 1.
  public var step: Int
  /// What it fires.
  public var trigger: Trigger

  /// How large the two buttons together are, in points: as UIKit's.
  public static let size = LayoutSize(width: 94, height: 32)

  /// Creates a stepper.
  public init(
    _ title: String, value: Int, in range: ClosedRange<Int>, step: Int = 1,
    trigger: Trigger = .valueChanged
  ) {
    self.title = title
    self.value = value
    self.range = range
    self.step = step
    self.trigger = trigger
  }

  /// The number after a touch of the button that goes up; nil where it can go no further.
  public var incremented: Int? { reached(by: 1) }

  /// The number after a touch of the button that goes down; nil where it can go no further.
  public var decremented: Int? { reached(by: -1) }

  private func reached(by sign: Int) -> Int? {
    let (next, overflows) = value.addingReportingOverflow(sign * max(1, step))
    let reached = sign > 0 ? max(next, range.lowerBound) : min(next, range.upperBound)
    return !overflows && range.contains(reached) ? reached : nil
  }

  /// This stepper as content.
  public var content: Content { .stepper(self) }
}
