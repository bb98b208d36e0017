extension Section {
  /// Creates a section of what the closure lists for a value, and keeps it while the value is equal.
  ///
  ///     Section("comments", of: comments) { comments in
  ///       ForEach(comments) { CommentRow(comment: $0) }
  ///     }
  ///
  /// A ``ScreenEngine`` or ``ScreenStore`` that composes the screen again takes the rows over where the
  /// value is equal to the one before: they are neither composed, nor compared, nor laid out again. So the
  /// rows must follow from the value alone. What else the closure uses, `self` for instance, it goes on
  /// showing as it was; an engine told to check its kept sections finds such a closure, and
  /// ``Screen/issues`` names the section. Header, footer and style are made anew each time.
  ///
  /// Rows are taken over from a section of the same key that was composed by the same line of the code,
  /// so two arms of an `if` keep nothing from each other.
  ///
  /// - Parameters:
  ///   - key: What tells the section from the others.
  ///   - value: What the rows follow from.
  ///   - file: Left to its default.
  ///   - line: Left to its default.
  ///   - column: Left to its default.
  ///   - rows: The rows of the value.
  /// - Complexity: That of `==` where the value is equal; else O(n) in the rows.
  public init<Value: Equatable & Sendable>(
    _ key: some Hashable & Sendable, of value: Value, file: StaticString = #fileID,
    line: UInt = #line, column: UInt = #column,
    @RowsBuilder rows: (Value) throws -> Block
  ) rethrows {
    let site = CallSite(file: file, line: line, column: column)
    let key = RowKey(key)
    let kept = KeptSections.current
    guard let index = kept.index(of: key, value, at: site) else {
      self.init(key: key, block: try rows(value))
      extras.value = TypedSectionValue(value, at: site)
      return
    }
    if !kept.areChecked {
      self = kept.sections[index]
      if !hasRowsAndValueOnly { dropAllButRowsAndValue() }
      return
    }
    self.init(key: key, block: try rows(value))
    var extras = extras
    if !hasRows(like: kept.sections[index]) { extras.remarks.append(.staleRows) }
    extras.value = TypedSectionValue(value, at: site)
    self.extras = extras
  }

  /// Makes it what it was before it was given a header, a footer or a style.
  private mutating func dropAllButRowsAndValue() {
    var extras = Extras.plain
    extras.remarks = self.extras.remarks.filter {
      if case .positionalRows = $0 { true } else { false }
    }
    extras.value = value
    self.extras = extras
  }

  /// Whether both have the same rows; which bearer of its key a row is depends on the whole screen.
  private func hasRows(like other: Section) -> Bool {
    rows.elementsEqual(other.rows) {
      $0.identified($0.id.borne(0)) == $1.identified($1.id.borne(0))
    }
  }
}
