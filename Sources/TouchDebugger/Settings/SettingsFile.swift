import Foundation

/// The small file in which the window keeps its settings; written when they change, whole or not at all.
final class SettingsFile {
  let path: String
  /// What the file says, or what was written last.
  private(set) var settings = Settings()
  /// Why the file does not count, or cannot be written; said once.
  private var problem: String?
  private var isWritable = true

  /// Reads the file; there may be none yet.
  init(path: String) {
    self.path = path
    guard FileManager.default.fileExists(atPath: path) else { return }
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      settings = try JSONDecoder().decode(Settings.self, from: data)
    } catch {
      problem =
        "The settings in \(path) cannot be read and do not count; the next change writes them anew."
    }
  }

  /// What went wrong since it was asked last.
  func takeProblem() -> String? {
    defer { problem = nil }
    return problem
  }

  /// Writes the settings when they are others than before.
  func keep(_ new: Settings) {
    guard new != settings else { return }
    settings = new
    guard isWritable else { return }
    do {
      let url = URL(fileURLWithPath: path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      try encoder.encode(new).write(to: url, options: .atomic)
    } catch {
      isWritable = false
      problem = "The settings cannot be written to \(path): check the folder and its permissions."
    }
  }

  /// `touchscope/settings.json` in the folder for the state of programs; nil when the system names none.
  static func standardPath(_ environment: [String: String]) -> String? {
    let state = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? "\($0)/.local/state" : nil }
    return (state ?? home).map { "\($0)/touchscope/settings.json" }
  }
}
