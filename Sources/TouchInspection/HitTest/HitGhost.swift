import Foundation
import TouchCanvas
import TouchGeometry
import TouchReading
import TouchTrace

/// A hit view that has been scrolled or moved since its touch began: where it was then.
struct HitGhost {
  /// The pass that ended at it.
  let hit: HitReading
  /// The part of it that shows at the moment of the picture.
  let now: SeenView
  /// As it was seen when the touch began, so far as nothing but the screen cut it off.
  let was: SeenView
  /// From where it is now to where it was, points of the screen.
  let drift: CGPoint
  /// The same in points of the picture.
  let way: CGAffineTransform
  /// Where its finger went down, points of the picture; nil where that is not known.
  let touch: CGPoint?

  /// `start` is where its finger went down, points of the screen.
  init(
    _ hit: HitReading, _ now: SeenView, drift: CGPoint, start: CGPoint?, on screen: CGSize,
    _ toCanvas: CGAffineTransform
  ) {
    self.hit = hit
    self.now = now
    self.drift = drift
    touch = start?.applying(toCanvas)
    let t = toCanvas
    way = CGAffineTransform(
      translationX: t.a * drift.x + t.c * drift.y, y: t.b * drift.x + t.d * drift.y)
    let corners = SeenViews.corners(of: CGRect(origin: .zero, size: screen))
    let own = now.view.corners.map { CGPoint(x: $0.x + drift.x, y: $0.y + drift.y) }
    let visible = Clipping.clip(own, to: corners).map { $0.applying(t) }
    let room = CGRect(around: own).insetBy(dx: -Self.rounding, dy: -Self.rounding)
    was = SeenView(
      view: now.view, clip: corners, visible: visible,
      box: CGRect(around: visible),
      isHidden: now.isHidden,
      isWholeScreen: room.contains(CGRect(origin: .zero, size: screen)))
  }

  /// It shares no room with what shows of the view now.
  var isApart: Bool { !now.box.intersects(was.box) }

  /// It fills the screen now, or did then, and its outline would be that of the screen.
  var fillsScreen: Bool { now.fillsScreen || was.fillsScreen }

  /// How far the view has moved, whole points of the screen.
  var distance: Double { hypot(drift.x, drift.y).rounded() }

  /// Edges so near to each other are one, points of the screen.
  private static let rounding = 0.5
}
