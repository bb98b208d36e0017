import RowKit
import RowKitHosts

/// A batch, and what becomes of it.
struct BatchCase {
  let name: String
  let before: Screen
  let stage: DifferenceStage
  /// The whole message; nil where the batch is accepted.
  let message: String?

  init(
    _ name: String, _ before: Screen, _ after: Screen, refused message: String? = nil,
    batch: (inout DifferenceStage) -> Void = { _ in }
  ) {
    self.name = name
    self.before = before
    self.message = message
    var stage = DifferenceStage(to: after)
    batch(&stage)
    self.stage = stage
  }

  /// A case with its screens in a line each.
  init(
    _ name: String, _ before: String, _ after: String, refused message: String? = nil,
    batch: (inout DifferenceStage) -> Void = { _ in }
  ) {
    self.init(name, screen(before), screen(after), refused: message, batch: batch)
  }

  /// What is wrong with how a strict table takes the batch, whatever the order of the operations; nil
  /// when it does as it should.
  var fault: String? {
    for order in Order.allCases {
      let (table, error) = Self.apply(stage.ordered(order), on: before)
      let found = error?.description
      guard found == message else {
        return """
          \(name), \(order):
          - \(message ?? "accepted")
          + \(found ?? "accepted")
          """
      }
      let shown = found == nil ? stage.screen : before
      if table.screen != shown { return "\(name), \(order): shows\n\(table.screen)" }
    }
    return nil
  }

  /// What a table shows after a batch, and why it refused it if it did.
  static func apply(
    _ stage: DifferenceStage, on screen: Screen
  ) -> (table: StrictTable, error: StrictTableError?) {
    var table = StrictTable(screen)
    do throws(StrictTableError) {
      try table.apply(stage)
      return (table, nil)
    } catch {
      return (table, error)
    }
  }
}

/// Ways to list the operations of a batch.
enum Order: CaseIterable {
  case given, reversed, rotated
}

extension DifferenceStage {
  /// The same operations in another order.
  func ordered(_ order: Order) -> DifferenceStage {
    func change<Operation>(_ operations: [Operation]) -> [Operation] {
      switch order {
      case .given: operations
      case .reversed: operations.reversed()
      case .rotated: Array(operations.dropFirst() + operations.prefix(1))
      }
    }
    var stage = DifferenceStage(to: screen)
    stage.sectionDeletes = change(sectionDeletes)
    stage.sectionInserts = change(sectionInserts)
    stage.sectionMoves = change(sectionMoves)
    stage.sectionReloads = change(sectionReloads)
    stage.sectionReconfigures = change(sectionReconfigures)
    stage.rowDeletes = change(rowDeletes)
    stage.rowInserts = change(rowInserts)
    stage.rowMoves = change(rowMoves)
    stage.rowReloads = change(rowReloads)
    stage.rowReconfigures = change(rowReconfigures)
    return stage
  }
}
