internal import RowKit

extension String {
  /// Whether nothing is seen of it: it is empty, white space, or of characters that are never shown.
  var isUnseen: Bool { allSatisfy { $0.isWhitespace || $0.columns == 0 } }

  /// The string up to its last character that is no white space.
  var withoutTrailingWhitespace: Substring {
    guard let last = lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return self[...last]
  }
}
