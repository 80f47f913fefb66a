import Foundation
package import TouchFiles
package import TouchTrace

/// Stores the full chunks of a session's trace in an unnamed file, so that memory does not grow with the length of
/// a session; the system maps parts of it back when they are read.
///
/// If the file cannot be written, as on a full disk, chunks stay in memory, and the next one is tried again.
package final class TraceFile: TraceArchive {
  private let file: ScratchFile

  /// The first writable folder of these is used.
  package init(
    folders: [String] = ScratchFile.usualFolders, in files: FileSystem = FileSystem()
  ) {
    file = ScratchFile(folders: folders, in: files)
  }

  /// Why a chunk stayed in memory: the folder and the cause; nil while all are in the file.
  package var problem: String? { file.problem }

  /// The problem, once.
  package func takeProblem() -> String? { file.takeProblem() }

  package func keep(_ events: [TraceEvent]) -> TraceChunk? {
    let size = events.count * MemoryLayout<TraceEvent>.stride
    guard let offset = events.withUnsafeBytes(file.append),
      let memory = file.map(at: offset, count: size)
    else { return nil }
    let start = memory.assumingMemoryBound(to: TraceEvent.self)
    // The file stays as long as a chunk of it.
    return TraceChunk(UnsafeBufferPointer(start: start, count: events.count)) { [file] in
      if let memory = UnsafeRawPointer($0.baseAddress) { FileSystem.unmap(memory, count: size) }
      _ = file
    }
  }
}
