internal import ExampleSupport
import Foundation

/// The files that a command line names.
enum InputFile {
  /// A device such as `/dev/zero` never ends; no list of products and no font is as long as this.
  private static let largest = 256 << 20

  /// The bytes of the file at `path`, which may also be a pipe.
  static func read(_ path: String) throws(DataError) -> [UInt8] {
    // To Foundation an empty path is the current folder.
    if path.isEmpty { throw .missing(file: path) }
    let data: Data
    do {
      let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      defer { try? file.close() }
      data = try file.read(upToCount: largest + 1) ?? Data()
    } catch {
      throw DataError(reading: path, error)
    }
    if data.count > largest { throw .tooLarge(file: path, limit: largest) }
    return [UInt8](data)
  }
}

extension DataError {
  /// Foundation's own sentences change with the platform and its version, and for a folder it
  /// has none; the system's error below them says what happened.
  fileprivate init(reading file: String, _ error: any Error) {
    let error = error as NSError
    let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
    switch (cause.domain, CInt(truncatingIfNeeded: cause.code)) {
    case (NSPOSIXErrorDomain, ENOENT), (NSPOSIXErrorDomain, ENOTDIR): self = .missing(file: file)
    case (NSPOSIXErrorDomain, EISDIR): self = .folder(file: file)
    case (NSPOSIXErrorDomain, let code):
      self = .unreadable(file: file, reason: String(cString: strerror(code)))
    default: self = .unreadable(file: file, reason: cause.localizedDescription)
    }
  }
}
