/// Where in a test an assertion is called.
struct Call {
  var fileID: StaticString
  var filePath: StaticString
  var function: String
  var line: UInt
  var column: UInt
}
