import Foundation
import TouchInspection

/// What the window keeps from one start to the next. What a file does not say is as usual.
struct Settings: Equatable {
  /// How the panels share the window.
  var split = WindowSplit()
  /// Which panels are open.
  var panels = WindowPanels.all
  var isLight = false
  /// 1 is the usual size of texts.
  var textScale = 1.0
  var recents = RecentFiles()
}

extension Settings: Codable {
  private enum Key: String, CodingKey {
    case leftWidth, rightWidth, timelineHeight, hiddenPanels, theme, textScale
    case recordings, scenes
  }

  private static let names: [(name: String, panel: WindowPanels)] = [
    ("left", .left), ("timeline", .timeline), ("right", .right),
  ]

  init(from decoder: any Decoder) throws {
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

  func encode(to encoder: any Encoder) throws {
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

/// Files that were opened or saved, the last one first; whole paths, so that they are found from every folder.
struct RecentFiles: Equatable {
  var recordings: [String] = []
  var scenes: [String] = []
  private static let most = 12

  mutating func note(recording path: String) { Self.note(path, in: &recordings) }

  mutating func note(scene path: String) { Self.note(path, in: &scenes) }

  mutating func forget(_ path: String) {
    let path = Self.whole(path)
    recordings.removeAll { $0 == path }
    scenes.removeAll { $0 == path }
  }

  private static func note(_ path: String, in list: inout [String]) {
    let path = whole(path)
    guard list.first != path else { return }
    list.removeAll { $0 == path }
    list = Array(([path] + list).prefix(most))
  }

  private static func whole(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }

  /// As it is shown and opened: without the folder that the program stands in.
  static func shown(_ path: String) -> String {
    let here = whole(FileManager.default.currentDirectoryPath) + "/"
    return path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
  }
}
