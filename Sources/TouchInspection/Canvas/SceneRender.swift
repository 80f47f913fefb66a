import Foundation
import TouchCanvas
import TouchGeometry
import TouchTrace

/// What of a scene's views is drawn.
package enum SceneRender: String, CaseIterable, Hashable, Sendable {
  /// What the app draws: the marks of the snapshot.
  case contents
  /// The frames of all views, also of those that cannot be seen.
  case wireframe
  /// Contents with the frames over them.
  case both

  /// The next one; after the last the first.
  package var next: SceneRender {
    let all = Self.allCases
    return all[((all.firstIndex(of: self) ?? 0) + 1) % all.count]
  }

  /// For notices.
  package var words: String {
    switch self {
    case .contents: "contents"
    case .wireframe: "wireframes"
    case .both: "contents and wireframes"
    }
  }
}

/// The frames of views, as they are after their transforms; dashed where a view is hidden or transparent.
enum WireframePicture {
  /// In points of the screen, like the contents. Alone they stand on the window's colour, else between two lines that
  /// show on every content.
  static func draw(_ snapshot: SceneSnapshot, _ render: SceneRender, _ look: Look) -> DrawList {
    var list = DrawList()
    guard render != .contents else { return list }
    if render == .wireframe {
      list.fill(.rectangle(CGRect(origin: .zero, size: snapshot.screen)), look.theme.window)
    }
    var unseen: Set<Handle> = []
    for view in snapshot.views {
      if view.isHidden || view.alpha < 0.01 || unseen.contains(view.parent) {
        unseen.insert(view.handle)
      }
      let outline = Path.polygon(view.corners)
      let dash = unseen.contains(view.handle) ? [3.0, 3] : []
      if render == .both {
        list.stroke(outline, .white.opacity(0.85), width: 2.5)
        list.stroke(outline, Color(0x1B1F24), width: 1, dash: dash)
      } else {
        list.stroke(outline, look.theme.secondary, width: 1, dash: dash)
      }
    }
    return list
  }
}
