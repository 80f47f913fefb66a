import CPNG

/// Writes PNG files.
enum PNGFile {
  struct CannotWrite: Error, CustomStringConvertible {
    let path: String
    var description: String {
      "the picture cannot be written to \(path); check the folder and its permissions"
    }
  }

  /// `pixels` are red, green, blue, alpha, from the top left corner.
  static func write(_ pixels: [UInt8], width: Int, height: Int, to path: String) throws {
    guard touchscope_write_png(path, pixels, UInt32(width), UInt32(height)) != 0 else {
      throw CannotWrite(path: path)
    }
  }
}
