import Foundation
import TouchFiles

/// Texts of scenes that are not saved yet, in a folder of the program's: what a crash leaves is offered again.
struct DraftStore {
  private let folder: String?
  private let files: Files

  /// `settings` is the file beside which the folder is; without one nothing is kept.
  init(beside settings: String?, _ files: Files) {
    folder = settings.map { ($0 as NSString).deletingLastPathComponent + "/drafts" }
    self.files = files
  }

  /// The file of a scene's draft: a digest of its whole path, which is its first line, too.
  private func file(of scene: String) -> (path: String, head: String)? {
    guard let folder, !scene.isEmpty else { return nil }
    let whole = URL(fileURLWithPath: scene).standardizedFileURL.path
    var digest: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in whole.utf8 { digest = (digest ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return ("\(folder)/\(String(digest, radix: 16)).yaml", "# draft of \(whole)\n")
  }

  /// Keeps a text; where the folder takes none, there is no draft.
  func keep(_ text: String, of scene: String) {
    guard let folder, let file = file(of: scene) else { return }
    _ = files.outside.ask("keep draft of \(scene)") { () -> Bool in
      do {
        try files.system.makeFolder(folder)
        try WholeFile.replace(file.path, with: file.head + text, in: files.system)
        return true
      } catch { return false }
    }
  }

  func text(of scene: String) -> String? {
    guard let file = file(of: scene) else { return nil }
    return files.outside.ask("draft of \(scene)") { () -> String? in
      guard let text = try? String(contentsOfFile: file.path, encoding: .utf8),
        text.hasPrefix(file.head)
      else { return nil }
      return String(text.dropFirst(file.head.count))
    }
  }

  func remove(of scene: String) {
    guard let file = file(of: scene) else { return }
    _ = files.outside.ask("remove draft of \(scene)") { () -> Bool in
      (try? files.system.remove(file.path)) != nil
    }
  }
}
