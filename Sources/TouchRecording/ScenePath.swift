import Foundation

/// The path of a scene as a recording names it: from the folder in which the recording lies.
enum ScenePath {
  /// The name of a scene for a recording at `recording`; both are paths as the program uses them.
  ///
  /// It leads through folders that both have; without one it is the whole path.
  static func name(of scene: String, in recording: String) -> String {
    let folder = parts(absolute(recording)).dropLast()
    let target = parts(absolute(scene))
    let common = zip(folder, target).prefix { $0.0 == $0.1 }.count
    guard common > 0 else { return absolute(scene) }
    return (Array(repeating: "..", count: folder.count - common) + target.dropFirst(common))
      .joined(separator: "/")
  }

  /// Where a scene may be that a recording names: beside the recording, or, as in older recordings, from the folder in
  /// which the program runs.
  static func candidates(_ name: String, in recording: String) -> [String] {
    guard !name.hasPrefix("/") else { return [name] }
    let folder = (recording as NSString).deletingLastPathComponent
    let beside = simplified(folder.isEmpty ? name : "\(folder)/\(name)")
    return beside == name ? [name] : [beside, name]
  }

  /// Without `.`, and without `..` after a name.
  private static func simplified(_ path: String) -> String {
    var kept: [Substring] = []
    for part in parts(path) {
      if part == "..", let last = kept.last, last != ".." {
        kept.removeLast()
      } else {
        kept.append(part)
      }
    }
    return (path.hasPrefix("/") ? "/" : "") + kept.joined(separator: "/")
  }

  private static func absolute(_ path: String) -> String {
    simplified(
      path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path)
  }

  private static func parts(_ path: String) -> [Substring] {
    path.split(separator: "/").filter { $0 != "." }
  }
}
