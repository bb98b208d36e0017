/// A kind of cell: the reuse identifier, and a part of every row's identity.
///
/// Two kinds are equal when their types are. The name is made when it is asked for.
public struct RowKind: Sendable {
  // A metatype without a protocol that needs a witness is one word, and every id carries one.
  @usableFromInline let type: any SendableMetatype.Type

  /// The kind of the rows of a type.
  @inlinable
  public init<R: Row>(_ type: R.Type) {
    self.type = type
  }

  /// The reuse identifier: ``Row/kindName`` of the type.
  public var name: String {
    (type as? any Row.Type)?.kindName ?? String(describing: type)
  }
}

extension RowKind: Hashable {
  /// Whether both are kinds of the same type.
  @inlinable
  public static func == (left: RowKind, right: RowKind) -> Bool {
    left.type == right.type
  }

  /// Hashes the type.
  @inlinable
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(type))
  }
}

extension RowKind: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}
