internal import RowKit

extension Benchmark {
  /// Breaking text: a row is a character of one long text, or a text of a hundred characters.
  ///
  /// The yardstick decodes the scalars of the same text. A hundred megabytes a second are 10 ns for a
  /// character of English and 30 ns for one of Chinese.
  static var texts: [Benchmark] {
    [
      breaks("text.breaks-english", english), breaks("text.breaks-chinese", chinese),
      lines("text.lines-english", english), lines("text.lines-chinese", chinese),
      lines("text.lines-mixed", mixed),
    ]
  }

  private static func breaks(_ name: String, _ sample: String) -> Benchmark {
    Benchmark(name: name, yardstick: "decode scalars", sizes: [10_000, 1_000_000]) { n in
      let text = text(of: n, sample)
      return Trial(
        work: {
          var count = 0
          LineBreaker.forEachBreak(in: text) { _, _ in count += 1 }
          return count
        },
        yardstick: { sum(of: text) })
    }
  }

  private static func lines(_ name: String, _ sample: String) -> Benchmark {
    Benchmark(name: name, yardstick: "decode scalars", sizes: [1_000, 10_000]) { n in
      let text = text(of: 100, sample)
      let rows = (0..<n).map { TextRow(id: $0, text: text) }
      let screen = Screen("Benchmark") {
        Section("texts") { ForEach(rows, id: \.id) { $0 } }
      }
      return Trial(
        work: { screen.layout(in: .iPhoneSE) },
        yardstick: { rows.reduce(0) { $0 &+ sum(of: $1.text) } },
        ownBytes: 0)
    }
  }

  private static func text(of count: Int, _ sample: String) -> String {
    let characters = Array(sample)
    return String((0..<count).map { characters[$0 % characters.count] })
  }

  private static func sum(of text: String) -> UInt32 {
    text.unicodeScalars.reduce(0) { $0 &+ $1.value }
  }

  private static let english = """
    The parcel came on the second day, well packed; I had it running within an hour. At 19.99 it is \
    "quite a bargain", as they say (and my sister-in-law agrees). 
    """

  private static let chinese = """
    物流很快，包装完好，开机就能用。屏幕清晰，键盘手感不错，就是风扇声音大了点；客服说可以“七天无理由退货”，\
    态度也很好。送给爸妈的，全家都喜欢！
    """

  private static let mixed = """
    用了iPhone 15 Pro三个月，iOS 18很流畅😀。价格￥7,999，比官网便宜了10%！👍🏽 The camera is great，夜景\
    清晰，推荐给👨‍👩‍👧‍👦。かわいいケースも付いていました。
    """
}

/// A row of one text, as high as it is.
private struct TextRow: Row {
  let id: Int
  let text: String

  var content: Content { Text(text) }
}
