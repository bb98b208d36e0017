/// A row of any type, boxed once.
///
/// A class-bound protocol and a generic final class: checked `Sendable`, one allocation, and a call
/// through the witness table instead of a cast.
@usableFromInline
protocol RowBox: AnyObject, Sendable {
  var kind: RowKind { get }
  var height: RowHeight { get }
  var insets: Insets { get }
  var content: Content { get }
  func isEqual(to other: any RowBox) -> Bool
}

@usableFromInline
final class TypedRowBox<R: Row>: RowBox {
  @usableFromInline let row: R

  @inlinable
  init(_ row: R) { self.row = row }

  @usableFromInline var kind: RowKind { RowKind(R.self) }
  @usableFromInline var height: RowHeight { row.height }
  @usableFromInline var insets: Insets { row.insets }
  @usableFromInline var content: Content { row.content }

  @usableFromInline
  func isEqual(to other: any RowBox) -> Bool {
    if other === self { return true }
    guard type(of: other) == TypedRowBox<R>.self else { return false }
    return unsafeDowncast(other, to: TypedRowBox<R>.self).row == row
  }
}
