/// Why what a row holds is not acceptable, in words for the person who gave it.
public struct RowMessage: Hashable, Sendable {
  /// The words.
  public var text: String
  /// Whether the row shows them already.
  public var isShown: Bool

  /// Creates a message.
  public init(_ text: String, isShown: Bool = true) {
    self.text = text
    self.isShown = isShown
  }
}

extension Screen {
  /// Whether no row, header or footer bears a message, shown or not: a form may be sent.
  ///
  /// - Complexity: O(n) in the rows.
  public var isValid: Bool { messages.isEmpty }

  /// The messages of all rows, headers and footers, in the order of the screen.
  ///
  /// - Complexity: O(n) in the rows.
  public var messages: [(row: RowID, message: RowMessage)] {
    var messages: [(row: RowID, message: RowMessage)] = []
    func note(_ row: AnyRow) {
      if let message = row.message { messages.append((row.id, message)) }
    }
    for section in sections {
      if let header = section.header { note(header) }
      section.rows.forEach(note)
      if let footer = section.footer { note(footer) }
    }
    return messages
  }
}
