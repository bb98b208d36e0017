import RowKit
import Testing

@Suite struct DifferenceDescriptionTests {
  @Test func `a difference prints a line for each operation, with what it is done to`() {
    let old = screen("D: d | A^1: a x q | B: b | C: c c@1")
    let new = screen("C: c=1 y c | N: n | A^2: a | B: x b b")
    #expect(
      "\(new.difference(from: old))" == """
        Screen: 7 rows → 8 rows
          delete section 0 D
          insert section 1 N
          move section 3 → 0 C
          update section 1 A
          delete (1, 2) Line[q]
          insert (0, 1) Line[y]
          insert (3, 2) Line[b]#2
          move (1, 1) → (3, 0) Line[x]
          update (3, 0) Line[c]
          rebind (3, 1) Line[c]#2
        """)
  }

  @Test func `a difference of equal screens prints as one line`() {
    #expect("\(screen("A: a").difference(from: screen("A: a")))" == "Screen: 1 row → 1 row")
  }
}
