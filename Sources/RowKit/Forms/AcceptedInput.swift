/// What a control of a form takes as its new value.
enum AcceptedInput {
  case text
  case isOn
  case number(ClosedRange<Int>)
  case option([String])

  /// Whether an input is such a value.
  func takes(_ input: ActionInput?) -> Bool {
    switch (self, input) {
    case (.text, .text), (.isOn, .isOn): true
    case (.number(let range), .number(let number)): range.contains(number)
    case (.option(let names), .option(let name)): names.contains(name)
    default: false
    }
  }
}

extension AcceptedInput: CustomStringConvertible {
  var description: String {
    switch self {
    case .text: "a text"
    case .isOn: "on or off"
    case .number(let range): "a number from \(range.lowerBound) to \(range.upperBound)"
    case .option(let names): "one of the options " + names.joined(separator: ", ")
    }
  }
}

extension Content {
  /// What the first control of a form that fires a trigger takes; nil where there is none.
  func acceptedInput(on trigger: Trigger) -> AcceptedInput? {
    switch self {
    case .textField(let field) where field.trigger == trigger: .text
    case .toggle(let toggle) where toggle.trigger == trigger: .isOn
    case .stepper(let stepper) where stepper.trigger == trigger: .number(stepper.range)
    case .picker(let choice) where choice.trigger == trigger: .option(choice.options.map(\.name))
    case .stack(let stack): Self.acceptedInput(on: trigger, in: stack.elements)
    case .columns(let columns): Self.acceptedInput(on: trigger, in: columns.elements)
    case .carousel(let carousel): Self.acceptedInput(on: trigger, in: carousel.items)
    case .empty, .text, .picture, .divider, .placeholder, .expandableText, .button, .textField,
      .toggle, .stepper, .picker:
      nil
    }
  }

  private static func acceptedInput(on trigger: Trigger, in contents: [Content]) -> AcceptedInput? {
    contents.lazy.compactMap { $0.acceptedInput(on: trigger) }.first
  }
}
