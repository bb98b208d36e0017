extension Length {
  /// Creates the length nearest to a number of points; halves of 1/240 point go away from zero.
  ///
  /// - Throws: ``GeometryError`` when the number is NaN, infinite, or more than one billion either way.
  public init(_ points: Double) throws(GeometryError) {
    guard !points.isNaN else { throw .notANumber }
    guard points.isFinite else { throw .infinite }
    guard points.magnitude <= 1_000_000_000 else { throw .tooLong(points) }
    let scaled = points * Double(Length.unitsPerPoint)
    // By hand, because rounded() needs the C library's, which a Linux program that imports nothing
    // does not link. The difference is exact: the number is far below 2⁵³.
    let whole = Int64(scaled)
    let rest = scaled - Double(whole)
    self.init(units: whole + (rest >= 0.5 ? 1 : rest <= -0.5 ? -1 : 0))
  }

  /// Creates a length of a whole number of points.
  ///
  /// - Precondition: The number is at most one billion either way. Use ``init(exactly:)`` for a
  ///   number that comes from data.
  @inlinable
  public init(_ points: Int) {
    guard let length = Length(exactly: points) else {
      preconditionFailure("A length is at most 1000000000 points; this is \(points).")
    }
    self = length
  }

  /// Creates a length of a whole number of points, or nil for more than one billion either way.
  @inlinable
  public init?(exactly points: Int) {
    guard points.magnitude <= 1_000_000_000 else { return nil }
    self.init(units: Int64(points) * Length.unitsPerPoint)
  }

  /// The number of points nearest to the length; it leads back to the same length.
  public var points: Double {
    Double(units) / Double(Length.unitsPerPoint)
  }
}

extension Length: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Creates a length of a whole number of points: `let height: Length = 44`.
  ///
  /// - Precondition: The literal is at most one billion either way.
  @inlinable
  public init(integerLiteral points: Int) {
    self.init(points)
  }

  /// Creates the length nearest to a number of points: `let height: Length = 44.5`.
  ///
  /// - Precondition: The literal is at most one billion either way.
  public init(floatLiteral points: Double) {
    do {
      try self.init(points)
    } catch {
      preconditionFailure(error.description)
    }
  }
}

/// Why a number is no ``Length``.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum GeometryError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The number is NaN.
  case notANumber
  /// The number is infinite.
  case infinite
  /// The number, given here, is more than one billion either way.
  case tooLong(Double)

  /// A sentence that says what was wrong and what was expected.
  public var description: String {
    switch self {
    case .notANumber: "A length is a number of points; this is not a number."
    case .infinite: "A length is a finite number of points; this is infinite."
    case .tooLong(let points): "A length is at most 1000000000 points; this is \(points)."
    }
  }
}
