public import RowKit
internal import RowKitRender

/// A value that snapshot assertions compare as text.
///
/// A type with a description needs no more than the conformance:
///
///     extension Cart: SnapshotSubject {}
public protocol SnapshotSubject {
  /// The text of the value, in lines that each end in a line feed.
  var snapshotText: String { get }
}

extension SnapshotSubject where Self: CustomStringConvertible {
  /// The description.
  public var snapshotText: String { description }
}

extension SnapshotSubject {
  /// The text for a file, which always ends in a line feed.
  var fileText: String {
    let text = snapshotText
    return text.utf8.last == UInt8(ascii: "\n") ? text : text + "\n"
  }

  /// The text for a literal, whose last line has no line feed.
  var literalText: String {
    // Drop a byte, because a carriage return and a line feed form a single character.
    String(decoding: fileText.utf8.dropLast(), as: UTF8.self)
  }
}

extension Screen: SnapshotSubject {
  /// The screen in the format of `TextRenderer`, laid out for an iPhone SE.
  public var snapshotText: String { TextRenderer().render(self, in: .iPhoneSE) }
}

extension ScreenLayout: SnapshotSubject {
  /// The whole layout in the format of `TextRenderer`.
  public var snapshotText: String { TextRenderer().render(self) }
}

extension ScreenDifference: SnapshotSubject {
  /// The difference in the format of `DifferenceRenderer`, without heights.
  public var snapshotText: String { DifferenceRenderer().render(self) }
}
