import Foundation

/// What the program asks of the file system, one operation of the system each.
///
/// Scenes, recordings, traces, settings, pictures, reports and recorded windows are read, written and mapped through
/// one of these, so that tests can fail each operation in turn. Interrupted operations are asked again.
package struct FileSystem: Sendable {
  /// What the system is asked for.
  package enum Operation: Sendable, CaseIterable {
    case open, read, write, cut, close, rename, link, remove, makeFolder, map, mode
  }

  /// What an operation meets in place of the system's own answer.
  package enum Fault: Sendable {
    /// It fails with a number of `errno`; nothing has happened, but a file is closed nevertheless.
    case error(Int32)
    /// Of some bytes, about half are taken or given.
    case short
  }

  private let fault: @Sendable (Operation) -> Fault?

  /// The file system of the machine; what `fault` returns for an operation happens in its place.
  package init(failing fault: @escaping @Sendable (Operation) -> Fault? = { _ in nil }) {
    self.fault = fault
  }

  // MARK: Whole files

  /// A descriptor; `flags` are those of `open(2)`.
  package func open(_ path: String, _ flags: Int32) throws(FileError) -> Int32 {
    try ask(.open, path) { _ in Foundation.open(path, flags | O_CLOEXEC, 0o644) }
  }

  /// A new file without a name, for reading and writing; it is gone when nothing refers to it.
  package func openUnnamed(in folder: String) throws(FileError) -> Int32 {
    try ask(.open, folder) { _ in
      var name = Array("\(folder)/touchscope-XXXXXX".utf8CString)
      let descriptor = mkstemp(&name)
      if descriptor >= 0 { unlink(name) }
      return descriptor
    }
  }

  package func rename(_ path: String, to other: String) throws(FileError) {
    _ = try ask(.rename, other) { _ in Foundation.rename(path, other) }
  }

  /// A second name of a file; fails where there is one already.
  package func link(_ path: String, to other: String) throws(FileError) {
    _ = try ask(.link, other) { _ in Foundation.link(path, other) }
  }

  /// Who may read and write a file, as bits of `chmod(2)`.
  package func setMode(of path: String, _ mode: UInt32) throws(FileError) {
    _ = try ask(.mode, path) { _ in chmod(path, mode_t(mode)) }
  }

  /// A file that is not there is removed already.
  package func remove(_ path: String) throws(FileError) {
    do { _ = try ask(.remove, path) { _ in unlink(path) } } catch {
      if error.code != ENOENT { throw error }
    }
  }

  /// Makes a folder with those that it lies in; one that is there stays as it is.
  package func makeFolder(_ path: String) throws(FileError) {
    do { _ = try ask(.makeFolder, path) { _ in mkdir(path, 0o777) } } catch {
      var isFolder: ObjCBool = false
      let isThere = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      if isThere, isFolder.boolValue { return }
      let parent = (path as NSString).deletingLastPathComponent
      guard error.code == ENOENT, !parent.isEmpty, parent != path else { throw error }
      try makeFolder(parent)
      _ = try ask(.makeFolder, path) { _ in mkdir(path, 0o777) }
    }
  }

  // MARK: Open files

  /// Reads at most `most` bytes, and no more than there is room for; returns how many, 0 at the end of the file.
  package func read(
    _ descriptor: Int32, into bytes: inout [UInt8], most: Int
  ) throws(FileError) -> Int {
    try ask(.read) { isShort in
      let count = Self.count(min(bytes.count, most), isShort)
      return Foundation.read(descriptor, &bytes, count)
    }
  }

  /// All of so many bytes from an offset on; a file that ends before that is an error.
  package func read(
    _ descriptor: Int32, at offset: Int, count: Int
  ) throws(FileError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var done = 0
    while done < count {
      let got = try ask(.read) { isShort in
        bytes.withUnsafeMutableBytes {
          pread(
            descriptor, $0.baseAddress.map { $0 + done }, Self.count(count - done, isShort),
            off_t(offset + done))
        }
      }
      guard got > 0 else { throw FileError(code: EIO) }
      done += got
    }
    return bytes
  }

  /// Writes all bytes at the end of what was written, or at an offset; waits for a pipe that is full.
  package func write(
    _ bytes: UnsafeRawBufferPointer, to descriptor: Int32, at offset: Int? = nil
  ) throws(FileError) {
    var done = 0
    while done < bytes.count {
      let count: Int
      do {
        count = try ask(.write) { isShort in
          let start = bytes.baseAddress.map { $0 + done }
          let count = Self.count(bytes.count - done, isShort)
          return offset.map { pwrite(descriptor, start, count, off_t($0 + done)) }
            ?? Foundation.write(descriptor, start, count)
        }
      } catch {
        guard error.code == EAGAIN else { throw error }
        var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&waiting, 1, -1)
        continue
      }
      guard count > 0 else { throw FileError(code: EIO) }
      done += count
    }
  }

  /// Leaves only the first bytes of a file.
  package func cut(_ descriptor: Int32, to length: Int) throws(FileError) {
    _ = try ask(.cut) { _ in ftruncate(descriptor, off_t(length)) }
  }

  /// The descriptor is closed in any case; what fails is the last of what was written.
  package func close(_ descriptor: Int32) throws(FileError) {
    let code = Foundation.close(descriptor) == 0 ? 0 : errno
    // It is not closed again: its number may be another file's by now.
    if case .error(let code) = fault(.close), code != EINTR { throw FileError(code: code) }
    if code != 0, code != EINTR { throw FileError(code: code) }
  }

  /// A part of a file as memory that can be read; `unmap` frees it.
  package func map(
    _ descriptor: Int32, at offset: Int, count: Int
  ) throws(FileError) -> UnsafeRawPointer {
    var memory: UnsafeMutableRawPointer?
    _ = try ask(.map) { _ in
      memory = mmap(nil, count, PROT_READ, MAP_SHARED, descriptor, off_t(offset))
      return memory == MAP_FAILED ? -1 : 0
    }
    guard let memory else { throw FileError(code: ENOMEM) }
    return UnsafeRawPointer(memory)
  }

  /// Frees memory that `map` returned.
  package static func unmap(_ memory: UnsafeRawPointer, count: Int) {
    munmap(UnsafeMutableRawPointer(mutating: memory), count)
  }

  // MARK: Asking

  private func ask<Answer: SignedInteger>(
    _ operation: Operation, _ path: String? = nil, _ body: (_ isShort: Bool) -> Answer
  ) throws(FileError) -> Answer {
    while true {
      let answer: Answer
      switch fault(operation) {
      case .error(let code):
        guard code == EINTR else { throw FileError(code: code, path: path) }
        continue
      case .short: answer = body(true)
      case nil: answer = body(false)
      }
      if answer >= 0 { return answer }
      let code = errno
      guard code == EINTR else { throw FileError(code: code, path: path) }
    }
  }

  private static func count(_ count: Int, _ isShort: Bool) -> Int {
    isShort ? max(1, count / 2) : count
  }
}

/// Why the system refused an operation.
package struct FileError: Error, CustomStringConvertible {
  /// A number of `errno`.
  package let code: Int32
  /// The file or folder, where the operation has its name.
  package let path: String?

  package init(code: Int32, path: String? = nil) {
    self.code = code
    self.path = path
  }

  /// The cause, in the system's words.
  package var reason: String { String(cString: strerror(code)) }
  /// The path and the cause.
  package var description: String { path.map { "\($0): \(reason)" } ?? reason }
}
