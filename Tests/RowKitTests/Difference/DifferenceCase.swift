import RowKit
import RowKitHosts

/// Two screens, written in a line each, and what is to come of comparing them.
struct DifferenceCase {
  let name: String
  let old: Screen
  let new: Screen
  /// The operations, where they are asked for.
  var operations: String?
  /// Those of each stage.
  let stages: [String]
  /// Those of each stage for a host that updates cells in place; nil where they are the same.
  let reconfiguring: [String]?

  init(
    _ name: String, _ old: String, _ new: String, operations: String? = nil, stages: [String],
    reconfiguring: [String]? = nil
  ) {
    self.name = name
    self.old = screen(old)
    self.new = screen(new)
    self.operations = operations
    self.stages = stages
    self.reconfiguring = reconfiguring
  }

  /// What is wrong with how the engine compares the screens; nil when all is well.
  var fault: String? {
    let difference = new.difference(from: old)
    if let operations, difference.operations != operations {
      return report("operations", operations, difference.operations)
    }
    return fault(of: difference.stages(), "stages", stages)
      ?? fault(of: difference.stages(updates: .reconfigure), "in place", reconfiguring ?? stages)
  }

  private func fault(
    of found: [DifferenceStage], _ subject: String, _ expected: [String]
  ) -> String? {
    let operations = found.map(\.operations)
    guard operations == expected else {
      return report(
        subject, expected.joined(separator: "\n  "), operations.joined(separator: "\n  "))
    }
    var table = StrictTable(old)
    for stage in found {
      do throws(StrictTableError) {
        try table.apply(stage)
      } catch {
        return report(subject, "accepted", error.description)
      }
    }
    return table.screen == new ? nil : report(subject, "\(new)", "\(table.screen)")
  }

  private func report(_ subject: String, _ expected: String, _ found: String) -> String {
    "\(name), \(subject):\n- \(expected)\n+ \(found)"
  }
}
