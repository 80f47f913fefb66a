import Foundation
import TouchInspection

/// A path as it is typed where scenes are searched.
struct TypedPath: Equatable {
  /// As it was typed.
  let text: String

  /// Nil for words of a search: a path has a slash, begins with `~`, or ends as scenes and recordings do.
  init?(_ text: String) {
    let text = text.trimmingCharacters(in: .whitespaces)
    guard text.contains("/") || text.hasPrefix("~") || Self.isNamedAsFile(text) else { return nil }
    self.text = text
  }

  /// What the system opens.
  var path: String { (text as NSString).expandingTildeInPath }

  private static func isNamedAsFile(_ name: String) -> Bool {
    [".yaml", ".yml", ".rec"].contains { name.lowercased().hasSuffix($0) }
  }

  /// Why nothing can be opened there; nil when there is a file.
  var problem: String? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      return "There is no file \(text)."
    }
    if isFolder.boolValue { return "\(text) is a folder. Name a scene or a recording in it." }
    return FileManager.default.isReadableFile(atPath: path) ? nil : "\(text) may not be read."
  }

  /// Folders, scenes and recordings whose paths begin so, folders first.
  func completions(limit: Int = 40) -> [ScenesModel.File] {
    let cut = text.lastIndex(of: "/").map { text.index(after: $0) } ?? text.startIndex
    let (folder, start) = (String(text[..<cut]), text[cut...].lowercased())
    let place = folder.isEmpty ? "." : (folder as NSString).expandingTildeInPath
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
    let found = names.sorted().compactMap { name -> ScenesModel.File? in
      guard name.lowercased().hasPrefix(start), !name.hasPrefix(".") || start.hasPrefix(".")
      else { return nil }
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: "\(place)/\(name)", isDirectory: &isFolder)
      if isFolder.boolValue { return ScenesModel.File(path: "\(folder)\(name)/", kind: .folder) }
      guard Self.isNamedAsFile(name) else { return nil }
      return ScenesModel.File(
        path: folder + name, kind: name.lowercased().hasSuffix(".rec") ? .recording : .scene)
    }
    return Array(
      (found.filter { $0.kind == .folder } + found.filter { $0.kind != .folder })
        .prefix(limit))
  }
}
