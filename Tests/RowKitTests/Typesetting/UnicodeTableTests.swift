import Testing

@testable import RowKit

@Suite struct `The table of Unicode` {
  @Test func `has the record for every ideograph that is given without looking`() {
    let table = UnicodeTable()
    let others = (UInt32(0x4E00)...0x9FFF).filter {
      !$0.isIdeograph || table.staged($0) != .ideograph
    }
    #expect(others == [])
    #expect(!UInt32(0x4DFF).isIdeograph && !UInt32(0xA000).isIdeograph)
  }
}
