import CPNG
package import TouchFiles
import TouchLanguage

/// Writes PNG files, as a whole or not at all.
package enum PNGFile {
  /// Why there is no picture, with its path, the cause and advice.
  package struct CannotWrite: Error, CustomStringConvertible {
    let path: String
    let reason: String
    package var description: String {
      Text.files.pictureNotWritten(path, reason)
    }
  }

  /// `pixels` are red, green, blue, alpha, from the top left corner.
  package static func write(
    _ pixels: [UInt8], width: Int, height: Int, note: PNGNote? = nil, to path: String,
    in files: FileSystem = FileSystem()
  ) throws(CannotWrite) {
    let bytes = try bytes(pixels, width: width, height: height, note, for: path)
    do { try WholeFile.replace(path, with: bytes, in: files) } catch {
      throw CannotWrite(path: path, reason: "\(error)")
    }
  }

  /// Writes the first of the files that is not there; returns its path, or nil if all are.
  static func write(
    _ pixels: [UInt8], width: Int, height: Int, note: PNGNote? = nil,
    firstOf paths: some Sequence<String>, in files: FileSystem
  ) throws(CannotWrite) -> String? {
    guard let first = paths.first(where: { _ in true }) else { return nil }
    let bytes = try bytes(pixels, width: width, height: height, note, for: first)
    do {
      return try WholeFile.create(firstOf: paths, beside: first, in: files) { file in
        bytes.withUnsafeBytes { file.write($0) }
      }
    } catch { throw CannotWrite(path: first, reason: "\(error)") }
  }

  private static func bytes(
    _ pixels: [UInt8], width: Int, height: Int, _ note: PNGNote?, for path: String
  ) throws(CannotWrite) -> [UInt8] {
    let most = touchscope_png_most(UInt32(width), UInt32(height))
    let bytes = [UInt8](unsafeUninitializedCapacity: most) { memory, count in
      count = touchscope_png(memory.baseAddress, pixels, UInt32(width), UInt32(height))
    }
    guard !bytes.isEmpty else {
      throw CannotWrite(path: path, reason: Text.display.noMemory)
    }
    return note.map { $0.added(to: bytes) } ?? bytes
  }
}
