import Foundation
import TouchFiles
import TouchScenes
import TouchWindow

/// The files that the window reads, by way of what can be recorded.
struct Files {
  let outside: any Outside
  var system = FileSystem()

  func text(_ path: String) throws -> String {
    try outside.ask("text \(path)") { Recorded { try SceneText.read(path: path, from: system) } }
      .get()
  }

  /// The same with a byte order mark, if it has one.
  func wholeText(_ path: String) throws -> String {
    try outside.ask("whole text \(path)") {
      Recorded { try SceneText.readWhole(path: path, from: system) }
    }
    .get()
  }

  func stamp(_ path: String) -> FileStamp? {
    let numbers = outside.ask("stamp \(path)") { () -> [Double] in
      guard let attributes = try? FileManager.default.attributesOfItem(atPath: path),
        let modified = attributes[.modificationDate] as? Date,
        let size = attributes[.size] as? Int
      else { return [] }
      return [modified.timeIntervalSince1970, Double(size)]
    }
    return numbers.count == 2 ? FileStamp(modified: numbers[0], size: Int(numbers[1])) : nil
  }

  /// The names in a folder, sorted.
  func names(in folder: String) -> [String] {
    outside.ask("names \(folder)") {
      ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }
  }

  func kind(_ path: String) -> FileKind {
    outside.ask("kind \(path)") {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        return .nothing
      }
      if isFolder.boolValue { return .folder }
      return FileManager.default.isReadableFile(atPath: path) ? .file : .unreadable
    }
  }
}
