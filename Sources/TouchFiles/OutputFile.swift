import Foundation
import TouchLanguage

/// Something that is written to, without buffering. The first failure is kept, and nothing is written after it.
package final class OutputFile {
  private let files: FileSystem
  private let descriptor: Int32
  /// Bytes of whole texts, in a file of its own; nil for what others write to, too.
  private var length: Int?
  private var isTold = false
  /// Why a text could not be written, in the system's words; nil while all were.
  package private(set) var problem: String?

  /// Why there is no file at a path, or not what should be there.
  package enum Refusal: Error {
    /// Something is there already.
    case exists
    /// The system refuses it, in its words.
    case system(String)
    /// The file is there as it should be, but the one that it was written in cannot be removed.
    case leftover(String)
  }

  /// Creates a file; nothing that exists is opened.
  package init(creating path: String, in files: FileSystem = FileSystem()) throws(Refusal) {
    self.files = files
    do { descriptor = try files.open(path, O_WRONLY | O_CREAT | O_EXCL) } catch {
      throw error.code == EEXIST ? .exists : .system(error.reason)
    }
    length = 0
  }

  /// What a descriptor that is open already leads to, such as standard output.
  package init(descriptor: Int32, in files: FileSystem = FileSystem()) {
    self.files = files
    self.descriptor = descriptor
  }

  /// Nothing is buffered: the text has been handed to the system when this returns.
  package func write(_ text: String) {
    var text = text
    text.withUTF8 { write(UnsafeRawBufferPointer($0)) }
  }

  /// Of what cannot be written nothing stays in a file of its own.
  package func write(_ bytes: UnsafeRawBufferPointer) {
    guard problem == nil else { return }
    do {
      try files.write(bytes, to: descriptor)
      length = length.map { $0 + bytes.count }
    } catch {
      problem = error.reason
      if let length { try? files.cut(descriptor, to: length) }
    }
  }

  /// From now on nothing is written: there is something that has no text.
  package func fail(_ reason: String) { problem = problem ?? reason }

  /// Closes the file; the last failure can show only then.
  package func close() {
    do { try files.close(descriptor) } catch { fail(error.reason) }
  }

  /// The problem, once.
  package func takeProblem() -> String? {
    guard !isTold, let problem else { return nil }
    isTold = true
    return problem
  }
}

extension OutputFile.Refusal: CustomStringConvertible {
  /// Why, in words.
  package var description: String {
    switch self {
    case .exists: Text.files.exists
    case .system(let reason): reason
    case .leftover(let problem): Text.files.leftover(problem)
    }
  }
}
