import Foundation
import Synchronization
package import TouchFiles
package import TouchTrace

/// Stores the full chunks of a session's trace in an unnamed file, so that memory does not grow with the length of
/// a session; the system maps parts of it back when they are read.
///
/// The file is created with the first chunk and freed with the last. If it cannot be written, as on a full disk,
/// chunks stay in memory, and the next one is tried again.
package final class TraceFile: TraceArchive {
  private struct State {
    var file: (descriptor: Int32, folder: String)?
    var length = 0
    var problem: String?
    var isTold = false
  }

  private let state = Mutex(State())
  private let folders: [String]
  private let files: FileSystem

  /// The first writable folder of these is used: `/var/tmp` is on a disk, the other one may not be.
  package init(
    folders: [String] = ["/var/tmp", NSTemporaryDirectory()], in files: FileSystem = FileSystem()
  ) {
    self.folders = folders
    self.files = files
  }

  deinit { state.withLock { if let file = $0.file { try? files.close(file.descriptor) } } }

  /// Why a chunk stayed in memory: the folder and the cause; nil while all are in the file.
  package var problem: String? { state.withLock(\.problem) }

  /// The problem, once.
  package func takeProblem() -> String? {
    state.withLock { state in
      guard !state.isTold, let problem = state.problem else { return nil }
      state.isTold = true
      return problem
    }
  }

  package func keep(_ events: [TraceEvent]) -> TraceChunk? {
    state.withLock { keep(events, &$0) }
  }

  private func keep(_ events: [TraceEvent], _ state: inout State) -> TraceChunk? {
    do { return try write(events, &state) } catch {
      let folder = state.file?.folder ?? folders.first ?? ""
      state.problem = state.problem ?? "\(folder): \(error.reason)"
      return nil
    }
  }

  private func write(_ events: [TraceEvent], _ state: inout State) throws(FileError) -> TraceChunk {
    let file: (descriptor: Int32, folder: String)
    if let known = state.file { file = known } else { file = try make() }
    state.file = file
    let size = events.count * MemoryLayout<TraceEvent>.stride
    let offset = state.length
    let written: Result<Void, FileError> = events.withUnsafeBytes { bytes in
      Result { () throws(FileError) in try files.write(bytes, to: file.descriptor, at: offset) }
    }
    try written.get()
    let memory = try files.map(file.descriptor, at: offset, count: size)
    state.length += size
    let start = memory.assumingMemoryBound(to: TraceEvent.self)
    return TraceChunk(UnsafeBufferPointer(start: start, count: events.count)) {
      if let memory = UnsafeRawPointer($0.baseAddress) { FileSystem.unmap(memory, count: size) }
    }
  }

  /// The reason is the first folder's.
  private func make() throws(FileError) -> (descriptor: Int32, folder: String) {
    var problem: FileError?
    for folder in folders {
      do { return (try files.openUnnamed(in: folder), folder) } catch { problem = problem ?? error }
    }
    throw problem ?? FileError(code: ENOENT)
  }
}
