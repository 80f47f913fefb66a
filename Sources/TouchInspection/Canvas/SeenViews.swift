import Foundation
import TouchReading
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

extension SeenView {
  /// The same where it was before what is around it moved: `drift` in points of the screen.
  func moved(by drift: CGPoint, on screen: CGSize, _ toCanvas: CGAffineTransform) -> SeenView {
    let corners = SeenViews.corners(of: CGRect(origin: .zero, size: screen))
    let own = view.corners.map { CGPoint(x: $0.x + drift.x, y: $0.y + drift.y) }
    let visible = Clipping.clip(own, to: corners).map { $0.applying(toCanvas) }
    return SeenView(
      view: view, clip: corners, visible: visible,
      box: visible.reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) },
      isHidden: isHidden, isWholeScreen: false)
  }
}

extension ViewSnapshot {
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
          box: visible.reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) },
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

  /// None for what is not in the scene.
  subscript(handle: Handle) -> SeenView? { indices[handle].map { all[$0] } }
}

/// What the overlays of one frame are about: the passes that show, and the views as they are seen.
struct HitScene {
  /// The passes that are shown; numbers and refusals are those of the last one.
  let hits: [HitReading]
  let views: SeenViews
  /// From points of the screen to points of the picture.
  let toCanvas: CGAffineTransform
  /// The screen in the picture.
  let frame: CGRect
  /// Of the screen's corners, points of the picture.
  let radius: Double
  /// Who was asked, in any of the passes.
  let visited: Set<Handle>
  /// Who did not refuse.
  let accepted: Set<Handle>
  let winners: Set<Handle>
  /// Those of which the touch lay far outside.
  private let far: Set<Handle>
  /// Scroll views whose content has moved since the last touch began.
  private let scrolled: Set<Handle>
  /// How far from its place each finger's hit view was when the touch began, for those that were scrolled since.
  private let drifts: [Handle: CGPoint]
  /// Those outside of which the touch lay, and that stand elsewhere by now.
  private var gone: Set<Handle> = []
  /// Classes of which so many views were never asked that a count tells of them, and no outlines.
  private let countedClasses: Set<String>

  init(
    hits: [HitReading], _ snapshot: SceneSnapshot, scrolled: Set<Handle> = [],
    drifts: [Handle: CGPoint] = [:], toCanvas: CGAffineTransform, radius: Double
  ) {
    self.hits = hits
    self.scrolled = scrolled
    self.drifts = drifts
    self.toCanvas = toCanvas
    self.radius = radius
    frame = CGRect(origin: .zero, size: snapshot.screen).applying(toCanvas)
    views = SeenViews(snapshot, toCanvas: toCanvas)
    visited = Set(hits.flatMap(\.visited))
    winners = Set(hits.map(\.winner))
    accepted = Set(hits.flatMap(\.path)).union(winners)
    far = Set((hits.last?.rejected ?? []).filter(\.isFar).map(\.view))
    var counts: [String: Int] = [:]
    for seen in views.all
    where seen.isOnScreen && !visited.contains(seen.view.handle)
      && !accepted.contains(seen.view.handle)
    {
      counts[seen.view.className, default: 0] += 1
    }
    countedClasses = Set(counts.filter { $0.value > CanvasNames.mostOfAClass }.keys)
    guard !scrolled.isEmpty else { return }
    gone = Set(
      hit.rejected.filter { $0.reason == .outside }.map(\.view).filter { handle in
        views[handle].map(hasMoved) ?? false
      })
  }

  /// The pass whose visits are counted.
  var hit: HitReading { hits.last ?? HitReading() }

  /// Whether a view refused because the touch lay far outside of it.
  func isFar(_ view: Handle) -> Bool { far.contains(view) }

  private func isCounted(_ view: ViewSnapshot) -> Bool { countedClasses.contains(view.className) }

  /// Whether all of a box of the picture lies on the screen.
  func isOnScreen(_ box: CGRect) -> Bool {
    box.minX >= frame.minX && box.maxX <= frame.maxX && box.minY >= frame.minY
      && box.maxY <= frame.maxY
  }

  /// What the hit test made of a view; nil before any.
  func sign(of view: Handle) -> HitSign? {
    guard !hit.visited.isEmpty else { return nil }
    if winners.contains(view) { return .hit }
    if accepted.contains(view) { return .way }
    return visited.contains(view) ? .refused : .unasked
  }
}

extension HitScene {
  /// How far from its place a hit view was when its touch began, points of the screen: what lies in a scroll view has
  /// moved since, and the touch seems to have begun beside it. Nil where it is still there.
  func drift(of hit: HitReading) -> CGPoint? { drifts[hit.finger] }

  /// Whether a view stands no longer where the hit test found it, because content around it has been scrolled.
  func hasMoved(_ seen: SeenView) -> Bool {
    var around = views[seen.view.parent]
    while let next = around {
      if scrolled.contains(next.view.handle) { return true }
      around = views[next.view.parent]
    }
    return false
  }

  /// Whether so little is left of a view that was scrolled that its name belongs to where it was.
  func isSliver(_ seen: SeenView) -> Bool {
    guard hasMoved(seen) else { return false }
    let whole = seen.view.corners.map { $0.applying(toCanvas) }
    let box = whole.reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) }
    return seen.box.width * seen.box.height < box.width * box.height * Self.sliver
  }

  /// The part of a view, points of its surface.
  private static let sliver = 0.25

  /// Whether a view refused because the touch lay outside of it, and stands elsewhere by now.
  func isGone(_ view: Handle) -> Bool { gone.contains(view) }

  /// Whether the view's outline shows; nil for what has none. What refused and has been scrolled since has none: the
  /// touch seems to be in it now.
  func outline(of seen: SeenView) -> HitSign? {
    guard seen.isOnScreen, let sign = sign(of: seen.view.handle) else { return nil }
    guard sign == .unasked else { return sign == .refused && isGone(seen.view.handle) ? nil : sign }
    return seen.view.isWindow || isCounted(seen.view) ? nil : sign
  }
}

/// What the hit test made of a view, from the weakest sign to the strongest.
enum HitSign: Int, CaseIterable, Comparable {
  /// The test did not come to it.
  case unasked
  /// It was asked and refused.
  case refused
  /// It contains the touch.
  case way
  /// The test ended there.
  case hit

  static func < (a: HitSign, b: HitSign) -> Bool { a.rawValue < b.rawValue }
}
