/// Something that is on or off, with its title before it; which of the two is the model's.
///
///     Toggle("Invoice", isOn: wantsInvoice)
///
/// It fires ``Trigger/valueChanged`` with the new ``ActionInput/isOn(_:)``. The title has all the width but
/// the switch's and breaks into lines there; as high as the higher of the two.
public struct Toggle: ContentElement {
  /// What it says.
  public var title: String
  /// Whether it is on.
  public var isOn: Bool
  /// What it fires.
  public var trigger: Trigger

  /// How large the switch itself is, in points: as UIKit's.
  public static let size = LayoutSize(width: 51, height: 31)

  /// Creates a switch.
  public init(_ title: String, isOn: Bool, trigger: Trigger = .valueChanged) {
    self.title = title
    self.isOn = isOn
    self.trigger = trigger
  }

  /// This switch as content.
  public var content: Content { .toggle(self) }
}
