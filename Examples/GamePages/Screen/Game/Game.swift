/// A game as its file describes it.
package struct Game: Equatable, Sendable {
  package var name: String
  /// The pictures' names.
  package var images: [String]
  package var summary: String
  package var related: [Related]
  package var guides: [Guide]

  /// Another game that a player of this one may like.
  package struct Related: Identifiable, Equatable, Sendable {
    package var id: Int
    package var name: String
  }

  /// A text that helps to play it.
  package struct Guide: Identifiable, Equatable, Sendable {
    package var id: Int
    package var title: String
  }
}
