import Foundation
package import TouchInspection
import TouchReading

/// The settings file as a value: what is saved between launches. What a file leaves out has its default.
package struct Settings: Equatable, Sendable {
  /// How the panels share the window.
  package var split = WindowSplit()
  /// Which panels are open.
  package var panels = WindowPanels.all
  package var isLight = false
  /// 1 is the usual size of texts.
  package var textScale = 1.0
  package var recents = RecentFiles()

  package init() {}
}

extension Settings: Codable {
  private enum Key: String, CodingKey {
    case leftWidth, rightWidth, timelineHeight, hiddenPanels, theme, textScale
    case recordings, scenes
  }

  private static let names: [(name: String, panel: WindowPanels)] = [
    ("left", .left), ("timeline", .timeline), ("right", .right),
  ]

  package init(from decoder: any Decoder) throws {
    self.init()
    let file = try decoder.container(keyedBy: Key.self)
    func length(_ key: Key, _ usual: Double) throws -> Double {
      guard let value = try file.decodeIfPresent(Double.self, forKey: key) else { return usual }
      // A layout keeps it within what the window has room for.
      return min(max(value, 1), 10_000)
    }
    split.left = try length(.leftWidth, split.left)
    split.right = try length(.rightWidth, split.right)
    split.timeline = try length(.timelineHeight, split.timeline)
    let hidden = try file.decodeIfPresent([String].self, forKey: .hiddenPanels) ?? []
    for (name, panel) in Self.names where hidden.contains(name) { panels.remove(panel) }
    isLight = try file.decodeIfPresent(String.self, forKey: .theme) == "light"
    textScale = min(max(try file.decodeIfPresent(Double.self, forKey: .textScale) ?? 1, 0.75), 2.5)
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
    try put(split.right, usual.right, .rightWidth)
    try put(split.timeline, usual.timeline, .timelineHeight)
    let hidden = Self.names.filter { !panels.contains($0.panel) }.map(\.name)
    try file.encode(hidden, forKey: .hiddenPanels)
    try file.encode(isLight ? "light" : "dark", forKey: .theme)
    try file.encode(textScale, forKey: .textScale)
    try file.encode(recents.recordings, forKey: .recordings)
    try file.encode(recents.scenes, forKey: .scenes)
  }
}

/// What is saved between launches, beside the sizes of the panels.
package struct Preferences: Equatable {
  /// The colours of this window.
  package var isLight = false
  /// The colours were chosen in the window; those of the command line count for one launch.
  package var savesLight = false
  /// Text and everything beside it; 1 is its usual size.
  package var textScale = 1.0
  package var recents = RecentFiles()

  package init() {}
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
    isLight = state.preferences.savesLight
    textScale = state.preferences.textScale
    recents = state.preferences.recents
  }
}

extension DebuggerState {
  /// Arranges the window as it was left; what this launch opened stays the newest of the recent files.
  package mutating func apply(_ settings: Settings, from folder: String) {
    workspace.split = settings.split
    workspace.panels = settings.panels
    preferences.savesLight = settings.isLight
    preferences.isLight = preferences.isLight || settings.isLight
    preferences.textScale = settings.textScale
    let opened = preferences.recents
    preferences.recents = settings.recents
    for path in opened.scenes { preferences.recents.note(scene: path, from: folder) }
    for path in opened.recordings { preferences.recents.note(recording: path, from: folder) }
  }
}
