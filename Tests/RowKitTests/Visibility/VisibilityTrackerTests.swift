import Testing

@testable import RowKit

/// What a tracker tells of screens of fixed heights, in a viewport 100 high.
///
/// Events are written `+a` for an appearance, `-a` for a disappearance, `!a@1000` for an impression due at
/// 1000, `>a` for a prefetch and `<a` for one that is cancelled.
@Suite struct VisibilityTrackerTests {
  @Test func `rows, headers and footers appear and disappear as the viewport moves`() {
    // The header from 0 to 20, a to 50, b without height, c to 90, the footer to 100.
    let screen = layout("a30 b0 c40", header: 20, isPinned: true, footer: 10)
    let steps: [Step] = [
      Step(screen, 0, "+header +a +c +footer"),
      Step(screen, 0, ""),
      // The header covers all of a but 0.5, then all of it; of c and the footer likewise.
      Step(screen, 29.5, ""),
      Step(screen, 30, "-a"),
      Step(screen, 70, "-c"),
      Step(screen, 79.5, ""),
      Step(screen, 80, "-footer"),
      // The section's end pushes the header out.
      Step(screen, 99.5, ""),
      Step(screen, 100, "-header"),
      Step(screen, 60, height: 25, "+header +c"),
      Step(screen, 60, height: 0, "-header -c"),
      Step(screen, 60, height: -10, ""),
      Step(screen, -100, height: 110, "+header"),
      Step(screen, 1_000_000_000, "-header"),
      Step(screen, -1_000_000_000, ""),
      Step(layout(""), 0, ""),
    ]
    #expect(faults(of: steps) == [])
  }

  @Test func `what is passed over between two updates is never told of`() {
    let screen = layout("a50 b50 c50 d50 e50 f50 g50 h50 i50 j50")
    let steps: [Step] = [
      Step(screen, 0, "+a +b"),
      Step(screen, 400, at: 5000, "-a -b +i +j"),
      Step(screen, 400, at: 5999, ""),
      Step(screen, 400, at: 6000, "!i@6000 !j@6000"),
    ]
    #expect(faults(of: steps) == [])
  }

  @Test func `an update of the screen tells of the right rows`() {
    let before = layout("a40 b40 c40 d40")
    let inserted = layout("n40 a40 b40 c40 d40")
    let steps: [Step] = [
      Step(before, 10, "+a +b +c"),
      Step(before, 10, at: 600, ""),
      // A new row on top, first at the same offset, then with the rows where they were.
      Step(inserted, 10, at: 700, "-c +n"),
      Step(inserted, 50, at: 800, "-n +c"),
      // b goes, a and c change places, and c is higher: what stays has been visible all along.
      Step(layout("n40 c60 a40 d40"), 50, at: 1000, "-b +d !a@1000"),
      Step(layout("d20 c20 a20"), 0, at: 1800, "!c@1800"),
      Step(layout("d20"), 0, at: 2000, "-c -a"),
      Step(layout("d20"), 0, at: 3000, "!d@2800"),
      Step(layout(""), 0, at: 9000, "-d"),
    ]
    #expect(faults(of: steps) == [])
  }

