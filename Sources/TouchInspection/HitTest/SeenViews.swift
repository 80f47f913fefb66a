import Foundation
import TouchCanvas
import TouchGeometry
import TouchTrace

/// A view with what of it is on the screen.
struct SeenView {
  let view: ViewSnapshot
  /// What the screen and the views around it let through, points of the screen; convex.
  let clip: [CGPoint]
  /// What of it shows, points of the picture; empty for what is scrolled away or cut off.
  let visible: [CGPoint]
  /// Around that, points of the picture; null when nothing shows.
  let box: CGRect
  /// It or a view around it is hidden.
  let isHidden: Bool
  /// It fills the screen, as windows do.
  let isWholeScreen: Bool

  /// Its outline is that of the screen.
  var fillsScreen: Bool { isWholeScreen || view.isWindow }

  /// Something of it is on the screen.
  var isOnScreen: Bool { !isHidden && box.width >= 1 && box.height >= 1 }

  /// Where a horizontal line enters what shows of it, and where it leaves; nil when it passes by.
  func span(at y: Double) -> ClosedRange<Double>? {
    var xs: [Double] = []
    for (index, a) in visible.enumerated() {
      let b = visible[(index + 1) % visible.count]
      guard min(a.y, b.y) <= y, y <= max(a.y, b.y) else { continue }
      xs += a.y == b.y ? [a.x, b.x] : [a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y)]
    }
    guard let first = xs.min(), let last = xs.max() else { return nil }
    return first...last
  }
}

extension ViewSnapshot {
  /// Whether something is written in it.
  var hasText: Bool {
    (marks + marksInFront).contains { if case .text = $0 { true } else { false } }
  }

  /// Its corner radius, as its own drawing has it; points of the view.
  var cornerRadius: Double {
    for mark in marks {
      switch mark {
      case .roundedRectangle(let rect, let radius, _, _, _) where rect == bounds:
        return radius
      case .ellipse(let rect, _, _, _) where rect == bounds:
        return min(rect.width, rect.height) / 2
      case .roundedRectangle, .ellipse, .polyline, .text: continue
      }
    }
    return 0
  }
}

/// The views of a snapshot by their handles, with what cuts them off; made in one pass over them.
struct SeenViews {
  /// From back to front.
  private(set) var all: [SeenView] = []
  private var indices: [Handle: Int] = [:]

  /// Parents come before their children.
  init(_ snapshot: SceneSnapshot, toCanvas: CGAffineTransform) {
    let screen = CGRect(origin: .zero, size: snapshot.screen)
    let corners = Self.corners(of: screen)
    var inside: [Handle: [CGPoint]] = [:]
    for view in snapshot.views {
      let parent = self[view.parent]
      let clip = inside[view.parent] ?? corners
      let own = view.corners
      let visible = Clipping.clip(own, to: clip).map { $0.applying(toCanvas) }
      inside[view.handle] = view.clipsToBounds ? Clipping.clip(own, to: clip) : clip
      indices[view.handle] = all.count
      all.append(
        SeenView(
          view: view, clip: clip, visible: visible,
          box: CGRect(around: visible),
          isHidden: view.isHidden || parent?.isHidden ?? false,
          isWholeScreen: view.bounds.applying(view.toScreen) == screen))
    }
  }

  /// Clockwise from the top left.
  static func corners(of r: CGRect) -> [CGPoint] {
    [
      CGPoint(x: r.minX, y: r.minY), CGPoint(x: r.maxX, y: r.minY), CGPoint(x: r.maxX, y: r.maxY),
      CGPoint(x: r.minX, y: r.maxY),
    ]
  }

  /// Those that are drawn after a view; all where it is not in the scene.
  func inFront(of handle: Handle) -> ArraySlice<SeenView> {
    all[(indices[handle].map { $0 + 1 } ?? 0)...]
  }

  /// None for what is not in the scene.
  subscript(handle: Handle) -> SeenView? { indices[handle].map { all[$0] } }
}
