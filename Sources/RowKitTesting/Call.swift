/// The source location of an assertion in a test.
struct Call {
  var fileID: StaticString
  var filePath: StaticString
  var function: String
  var line: UInt
  var column: UInt
}
