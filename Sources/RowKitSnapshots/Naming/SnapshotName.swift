/// The identity of a snapshot: the file and function of its test, and a name if the test has several.
package struct SnapshotName: Hashable, Sendable {
  /// The path of the test's file, from `#filePath`.
  package let testFile: String
  /// The name of the test's function, without argument labels.
  package let function: String
  /// The name of the snapshot in its test; nil if the test has only one.
  package let name: String?

  /// Creates a name.
  ///
  /// - Parameters:
  ///   - testFile: The path of the test's file, from `#filePath`.
  ///   - function: The test's function, from `#function`: `loads()`, `shows(product:)`.
  ///   - name: The name of the snapshot in its test; nil if the test has only one.
  package init(testFile: String, function: String, name: String?) {
    self.testFile = testFile
    self.function = Self.withoutLabels(function)
    self.name = name
  }

  /// Returns the name of a function without argument labels.
  ///
  /// The labels are in the last pair of parentheses: a raw identifier can contain parentheses of its own.
  package static func withoutLabels(_ function: String) -> String {
    let labels = function.hasSuffix(")") ? function.lastIndex(of: "(") : nil
    return String(function[..<(labels ?? function.endIndex)])
  }

  /// The name of the folder for the snapshots of all tests in a folder.
  package static let folderName = "__Snapshots__"

  /// The path of the folder for the snapshots of the test's file.
  package var folder: String {
    let slash = testFile.lastIndex(of: "/")
    let parent = slash.map { testFile[...$0] } ?? ""
    var file = slash.map { testFile[testFile.index(after: $0)...] } ?? testFile[...]
    if file.hasSuffix(".swift") { file.removeLast(6) }
    return parent + Self.folderName + "/" + SafeName(String(file), .identifiers).text
  }

  /// The name of the snapshot's file: `testFunction[.name].txt`.
  package var fileName: String {
    let function = SafeName(function, .identifiers).text
    return name.map { "\(function).\(SafeName($0, .names).text).txt" } ?? "\(function).txt"
  }

  /// The path of the snapshot's file.
  package var path: String { folder + "/" + fileName }
}

extension SnapshotName: CustomStringConvertible {
  /// The function and the name, for messages.
  package var description: String { name.map { "\(function), named \"\($0)\"" } ?? function }
}
