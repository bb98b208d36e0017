/// A row placed in a screen: its identity, its actions, and the typed row.
///
///     if let price = row.as(PriceRow.self) { print(price.cents) }
public struct AnyRow: Sendable {
  /// The row's identity in its screen.
  public let id: RowID
  @usableFromInline let box: any RowBox
  let traits: RowTraits

  init(id: RowID, box: any RowBox, traits: RowTraits) {
    self.id = id
    self.box = box
    self.traits = traits
  }

  /// The kind of cell that shows it: its reuse identifier.
  public var kind: RowKind { id.kind }

  /// How its height is found.
  public var height: RowHeight { box.height }

  /// What is kept between its edges and its content.
  public var insets: Insets { box.insets.bounded }

  /// What it shows, made anew each time it is asked for: its own content and, below that, its message
  /// where that is shown.
  public var content: Content {
    guard let message, message.isShown else { return box.content }
    let text = Text(message.text).style(.footnote).content
    switch box.content {
    case .empty: return text
    case let content: return .stack(Stack([content, text]))
    }
  }

  /// Why what it holds is not acceptable, or nil.
  public var message: RowMessage? { traits.message }

  /// The typed row, or nil if it is of another type.
  ///
  /// - Complexity: O(1).
  @inlinable
  public func `as`<R: Row>(_ type: R.Type) -> R? {
    guard Swift.type(of: box) == TypedRowBox<R>.self else { return nil }
    return unsafeDowncast(box, to: TypedRowBox<R>.self).row
  }

  /// The triggers that lead to an action, in the order they were given.
  public var triggers: [Trigger] { traits.actions.map(\.trigger) }

  /// The action that a trigger leads to, or nil if there is none or it is of another type.
  ///
  /// - Complexity: O(n) in the row's actions.
  public func action<Action: Equatable & Sendable>(
    _ trigger: Trigger, as type: Action.Type
  ) -> Action? {
    let found = traits.actions.first { $0.trigger == trigger }
    return (found as? TypedActionTrait<Action>)?.action
  }

  /// The type that a trigger's action is of, or nil if there is none.
  func actionType(_ trigger: Trigger) -> Any.Type? {
    traits.actions.first { $0.trigger == trigger }?.actionType
  }

  /// The action of a trigger as it prints, or nil if there is none.
  package func actionText(_ trigger: Trigger) -> String? {
    traits.actions.first { $0.trigger == trigger }?.text
  }

  /// What assistive technology says of the row: its label where one was given, else its content's.
  public var accessibilityLabel: String { traits.label ?? content.accessibilityLabel }

  /// How many columns of a grid it takes, at least one.
  public var span: Int { traits.span }

  /// The label given in place of the content's, or nil.
  public var labelOverride: String? { traits.label }
}

extension AnyRow: Equatable {
  /// Whether both are the same row, show the same, and lead to the same actions.
  public static func == (left: AnyRow, right: AnyRow) -> Bool {
    left.id == right.id && left.isShownLike(right)
      && left.traits.haveActions(equalTo: right.traits)
  }

  /// Whether two rows' values, messages, label overrides and spans are equal, whatever their ids and
  /// actions.
  ///
  /// - Complexity: That of the typed rows' own `==`; O(1) when they share their storage.
  public func isShownLike(_ other: AnyRow) -> Bool {
    box.isEqual(to: other.box)
      && (traits.areSaidLike(other.traits)
        || traits.label == other.traits.label && traits.span == other.traits.span
          && traits.message == other.traits.message)
  }

  /// The same row under another identity.
  func identified(_ id: RowID) -> AnyRow {
    AnyRow(id: id, box: box, traits: traits)
  }
}

extension AnyRow: CustomStringConvertible {
  /// The identity and what the row says: `comments/CommentRow[7]: Lovely!`.
  public var description: String {
    let label = accessibilityLabel
    return label.isEmpty ? id.description : "\(id): \(label)"
  }
}
