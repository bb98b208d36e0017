/// What is said of a row from outside: its actions, and a label that overrides its content's.
///
/// Most rows have none, and then cost one word.
@usableFromInline
final class RowTraits: Sendable {
  let label: String?
  let actions: [TriggeredAction]

  init(label: String? = nil, actions: [TriggeredAction] = []) {
    self.label = label
    self.actions = actions
  }

  /// These traits, with what they leave open taken from others.
  func completed(by outer: RowTraits) -> RowTraits {
    let missing = outer.actions.filter { candidate in
      !actions.contains { $0.trigger == candidate.trigger }
    }
    return RowTraits(label: label ?? outer.label, actions: actions + missing)
  }
}

extension RowTraits: Equatable {
  /// Whether labels are equal, and the same triggers lead to equal actions, in any order.
  @usableFromInline
  static func == (left: RowTraits, right: RowTraits) -> Bool {
    left === right || left.label == right.label && haveEqualActions(left, right)
  }

  static func haveEqualActions(_ left: RowTraits?, _ right: RowTraits?) -> Bool {
    if left === right { return true }
    let (left, right) = (left?.actions ?? [], right?.actions ?? [])
    return left.count == right.count && left.allSatisfy(right.contains)
  }
}

/// A trigger and the action it leads to.
struct TriggeredAction: Equatable, Sendable {
  let trigger: Trigger
  let action: any ActionBox

  static func == (left: TriggeredAction, right: TriggeredAction) -> Bool {
    left.trigger == right.trigger && left.action.isEqual(to: right.action)
  }
}

/// An action of any type.
protocol ActionBox: AnyObject, Sendable {
  func isEqual(to other: any ActionBox) -> Bool
  /// What the action prints.
  var text: String { get }
}

final class TypedActionBox<Action: Equatable & Sendable>: ActionBox {
  let action: Action

  init(_ action: Action) { self.action = action }

  var text: String { String(describing: action) }

  func isEqual(to other: any ActionBox) -> Bool {
    if other === self { return true }
    guard type(of: other) == TypedActionBox<Action>.self else { return false }
    return unsafeDowncast(other, to: TypedActionBox<Action>.self).action == action
  }
}