  @Test func `an impression is told once enough was visible for long enough without a break`() {
    let all = ImpressionRule.visible(1, of: 1, for: 0)
    let any = ImpressionRule.visible(0, of: 1, for: 0)
    let row = layout("a40")
    let high = layout("a300")
    // The header from 0 to 40, so that 60 are left for a, which starts at 40.
    let pinned = layout("a300", header: 40, isPinned: true)
    let middling = layout("a80", header: 40, isPinned: true)
    let cases: [(ScreenLayout, ImpressionRule, [(Length, Milliseconds)], String)] = [
      // Half of it, less than half, and told late.
      (row, .standard, [(20, 0), (20, 999), (20, 1000)], "||!a@1000"),
      (row, .standard, [(20.5, 0), (20.5, 1000)], "|"),
      (row, .standard, [(0, 0), (0, 7000)], "|!a@1000"),
      // A break, and a time at the end of which too little is visible.
      (row, .standard, [(0, 0), (30, 500), (0, 999), (0, 1998), (0, 2000)], "||||!a@1999"),
      (row, .standard, [(0, 0), (30, 5000), (0, 6000), (0, 6999)], "|||"),
      (row, .standard, [(30, 0), (0, 5000), (0, 5999)], "||"),
      // Once while it stays, again when it comes back.
      (row, .standard, [(0, 0), (0, 1000), (30, 1100), (0, 1200), (0, 9000)], "|!a@1000|||"),
      (
        row, .standard, [(0, 0), (0, 1000), (40, 1100), (0, 2000), (0, 3000)],
        "|!a@1000|||!a@3000"
      ),
      // Times that run backwards, and as far as they go.
      (row, .standard, [(0, 5000), (0, 4000), (0, 4999), (0, 5000)], "|||!a@5000"),
      (row, .standard, [(0, Milliseconds(.min)), (0, Milliseconds(.max))], "|!a@1000"),
      (row, .standard, [(0, Milliseconds(.max)), (0, Milliseconds(.min))], "|"),
      // The rules at their bounds.
      (row, all, [(0.5, 0), (0, 5)], "|!a@5"),
      (row, any, [(40, 0), (39.5, 1)], "|!a@1"),
      (row, .visible(-1, of: 2, for: -5), [(39.5, 0)], "!a@0"),
      (row, .visible(1, of: 0, for: 0), [(39.5, 0)], "!a@0"),
      (row, .visible(1, of: -1, for: 0), [(39.5, 0)], "!a@0"),
      (row, .visible(9, of: 3, for: 0), [(0.5, 0), (0, 1)], "|!a@1"),
      (row, .visible(.max, of: .max, for: 0), [(0.5, 0), (0, 1)], "|!a@1"),
      (layout("a1"), .visible(1, of: 3, for: 0), [(Length(units: 161), 0)], ""),
      (layout("a1"), .visible(1, of: 3, for: 0), [(Length(units: 160), 0)], "!a@0"),
      (row, .visible(1, of: 2, for: .greatest), [(0, 0), (0, .seconds(.max))], "|"),
      // A row higher than the viewport counts by the part of the viewport that it fills.
      (high, .standard, [(-50.5, 0), (-50.5, 1000)], "|"),
      (high, .standard, [(-50, 0), (0, 500), (250, 1000)], "||!a@1000"),
      (high, .standard, [(250.5, 0), (250.5, 1000)], "|"),
      (high, all, [(-0.5, 0), (0, 1), (200.5, 2)], "|!a@1|"),
      (pinned, .standard, [(-30, 0), (0, 400), (270, 1000)], "||!a@1000"),
      (pinned, .standard, [(-30.5, 0), (-30.5, 1000)], "|"),
      (pinned, .standard, [(270.5, 0), (270.5, 1000)], "|"),
      (middling, all, [(-0.5, 0), (0, 1)], "|!a@1"),
      (middling, all, [(20.5, 0), (20, 1)], "|!a@1"),
    ]
    let wrong = cases.enumerated().compactMap { index, example -> String? in
      let (layout, rule, moves, expected) = example
      var tracker = VisibilityTracker(impression: rule)
      let told = moves.map { offset, time in
        tracker.update(layout, offset: offset, at: time)
          .filter { $0.kind == .impression && $0.id.role == .row }.text
      }
      let found = told.joined(separator: "|")
      return found == expected ? nil : "case \(index): \(found), not \(expected)"
    }
    #expect(wrong == [])
  }

