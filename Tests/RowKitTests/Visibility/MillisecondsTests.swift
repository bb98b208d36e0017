import RowKit
import Testing

@Suite struct MillisecondsTests {
  @Test func `any number becomes a time, the nearest one that there is`() {
    let greatest = Milliseconds.greatest.count
    let cases: [(Milliseconds?, Int64?)] = [
      (1500, 1500), (-3, -3), (Milliseconds(7), 7), (.seconds(2), 2000), (.seconds(-2), -2000),
      (.zero, 0), (Milliseconds(.max), greatest), (Milliseconds(.min), -greatest),
      (.seconds(.max), greatest / 1000 * 1000), (.seconds(.min), -(greatest / 1000 * 1000)),
      (Milliseconds(nanoseconds: 1_999_999), 1),
      (Milliseconds(nanoseconds: .max), 18_446_744_073_709),
      (Milliseconds(seconds: 1.2344), 1234), (Milliseconds(seconds: 1.2346), 1235),
      (Milliseconds(seconds: 0.0625 / 125), 1), (Milliseconds(seconds: -0.0625 / 125), -1),
      (Milliseconds(seconds: 0.000_4), 0), (Milliseconds(seconds: -0.0), 0),
      (Milliseconds(seconds: 1e15), 1_000_000_000_000_000_000),
      (Milliseconds(seconds: 1e16), nil), (Milliseconds(seconds: -1e16), nil),
      (Milliseconds(seconds: .nan), nil), (Milliseconds(seconds: .infinity), nil),
      (Milliseconds(seconds: -.infinity), nil),
      (Milliseconds(seconds: .greatestFiniteMagnitude), nil),
      (.greatest + .greatest, greatest), (Milliseconds(.min) - .greatest, -greatest),
      (5 - 7, -2), (5 + 7, 12),
    ]
    let wrong = cases.enumerated().compactMap { index, example -> String? in
      let (time, count) = example
      return time?.count == count ? nil : "case \(index): \(time.map { "\($0)" } ?? "nil")"
    }
    #expect(wrong == [])
    #expect(Milliseconds(1500).seconds == 1.5 && Milliseconds(-3) < 2)
    #expect("\(Milliseconds(1500))" == "1500 ms")
  }

  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  @Test func `a duration becomes a time`() {
    let cases: [(Duration, Int64)] = [
      (.milliseconds(1500), 1500), (.microseconds(1999), 1), (.microseconds(-1999), -1),
      (.zero, 0), (.seconds(Int64.max), Milliseconds.seconds(.max).count),
      (.seconds(Int64.min), Milliseconds.seconds(.min).count),
    ]
    #expect(cases.map { Milliseconds($0.0).count } == cases.map(\.1))
  }
}
