import TouchLanguage
import Foundation
import TouchWindow

/// The small file in which the window saves its settings; written whole or not at all.
struct SettingsFile {
  let path: String

  /// What the file says; nil when there is none yet.
  func read() throws -> Settings? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    return try JSONDecoder().decode(Settings.self, from: data)
  }

  func write(_ settings: Settings) throws {
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try encoder.encode(settings).write(to: url, options: .atomic)
  }

  /// `touchscope/settings.json` in the folder for the state of programs; nil when the system names none.
  static func standardPath(_ environment: [String: String]) -> String? {
    let state = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let home = environment["HOME"].flatMap { $0.hasPrefix("/") ? "\($0)/.local/state" : nil }
    return (state ?? home).map { "\($0)/touchscope/settings.json" }
  }
}

/// Saves the settings of a window when they change; without a path nothing is read or saved.
struct SettingsKeeper {
  private let file: SettingsFile?
  private let outside: any Outside
  private var isWritable = true
  /// What was saved last.
  var saved: Settings?
  /// Why the file is ignored.
  private(set) var problem: String?

  init(_ path: String?, _ outside: any Outside) {
    file = path.map(SettingsFile.init)
    self.outside = outside
  }

  /// The settings of the last launch; nil when there are none.
  mutating func takeSaved() -> Settings? {
    let file = file
    let answer = outside.ask("settings") { Recorded { try file?.read() } }
    do { return try answer.get() } catch {
      problem = file.map {
        Text.notices.settingsUnreadable($0.path)
      }
      return nil
    }
  }

  /// Saves settings that have changed; says why they cannot be saved, once.
  mutating func keep(_ settings: Settings) -> String? {
    guard settings != saved else { return nil }
    saved = settings
    guard let file, isWritable else { return nil }
    let answer = outside.ask("save settings") {
      Recorded { () -> Bool in
        try file.write(settings)
        return true
      }
    }
    do {
      _ = try answer.get()
      return nil
    } catch {
      isWritable = false
      return Text.notices.settingsUnwritable(file.path)
    }
  }
}