  @Test func `leaving the screen gives each appearance its disappearance, and begins anew`() {
    // The header from 0 to 10, a to 70, b to 130, the footer to 140.
    let screen = layout("a60 b60", header: 10, footer: 10)
    var tracker = VisibilityTracker(prefetchMargin: 50)
    var told = [tracker.update(screen, offset: 0, at: 100).text]
    told.append(tracker.end(at: 1100).text)
    told.append(tracker.end(at: 1200).text)
    told.append(tracker.update(screen, offset: 120, at: 5000).text)
    // Too little of b was visible, and the footer not for long enough.
    told.append(tracker.end(at: 5999).text)
    told.append(tracker.update(screen, offset: 60, at: 8000).text)
    told.append(tracker.end(at: 7000).text)
    #expect(
      told == [
        ">a >b +header +a +b",
        "!header@1100 !a@1100 !b@1100 -header -a -b <a <b",
        "",
        ">b +b +footer",
        "-b -footer <b",
        ">a >b +a +b +footer",
        "-a -b -footer <a <b",
      ])
    #expect(tracker == VisibilityTracker(prefetchMargin: 50))
  }

  @Test func `rows within the margin are prefetched once, and cancelled when they leave it`() {
    // The header from 0 to 10, a to 60, b to 110, c to 160, d to 210, e to 260, f to 310.
    let screen = layout("a50 b50 c50 d50 e50 f50", header: 10)
    // The header from 0 to 30, a to 50, b to 70, c to 90, d to 110.
    let pinned = layout("a20 b20 c20 d20", header: 30, isPinned: true)
    let steps: [(margin: Length?, Step)] = [
      (40, Step(screen, 0, ">a >b >c +header +a +b")),
      (40, Step(screen, 0, "")),
      (40, Step(screen, 60, "-header -a >d +c")),
      (40, Step(screen, 100, "<a >e +d")),
      (40, Step(screen, 60, "-d <e >a")),
      (40, Step(layout("d50 x50 a50", header: 10), 60, "-b -c <b <c >x +x +a")),
      (40, Step(screen, 1000, "-x -a <d <x <a")),
      (nil, Step(screen, 0, "+header +a +b")),
      (-5, Step(screen, 0, ">a >b")),
      (.greatest, Step(screen, 0, ">c >d >e >f")),
      (Length(units: .max), Step(screen, 0, "")),
      (nil, Step(screen, 0, "<a <b <c <d <e <f")),
      (nil, Step(layout(""), 0, "-header -a -b")),
      // The header covers from 50 to 80, and in the higher viewport from 40 to 70.
      (10, Step(pinned, 50, height: 30, ">c +header")),
      (10, Step(pinned, 50, height: -30, "-header <c")),
    ]
    var tracker = VisibilityTracker()
    let wrong = steps.enumerated().compactMap { index, next -> String? in
      tracker.prefetchMargin = next.margin
      return next.1.fault(&tracker).map { "step \(index): \($0)" }
    }
    #expect(wrong == [])
  }

  @Test func `the next impression is due when an update would tell of it`() {
    let screen = layout("a40 b100")
    var tracker = VisibilityTracker()
    var due = [tracker.nextImpression]
    let moves: [(Length, Milliseconds)] = [
      (0, 100), (40, 600), (70, 700), (0, 750), (0, 1100), (0, 1750), (95, 1800), (90, 1900),
    ]
    for (offset, time) in moves {
      _ = tracker.update(screen, offset: offset, at: time)
      due.append(tracker.nextImpression)
    }
    _ = tracker.end(at: 2000)
    due.append(tracker.nextImpression)
    #expect(due == [nil, 1100, 1100, 1100, 1100, 1750, nil, nil, nil, nil])
  }

  @Test func `an event says what happened, to which row, where it stands and when`() {
    let screen = layout("a40 b40", header: 10)
    var tracker = VisibilityTracker(prefetchMargin: 0)
    var events = tracker.update(screen, offset: 20, at: 5)
    events += tracker.update(layout("b40", header: 10), offset: 5, at: 2005)
    #expect(
      events.map(\.description) == [
        "5 ms: prefetch s/LayoutRow[a] at (0, 0)",
        "5 ms: prefetch s/LayoutRow[b] at (0, 1)",
        "5 ms: didAppear s/LayoutRow[a] at (0, 0)",
        "5 ms: didAppear s/LayoutRow[b] at (0, 1)",
        "2005 ms: didDisappear s/LayoutRow[a]",
        "2005 ms: cancelPrefetch s/LayoutRow[a]",
        "2005 ms: didAppear s/header",
        "1005 ms: impression s/LayoutRow[b] at (0, 0)",
      ])
  }

  @Test func `an update costs what is visible, and the tracker keeps no more`() {
    let costs = [500, 20_000].map { count in
      let counter = Counter()
      let keys = (0..<count).map { CountedKey(value: $0, counter: counter) }
      let screen = Screen("Test") {
        Section("s") { ForEach(keys, id: \.self) { _ in LayoutRow(.fixed(50)) } }
      }
      let layout = screen.layout(in: .grid(320, 100))
      var tracker = VisibilityTracker(prefetchMargin: 100)
      counter.comparisons = 0
      for step in 0..<200 {
        _ = tracker.update(layout, offset: Length(step * 110), at: Milliseconds(step))
      }
      #expect(tracker.seen.count == 3 && tracker.near.count == 7)
      return counter.comparisons
    }
    #expect(costs[0] == costs[1] && costs[0] < 200 * 20)
  }
}

