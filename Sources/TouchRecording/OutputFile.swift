import Foundation

/// Something that text is written to, without buffering. The first failure is kept, and nothing is written after it.
package final class OutputFile {
  private let descriptor: Int32
  /// Bytes of whole texts, in a file of its own; nil for what others write to, too.
  private var length: Int?
  /// Why a text could not be written, in the system's words; nil while all were.
  package private(set) var problem: String?

  /// Why nothing can be written at a path.
  package enum Refusal: Error {
    /// Something is there already.
    case exists
    /// The system refuses it, in its words.
    case system(String)
  }

  /// Creates a file; nothing that exists is opened.
  package init(creating path: String) throws {
    descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw errno == EEXIST ? Refusal.exists : .system(Self.reason) }
    length = 0
  }

  /// What a descriptor that is open already leads to, such as standard output.
  package init(descriptor: Int32) { self.descriptor = descriptor }

  /// Nothing is buffered: the text has been handed to the system when this returns.
  ///
  /// Of a text that cannot be written nothing stays in a file of its own.
  package func write(_ text: String) {
    guard problem == nil else { return }
    var text = text
    problem = text.withUTF8 { Self.write(UnsafeRawBufferPointer($0), to: descriptor) }
    guard let length else { return }
    if problem == nil {
      self.length = length + text.utf8.count
    } else {
      _ = ftruncate(descriptor, off_t(length))
    }
  }

  /// Closes the file; the last failure can show only then.
  package func close() {
    guard Foundation.close(descriptor) != 0, problem == nil else { return }
    problem = Self.reason
  }

  /// Replaces a file as a whole; what is no regular file, such as a device, is written to as it is.
  package static func replace(_ path: String, with text: String) throws {
    var status = stat()
    let isSpecial = stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
    let temporary = path + ".\(ProcessInfo.processInfo.processIdentifier).part"
    let target = isSpecial ? path : temporary
    let flags = isSpecial ? O_WRONLY | O_CLOEXEC : O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC
    let descriptor = open(target, flags, 0o644)
    guard descriptor >= 0 else { throw Refusal.system(reason) }
    let file = OutputFile(descriptor: descriptor)
    file.write(text)
    file.close()
    if file.problem == nil, !isSpecial, rename(temporary, path) != 0 { file.problem = reason }
    guard let problem = file.problem else { return }
    if !isSpecial { unlink(temporary) }
    throw Refusal.system(problem)
  }

  /// Creates a file as a whole: it is there with all of its text, or not at all; nothing that exists is written over.
  package static func create(_ path: String, with text: String) throws {
    let temporary = path + ".\(ProcessInfo.processInfo.processIdentifier).part"
    // One that a program of the same number left there.
    unlink(temporary)
    let file = try OutputFile(creating: temporary)
    defer { unlink(temporary) }
    file.write(text)
    file.close()
    if let problem = file.problem { throw Refusal.system(problem) }
    // A second name of the file is made only where nothing is.
    guard link(temporary, path) == 0 else {
      throw errno == EEXIST ? Refusal.exists : Refusal.system(reason)
    }
  }

  /// Removes a file that was just created.
  package static func remove(_ path: String) { unlink(path) }

  /// Nil when all bytes were written.
  private static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> String? {
    var done = 0
    while done < bytes.count {
      let count = Foundation.write(descriptor, bytes.baseAddress! + done, bytes.count - done)
      if count > 0 {
        done += count
      } else if count < 0, errno == EAGAIN {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&waiting, 1, -1)
      } else if count == 0 || errno != EINTR {
        return reason
      }
    }
    return nil
  }

  /// The system's last error in words.
  private static var reason: String { String(cString: strerror(errno)) }
}

extension OutputFile.Refusal: CustomStringConvertible {
  /// Why, in words.
  package var description: String {
    switch self {
    case .exists: "the file exists already"
    case .system(let reason): reason
    }
  }
}
