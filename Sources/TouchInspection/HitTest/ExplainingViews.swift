import Foundation
import TouchGeometry
import TouchReading
import TouchTrace

/// The views that did not get a touch and tell something of where it went: one that a person may have aimed at, or one that lay
/// over the hit view and let the touch through. All others, as rows elsewhere, are marked only while somebody points at them.
enum ExplainingViews {
  /// Of one hit test, without the cause.
  static func find(_ hit: HitReading, _ input: PictureInput) -> Set<Handle> {
    var found = Set(hit.rejected.filter { explains($0, hit, input) }.map(\.view))
    // The scene has the distance to it.
    if input.probe == nil, let near = NearMiss(hit, input) { found.insert(near.view) }
    if let target = target(hit, input) { found.insert(target.view) }
    return found
  }

  /// What was never asked although somebody may have aimed at it; nil for none, for one that got an earlier touch, and for
  /// one that has been scrolled since.
  static func target(_ hit: HitReading, _ input: PictureInput) -> UnaskedTarget? {
    guard input.probe == nil, let target = UnaskedTarget(hit, input),
      !input.reading.told.contains(target.view), let finger = input.reading.finger(of: hit),
      HitPasses.drift(of: target.view, since: finger.startTime, input) == .zero
    else { return nil }
    return target
  }

  private static func explains(
    _ refusal: HitReading.Rejection, _ hit: HitReading, _ input: PictureInput
  ) -> Bool {
    guard let view = view(refusal.view, input) else { return false }
    let touch = touch(beside: view, hit, input)
    if input.isAwaited(view), !refusal.isFar(view, from: touch) { return true }
    return touch.map { contains(view, $0, refusal) } ?? false
      && !lies(view.handle, in: hit.winner, input) && !lies(hit.winner, in: view.handle, input)
  }

  /// Where the touch went down as seen from where a view is now, points of the screen; nil where that is not known.
  private static func touch(
    beside view: ViewSnapshot, _ hit: HitReading, _ input: PictureInput
  ) -> CGPoint? {
    guard input.probe == nil else { return input.probePoint }
    guard let finger = input.reading.finger(of: hit) else { return nil }
    let drift = HitPasses.drift(of: view.handle, since: finger.startTime, input)
    return CGPoint(x: finger.start.x - drift.x, y: finger.start.y - drift.y)
  }

  /// Whether a touch was in a view that refused it.
  private static func contains(
    _ view: ViewSnapshot, _ touch: CGPoint, _ refusal: HitReading.Rejection
  ) -> Bool {
    let t = view.toScreen
    guard refusal.reason != .outside || refusal.number == 0, t.a * t.d != t.b * t.c else {
      return false
    }
    return view.bounds.contains(touch.applying(t.inverted()))
  }

  /// Whether a view is another one or lies in it.
  private static func lies(_ view: Handle, in other: Handle, _ input: PictureInput) -> Bool {
    var current = view
    while current != other {
      guard let next = self.view(current, input) else { return false }
      current = next.parent
    }
    return true
  }

  /// Also one that has left the scene.
  private static func view(_ handle: Handle, _ input: PictureInput) -> ViewSnapshot? {
    input.snapshot.view(handle) ?? input.leftViews.first { $0.handle == handle }
  }
}
