import TouchLanguage
import Foundation
import TouchInspection
import TouchReading
import TouchWindow

/// A typed path on this system: what is there, and what it may become.
struct TypedFiles {
  let path: TypedPath
  let files: Files

  /// What the system opens.
  var opened: String { (path.text as NSString).expandingTildeInPath }

  /// Why nothing can be opened there; nil when there is a file.
  var problem: String? {
    switch files.kind(opened) {
    case .nothing: Text.notices.noFile(path.text)
    case .folder: Text.notices.isFolder(path.text)
    case .unreadable: Text.notices.isUnreadable(path.text)
    case .file: nil
    }
  }

  /// Folders, scenes and recordings whose paths begin so, folders first.
  func completions(limit: Int = 40) -> [ScenesModel.File] {
    let text = path.text
    let cut = text.lastIndex(of: "/").map { text.index(after: $0) } ?? text.startIndex
    let (folder, start) = (String(text[..<cut]), text[cut...].lowercased())
    let directory = folder.isEmpty ? "." : (folder as NSString).expandingTildeInPath
    let found = files.names(in: directory).compactMap { name -> ScenesModel.File? in
      guard name.lowercased().hasPrefix(start), !name.hasPrefix(".") || start.hasPrefix(".")
      else { return nil }
      if files.kind("\(directory)/\(name)") == .folder {
        return ScenesModel.File(path: "\(folder)\(name)/", kind: .folder)
      }
      guard TypedPath.isNamedAsFile(name) else { return nil }
      return ScenesModel.File(
        path: folder + name, kind: name.lowercased().hasSuffix(".rec") ? .recording : .scene)
    }
    return Array(
      (found.filter { $0.kind == .folder } + found.filter { $0.kind != .folder }).prefix(limit))
  }
}
