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
  /// Whether the rows of two boxes are equal that are both of this type; retains neither.
  ///
  /// The caller keeps both alive, and knows their type: rows of one identity are of one kind. Headers and
  /// footers, whose identity has no kind, are compared by ``isEqual(to:)``.
  static func areEqual(_ left: Unmanaged<AnyObject>, _ right: Unmanaged<AnyObject>) -> Bool
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
    // Both classes are read off the objects: naming one here would look its metadata up.
    guard type(of: other as AnyObject) == type(of: self as AnyObject) else { return false }
    return unsafeDowncast(other, to: TypedRowBox<R>.self).row == row
  }

  @usableFromInline
  static func areEqual(_ left: Unmanaged<AnyObject>, _ right: Unmanaged<AnyObject>) -> Bool {
    let left = Unmanaged<TypedRowBox<R>>.fromOpaque(left.toOpaque())
    let right = Unmanaged<TypedRowBox<R>>.fromOpaque(right.toOpaque())
    return left._withUnsafeGuaranteedRef { left in
      right._withUnsafeGuaranteedRef { right in left.row == right.row }
    }
  }
}
