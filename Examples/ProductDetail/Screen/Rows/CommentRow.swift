package import RowKit

/// A customer's comment, truncated to three lines unless it's expanded.
package struct CommentRow: Row {
  package var comment: Product.Comment
  package var isExpanded: Bool

  package var content: Content {
    Text(comment.author + stars).style(.caption)
    ExpandableText(
      comment.text, lines: 3, isExpanded: isExpanded, more: "全文", less: "收起")
  }

  private var stars: String {
    comment.rating.map {
      "  " + String(repeating: "★", count: $0) + String(repeating: "☆", count: 5 - $0)
    } ?? ""
  }
}
