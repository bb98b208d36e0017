/// Places content in a width: finds its height and, where asked to, its fragments and what does not
/// fit.
///
/// One walk does all three, so that the height of a row and the lines that are drawn in it agree.
struct ContentPlacer {
  /// Something that did not fit.
  struct Finding: Hashable, Sendable {
    let kind: LayoutIssue.Kind
    /// The text, the title, or the picture's name.
    let subject: String?
  }

  /// A text or a picture's name, and where it ends.
  struct Named {
    let name: String
    let bottom: Length
  }

  /// What the walk keeps besides the height.
  struct Kept {
    var fragments: [Fragment] = []
    /// What does not fit; nil where nobody asks, since it takes measuring more.
    var findings: [Finding]?
    var named: [Named] = []
  }

  let rulers: FontRulers
  let environment: LayoutEnvironment
  var pixel: Length { environment.pixel }
  /// Where a carousel runs edge to edge; nil inside columns and other carousels.
  var bleed: (x: Length, width: Length)?
  /// The width around the outermost columns or carousel; nil outside of them.
  var widthAround: Length?
  var kept: Kept?
  /// Whether all has had room so far: nothing too wide, no word broken, no text cut without being told
  /// to.
  var fits = true
  /// Whether only that is asked, and no height counts.
  var isTrial = false
  /// Whether columns were stacked in a trial, which the real ones need not be.
  var hasGuessedHeight = false

  /// Creates a placer for the content of one row, whose edges are 0 and `rowWidth`.
  init(
    rulers: FontRulers, environment: LayoutEnvironment, rowWidth: Length, keeping kept: Kept? = nil
  ) {
    self.rulers = rulers
    self.environment = environment
    bleed = (.zero, rowWidth)
    self.kept = kept
  }

  /// Places content with its leading top corner at a point; the result is its height.
  mutating func place(_ content: Content, x: Length, y: Length, width: Length) -> Length {
    switch content {
    case .empty:
      return .zero
    case .text(let text):
      return place(text, x: x, y: y, width: width)
    case .expandableText(let text):
      return place(text, x: x, y: y, width: width)
    case .button(let control):
      return place(control, x: x, y: y, width: width)
    case .textField(let field):
      return place(field, x: x, y: y, width: width)
    case .toggle(let toggle):
      return place(toggle, x: x, y: y, width: width)
    case .stepper(let stepper):
      return place(stepper, x: x, y: y, width: width)
    case .picker(let choice):
      return place(choice, x: x, y: y, width: width)
    case .picture(let picture):
      return place(picture, x: x, y: y, width: width)
    case .divider:
      keep(.divider, LayoutRect(x: x, y: y, width: width, height: pixel))
      return pixel
    case .placeholder(let placeholder):
      return place(placeholder, x: x, y: y, width: width)
    case .stack(let stack):
      return place(stack, x: x, y: y, width: width)
    case .columns(let columns):
      return place(columns, x: x, y: y, width: width)
    case .carousel(let carousel):
      let (x, width) = bleed ?? (x, width)
      return place(carousel, x: x, y: y, width: width)
    }
  }

  mutating func keep(_ kind: @autoclosure () -> Fragment.Kind, _ frame: LayoutRect) {
    kept?.fragments.append(Fragment(kind: kind(), frame: frame))
  }

  /// Notes something that has no room.
  mutating func keepFinding(_ kind: LayoutIssue.Kind, _ subject: String? = nil) {
    fits = false
    kept?.findings?.append(Finding(kind: kind, subject: subject))
  }
}

// MARK: - Pictures and groups

extension ContentPlacer {
  private mutating func place(_ picture: Picture, x: Length, y: Length, width: Length) -> Length {
    let size =
      switch picture.extent {
      case .aspect(let aspectWidth, let aspectHeight):
        LayoutSize(
          width: width,
          height: aspectWidth > .zero
            ? max(.zero, width.scaled(by: aspectHeight, over: aspectWidth)) : .zero)
      case .fixed(let size):
        LayoutSize(
          width: min(max(.zero, size.width), .greatest),
          height: min(max(.zero, size.height), .greatest))
      }
    if size.width > width {
      keepFinding(.pictureTooWide(needs: size.width, has: width), picture.name)
    }
    keep(.picture(picture.name), LayoutRect(x: x, y: y, width: size.width, height: size.height))
    kept?.named.append(Named(name: picture.name, bottom: y + size.height))
    return size.height
  }

  mutating func place(_ stack: Stack, x: Length, y: Length, width: Length) -> Length {
    var bottom = y
    for (index, element) in stack.elements.enumerated() {
      if index > 0 { bottom = bottom + max(.zero, stack.spacing.bounded) }
      bottom = bottom + place(element, x: x, y: bottom, width: width)
    }
    return bottom - y
  }
}
