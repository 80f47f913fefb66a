import Foundation

/// What the window says of the open scene.
package struct OpenSceneModel {
  /// No scene is open: the canvas shows some to try.
  package var isStart = false
  /// The scene's title.
  package var title = ""
  /// What to try and to see, in Markdown.
  package var about = ""
  /// The name of the scene's file, without its folder.
  package var file = ""
  package init() {}

  /// The same without marks, on one line: line ends of the file are blanks, and emphasis, which names of variants have, is in
  /// quotes.
  var plainAbout: String {
    let plain = about.replacingOccurrences(of: "**", with: "").filter { $0 != "`" }
      .replacingOccurrences(of: "\n", with: " ").trimmingCharacters(in: .whitespaces)
    let parts = plain.split(separator: "*", omittingEmptySubsequences: false)
    guard parts.count % 2 == 1 else { return plain }
    return parts.enumerated().map { $0.isMultiple(of: 2) ? String($1) : "\u{201C}\($1)\u{201D}" }
      .joined()
  }
}
