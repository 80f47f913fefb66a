import Foundation
import TouchGeometry
import TouchLanguage
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

  /// From where each finger's hit view is now to where it was when the touch began, points of the screen; without those that
  /// are still there, and none while a point is asked about.
  static func drifts(_ hits: [HitReading], _ input: PictureInput) -> [Handle: CGPoint] {
    guard input.probe == nil else { return [:] }
    var drifts: [Handle: CGPoint] = [:]
    for hit in hits {
      guard let finger = input.reading.finger(of: hit) else { continue }
      let drift = way(back: hit, input) ?? drift(of: hit.winner, since: finger.startTime, input)
      drifts[hit.finger] = drift == .zero ? nil : drift
    }
    return drifts
  }

  /// That of a hit view, whatever has moved it since; nil for a touch of which is not known how the views stood then.
  private static func way(back hit: HitReading, _ input: PictureInput) -> CGPoint? {
    guard hit.finger == input.reading.hits.last?.finger,
      let then = input.before?.view(hit.winner), let now = input.snapshot.view(hit.winner)
    else { return nil }
    return now.way(to: then)
  }

  /// From where a view is now to where it was at a moment, as far as content around it has been scrolled since; points of the
  /// screen.
  static func drift(of view: Handle, since time: Instant, _ input: PictureInput) -> CGPoint {
    var drift = CGPoint.zero
    for own in input.reading.offsets
    where own.handle != view && input.snapshot.isInside(view, own.handle) {
      guard let way = own.way(since: time), let t = input.snapshot.view(own.handle)?.toScreen
      else { continue }
      drift.x += t.a * way.x + t.c * way.y
      drift.y += t.b * way.x + t.d * way.y
    }
    return drift
  }
}

extension ViewSnapshot {
  /// From its place to the one that it had at another moment, points of the screen; zero where a person would not see that,
  /// and where it had another size, scale or angle then.
  func way(to then: ViewSnapshot) -> CGPoint {
    let (t, u) = (toScreen, then.toScreen)
    let changes = [
      t.a - u.a, t.b - u.b, t.c - u.c, t.d - u.d, bounds.width - then.bounds.width,
      bounds.height - then.bounds.height,
    ]
    // A scroll view's bounds begin where its content is.
    guard changes.allSatisfy({ abs($0) < 1e-6 }), let from = corners.first,
      let to = then.corners.first
    else { return .zero }
    let way = CGPoint(x: to.x - from.x, y: to.y - from.y)
    return OffsetReading.isSeen(way) ? way : .zero
  }
}

extension HitScene {
  /// What overlays of these passes are about at the moment of a picture. `cause` is the view whose refusal the headline tells.
  init(
    _ input: PictureInput, _ hits: [HitReading], cause: Handle?, toCanvas: CGAffineTransform,
    radius: Double
  ) {
    self.init(
      hits: hits, input.snapshot, cause: cause,
      explaining: hits.last.map { ExplainingViews.find($0, input) } ?? [],
      scrolled: HitPasses.scrolled(input), drifts: HitPasses.drifts(hits, input),
      fates: Dictionary(
        hits.map { ($0.winner, HitViewState.find($0, input).fate) },
        uniquingKeysWith: { _, last in last }),
      starts: HitPasses.starts(hits, input), left: HitPasses.left(input), toCanvas: toCanvas,
      radius: radius)
  }
}
