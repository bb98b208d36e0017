/// A moment of a fling as a host shows it.
public struct ScrollFrame: Equatable, Sendable {
  /// When it is shown, since the finger let go.
  public let time: Milliseconds
  /// What the part of the fling since the frame before did.
  public let step: ScrollStep
  /// Where everything is then.
  public let state: ScrollState
}

extension ScrollSession {
  /// What a fling would show at display times, until it is over or nothing can move on.
  ///
  /// The last frame's state is that of ``release(velocity:on:generation:)``. A host that plays a fling and
  /// wants to be interrupted glides by the ``Fling/frames(every:)`` itself.
  ///
  /// - Parameters:
  ///   - velocity: The speed at the start, in points a second.
  ///   - interval: The time from one frame to the next; less than a millisecond counts as one.
  /// - Throws: ``ScrollError`` for a velocity that is none.
  /// - Complexity: That of a drag for each frame.
  public func frames(
    velocity: Double, every interval: Milliseconds = 16
  ) throws(ScrollError) -> [ScrollFrame] {
    var session = self
    var frames: [ScrollFrame] = []
    for frame in try Fling(velocity: velocity).frames(every: interval) {
      let step = try session.glide(by: frame.distance)
      frames.append(ScrollFrame(time: frame.time, step: step, state: session.state))
      if step.unconsumed != .zero { break }
    }
    return frames
  }
}
