package import Foundation
package import TouchLanguage

/// A regular file that is open for reading. Pipes, devices and folders are refused, and nothing here waits for data.
package struct RegularFile {
  /// Why a file cannot be read.
  package enum Problem: Error {
    case missing
    case folder
    /// A pipe, a socket or a device.
    case special
    /// The system does not open it.
    case closed(String)
    /// The system does not read it.
    case unreadable(String)

    package var text: ProblemText {
      switch self {
      case .missing: Text.files.missing
      case .folder: Text.files.isFolder
      case .special: Text.files.isSpecial
      case .closed(let reason): Text.files.notOpened(reason)
      case .unreadable(let reason): Text.files.unreadable(reason)
      }
    }
  }

  private let files: FileSystem
  private let descriptor: Int32

  /// Opens a file for reading.
  package init(path: String, in files: FileSystem = FileSystem()) throws(Problem) {
    self.files = files
    // Without O_NONBLOCK, a pipe that nobody writes to would never open.
    do { descriptor = try files.open(path, O_RDONLY | O_NONBLOCK) } catch {
      throw error.code == ENOENT ? .missing : .closed(error.reason)
    }
    if let problem = Self.problem(of: descriptor) {
      close()
      throw problem
    }
  }

  private static func problem(of descriptor: Int32) -> Problem? {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return .closed(String(cString: strerror(errno))) }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return nil
    case S_IFDIR: return .folder
    default: return .special
    }
  }

  /// The next bytes, at most `most`; fewer only at the end of the file.
  package func read(most: Int) throws(Problem) -> Data {
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 18)
    while data.count < most {
      let count: Int
      do {
        count = try files.read(descriptor, into: &buffer, most: most - data.count)
      } catch { throw .unreadable(error.reason) }
      guard count > 0 else { break }
      data.append(contentsOf: buffer[..<count])
    }
    return data
  }

  /// What was only read loses nothing when closing fails.
  package func close() { try? files.close(descriptor) }
}
