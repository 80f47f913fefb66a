import Foundation
package import TouchInspection
package import TouchLanguage
import TouchReading

/// The settings file as a value: what is saved between launches. What a file leaves out has its default.
package struct Settings: Equatable, Sendable {
  /// How the panels share the window.
  package var split = WindowSplit()
  /// Which panels are open.
  package var panels = WindowPanels.all
  package var theme = ThemeChoice.system
  /// Nil while none was chosen.
  package var language: TextLanguage?
  /// 1 is the usual size of texts.
  package var textScale = 1.0
  /// A replay leaves out the time in which nothing happens.
  package var skipsIdle = true
  package var recents = RecentFiles()

  package init() {}
}

extension Settings: Codable {
  private enum Key: String, CodingKey {
    case leftWidth, rightWidth, timelineHeight, windowWidth, windowHeight, hiddenPanels, colors,
      textScale, skipsIdle, language
    case recordings, scenes
    /// Of earlier files, which had `dark` there unless the light colours were chosen.
    case theme
  }

  private static let names: [(name: String, panel: WindowPanels)] = [
    ("left", .left), ("timeline", .timeline), ("right", .right),
  ]

  package init(from decoder: any Decoder) throws {
    self.init()
    let file = try decoder.container(keyedBy: Key.self)
    func length(_ key: Key) throws -> Double? {
      // A layout keeps it within what the window has room for.
      try file.decodeIfPresent(Double.self, forKey: key).map { min(max($0, 1), 10_000) }
    }
    split.left = try length(.leftWidth) ?? split.left
    split.right = try length(.rightWidth)
    split.timeline = try length(.timelineHeight) ?? split.timeline
    // Files of earlier versions have lengths alone.
    if let width = try length(.windowWidth), let height = try length(.windowHeight) {
      split.window = CGSize(width: width, height: height)
    }
    let hidden = try file.decodeIfPresent([String].self, forKey: .hiddenPanels) ?? []
    for (name, panel) in Self.names where hidden.contains(name) { panels.remove(panel) }
    let wasLight = try file.decodeIfPresent(String.self, forKey: .theme) == "light"
    let colors = try file.decodeIfPresent(String.self, forKey: .colors)
    theme = colors.flatMap(ThemeChoice.init) ?? (wasLight ? .light : .system)
    language = try file.decodeIfPresent(String.self, forKey: .language)
      .flatMap(TextLanguage.init)
    textScale = min(max(try file.decodeIfPresent(Double.self, forKey: .textScale) ?? 1, 0.75), 2.5)
    skipsIdle = try file.decodeIfPresent(Bool.self, forKey: .skipsIdle) ?? true
    recents.recordings = try file.decodeIfPresent([String].self, forKey: .recordings) ?? []
    recents.scenes = try file.decodeIfPresent([String].self, forKey: .scenes) ?? []
  }

  package func encode(to encoder: any Encoder) throws {
    var file = encoder.container(keyedBy: Key.self)
    let usual = WindowSplit()
    func put(_ value: Double, _ usual: Double, _ key: Key) throws {
      if value != usual { try file.encode(value, forKey: key) }
    }
    try put(split.left, usual.left, .leftWidth)
    try file.encodeIfPresent(split.right, forKey: .rightWidth)
    try put(split.timeline, usual.timeline, .timelineHeight)
    if let window = split.window {
      try file.encode(Double(window.width), forKey: .windowWidth)
      try file.encode(Double(window.height), forKey: .windowHeight)
    }
    let hidden = Self.names.filter { !panels.contains($0.panel) }.map(\.name)
    try file.encode(hidden, forKey: .hiddenPanels)
    try file.encode(theme.rawValue, forKey: .colors)
    try file.encodeIfPresent(language?.rawValue, forKey: .language)
    try file.encode(textScale, forKey: .textScale)
    try file.encode(skipsIdle, forKey: .skipsIdle)
    try file.encode(recents.recordings, forKey: .recordings)
    try file.encode(recents.scenes, forKey: .scenes)
  }
}

