/// Which snapshot of a test: the file that holds the test, its function, and a name where the test has
/// several.
package struct SnapshotName: Hashable, Sendable {
  /// The path of the file that holds the test, as `#filePath` gives it.
  package let testFile: String
  /// The function without its labels.
  package let function: String
  /// What the test calls this snapshot.
  package let name: String?

  /// Creates a name.
  ///
  /// - Parameters:
  ///   - testFile: The path of the file that holds the test, as `#filePath` gives it.
  ///   - function: The function, as `#function` gives it: `loads()`, `shows(product:)`.
  ///   - name: What the test calls this snapshot.
  package init(testFile: String, function: String, name: String?) {
    self.testFile = testFile
    self.function = Self.withoutLabels(function)
    self.name = name
  }

  /// The name of a function without its labels, which stand in the last brackets: a name in backticks
  /// may have brackets of its own.
  package static func withoutLabels(_ function: String) -> String {
    let labels = function.hasSuffix(")") ? function.lastIndex(of: "(") : nil
    return String(function[..<(labels ?? function.endIndex)])
  }

  /// The folder of all snapshots of the tests in one folder.
  package static let folderName = "__Snapshots__"

  /// The path of the folder of the snapshots of the test's file.
  package var folder: String {
    let slash = testFile.lastIndex(of: "/")
    let parent = slash.map { testFile[...$0] } ?? ""
    var file = slash.map { testFile[testFile.index(after: $0)...] } ?? testFile[...]
    if file.hasSuffix(".swift") { file.removeLast(6) }
    return parent + Self.folderName + "/" + SafeName(String(file), .identifiers).text
  }

  /// The name of the file: `testFunction[.name].txt`.
  package var fileName: String {
    let function = SafeName(function, .identifiers).text
    return name.map { "\(function).\(SafeName($0, .names).text).txt" } ?? "\(function).txt"
  }

  /// The path of the file.
  package var path: String { folder + "/" + fileName }
}

extension SnapshotName: CustomStringConvertible {
  /// The function and the name as a person would say them.
  package var description: String { name.map { "\(function), named \"\($0)\"" } ?? function }
}