/// A viewport, and what an update tells of it.
private struct Step {
  var layout: ScreenLayout
  var offset: Length
  var height: Length?
  var time: Milliseconds
  var events: String

  init(
    _ layout: ScreenLayout, _ offset: Length, height: Length? = nil, at time: Milliseconds = 0,
    _ events: String
  ) {
    (self.layout, self.offset, self.height) = (layout, offset, height)
    (self.time, self.events) = (time, events)
  }

  func fault(_ tracker: inout VisibilityTracker) -> String? {
    let told = tracker.update(layout, offset: offset, height: height, at: time).text
    return told == events ? nil : "“\(told)”, not “\(events)”"
  }
}

/// What is wrong with what one tracker tells at each of the steps.
private func faults(of steps: [Step]) -> [String] {
  var tracker = VisibilityTracker()
  return steps.enumerated().compactMap { index, step in
    step.fault(&tracker).map { "step \(index): \($0)" }
  }
}

/// A section of rows that are written as a key and a height each.
private func layout(
  _ rows: String, header: Length? = nil, isPinned: Bool = false, footer: Length? = nil
) -> ScreenLayout {
  let rows = rows.split(separator: " ")
  var section = Section("s") {
    for row in rows {
      LayoutRow(.fixed(Length(Int(row.dropFirst()) ?? 0))).id(String(row.prefix(1)))
    }
  }
  .keptWhenEmpty()
  if let header { section = section.header(LayoutRow(.fixed(header)), pinned: isPinned) }
  if let footer { section = section.footer(LayoutRow(.fixed(footer))) }
  return Screen("Test", sections: [section]).layout(in: .grid(320, 100))
}

extension [VisibilityEvent] {
  fileprivate var text: String {
    map { event in
      let name = event.id.key.map(\.description) ?? "\(event.id.role)"
      return switch event.kind {
      case .didAppear: "+\(name)"
      case .didDisappear: "-\(name)"
      case .impression: "!\(name)@\(event.time.count)"
      case .prefetch: ">\(name)"
      case .cancelPrefetch: "<\(name)"
      }
    }
    .joined(separator: " ")
  }
}

private final class Counter: Sendable {
  // A test counts on one thread.
  nonisolated(unsafe) var comparisons = 0
}

private struct CountedKey: Hashable, Sendable {
  let value: Int
  let counter: Counter

  static func == (left: CountedKey, right: CountedKey) -> Bool {
    left.counter.comparisons += 1
    return left.value == right.value
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(value)
  }
}
