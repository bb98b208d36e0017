/// Two states of a list, read together: the new one in its order, with what was deleted where it was.
struct ListWalk {
  /// Why an element of the old list is not where it was.
  enum Departure {
    case deleted, moved
  }

  /// Why an element of the new list was not where it is.
  enum Arrival<Origin> {
    case inserted
    case moved(from: Origin)
  }

  /// What a reader meets.
  enum Step<Origin> {
    /// An element of the old list only.
    case deleted(Int)
    /// An element of the new list that was elsewhere or nowhere.
    case arrived(Int, Arrival<Origin>)
    /// An element of both lists, in its order.
    case stays(old: Int, new: Int)
  }

  /// The steps from top to bottom, given for each element why it is not in both lists' common order, or
  /// nil for one that is.
  ///
  /// What was deleted stands before what came in its place.
  ///
  /// - Complexity: O(n) in both lists.
  static func steps<Origin>(old: [Departure?], new: [Arrival<Origin>?]) -> [Step<Origin>] {
    var steps: [Step<Origin>] = []
    steps.reserveCapacity(max(old.count, new.count))
    var next = 0
    func passDepartures() {
      while next < old.count, let departure = old[next] {
        if departure == .deleted { steps.append(.deleted(next)) }
        next += 1
      }
    }
    passDepartures()
    for (index, arrival) in new.enumerated() {
      if let arrival {
        steps.append(.arrived(index, arrival))
      } else {
        steps.append(.stays(old: next, new: index))
        next += 1
        passDepartures()
      }
    }
    return steps
  }
}
