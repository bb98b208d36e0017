internal import RowKitSnapshots
internal import Testing
internal import XCTest

extension SnapshotRun.Failure {
  /// Records the failure with the test framework that runs the current test.
  ///
  /// Each framework ignores failures that are recorded with the other. Swift Testing provides the current
  /// test; if there is none, either XCTest runs the test or the call is in a task without a current test,
  /// such as a detached task. In that case, both frameworks receive the failure, and the one without a
  /// running test ignores it.
  ///
  /// - Parameters:
  ///   - call: The source location of the failure.
  ///   - attachmentName: The file name for the received text, which Swift Testing attaches to the test.
  func record(at call: Call, attachmentName: String) {
    guard Test.current != nil else {
      XCTFail(message, file: call.filePath, line: call.line)
      recordIssue(at: call)
      return
    }
    recordIssue(at: call)
    guard let received else { return }
    Attachment.record(received, named: attachmentName, sourceLocation: call.sourceLocation)
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

  /// Whether the running test has arguments.
  static var isParameterized: Bool { Test.current?.isParameterized ?? false }
}
