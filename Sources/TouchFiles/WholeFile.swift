import Foundation
import TouchLanguage

/// Files that are there as a whole or not at all: they are written beside their place, then put there at once.
package enum WholeFile {
  /// Replaces a file; what is no regular file, such as a device, is written to as it is.
  package static func replace(
    _ path: String, with text: String, in files: FileSystem = FileSystem()
  ) throws(OutputFile.Refusal) {
    try replace(path, with: Array(text.utf8), in: files)
  }

  /// Replaces a file; what is no regular file, such as a device, is written to as it is.
  package static func replace(
    _ path: String, with bytes: [UInt8], in files: FileSystem = FileSystem()
  ) throws(OutputFile.Refusal) {
    try replace(path, in: files) { file in bytes.withUnsafeBytes { file.write($0) } }
  }

  /// Replaces a file by what `write` writes: it keeps its permissions, and a link leads to it as before. A file that
  /// nobody may write is refused.
  package static func replace(
    _ path: String, in files: FileSystem = FileSystem(), _ write: (OutputFile) -> Void
  ) throws(OutputFile.Refusal) {
    let path = end(of: path)
    var status = stat()
    let isThere = stat(path, &status) == 0
    if isThere, status.st_mode & S_IFMT != S_IFREG { return try fill(path, files, write) }
    if isThere, status.st_mode & Self.writable == 0 { throw .system(Text.files.isReadOnly) }
    let temporary = try make(beside: path, files, write)
    do {
      if isThere { try keep(status.st_mode, of: temporary, files) }
      try files.rename(temporary, to: path)
    } catch { throw clear(temporary, error, files) }
  }

  /// Somebody may write it.
  private static let writable: mode_t = 0o222
  private static let permissions: mode_t = 0o7777

  private static func keep(
    _ mode: mode_t, of path: String, _ files: FileSystem
  ) throws(FileError) {
    var status = stat()
    let wanted = mode & permissions
    guard stat(path, &status) == 0, status.st_mode & permissions != wanted else { return }
    try files.setMode(of: path, UInt32(wanted))
  }

  /// Where a link leads to; a path that is none, or leads nowhere, is its own end.
  private static func end(of path: String) -> String {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK,
      let whole = realpath(path, nil)
    else { return path }
    defer { free(whole) }
    return String(cString: whole)
  }

  /// Gives what `write` writes the first of the names that nothing has; returns it, or nil if all are taken.
  package static func create(
    firstOf names: some Sequence<String>, beside path: String,
    in files: FileSystem = FileSystem(), _ write: (OutputFile) -> Void
  ) throws(OutputFile.Refusal) -> String? {
    let temporary = try make(beside: path, files, write)
    var made: String?
    for name in names {
      // A second name of the file is made only where nothing is.
      do { try files.link(temporary, to: name) } catch {
        if error.code == EEXIST { continue }
        throw clear(temporary, error, files)
      }
      made = name
      break
    }
    do { try files.remove(temporary) } catch { throw .leftover("\(error)") }
    return made
  }

  /// Creates a file; nothing that exists is written over.
  package static func create(
    _ path: String, with text: String, in files: FileSystem = FileSystem()
  ) throws(OutputFile.Refusal) {
    let made = try create(firstOf: [path], beside: path, in: files) { $0.write(text) }
    guard made != nil else { throw .exists }
  }

  // MARK: Beside its place

  /// Writes a hidden file in the same folder; nothing of it stays when it cannot be written.
  private static func make(
    beside path: String, _ files: FileSystem, _ write: (OutputFile) -> Void
  ) throws(OutputFile.Refusal) -> String {
    let place = path as NSString
    let temporary = (place.deletingLastPathComponent as NSString).appendingPathComponent(
      ".\(place.lastPathComponent).\(ProcessInfo.processInfo.processIdentifier).part")
    // One that a program of the same number left there.
    do { try files.remove(temporary) } catch { throw .system(error.reason) }
    let file = try OutputFile(creating: temporary, in: files)
    write(file)
    file.close()
    guard let problem = file.problem else { return temporary }
    throw clear(temporary, problem, files)
  }

  private static func clear(
    _ temporary: String, _ error: FileError, _ files: FileSystem
  ) -> OutputFile.Refusal { clear(temporary, error.reason, files) }

  /// Why a file is not there, after what was written of it is gone.
  private static func clear(
    _ temporary: String, _ reason: String, _ files: FileSystem
  ) -> OutputFile.Refusal {
    do { try files.remove(temporary) } catch {
      return .system(Text.files.partLeft(reason, "\(error)"))
    }
    return .system(reason)
  }

  private static func fill(
    _ path: String, _ files: FileSystem, _ write: (OutputFile) -> Void
  ) throws(OutputFile.Refusal) {
    let descriptor: Int32
    do { descriptor = try files.open(path, O_WRONLY) } catch { throw .system(error.reason) }
    let file = OutputFile(descriptor: descriptor, in: files)
    write(file)
    file.close()
    if let problem = file.problem { throw .system(problem) }
  }
}
