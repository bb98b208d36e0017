public import RowKit

/// What a text is printed for: which characters it may hold, and how many columns they take.
///
///     TextRenderer(terminal: .portable).render(screen, in: .iPhoneSE)
///
/// Nothing that acts on a terminal is ever printed: a tab becomes a space, other controls become U+FFFD,
/// and what has no shape of its own (soft hyphens, zero-width spaces, byte order marks, bidirectional
/// controls) is left out, as are marks with nothing to stand on.
public struct Terminal: Hashable, Sendable {
  /// How wide the characters are that Unicode leaves to the context.
  public var ambiguous: AmbiguousWidth
  /// Whether only those characters are printed of which terminals agree how wide they are.
  ///
  /// Emoji lose their skin tones, what is joined to them, and the selector that asks for them; keycaps
  /// their caps; joiners are left out; half a flag becomes U+FFFD.
  public var isPortable: Bool

  /// Creates a terminal.
  public init(ambiguous: AmbiguousWidth = .narrow, isPortable: Bool = false) {
    self.ambiguous = ambiguous
    self.isPortable = isPortable
  }

  /// Every character, as Unicode says how wide it is.
  public static let standard = Terminal()
  /// Only the characters that terminals agree on, for text whose columns must line up everywhere.
  public static let portable = Terminal(isPortable: true)
}
