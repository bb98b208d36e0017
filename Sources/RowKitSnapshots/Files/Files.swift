internal import Foundation

/// Functions that read and write whole files as bytes.
enum Files {
  /// Returns the contents of a file; nil if there is no file.
  static func read(_ path: String) throws(FileError) -> [UInt8]? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    guard !isFolder(path) else { throw .isFolder(path) }
    guard let data = FileManager.default.contents(atPath: path) else { throw .unreadable(path) }
    return [UInt8](data)
  }

  /// Writes a file atomically: a concurrent reader finds either the old contents or the new contents.
  ///
  /// Creates missing parent folders, and preserves the permissions of an existing file.
  static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    do {
      // Write to the target of a link, so that the link stays in place.
      let url = target(of: path)
      let manager = FileManager.default
      // A dangling link has permissions too, but they aren't those of a file.
      let permissions =
        manager.fileExists(atPath: url.path)
        ? try manager.attributesOfItem(atPath: url.path)[.posixPermissions] : nil
      try manager.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: url, options: .atomic)
      if let permissions {
        try manager.setAttributes([.posixPermissions: permissions], ofItemAtPath: url.path)
      }
    } catch {
      throw .unwritable(path, reason: reason(error))
    }
  }

  /// Appends bytes to a file, creating it if necessary.
  static func append(_ bytes: [UInt8], to path: String) throws(FileError) {
    guard let handle = FileHandle(forWritingAtPath: path) else { return try write(bytes, to: path) }
    do {
      try handle.seekToEnd()
      try handle.write(contentsOf: Data(bytes))
      try handle.close()
    } catch {
      throw .unwritable(path, reason: reason(error))
    }
  }

  /// Calls a closure that reads and writes a file, while it holds a lock on the file's folder.
  ///
  /// The lock only excludes other callers of this function, including those in other processes.
  static func withLock<Result, Failure: Error>(
    onFolderOf path: String, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // Lock the folder instead of the file, because an atomic write replaces the file.
    let descriptor = open(target(of: path).deletingLastPathComponent().path, O_RDONLY)
    // If there is no folder, the closure reports that the file is missing.
    guard descriptor >= 0 else { return try body() }
    defer { close(descriptor) }
    flock(descriptor, LOCK_EX)
    return try body()
  }

  /// Removes a file if it exists.
  static func remove(_ path: String) throws(FileError) {
    guard FileManager.default.fileExists(atPath: path) else { return }
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      throw .unwritable(path, reason: reason(error))
    }
  }

  /// Returns the sorted names of the files and folders in a folder; none if there is no such folder.
  static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  /// Returns the sorted paths of all files in a folder and its subfolders, relative to the folder.
  ///
  /// Visits a folder once, even if several links lead to it.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder.
  ///   - includingHidden: Whether to include files and folders whose names begin with a dot.
  static func paths(below folder: String, includingHidden: Bool = false) -> [String] {
    var paths: [String] = []
    var folders = [""]
    var visited: Set<String> = []
    while let parent = folders.popLast() {
      guard visited.insert(target(of: folder + "/" + parent).path).inserted else { continue }
      for name in names(in: folder + "/" + parent) where includingHidden || !name.hasPrefix(".") {
        let path = parent + name
        if isFolder(folder + "/" + path) {
          folders.append(path + "/")
        } else {
          paths.append(path)
        }
      }
    }
    return paths.sorted()
  }

  /// Returns whether there is a folder at a path.
  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// Returns the absolute path of a file without links and dots in its folders.
  ///
  /// Two paths of the same file have the same canonical path.
  static func canonical(_ path: String) -> String {
    let url = URL(fileURLWithPath: path).standardizedFileURL
    return url.deletingLastPathComponent().resolvingSymlinksInPath()
      .appendingPathComponent(url.lastPathComponent).path
  }

  /// Returns the modification date of a file, or of a link's target.
  static func modificationDate(of path: String) -> Date? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: target(of: path).path)
    return attributes?[.modificationDate] as? Date
  }

  /// Returns the file at a path, with all links resolved.
  private static func target(of path: String) -> URL {
    URL(fileURLWithPath: path).resolvingSymlinksInPath()
  }

  /// Returns the system's description of an error.
  private static func reason(_ error: any Error) -> String {
    // On Linux the underlying error isn't an NSError until it is cast to one.
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
    let system = (underlying ?? error) as NSError
    guard system.domain == NSPOSIXErrorDomain else { return "\(error)" }
    return String(cString: strerror(Int32(truncatingIfNeeded: system.code)))
  }
}
