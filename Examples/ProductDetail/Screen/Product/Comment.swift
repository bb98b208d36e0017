extension Product {
  /// What a customer says about the product.
  package struct Comment: Identifiable, Hashable, Sendable {
    /// The data's own id, or the comment's position, from 1, where the data has none.
    package var id: Int
    package var author: String
    package var text: String
    /// Stars from 0 to 5.
    package var rating: Int?

    package init(id: Int, author: String, text: String, rating: Int? = nil) {
      self.id = id
      self.author = author
      self.text = text
      self.rating = rating
    }
  }
}
