public import RowKit
internal import RowKitRender

/// A value that is compared by what it prints.
///
/// A type that describes itself conforms by saying so:
///
///     extension Cart: SnapshotSubject {}
public protocol SnapshotSubject {
  /// What is printed: whole lines, each ended by a line feed, the last one too.
  var snapshotText: String { get }
}

extension SnapshotSubject where Self: CustomStringConvertible {
  /// The description.
  public var snapshotText: String { description }
}

extension SnapshotSubject {
  /// The text with the line feed at its end that it should have.
  var endedText: String {
    let text = snapshotText
    return text.utf8.last == UInt8(ascii: "\n") ? text : text + "\n"
  }

  /// The text without that line feed, as a literal's last line has none.
  var literalText: String {
    // As bytes: with a carriage return before it the line feed is one character.
    String(decoding: endedText.utf8.dropLast(), as: UTF8.self)
  }
}

extension Screen: SnapshotSubject {
  /// The screen as `TextRenderer` prints it on an iPhone SE.
  public var snapshotText: String { TextRenderer().render(self, in: .iPhoneSE) }
}

extension ScreenLayout: SnapshotSubject {
  /// The layout as `TextRenderer` prints it, all of it.
  public var snapshotText: String { TextRenderer().render(self) }
}

extension ScreenDifference: SnapshotSubject {
  /// The difference as `DifferenceRenderer` prints it, without heights.
  public var snapshotText: String { DifferenceRenderer().render(self) }
}
