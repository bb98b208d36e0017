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
      let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
      let manager = FileManager.default
      let permissions = try? manager.attributesOfItem(atPath: url.path)[.posixPermissions]
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

  /// Keeps other processes that ask for the same from a folder, while a closure reads and writes a file
  /// in it.
  static func withLock<Result, Failure: Error>(
    onFolderOf path: String, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let file = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    // The folder and not the file: that is replaced by another when it is written.
    let descriptor = open(file.deletingLastPathComponent().path, O_RDONLY)
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
  static func paths(below folder: String, hidden: Bool = false) -> [String] {
    var paths: [String] = []
    var folders = [""]
    while let parent = folders.popLast() {
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

  private static func isFolder(_ path: String) -> Bool {
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

  /// When a file was written last.
  static func date(of path: String) -> Date? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.modificationDate] as? Date
  }

  private static func reason(_ error: any Error) -> String {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    let code = underlying?.domain == NSPOSIXErrorDomain ? underlying?.code : nil
    return code.map { String(cString: strerror(Int32(truncatingIfNeeded: $0))) } ?? "\(error)"
  }
}
