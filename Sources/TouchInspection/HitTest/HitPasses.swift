import Foundation
import TouchGeometry
import TouchReading
import TouchTrace

/// Which hit tests show.
enum HitPasses {
  /// A probe's, or else those that bound the touches; the window's own ones while its switch is on.
  static func shown(_ input: PictureInput, _ overlays: Overlays) -> [HitReading] {
    if let probe = input.probe { return [probe] }
    if overlays.contains(.windowPass), !input.reading.windowPasses.isEmpty {
      return input.reading.windowPasses
    }
    return input.reading.hits
  }

  /// The views that were asked and have left the scene since; none while a point is asked about.
  static func left(_ input: PictureInput) -> [ViewSnapshot] {
    input.probe == nil ? input.leftViews : []
  }

  /// Scroll views whose content has moved since the last touch began; none while a point is asked about.
  static func scrolled(_ input: PictureInput) -> Set<Handle> {
    guard input.probe == nil, let finger = input.reading.fingers.last else { return [] }
    return Set(
      input.reading.offsets.filter { $0.way(since: finger.startTime) != nil }.map(\.handle))
  }

  /// Where the finger of each pass went down, points of the screen; none while a point is asked about.
  static func starts(_ hits: [HitReading], _ input: PictureInput) -> [Handle: CGPoint] {
    guard input.probe == nil else { return [:] }
    return Dictionary(
      hits.compactMap { hit in input.reading.finger(of: hit).map { (hit.finger, $0.start) } },
      uniquingKeysWith: { _, last in last })
  }

  /// How far from its place each finger's hit view was when the touch began, points of the screen; without those that
  /// are still there, and none while a point is asked about.
  static func drifts(_ hits: [HitReading], _ input: PictureInput) -> [Handle: CGPoint] {
    guard input.probe == nil else { return [:] }
    var drifts: [Handle: CGPoint] = [:]
    for hit in hits {
      guard let finger = input.reading.finger(of: hit) else { continue }
      var drift = CGPoint.zero
      for own in input.reading.offsets
      where own.handle != hit.winner && input.snapshot.isInside(hit.winner, own.handle) {
        guard let way = own.way(since: finger.startTime),
          let t = input.snapshot.view(own.handle)?.toScreen
        else { continue }
        drift.x += t.a * way.x + t.c * way.y
        drift.y += t.b * way.x + t.d * way.y
      }
      drifts[hit.finger] = drift == .zero ? nil : drift
    }
    return drifts
  }
}
