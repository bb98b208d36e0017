extension BlockConvertible {
  /// Gives the rows a key that stays theirs wherever they stand.
  ///
  /// The key replaces the slots between this block and the nearest turn of a ``ForEach`` or block with
  /// an `.id` around it, else the section; in a plain `for` it replaces the turn's number too. A block
  /// of several rows keeps its inner slots below the key. With a wider scope the key holds for the
  /// whole section or screen.
  ///
  ///     if isSale { SalePrice(cents: 900).id("price") } else { SalePrice(cents: 1000).id("price") }
  public func id(_ key: some Hashable & Sendable, scope: KeyScope = .enclosing) -> Block {
    let node = block.node
    let loop = Block.Loop(
      keys: [RowKey(key)], turns: [node], scope: scope, rowCount: node.rowCount)
    return Block(.keyed(loop))
  }

  /// What happens when a row is selected: a value that the screen's model handles.
  ///
  /// Given to several rows it holds for each of them. An action that a row inside already has for the
  /// trigger stays.
  public func onSelect(_ action: some Equatable & Sendable) -> Block {
    on(.select, action)
  }

  /// What happens on a trigger: a value that the screen's model handles.
  ///
  /// Given to several rows it holds for each of them. An action that a row inside already has for the
  /// trigger stays.
  public func on(_ trigger: Trigger, _ action: some Equatable & Sendable) -> Block {
    Block(block.node.saying { RowTraits(TypedActionTrait(trigger, action, inner: $0)) })
  }

  /// What assistive technology says of the rows, in place of what their content says.
  public func accessibilityLabel(_ label: String) -> Block {
    Block(block.node.saying { RowTraits(LabelTrait(label, inner: $0)) })
  }

  /// Why what the rows hold is not acceptable; nil where it is.
  ///
  ///     NameRow(name: name).invalid(name.isEmpty ? "Enter a name" : nil)
  ///
  /// A message that is shown stands below the row's content, in ``TextStyle/footnote``. A row of a fixed
  /// height does not grow for it: ``ScreenLayout/issues`` names a message that is clipped. Shown or not, it
  /// makes the screen not ``Screen/isValid``. A message that a row inside already has stays.
  public func invalid(_ message: String?, isShown: Bool = true) -> Block {
    guard let message else { return block }
    return Block(
      block.node.saying {
        RowTraits(MessageTrait(RowMessage(message, isShown: isShown), inner: $0))
      })
  }

  /// How many columns of a grid each of the rows takes: from 1 to all there are.
  ///
  /// What does not fit beside the rows before it starts a new line. In a list it means nothing.
  public func span(_ columns: Int) -> Block {
    Block(block.node.saying { RowTraits(SpanTrait(max(1, columns), inner: $0)) })
  }
}

extension Row {
  /// Gives the row a key that stays its own wherever it stands.
  ///
  /// As ``BlockConvertible/id(_:scope:)``.
  public func id(_ key: some Hashable & Sendable, scope: KeyScope = .enclosing) -> Block {
    Block(self).id(key, scope: scope)
  }

  /// What happens when the row is selected: a value that the screen's model handles.
  public func onSelect(_ action: some Equatable & Sendable) -> Block {
    Block(self).onSelect(action)
  }

  /// What happens on a trigger: a value that the screen's model handles.
  public func on(_ trigger: Trigger, _ action: some Equatable & Sendable) -> Block {
    Block(self).on(trigger, action)
  }

  /// What assistive technology says of the row, in place of what its content says.
  public func accessibilityLabel(_ label: String) -> Block {
    Block(self).accessibilityLabel(label)
  }

  /// Why what the row holds is not acceptable; nil where it is.
  ///
  /// As ``BlockConvertible/invalid(_:isShown:)``.
  public func invalid(_ message: String?, isShown: Bool = true) -> Block {
    Block(self).invalid(message, isShown: isShown)
  }

  /// How many columns of a grid the row takes.
  ///
  /// As ``BlockConvertible/span(_:)``.
  public func span(_ columns: Int) -> Block {
    Block(self).span(columns)
  }
}

extension Block.Node {
  /// The same rows, with something more said of each.
  func saying(_ more: (RowTraits) -> RowTraits) -> Block.Node {
    switch self {
    case .none: .none
    case .row(let box, let traits): .row(box, more(traits))
    case .slots(let nodes, let first): .slots(nodes.map { $0.saying(more) }, first: first)
    case .turns(let nodes): .turns(nodes.map { $0.saying(more) })
    case .loop(let loop): .loop(loop.saying(more))
    case .keyed(let loop): .keyed(loop.saying(more))
    }
  }
}

extension Block.Loop {
  fileprivate func saying(_ more: (RowTraits) -> RowTraits) -> Block.Loop {
    Block.Loop(
      keys: keys, turns: turns.map { $0.saying(more) }, scope: scope, rowCount: rowCount)
  }
}
