import Foundation
import RowKitSnapshots

/// Lists snapshots that nobody asked for, shows and accepts texts that were received: see `--help`.
let outcome = SnapshotCommand(variables: ProcessInfo.processInfo.environment)
  .run(Array(CommandLine.arguments.dropFirst()))
do {
  try FileHandle.standardOutput.write(contentsOf: Data(outcome.output.utf8))
  if let complaint = outcome.complaint {
    try FileHandle.standardError.write(contentsOf: Data((complaint + "\n").utf8))
  }
} catch {
  exit(2)
}
exit(outcome.exitCode)
