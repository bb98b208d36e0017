internal import RowKit

extension Benchmark {
  /// Screens that scroll: two pages of 10,000 rows below a header, whatever the size.
  ///
  /// The size counts inputs. The yardstick moves a header and an offset by as many drags, and looks for no row.
  static var scrolling: [Benchmark] {
    [
      // To and fro within a row and a half, so that rows come and go now and then.
      Benchmark(name: "scrolling.drag", yardstick: "offsets", sizes: scales) { n in
        run(n) { Length(units: $0 & 15 < 8 ? 2_000 : -2_000) }
      },
      // Within one row: nothing enters or leaves, and nothing is allocated.
      Benchmark(name: "scrolling.drag-still", yardstick: "offsets", sizes: scales) { n in
        run(n) { Length(units: $0 & 1 == 0 ? 240 : -240) }
      },
      // From end to end.
      Benchmark(name: "scrolling.far", yardstick: "offsets", sizes: scales) { n in
        run(n) { Length(($0 >> 9) & 1 == 0 ? 900 : -900) }
      },
    ]
  }

  private static let scales = [10_000, 100_000, 1_000_000]

  private static func run(_ n: Int, _ distance: @escaping (Int) -> Length) -> Trial {
    let rows = Screen("Rows") {
      Section("rows") { ForEach(Item.many(10_000)) { FixedRow($0) } }
    }
    let header = ScrollHeader(.exitUntilCollapsed(min: 59)) {
      HeaderPart("hero", height: 120)
      HeaderPart.tabs("segment", height: 44).pinned()
    }
    let screen = PagedScreen("Benchmark", header: header) {
      Page("first", screen: rows)
      Page("second", screen: rows)
    }
    guard var start = try? ScrollSession(screen, in: .iPhone8),
      (try? start.drag(by: 105 + 2_010)) != nil
    else { preconditionFailure("The screen is one that scrolls.") }
    return Trial(
      work: {
        var session = start
        for index in 0..<n { _ = try? session.drag(by: distance(index)) }
        return session.state.pages[0].offset
      },
      yardstick: {
        var (extent, offset) = (59, 2_010)
        for index in 0..<n {
          let delta = Int(distance(index).units)
          let header = max(0, min(delta, extent - 59))
          extent -= header
          offset = max(0, min(offset + delta - header, 440_000))
        }
        return extent + offset
      })
  }
}
