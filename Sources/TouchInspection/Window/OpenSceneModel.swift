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

  /// The same without marks, on one line: line ends of the file are blanks.
  var plainAbout: String {
    about.filter { $0 != "*" && $0 != "`" }.replacingOccurrences(of: "\n", with: " ")
      .trimmingCharacters(in: .whitespaces)
  }
}
