/// The rules of UAX #14 worked out beforehand: for each state, and each class that may come next, whether a
/// line may end between, and the state after.
///
/// A few hundred bytes decide of most text, each scalar by one look; the table is made from the rules
/// themselves.
struct LineBreakAutomaton: Sendable {
  /// What comes of a scalar.
  struct Step {
    /// Whether a line may end before it.
    let decision: LineBreak
    /// The number of the state after it.
    let next: UInt8
  }

  /// The class that small kana count as.
  private let smallKana: LineBreakClass
  /// The states by their numbers; the first is that of a text's start.
  private let states: [LineBreakState]
  /// One row for each state, with a step for each class.
  private let steps: [Step]

  private static let rowBits = 6

  /// The automaton of a strictness.
  static func of(_ strictness: LineBreakStrictness) -> LineBreakAutomaton {
    switch strictness {
    case .strict: strict
    case .normal: normal
    }
  }

  private static let strict = LineBreakAutomaton(smallKana: .ns)
  private static let normal = LineBreakAutomaton(smallKana: .id)

  /// Works out all states that a text can lead to.
  private init(smallKana: LineBreakClass) {
    var states = [LineBreakState()]
    var numbers = [states[0]: UInt8(0)]
    var steps: [Step] = []
    while steps.count < states.count << Self.rowBits {
      let state = states[steps.count >> Self.rowBits]
      for given in LineBreakClass.allCases {
        let next = given == .cj ? smallKana : given
        let after = state.reading(next)
        var number = numbers[after]
        if number == nil {
          number = UInt8(states.count)
          numbers[after] = number
          states.append(after)
        }
        steps.append(Step(decision: state.decision(before: next, in: nil), next: number ?? 0))
      }
      // No class has these numbers.
      let unused = 1 << Self.rowBits - LineBreakClass.allCases.count
      steps.append(contentsOf: repeatElement(Step(decision: .prohibited, next: 0), count: unused))
    }
    self.smallKana = smallKana
    self.states = states
    self.steps = steps
  }

  /// What comes of a scalar of a class in the state with a number.
  @inline(__always)
  func step(from state: UInt8, over next: LineBreakClass) -> Step {
    // A case without a payload is the byte of its number.
    steps[Int(state) << Self.rowBits | Int(unsafeBitCast(next, to: UInt8.self))]
  }

  /// Whether a line may end before a scalar of a class in the state with a number, where the step leaves
  /// that to the text around.
  func decision(from state: UInt8, over next: LineBreakClass, in context: LineBreakContext)
    -> LineBreak
  {
    states[Int(state)].decision(before: next == .cj ? smallKana : next, in: context)
  }
}
