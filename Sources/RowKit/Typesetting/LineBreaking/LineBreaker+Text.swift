extension LineBreaker {
  /// Finds where the lines of a text may or must end.
  ///
  /// - Parameter body: Given the bytes before each place where a line may end, and whether it must; the
  ///   end of the text is not among them.
  /// - Complexity: O(n) in the text; nothing is allocated for a string of contiguous UTF-8.
  package static func forEachBreak(
    in text: String, _ strictness: LineBreakStrictness = .strict,
    _ body: (_ offset: Int, _ isMandatory: Bool) -> Void
  ) {
    var text = text
    text.withUTF8 { bytes in
      let reader = ScalarReader(bytes: bytes)
      var breaker = LineBreaker(strictness)
      var index = 0
      while index < bytes.count {
        let step = reader.step(at: index)
        let decision = breaker.advance(
          over: reader.table[value: step.value], at: index..<step.end, in: reader)
        if decision != .prohibited { body(index, decision == .mandatory) }
        index = step.end
      }
    }
  }
}
