internal import Foundation

/// Reading and writing of whole files, as bytes.
enum Files {
  /// What a file holds; nil where there is none.
  static func read(_ path: String) throws(FileError) -> [UInt8]? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    guard !isFolder(path) else { throw .isFolder(path) }
    guard let data = FileManager.default.contents(atPath: path) else { throw .unreadable(path) }
    return [UInt8](data)
  }

  /// Writes a file at once: whoever reads meanwhile finds the old bytes or the new ones, whole.
  ///
  /// Folders on the way are made; the permissions of a file that is there stay.
  static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    do {
      // The file a link leads to is written, not another in the link's place.
      let url = target(of: path)
      let manager = FileManager.default
      // A link that leads nowhere has permissions too, which are no file's.
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

  /// Writes bytes at the end of a file, which is made if it is not there.
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

  /// Keeps other processes that ask for the same from a folder, while a closure reads and writes a file
  /// in it.
  static func withLock<Result, Failure: Error>(
    onFolderOf path: String, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // The folder and not the file: that is replaced by another when it is written.
    let descriptor = open(target(of: path).deletingLastPathComponent().path, O_RDONLY)
    // Where there is no folder the closure finds no file, and says so.
    guard descriptor >= 0 else { return try body() }
    defer { close(descriptor) }
    flock(descriptor, LOCK_EX)
    return try body()
  }

  /// Removes a file if it is there.
  static func remove(_ path: String) throws(FileError) {
    guard FileManager.default.fileExists(atPath: path) else { return }
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      throw .unwritable(path, reason: reason(error))
    }
  }

  /// The names of what a folder holds, sorted; none where there is no folder.
  static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  /// The paths of all files below a folder, relative to it and sorted; without the hidden ones unless
  /// they are asked for.
  ///
  /// A folder that several links lead to is looked into once.
  static func paths(below folder: String, hidden: Bool = false) -> [String] {
    var paths: [String] = []
    var folders = [""]
    var visited: Set<String> = []
    while let parent = folders.popLast() {
      guard visited.insert(target(of: folder + "/" + parent).path).inserted else { continue }
      for name in names(in: folder + "/" + parent) where hidden || !name.hasPrefix(".") {
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

  /// Whether a path leads to a folder.
  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// A path from the root, without links and dots on the way, as two paths of one file have it.
  static func canonical(_ path: String) -> String {
    let url = URL(fileURLWithPath: path).standardizedFileURL
    return url.deletingLastPathComponent().resolvingSymlinksInPath()
      .appendingPathComponent(url.lastPathComponent).path
  }

  /// When a file was written last; of a link, the file it leads to.
  static func date(of path: String) -> Date? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: target(of: path).path)
    return attributes?[.modificationDate] as? Date
  }

  /// What a path leads to, through all links on the way.
  private static func target(of path: String) -> URL {
    URL(fileURLWithPath: path).resolvingSymlinksInPath()
  }

  /// What the system says was wrong.
  private static func reason(_ error: any Error) -> String {
    // On Linux the error below is none of NSError's kind, unless it is made one.
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
    let system = (underlying ?? error) as NSError
    guard system.domain == NSPOSIXErrorDomain else { return "\(error)" }
    return String(cString: strerror(Int32(truncatingIfNeeded: system.code)))
  }
}