/// What is saved between launches, beside the sizes of the panels.
package struct Preferences: Equatable {
  /// The colours that were chosen in the window, in this launch or an earlier one.
  package var theme = ThemeChoice.system
  /// Those of the command line, which count for one launch.
  package var launchTheme: ThemeChoice?
  /// The desktop's theme is a light one.
  package var isSystemLight = false
  /// The language that was chosen in the window, in this launch or an earlier one.
  package var language: TextLanguage?
  /// That of the command line, which counts for one launch.
  package var launchLanguage: TextLanguage?
  /// That of the desktop; nil for English and all that the program does not speak.
  package var systemLanguage: TextLanguage?
  /// Text and everything beside it; 1 is its usual size.
  package var textScale = 1.0
  /// A replay leaves out the time in which nothing happens.
  package var skipsIdle = true
  package var recents = RecentFiles()

  package init() {}

  /// Which colours are wanted now.
  package var shownTheme: ThemeChoice { launchTheme ?? theme }

  /// The colours of this window are the light ones.
  package var isLight: Bool {
    switch shownTheme {
    case .dark: false
    case .light: true
    case .system: isSystemLight
    }
  }

  package mutating func choose(_ theme: ThemeChoice) {
    self.theme = theme
    launchTheme = nil
  }

  /// The language that somebody asked for; nil while the window speaks English because nobody did.
  package var wantedLanguage: TextLanguage? { launchLanguage ?? language ?? systemLanguage }

  /// The language of this window.
  package var shownLanguage: TextLanguage { wantedLanguage ?? .english }

  package mutating func choose(_ language: TextLanguage) {
    self.language = language
    launchLanguage = nil
  }
}

/// The theme of the desktop.
package enum SystemTheme {
  /// Words by which themes are known to be dark.
  private static let darkWords = ["dark", "black", "night", "inverse"]

  /// Whether a theme of this name is light; without a name it is dark.
  package static func isLight(_ name: String?) -> Bool {
    guard let name = name?.lowercased(), !name.isEmpty else { return false }
    return !darkWords.contains(where: name.contains)
  }
}

/// Files that were opened or saved, the newest first; whole paths, so that they are found from every folder.
package struct RecentFiles: Equatable, Sendable {
  package var recordings: [String] = []
  package var scenes: [String] = []
  private static let most = 12

  package init() {}

  /// `folder` is what a relative path begins at.
  package mutating func note(recording path: String, from folder: String) {
    Self.note(Self.whole(path, folder), in: &recordings)
  }

  package mutating func note(scene path: String, from folder: String) {
    Self.note(Self.whole(path, folder), in: &scenes)
  }

  package mutating func forget(_ path: String, from folder: String) {
    let path = Self.whole(path, folder)
    recordings.removeAll { $0 == path }
    scenes.removeAll { $0 == path }
  }

  private static func note(_ path: String, in list: inout [String]) {
    guard list.first != path else { return }
    list.removeAll { $0 == path }
    list = Array(([path] + list).prefix(most))
  }

  /// The path from the root.
  package static func whole(_ path: String, _ folder: String) -> String {
    let base = URL(fileURLWithPath: folder, isDirectory: true)
    return URL(fileURLWithPath: path, relativeTo: base).standardizedFileURL.path
  }

  /// As it is shown and opened: without the folder that the program runs in.
  package static func shown(_ path: String, from folder: String) -> String {
    let here = whole(folder, "/") + "/"
    return path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
  }
}

extension Settings {
  /// What of a window is saved.
  package init(_ state: DebuggerState) {
    self.init()
    split = state.workspace.split
    panels = state.workspace.panels
    theme = state.preferences.theme
    language = state.preferences.language
    textScale = state.preferences.textScale
    skipsIdle = state.preferences.skipsIdle
    recents = state.preferences.recents
  }
}

extension DebuggerState {
  /// Arranges the window as it was left; what this launch opened stays the newest of the recent files.
  package mutating func apply(_ settings: Settings, from folder: String) {
    workspace.split = settings.split
    workspace.panels = settings.panels
    preferences.theme = settings.theme
    preferences.language = settings.language
    preferences.textScale = settings.textScale
    preferences.skipsIdle = settings.skipsIdle
    let opened = preferences.recents
    preferences.recents = settings.recents
    for path in opened.scenes { preferences.recents.note(scene: path, from: folder) }
    for path in opened.recordings { preferences.recents.note(recording: path, from: folder) }
  }
}
