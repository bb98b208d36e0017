import Foundation
import RowKitSnapshots

// Lists stale snapshots, and shows and accepts received texts: see `--help`.
let outcome = SnapshotCommand(variables: ProcessInfo.processInfo.environment)
  .run(Array(CommandLine.arguments.dropFirst()))
do {
  try FileHandle.standardOutput.write(contentsOf: Data(outcome.output.utf8))
  if let error = outcome.error {
    try FileHandle.standardError.write(contentsOf: Data((error + "\n").utf8))
  }
} catch {
  exit(2)
}
exit(outcome.exitCode)
