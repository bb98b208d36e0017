import Testing

import RowKitTestSupport
@testable import RowKit

@Suite struct FlingTests {
  @Test func `a fling's distance is rounded to the unit, halves away from zero`() throws {
    let cases: [(Double, Length)] = [
      (1000, 499), (-1000, -499), (0, 0), (1, Length(units: 120)), (6.25, Length(units: 749)),
      (-6.25, Length(units: -749)), (0.004, .zero), (0.0042, Length(units: 1)),
    ]
    for (velocity, distance) in cases {
      #expect(try Fling(velocity: velocity).distance == distance, "\(velocity)")
    }
  }

  @Test func `the speed falls with what is left of the distance`() throws {
    let fling = try Fling(velocity: -1000)
    let speeds = [0, -249.5, -499, -600, 10].map { fling.speed(after: $0) }
    #expect(speeds == [-1000, -500, 0, 0, -1000])
    #expect(try Fling(velocity: 0).speed(after: 5) == 0)
  }

  @Test func `the frames of a fling add up to it, and slow down`() {
    let property = Property<(velocity: Double, interval: Int)> { random in
      (
        velocity: Double(Int.random(in: -20_000_000...20_000_000, using: &random)) / 1000,
        interval: random.pick([0, 1, 8, 16, 17, 33, 1000])
      )
    } shrink: { input in
      [(input.velocity.rounded(), input.interval), (input.velocity / 2, input.interval)]
        .filter { $0 != input }
    } fault: { velocity, interval in
      guard let fling = try? Fling(velocity: velocity) else { return "no fling" }
      var (sum, last) = (Length.zero, Milliseconds.zero)
      var longest: Length?
      for frame in fling.frames(every: Milliseconds(interval)) {
        if frame.time - last != Milliseconds(max(1, interval)) { return "a frame at \(frame.time)" }
        last = frame.time
        let distance = velocity < 0 ? -frame.distance : frame.distance
        if distance < .zero { return "a frame goes back by \(distance)" }
        // The last frame takes what is left, up to half a point; others may be a unit off by rounding.
        if let longest, distance > longest + Length(0.5) { return "it speeds up at \(frame.time)" }
        longest = distance
        sum = sum + frame.distance
        if sum != fling.distance(at: frame.time) { return "it is elsewhere at \(frame.time)" }
      }
      return sum == fling.distance ? nil : "the frames add up to \(sum), not \(fling.distance)"
    }
    #expect(property.counterexample(count: 500) == nil)
  }

  @Test func `a fling that is played is one that is released`() throws {
    let start = try ScrollSession(.gamePages(), in: .grid(360, 656))
    for velocity in [1000.0, 300, 5000, -400] {
      var released = start
      try released.drag(by: 50)
      let played = try released.frames(velocity: velocity)
      try released.release(velocity: velocity)
      #expect(played.last?.state == released.state)
      let times = played.map(\.time.count)
      #expect(times == Array(1...played.count).map { Int64($0) * 16 })
    }
    // From the header into the page, without a pause between them.
    let frames = try start.frames(velocity: 1000)
    let moved = frames.map { $0.step.consumed.header + $0.step.consumed.page }
    #expect(moved.reduce(.zero, +) == 499)
    #expect(frames.count { $0.step.consumed.header > .zero && $0.step.consumed.page > .zero } == 1)
  }

  @Test func `a fling that is played ends with the frame of which something is left`() throws {
    var session = try ScrollSession(.gamePages(), in: .grid(360, 656))
    try session.scroll(to: .offset(400))
    let frames = try session.frames(velocity: 5000)
    let fling = try Fling(velocity: 5000)
    #expect(frames.count < fling.frames(every: 16).reduce(0) { count, _ in count + 1 })
    #expect(frames.last?.state.pages[0].offset == 483)
    #expect(frames.map { $0.step.unconsumed != .zero }.lastIndex(of: false) == frames.count - 2)
    #expect(frames.last?.step.unconsumed != .zero)
  }
}
