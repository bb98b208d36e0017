internal import RowKitSnapshots
internal import Testing
internal import XCTest

extension SnapshotRun.Failure {
  /// Records the failure with the framework whose test is running.
  ///
  /// Either framework loses what is recorded with the other's call. Swift Testing tells which test is
  /// running; where it names none, the test is one of XCTest, or the call came from a task that knows of
  /// no test. Then both are told, and the one that has no test to fail says nothing.
  func record(at call: Call, as name: String) {
    guard Test.current != nil else {
      XCTFail(message, file: call.filePath, line: call.line)
      recordIssue(at: call)
      return
    }
    recordIssue(at: call)
    guard let received else { return }
    Attachment.record(received, named: name, sourceLocation: call.sourceLocation)
  }

  private func recordIssue(at call: Call) {
    Issue.record(Comment(rawValue: message), sourceLocation: call.sourceLocation)
  }
}

extension Call {
  fileprivate var sourceLocation: SourceLocation {
    SourceLocation(
      fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
  }

  /// Whether the running test is called once for each of its arguments.
  static var isParameterized: Bool { Test.current?.isParameterized ?? false }
}
