import Foundation
import Synchronization
import TouchTrace

/// Stores the full chunks of a session's trace in an unnamed file, so that memory does not grow with the length of
/// a session; the system maps parts of it back when they are read.
///
/// The file is created with the first chunk and freed with the last. If it cannot be written, as on a full disk,
/// chunks stay in memory.
final class TraceFile: TraceArchive {
  private struct State {
    var descriptor: Int32?
    var length = 0
  }

  private let state = Mutex(State())
  private let folders: [String]

  /// The first writable folder of these is used: `/var/tmp` is on a disk, the other one may not be.
  init(folders: [String] = ["/var/tmp", NSTemporaryDirectory()]) { self.folders = folders }

  deinit { state.withLock { if let descriptor = $0.descriptor { close(descriptor) } } }

  func keep(_ events: [TraceEvent]) -> TraceChunk? {
    state.withLock { state in
      guard let descriptor = state.descriptor ?? make() else { return nil }
      state.descriptor = descriptor
      let size = events.count * MemoryLayout<TraceEvent>.stride
      guard events.withUnsafeBytes({ write($0, to: descriptor, at: state.length) }),
        let memory = mmap(nil, size, PROT_READ, MAP_SHARED, descriptor, off_t(state.length)),
        memory != MAP_FAILED
      else { return nil }
      state.length += size
      let start = memory.assumingMemoryBound(to: TraceEvent.self)
      return TraceChunk(UnsafeBufferPointer(start: start, count: events.count)) {
        munmap(UnsafeMutableRawPointer(mutating: $0.baseAddress), size)
      }
    }
  }

  private func make() -> Int32? {
    for folder in folders {
      var name = Array("\(folder)/touchscope-trace-XXXXXX".utf8CString)
      let descriptor = mkstemp(&name)
      guard descriptor >= 0 else { continue }
      unlink(name)
      return descriptor
    }
    return nil
  }

  private func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32, at offset: Int) -> Bool
  {
    var done = 0
    while done < bytes.count {
      let count = pwrite(
        descriptor, bytes.baseAddress! + done, bytes.count - done, off_t(offset + done))
      guard count > 0 else { return false }
      done += count
    }
    return true
  }
}
