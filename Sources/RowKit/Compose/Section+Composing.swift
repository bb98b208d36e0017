extension Section {
  /// Creates a section of what the closure lists.
  ///
  /// - Complexity: O(n) in the rows.
  @inlinable
  public init(_ key: some Hashable & Sendable, @RowsBuilder rows: () throws -> Block) rethrows {
    self.init(key: RowKey(key), block: try rows())
  }

  @usableFromInline
  init(key: RowKey, block: Block) {
    let path = RowPath(section: key)
    let composer = Composer(block, section: path)
    let (count, first) = composer.positional
    var extras = Extras.plain
    if count > 0 { extras.remarks = [.positionalRows(count: count, first: first)] }
    self.init(
      path: path, rows: composer.rows, extras: extras, holdsScreenKeys: composer.holdsScreenKeys)
  }
}

extension Section {
  /// The same section with a row above its rows, in place of the header it had.
  public func header(_ row: some Row, pinned: Bool = false) -> Section {
    header(Block(row), pinned: pinned)
  }

  /// The same section with a block of at most one row, and its actions, above its rows.
  ///
  /// A block without rows takes the header away. Of several rows the first is shown, and
  /// ``Screen/issues`` names the rest.
  public func header(_ block: some BlockConvertible, pinned: Bool = false) -> Section {
    var section = self
    var extras = section.extras
    extras.header = section.edge(.header, of: block.block, &extras.remarks)
    extras.style.isHeaderPinned = pinned && extras.header != nil
    section.extras = extras
    return section
  }

  /// Anything but rows, refused with what to write instead.
  @available(
    *, unavailable,
    message: "Put a row here (a value of a type that conforms to Row), or a block of at most one"
  )
  public func header<Value>(_ value: Value, pinned: Bool = false) -> Section { self }

  /// Anything but rows, refused with what to write instead.
  @available(
    *, unavailable,
    message: "Put a row here (a value of a type that conforms to Row), or a block of at most one"
  )
  public func footer<Value>(_ value: Value) -> Section { self }

  /// The same section with what the closure lists above its rows: at most one row, and its actions.
  ///
  /// As ``header(_:pinned:)-(BlockConvertible,_)``.
  public func header(pinned: Bool = false, @RowsBuilder _ rows: () -> Block) -> Section {
    header(rows(), pinned: pinned)
  }

  /// The same section with a row below its rows, in place of the footer it had.
  public func footer(_ row: some Row) -> Section {
    footer(Block(row))
  }

  /// The same section with a block of at most one row, and its actions, below its rows.
  ///
  /// As ``header(_:pinned:)-(BlockConvertible,_)``.
  public func footer(_ block: some BlockConvertible) -> Section {
    var section = self
    var extras = section.extras
    extras.footer = section.edge(.footer, of: block.block, &extras.remarks)
    section.extras = extras
    return section
  }

  /// The same section with what the closure lists below its rows: at most one row, and its actions.
  ///
  /// As ``header(_:pinned:)-(BlockConvertible,_)``.
  public func footer(@RowsBuilder _ rows: () -> Block) -> Section {
    footer(rows())
  }

  /// The same section with space around its rows, in points.
  public func insets(_ insets: Insets) -> Section {
    var section = self
    section.style.insets = insets
    return section
  }

  /// The same section with space between its rows, in points.
  public func rowSpacing(_ spacing: Length) -> Section {
    var section = self
    section.style.rowSpacing = spacing
    return section
  }

  /// The same section with lines between its rows.
  public func separators(_ separators: SectionStyle.Separators) -> Section {
    var section = self
    section.style.separators = separators
    return section
  }

  /// The same section as a grid of so many columns, with space between them, in points.
  ///
  /// A row takes one column unless a ``BlockConvertible/span(_:)`` says otherwise.
  public func columns(_ count: Int, spacing: Length = .zero) -> Section {
    columns(.count(count), spacing: spacing)
  }

  /// The same section as a grid of as many columns as have room, each at least so many points wide.
  public func columns(minimumWidth: Length, spacing: Length = .zero) -> Section {
    columns(.adaptive(minimumWidth: minimumWidth), spacing: spacing)
  }

  private func columns(_ columns: SectionColumns, spacing: Length) -> Section {
    var section = self
    var style = section.style
    style.columns = columns
    style.columnSpacing = spacing
    section.style = style
    return section
  }

  /// The same section, at least so many points high.
  public func minimumHeight(_ height: Length) -> Section {
    var section = self
    section.style.minimumHeight = height
    return section
  }

  /// The same section with its rows on a card.
  public func card(_ isCard: Bool = true) -> Section {
    var section = self
    section.style.isCard = isCard
    return section
  }

  /// The same section, told to stay in its screen when it has no rows.
  public func keptWhenEmpty(_ isKept: Bool = true) -> Section {
    var section = self
    section.extras.isKeptWhenEmpty = isKept
    return section
  }

  /// The first row of a block, as header or footer; the rest is remarked.
  private func edge(
    _ role: RowID.Role, of block: Block, _ remarks: inout [Remark]
  ) -> AnyRow? {
    remarks.removeAll { if case .extraRows(role, _) = $0 { true } else { false } }
    let rows = Composer(block, section: path).rows
    if rows.count > 1 { remarks.append(.extraRows(role, count: rows.count - 1)) }
    return rows.first.map {
      let slot = RowSlot(
        path: path, hasKey: false, slots: .empty, kind: $0.kind, role: role)
      return $0.identified(RowID(slot: slot, key: nil))
    }
  }
}
