internal import ExampleSupport
import Foundation

/// A function that reads the files in a command line.
enum InputFile {
  /// The maximum number of bytes, larger than any list of products or font.
  ///
  /// It protects against an endless device such as `/dev/zero`.
  private static let maximumSize = 256 << 20

  /// Reads the file or pipe at `path`.
  static func read(_ path: String) throws(DataError) -> [UInt8] {
    // Foundation takes an empty path for the current folder.
    if path.isEmpty { throw .missing(file: path) }
    let data: Data
    do {
      let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      defer { try? file.close() }
      data = try file.read(upToCount: maximumSize + 1) ?? Data()
    } catch {
      throw DataError(reading: path, error)
    }
    if data.count > maximumSize { throw .tooLarge(file: path, limit: maximumSize) }
    return [UInt8](data)
  }
}

extension DataError {
  /// Creates an error from one of Foundation's errors.
  ///
  /// The descriptions of Foundation's errors vary between platforms and versions, and there is none for a
  /// folder. The underlying system error is reliable.
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
