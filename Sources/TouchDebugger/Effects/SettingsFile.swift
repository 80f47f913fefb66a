import Foundation
package import TouchFiles
import TouchLanguage
package import TouchWindow

/// The small file in which the window saves its settings; written whole or not at all.
package struct SettingsFile {
  /// A file of settings has far fewer bytes.
  private static let mostBytes = 1 << 20

  private let path: String
  private let files: FileSystem

  /// The file need not be there.
  package init(path: String, files: FileSystem = FileSystem()) {
    self.path = path
    self.files = files
  }

  /// Why there are no settings or none are kept, in words.
  struct Problem: Error, CustomStringConvertible {
    let description: String
  }

  /// What the file says; nil when there is none yet.
  package func read() throws -> Settings? {
    let data: Data
    do {
      let file = try RegularFile(path: path, in: files)
      defer { file.close() }
      data = try file.read(most: Self.mostBytes)
    } catch RegularFile.Problem.missing {
      return nil
    } catch {
      throw Problem(description: Text.notices.settingsUnreadable(path, error.text.sentence))
    }
    do { return try JSONDecoder().decode(Settings.self, from: data) } catch {
      throw Problem(description: Text.notices.settingsDamaged(path))
    }
  }

  package func write(_ settings: Settings) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(settings)
    do {
      try files.makeFolder((path as NSString).deletingLastPathComponent)
    } catch { throw Problem(description: Text.notices.settingsUnwritable(path, error.reason)) }
    do { try WholeFile.replace(path, with: Array(data), in: files) } catch {
      throw Problem(description: Text.notices.settingsUnwritable(path, "\(error)"))
    }
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

  init(_ path: String?, _ outside: any Outside, _ files: FileSystem = FileSystem()) {
    file = path.map { SettingsFile(path: $0, files: files) }
    self.outside = outside
  }

  /// The settings of the last launch; nil when there are none.
  mutating func takeSaved() -> Settings? {
    let file = file
    let answer = outside.ask("settings") { Recorded { try file?.read() } }
    do { return try answer.get() } catch {
      problem = "\(error)"
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
      return "\(error)"
    }
  }
}
