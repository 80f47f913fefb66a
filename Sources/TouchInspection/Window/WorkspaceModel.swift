package import Foundation
package import TouchLanguage

/// How the window is set up: its size, its language, its panels, and how hands use it.
package struct WorkspaceModel {
  /// Width and height, points.
  package var size = CGSize(width: 1440, height: 900)
  /// What its texts are written in.
  package var language = TextLanguage.english
  /// Which panels are open.
  package var panels = WindowPanels.all
  /// How the panels share the window.
  package var split = WindowSplit()
  /// A panel that was asked for where it has no room: it lies over the scene.
  package var drawer: WindowPanels?
  /// How far lists are scrolled, points, by the key of their `WindowScroll`.
  package var offsets: [String: Double] = [:]
  /// The window is used with fingers: everything is large enough for them.
  package var isTouchMode = false
  /// True while the mouse asks instead of touching.
  package var isPicking = false
  package init() {}
}
