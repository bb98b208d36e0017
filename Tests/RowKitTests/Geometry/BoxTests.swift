import RowKit
import Testing

@Suite struct BoxTests {
  @Test func `a box ends where its corner and size say`() {
    let box = LayoutRect(x: 16, y: 8, width: 288, height: 44).moved(x: -1, y: 2.5)
    #expect([box.x, box.y, box.maxX, box.maxY] == [15, 10.5, 303, 54.5])
    #expect("\(box)" == "(15, 10.5) 288×44")
  }

  @Test func `insets add up across a box`() {
    let insets = Insets(top: 1, leading: 2, bottom: 4, trailing: 8)
    let sums = [insets, .zero, .row].map { [$0.horizontal, $0.vertical] }
    #expect(sums == [[10, 5], [0, 0], [32, 16]])
  }
}
