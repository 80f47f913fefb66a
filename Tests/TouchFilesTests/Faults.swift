import Foundation
import Synchronization
import Testing
import TouchFiles

/// A file system in which one operation meets a fault: the first, the second, and so on until none is left.
nonisolated final class Faults: Sendable {
  private struct State {
    var count = 0
    var met: FileSystem.Operation?
  }

  private let state = Mutex(State())
  private let number: Int
  private let fault: FileSystem.Fault

  /// The operation of this number, counted from 0, meets the fault.
  init(_ fault: FileSystem.Fault, at number: Int) {
    self.fault = fault
    self.number = number
  }

  /// The operation that met the fault; nil while none has.
  var met: FileSystem.Operation? { state.withLock(\.met) }

  var files: FileSystem {
    FileSystem { operation in
      self.state.withLock { state in
        defer { state.count += 1 }
        guard state.count == self.number else { return nil }
        state.met = operation
        return self.fault
      }
    }
  }
}

/// A cause, as the system numbers and words it.
nonisolated struct Cause: CustomTestStringConvertible, Sendable {
  let code: Int32
  var words: String { String(cString: strerror(code)) }
  var testDescription: String { words }

  /// A full disk, a permission that is missing, a folder that has vanished, a file larger than the system allows.
  static let all = [ENOSPC, EACCES, ENOENT, EFBIG].map(Cause.init)
}

/// Fails each operation of something in turn; returns which ones there were.
@discardableResult
func failingEach(
  _ fault: FileSystem.Fault, _ body: (FileSystem, _ met: () -> FileSystem.Operation?) throws -> Void
) rethrows -> [FileSystem.Operation] {
  var operations: [FileSystem.Operation] = []
  for number in 0..<1000 {
    let faults = Faults(fault, at: number)
    try body(faults.files) { faults.met }
    guard let met = faults.met else { return operations }
    operations.append(met)
  }
  Issue.record("it never ends")
  return operations
}

/// A folder of its own for a test, by its path.
func withFolder(_ body: (String) throws -> Void) throws {
  let folder = NSTemporaryDirectory() + "touchscope-files-\(UUID().uuidString)"
  try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(atPath: folder) }
  try body(folder)
}

func names(_ folder: String) -> [String] {
  ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
}

func text(_ path: String) -> String? { try? String(contentsOfFile: path, encoding: .utf8) }
