/// What is said of a row from outside: its actions, its message, a label that overrides its content's.
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
  var label: String? { innermost(LabelTrait.self) }

  /// The message that counts.
  var message: RowMessage? { innermost(MessageTrait.self) }

  /// The number of columns that counts; 1 where none was given.
  var span: Int { innermost(SpanTrait.self) ?? 1 }

  /// What the links of a kind say closest to the row.
  ///
  /// Asked of every row that is laid out: it makes no array of the links, and no cast.
  @inline(__always)
  private func innermost<Value>(_ kind: ValueTrait<Value>.Type) -> Value? {
    var innermost: Value?
    var next = outermost
    while let link = next {
      if type(of: link as AnyObject) == kind {
        innermost = unsafeDowncast(link, to: kind).value
      }
      next = link.inner
    }
    return innermost
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

  /// Whether the same was said in the same order, as it nearly always is of rows that stay.
  func areSaidLike(_ other: RowTraits) -> Bool {
    var (left, right) = (outermost, other.outermost)
    while left !== right {
      guard let leftLink = left, let rightLink = right, leftLink.isEqual(to: rightLink) else {
        return false
      }
      (left, right) = (leftLink.inner, rightLink.inner)
    }
    return true
  }

  /// Whether the same triggers lead to equal actions, in any order.
  func haveActions(equalTo other: RowTraits) -> Bool {
    if areSaidLike(other) { return true }
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
  /// Whether another link says the same.
  func isEqual(to other: any RowTrait) -> Bool
}

/// A label in place of the content's.
typealias LabelTrait = ValueTrait<String>

/// Why what the row holds is not acceptable.
typealias MessageTrait = ValueTrait<RowMessage>

/// How many columns of a grid are taken, at least one.
typealias SpanTrait = ValueTrait<Int>

/// Something that is said of a row once, known by the type of its value.
final class ValueTrait<Value: Equatable & Sendable>: RowTrait {
  let value: Value
  let inner: (any RowTrait)?

  init(_ value: Value, inner: RowTraits) {
    self.value = value
    self.inner = inner.outermost
  }

  func isEqual(to other: any RowTrait) -> Bool {
    type(of: other as AnyObject) == type(of: self as AnyObject)
      && unsafeDowncast(other, to: ValueTrait<Value>.self).value == value
  }
}

/// A trigger and the action it leads to.
protocol ActionTrait: RowTrait {
  var trigger: Trigger { get }
  /// What the action prints.
  var text: String { get }
  /// What it is of.
  var actionType: Any.Type { get }
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

  var text: String { deterministicDescription(of: action) }
  var actionType: Any.Type { Action.self }

  func isEqual(to other: any RowTrait) -> Bool {
    guard type(of: other as AnyObject) == type(of: self as AnyObject) else { return false }
    let other = unsafeDowncast(other, to: TypedActionTrait<Action>.self)
    return other.trigger == trigger && other.action == action
  }
}
