import Foundation
import Synchronization
package import TouchFiles

/// An unnamed file for what a long session keeps outside of memory.
///
/// It is created with the first bytes and freed with the last reference to it. What it does not take stays in memory.
nonisolated package final class ScratchFile: Sendable {
  private struct State {
    var file: (descriptor: Int32, folder: String)?
    var length = 0
    var problem: String?
    var isTold = false
  }

  private let state = Mutex(State())
  private let folders: [String]
  private let files: FileSystem

  /// `/var/tmp` is on a disk, the other one may not be.
  package static let usualFolders = ["/var/tmp", NSTemporaryDirectory()]

  /// The first writable folder of these is used.
  package init(folders: [String] = usualFolders, in files: FileSystem = FileSystem()) {
    self.folders = folders
    self.files = files
  }

  deinit { state.withLock { if let file = $0.file { try? files.close(file.descriptor) } } }

  /// Why something stayed in memory: the folder and the cause; nil while all is in the file.
  package var problem: String? { state.withLock(\.problem) }

  /// The problem, once.
  package func takeProblem() -> String? {
    state.withLock { state in
      guard !state.isTold, let problem = state.problem else { return nil }
      state.isTold = true
      return problem
    }
  }

  /// Writes bytes behind those that are there; returns where they begin, or nil if the disk does not take them.
  package func append(_ bytes: UnsafeRawBufferPointer) -> Int? {
    state.withLock { append(bytes, noting: &$0) }
  }

  private func append(_ bytes: UnsafeRawBufferPointer, noting state: inout State) -> Int? {
    do { return try append(bytes, &state) } catch {
      note(error, &state)
      return nil
    }
  }

  private func append(_ bytes: UnsafeRawBufferPointer, _ state: inout State) throws(FileError)
    -> Int
  {
    let file: (descriptor: Int32, folder: String)
    if let known = state.file { file = known } else { file = try make() }
    state.file = file
    let start = state.length
    try files.write(bytes, to: file.descriptor, at: start)
    state.length += bytes.count
    return start
  }

  /// Bytes as they were written; nil if the disk does not give them.
  package func read(at offset: Int, count: Int) -> [UInt8]? {
    guard let file = state.withLock({ $0.file }) else { return nil }
    do { return try files.read(file.descriptor, at: offset, count: count) } catch {
      state.withLock { note(error, &$0) }
      return nil
    }
  }

  /// Maps a part into memory, where it is read when it is used; the offset is a multiple of the page size.
  package func map(at offset: Int, count: Int) -> UnsafeRawPointer? {
    guard let file = state.withLock({ $0.file }) else { return nil }
    do { return try files.map(file.descriptor, at: offset, count: count) } catch {
      state.withLock { note(error, &$0) }
      return nil
    }
  }

  private func note(_ error: FileError, _ state: inout State) {
    let folder = state.file?.folder ?? folders.first ?? ""
    state.problem = state.problem ?? "\(folder): \(error.reason)"
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
