/// One kind of cell and its data.
///
/// A row is a plain value. What it shows follows from its ``content``, how high it is from its
/// ``height``, and two rows are the same to a reader exactly when they are equal.
///
///     struct Title: Row {
///       var text: String
///       var height: RowHeight { .automatic(atLeast: 44) }
///       var content: Content { Text(text).style(.title3).lineLimit(2) }
///     }
///
/// In a target whose default isolation is `MainActor` a row stays off it, since it is `Sendable`; the
/// types of its data, keys and actions are declared `nonisolated`.
public protocol Row: Equatable, Sendable {
  /// The name of this kind of cell, by which a host reuses its cells and renderers print it.
  /// The type's name unless the type says otherwise.
  static var kindName: String { get }

  /// How the row's height is found; ``RowHeight/automatic`` unless the type says otherwise.
  var height: RowHeight { get }

  /// What is kept between the row's edges and its content; ``Insets/row`` unless the type says
  /// otherwise.
  var insets: Insets { get }

  /// What the row shows.
  @ContentBuilder var content: Content { get }
}

extension Row {
  /// The type's name.
  public static var kindName: String { String(describing: Self.self) }

  /// As high as the content and its insets.
  public var height: RowHeight { .automatic }

  /// 16 points left and right, 8 above and below.
  public var insets: Insets { .row }
}
