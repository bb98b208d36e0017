/// What Unicode says of every scalar that decides lines and columns.
///
/// Three stages of tables: the first two find the block of a scalar, the last its record. They are read
/// through pointers to constants of the program and without checks: the generator makes an entry for
/// every scalar there is, and a scalar is never beyond them.
struct UnicodeTable {
  /// The record of a scalar.
  ///
  /// - Complexity: O(1).
  @inline(__always)
  subscript(scalar: Unicode.Scalar) -> ScalarRecord { self[value: scalar.value] }

  /// The record of the scalar with a value, which must be one.
  @inline(__always)
  subscript(value value: UInt32) -> ScalarRecord {
    if value < 0x80 { return record(Self.ascii.utf8Start[Int(value)]) }
    return value.isIdeograph ? .ideograph : staged(value)
  }

  /// The record of the scalar with a value, by way of the stages.
  @inline(__always)
  func staged(_ value: UInt32) -> ScalarRecord {
    let bits = Self.blockBits
    let row = UInt32(Self.firstStage.utf8Start[Int(value >> (bits.last + bits.second))])
    let column = value >> bits.last & (1 << bits.second - 1)
    let block = Self.digits(Self.secondStage, Int(row << bits.second | column))
    return record(
      Self.lastStage.utf8Start[Int(block << bits.last | value & (1 << bits.last - 1))])
  }

  @inline(__always)
  private func record(_ index: UInt8) -> ScalarRecord {
    ScalarRecord(bits: UInt16(truncatingIfNeeded: Self.digits(Self.records, Int(index))))
  }

  /// A number of two seven-bit digits, the lower first.
  @inline(__always)
  private static func digits(_ table: StaticString, _ index: Int) -> UInt32 {
    let start = table.utf8Start + (2 &* index)
    return UInt32(start[0]) | UInt32(start[1]) << 7
  }
}

extension UInt32 {
  /// Whether it is the value of one of the ideographs from U+4E00 to U+9FFF.
  @inline(__always)
  var isIdeograph: Bool { self &- 0x4E00 < 0x5200 }
}
