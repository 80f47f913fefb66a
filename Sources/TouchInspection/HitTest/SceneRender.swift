import Foundation
import TouchCanvas
import TouchGeometry
package import TouchLanguage
import TouchTrace

extension SceneRender {
  /// The next one; after the last the first.
  package var next: SceneRender {
    let all = Self.allCases
    return all[((all.firstIndex(of: self) ?? 0) + 1) % all.count]
  }

  /// For notices.
  package var words: String { Text.canvas.name(of: self) }
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
