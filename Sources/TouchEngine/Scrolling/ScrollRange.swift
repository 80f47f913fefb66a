/// How far one axis of a scroll view can scroll: offsets from `least` to `most`, points of the content (SCR-26).
struct ScrollRange: Hashable, Sendable {
  var least: Double
  var most: Double
  /// Size of the bounds on this axis, points.
  var page: Double
  /// False: a drag leaves the offset of this axis alone (SCR-27).
  var canMove: Bool
  /// False: the edges are hard (SCR-30).
  var bounces: Bool

  init(
    content: Double, page: Double, leading: Double, trailing: Double, bounces: Bool,
    alwaysBounces: Bool
  ) {
    least = -leading
    most = max(least, content + trailing - page)
    self.page = page
    self.bounces = bounces
    canMove = most > least || bounces && alwaysBounces
  }

  func limit(_ offset: Double) -> Double { min(max(offset, least), most) }

  /// How far an offset lies beyond an edge: negative before the first, positive after the last, 0 within.
  func overshoot(_ offset: Double) -> Double { offset - limit(offset) }

  /// Where a finger that pulls to `raw` brings the offset: beyond an edge it follows less and less (SCR-29).
  func shown(_ raw: Double, coefficient: Double) -> Double {
    let beyond = overshoot(raw)
    guard beyond != 0 else { return raw }
    guard bounces, page > 0 else { return limit(raw) }
    let part = 1 - 1 / (abs(beyond) * coefficient / page + 1)
    return limit(raw) + (beyond < 0 ? -part : part) * page
  }

  /// The pull that shows `offset`: the inverse of `shown`, for a finger that catches a bounce.
  func raw(_ offset: Double, coefficient: Double) -> Double {
    let beyond = overshoot(offset)
    guard beyond != 0, bounces, page > 0, coefficient > 0 else { return offset }
    // Nothing shows a whole page or more; just below it the pull is long, and finite.
    let part = min(abs(beyond) / page, 0.99)
    let pull = (1 / (1 - part) - 1) * page / coefficient
    return limit(offset) + (beyond < 0 ? -pull : pull)
  }

  /// Whether there is content left that way: a positive direction is toward the end.
  func hasRoom(_ direction: Double, from offset: Double) -> Bool {
    guard canMove else { return false }
    return direction > 0 ? offset < most : offset > least
  }

  /// The offset on which a page view rests (SCR-58 to SCR-60): whole pages, one from where the drag started at most.
  ///
  /// `velocity` is in points per millisecond, `projected` is where the view would rest without pages.
  func pageOffset(
    start: Double, now: Double, projected: Double, velocity: Double, flick: Double
  ) -> Double {
    guard page > 0 else { return now }
    let first = ((start - least) / page).rounded()
    var target = ((projected - least) / page).rounded()
    if velocity > flick {
      target = ((now - least) / page).rounded(.down) + 1
    } else if velocity < -flick {
      target = ((now - least) / page).rounded(.up) - 1
    }
    return limit(least + min(max(target, first - 1), first + 1) * page)
  }
}
