import Foundation

/// A regular file that is open for reading. Pipes, devices and folders are refused, and nothing here waits for data.
struct RegularFile {
  /// Why a file cannot be read.
  enum Problem: Error {
    case missing
    case folder
    /// A pipe, a socket or a device.
    case special
    /// The system does not open it.
    case closed(String)
    /// The system does not read it.
    case unreadable(String)

    var sentence: String {
      switch self {
      case .missing: "no such file"
      case .folder: "this is a folder, not a file"
      case .special: "this is a pipe or a device, not a file"
      case .closed(let reason): "the file cannot be opened: \(reason)"
      case .unreadable(let reason): "the file cannot be read: \(reason)"
      }
    }

    var hint: String {
      switch self {
      case .missing: "list the scenes with: touchscope catalog scenes"
      case .folder: "name one file in it"
      case .special: "write the text to a file and name that file"
      case .closed: "check its permissions"
      case .unreadable: "check the file and its disk"
      }
    }
  }

  private let descriptor: Int32

  init(path: String) throws {
    // Without O_NONBLOCK, a pipe that nobody writes to would never open.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw errno == ENOENT ? .missing : Problem.closed(Self.reason) }
    do { try Self.checkKind(descriptor) } catch {
      _ = Foundation.close(descriptor)
      throw error
    }
    self.descriptor = descriptor
  }

  private static func checkKind(_ descriptor: Int32) throws {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw Problem.closed(reason) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return
    case S_IFDIR: throw Problem.folder
    default: throw Problem.special
    }
  }

  /// The next bytes, at most `most`; fewer only at the end of the file.
  func read(most: Int) throws -> Data {
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 18)
    while data.count < most {
      let count = Foundation.read(descriptor, &buffer, min(buffer.count, most - data.count))
      guard count >= 0 else {
        if errno == EINTR { continue }
        throw Problem.unreadable(Self.reason)
      }
      guard count > 0 else { break }
      data.append(contentsOf: buffer[..<count])
    }
    return data
  }

  func close() { _ = Foundation.close(descriptor) }

  /// The system's last error in words.
  private static var reason: String { String(cString: strerror(errno)) }
}
