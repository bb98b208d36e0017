extension Content {
  /// What assistive technology says of this content; empty where there is nothing to say.
  ///
  /// These are its texts, labels and titles in reading order, with `, ` between them.
  ///
  /// - Complexity: O(n) in the characters it holds.
  public var accessibilityLabel: String {
    var parts: [String] = []
    collectSpoken(into: &parts)
    return parts.joined(separator: ", ")
  }

  private func collectSpoken(into parts: inout [String]) {
    switch self {
    case .empty, .divider, .placeholder: break
    case .text(let text): parts.append(spoken: text.string)
    case .expandableText(let text): parts.append(spoken: text.string)
    case .picture(let picture): parts.append(spoken: picture.label ?? "")
    case .button(let control): parts.append(spoken: control.title)
    case .textField(let field):
      parts.append(spoken: field.label.isEmpty ? field.placeholder : field.label)
      parts.append(spoken: field.text)
    case .toggle(let toggle):
      parts.append(spoken: toggle.title)
      parts.append(toggle.isOn ? "on" : "off")
    case .stepper(let stepper):
      parts.append(spoken: stepper.title)
      parts.append("\(stepper.value)")
    case .picker(let choice):
      for option in choice.options {
        parts.append(spoken: option.title)
        if option.name == choice.selection { parts.append("chosen") }
      }
    case .stack(let stack): for element in stack.elements { element.collectSpoken(into: &parts) }
    case .columns(let columns):
      for element in columns.elements { element.collectSpoken(into: &parts) }
    case .carousel(let carousel): for item in carousel.items { item.collectSpoken(into: &parts) }
    }
  }
}

extension [String] {
  fileprivate mutating func append(spoken text: String) {
    if !text.isEmpty { append(text) }
  }
}
