extension Product {
  /// A customer's comment on the product.
  package struct Comment: Identifiable, Hashable, Sendable {
    /// The ID from the data, or the comment's position, counted from 1, if the data has none.
    package var id: Int
    package var author: String
    package var text: String
    /// The number of stars, from 0 to 5.
    package var rating: Int?

    package init(id: Int, author: String, text: String, rating: Int? = nil) {
      self.id = id
      self.author = author
      self.text = text
      self.rating = rating
    }
  }
}
