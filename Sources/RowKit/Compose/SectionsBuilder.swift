/// Composes sections out of statements, with plain `if`, `switch` and `for` around them.
///
/// A section is known by its key, so it needs no slot.
@resultBuilder
public enum SectionsBuilder {
  /// What statements add up to.
  public struct Part: Sendable {
    /// The first section; nil for none.
    @usableFromInline let first: Section?
    /// The sections after the first, which most parts have none of: so most cost no array.
    @usableFromInline let others: [Section]

    @inlinable
    init(first: consuming Section?, others: consuming [Section] = []) {
      self.first = first
      self.others = others
    }

    /// All of them.
    @usableFromInline var sections: [Section] {
      guard let first else { return others }
      return [first] + others
    }
  }

  /// A section.
  @inlinable
  public static func buildExpression(_ section: consuming Section) -> Part {
    Part(first: section)
  }

  /// A section that may be missing.
  @inlinable
  public static func buildExpression(_ section: consuming Section?) -> Part {
    Part(first: section)
  }

  /// Sections made elsewhere.
  public static func buildExpression(_ sections: [Section]) -> Part {
    Part(first: sections.first, others: Array(sections.dropFirst()))
  }

  /// A row in the place of a section, refused with what to write instead.
  @available(*, unavailable, message: "Put the row into a Section(\"key\") { … }")
  public static func buildExpression<R: Row>(_ row: R) -> Part { Part(first: nil) }

  /// Rows in the place of a section, refused with what to write instead.
  @available(*, unavailable, message: "Put the rows into a Section(\"key\") { … }")
  public static func buildExpression<B: BlockConvertible>(_ block: B) -> Part { Part(first: nil) }

  /// Anything else, refused with what to write instead.
  @available(*, unavailable, message: "Put a Section(\"key\") { … } here, or an array of them")
  public static func buildExpression<Value>(_ value: Value) -> Part { Part(first: nil) }

  /// An empty body.
  public static func buildBlock() -> Part { Part(first: nil) }

  /// A single statement.
  @inlinable
  public static func buildBlock(_ part: consuming Part) -> Part { part }

  /// Statements, in order.
  public static func buildBlock(_ parts: Part...) -> Part { buildArray(parts) }

  /// An `if` without `else`.
  @inlinable
  public static func buildOptional(_ part: consuming Part?) -> Part { part ?? Part(first: nil) }

  /// The arm after `if`, or an earlier `case`.
  @inlinable
  public static func buildEither(first part: consuming Part) -> Part { part }

  /// The arm after `else`, or a later `case`.
  @inlinable
  public static func buildEither(second part: consuming Part) -> Part { part }

  /// The turns of a `for`.
  public static func buildArray(_ parts: [Part]) -> Part {
    parts.withUnsafeBufferPointer { parts in
      var count = 0
      for index in parts.indices {
        count += (parts[index].first == nil ? 0 : 1) + parts[index].others.count
      }
      let sections = [Section](unsafeUninitializedCapacity: count) { sections, count in
        for index in parts.indices {
          if let first = parts[index].first {
            sections.initializeElement(at: count, to: first)
            count += 1
          }
          for other in parts[index].others.indices {
            sections.initializeElement(at: count, to: parts[index].others[other])
            count += 1
          }
        }
      }
      return Part(first: nil, others: sections)
    }
  }

  /// The body of an `if #available`.
  @inlinable
  public static func buildLimitedAvailability(_ part: consuming Part) -> Part { part }

  /// The whole body.
  public static func buildFinalResult(_ part: Part) -> [Section] { part.sections }
}

extension Screen {
  /// Creates a screen of the sections that the closure lists.
  ///
  /// - Complexity: As ``init(_:sections:)``.
  public init(_ name: String, @SectionsBuilder sections: () throws -> [Section]) rethrows {
    self.init(name, sections: try sections())
  }
}
