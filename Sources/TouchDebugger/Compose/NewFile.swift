import Foundation
import TouchFiles
import TouchLanguage
import TouchWindow

/// Files that the window makes beside a scene: nothing that exists is written over.
enum NewFile {
  private static let most = 999

  /// The first of `name.ending`, `name-2.ending` and so on that nothing has; returns its path.
  static func create(
    _ name: String, ending: String, beside scene: String, with text: String,
    in files: FileSystem
  ) throws -> String {
    let folder = (scene as NSString).deletingLastPathComponent
    return try create(name, ending: ending, in: folder, with: text, files)
  }

  /// The same in a folder; empty for the working folder.
  static func create(
    _ name: String, ending: String, in folder: String, with text: String, _ files: FileSystem
  ) throws -> String {
    func path(_ number: Int) -> String {
      let file = number == 1 ? "\(name).\(ending)" : "\(name)-\(number).\(ending)"
      return folder.isEmpty ? file : "\(folder)/\(file)"
    }
    let made = try WholeFile.create(
      firstOf: (1...most).lazy.map(path), beside: path(1), in: files
    ) { $0.write(text) }
    guard let made else {
      throw OutsideProblem(description: Text.notices.allNamesTaken(path(most)))
    }
    return made
  }
}
