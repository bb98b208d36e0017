/// Composes rows out of statements: rows and blocks, with plain `if`, `switch` and `for` around them.
///
/// Each statement has a slot that stays its own, so a row that is not there changes nothing for the
/// rows after it. The arms of an `if` and the cases of a `switch` are different slots.
@resultBuilder
public enum RowsBuilder {
  /// A row.
  @inlinable
  public static func buildExpression<R: Row>(_ row: R) -> Block { Block(row) }

  /// A row that may be missing.
  @inlinable
  public static func buildExpression<R: Row>(_ row: R?) -> Block {
    row.map { Block($0) } ?? .empty
  }

  /// A row of any type.
  @inlinable
  public static func buildExpression(_ row: any Row) -> Block { Block(row) }

  /// A row of any type that may be missing.
  @inlinable
  public static func buildExpression(_ row: (any Row)?) -> Block {
    row.map { buildExpression($0) } ?? .empty
  }

  /// Rows of one type, known by their places in the array.
  @inlinable
  public static func buildExpression<R: Row>(_ rows: [R]) -> Block {
    buildArray(rows.map { Block($0) })
  }

  /// Rows of any types, known by their places in the array.
  @inlinable
  public static func buildExpression(_ rows: [any Row]) -> Block {
    buildArray(rows.map { buildExpression($0) })
  }

  /// A block, a loop, or another group of rows.
  @inlinable
  public static func buildExpression(_ block: some BlockConvertible) -> Block { block.block }

  /// A block that may be missing.
  @inlinable
  public static func buildExpression(_ block: (some BlockConvertible)?) -> Block {
    block?.block ?? .empty
  }

  /// Blocks, known by their places in the array.
  @inlinable
  public static func buildExpression(_ blocks: [some BlockConvertible]) -> Block {
    buildArray(blocks.map(\.block))
  }

  /// A section in the place of a row, refused with what to write instead.
  @available(
    *, unavailable,
    message:
      "A Section stands in a Screen, and a plain for makes several; put Group { … } here to keep rows together"
  )
  public static func buildExpression(_ section: Section) -> Block { .empty }

  /// Content in the place of a row, refused with what to write instead.
  @available(
    *, unavailable,
    message:
      "Content stands in a row's content; put a value of a type that conforms to Row here, and this into its content"
  )
  public static func buildExpression<Element: ContentElement>(_ element: Element) -> Block {
    .empty
  }

  /// Anything else, refused with what to write instead.
  @available(
    *, unavailable,
    message:
      "Put a row here (a value of a type that conforms to Row), or a Block, ForEach, Loading or Group"
  )
  public static func buildExpression<Value>(_ value: Value) -> Block { .empty }

  /// No statement at all.
  @inlinable
  public static func buildBlock() -> Block { .empty }

  /// A statement alone needs no slot.
  @inlinable
  public static func buildBlock(_ block: Block) -> Block { block }

  /// Statements, each in its slot.
  @inlinable
  public static func buildBlock(_ blocks: Block...) -> Block {
    Block(.slots(blocks.map(\.node), first: 0))
  }

  /// An `if` without `else`.
  @inlinable
  public static func buildOptional(_ block: Block?) -> Block { block ?? .empty }

  /// The arm after `if`, or an earlier `case`.
  @inlinable
  public static func buildEither(first block: Block) -> Block {
    Block(.slots([block.node], first: 0))
  }

  /// The arm after `else`, or a later `case`.
  @inlinable
  public static func buildEither(second block: Block) -> Block {
    Block(.slots([block.node], first: 1))
  }

  /// The turns of a `for`.
  @inlinable
  public static func buildArray(_ blocks: [Block]) -> Block { Block(.turns(blocks.map(\.node))) }

  /// The body of an `if #available`.
  @inlinable
  public static func buildLimitedAvailability(_ block: Block) -> Block { block }
}
