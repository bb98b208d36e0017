/// What is said of a row from outside: its actions, and a label that overrides its content's.
///
/// A chain with a link for each, the outermost first. What is said closest to the row counts, so the
/// links behind win. A row of which nothing is said has no links; one with an action costs one object.
@usableFromInline
struct RowTraits: Sendable {
  @usableFromInline let outermost: (any RowTrait)?

  @usableFromInline static var none: RowTraits { RowTraits(nil) }

  @usableFromInline
  init(_ outermost: (any RowTrait)?) { self.outermost = outermost }

  /// All links, the innermost first.
  private var links: [any RowTrait] {
    var links: [any RowTrait] = []
    var next = outermost
    while let link = next {
      links.append(link)
      next = link.inner
    }
    return links.reversed()
  }

  /// The label that counts.
  var label: String? {
    outermost == nil ? nil : links.lazy.compactMap { ($0 as? LabelTrait)?.label }.first
  }

  /// The actions that count, in the order they were given from the row outwards.
  var actions: [any ActionTrait] {
    guard outermost != nil else { return [] }
    return links.reduce(into: []) { actions, link in
      guard let action = link as? any ActionTrait,
        !actions.contains(where: { $0.trigger == action.trigger })
      else { return }
      actions.append(action)
    }
  }

  /// Whether the same triggers lead to equal actions, in any order.
  func haveActions(equalTo other: RowTraits) -> Bool {
    if outermost === other.outermost { return true }
    let (left, right) = (actions, other.actions)
    return left.count == right.count
      && left.allSatisfy { action in right.contains { action.isEqual(to: $0) } }
  }
}

/// A link in the chain of what is said of a row.
@usableFromInline
protocol RowTrait: AnyObject, Sendable {
  /// What was said before, closer to the row.
  var inner: (any RowTrait)? { get }
}

/// A label in place of the content's.
final class LabelTrait: RowTrait {
  let label: String
  let inner: (any RowTrait)?

  init(_ label: String, inner: RowTraits) {
    self.label = label
    self.inner = inner.outermost
  }
}

/// A trigger and the action it leads to.
protocol ActionTrait: RowTrait {
  var trigger: Trigger { get }
  /// What the action prints.
  var text: String { get }
  func isEqual(to other: any ActionTrait) -> Bool
}

final class TypedActionTrait<Action: Equatable & Sendable>: ActionTrait {
  let trigger: Trigger
  let action: Action
  let inner: (any RowTrait)?

  init(_ trigger: Trigger, _ action: Action, inner: RowTraits) {
    self.trigger = trigger
    self.action = action
    self.inner = inner.outermost
  }

  var text: String { stableText(of: action) }

  func isEqual(to other: any ActionTrait) -> Bool {
    if other === self { return true }
    guard let other = other as? TypedActionTrait<Action> else { return false }
    return other.trigger == trigger && other.action == action
  }
}
