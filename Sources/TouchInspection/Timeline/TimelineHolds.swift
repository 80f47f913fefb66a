import TouchLanguage
import Foundation
import TouchCanvas
import TouchReading
import TouchTrace

/// A time in which recognizers kept a phase of a finger from its view.
struct TimelineHold {
  var phase: TouchPhase
  var from: Instant
  /// Nil while it lasts.
  var to: Instant?
  var isDropped: Bool
  /// The holders, in the order in which they began.
  var holders: [FingerReading.Hold]

  /// Holds of one phase that began together are one stretch, until the last of them is over.
  static func all(_ finger: FingerReading) -> [TimelineHold] {
    var all: [TimelineHold] = []
    for hold in finger.holds {
      if let last = all.indices.last, all[last].phase == hold.phase, all[last].from == hold.from {
        all[last].holders.append(hold)
        all[last].isDropped = all[last].isDropped || hold.isDropped
        all[last].to = if let to = all[last].to, let end = hold.to { max(to, end) } else { nil }
      } else {
        all.append(
          TimelineHold(
            phase: hold.phase, from: hold.from, to: hold.to, isDropped: hold.isDropped,
            holders: [hold]))
      }
    }
    return all
  }

  /// What is held, by whom and for how long: the longest text first.
  func texts(_ trace: Trace, now: Instant) -> [String] {
    var names: [String] = []
    for name in holders.map({ trace.name(of: $0.holder) }) where !names.contains(name) {
      names.append(name)
    }
    return Text.timeline.hold(
      phase, by: names, seconds: (to ?? now).since(from), isDropped: isDropped)
  }
}

extension TimelineStage {
  mutating func holds(_ finger: FingerReading, y: Double) {
    let all = TimelineHold.all(finger)
    for hold in all {
      let from = scale.x(hold.from)
      let to = scale.x(hold.to ?? now)
      guard let shown = scale.visible(from, to) else { continue }
      // A hold that begins during this one covers its end.
      let next = all.first { $0.from > hold.from }.map { scale.x($0.from) - 4 }
      draw(
        hold, shown, ends: [from] + (hold.to == nil ? [] : [to]), limit: next ?? .infinity, y: y)
      for one in hold.holders {
        let box = CGRect(
          x: shown.from, y: y + 20, width: max(4, shown.to - shown.from), height: 12)
        mark(one.event, box, tooltip(one))
      }
    }
  }

  private func tooltip(_ hold: FingerReading.Hold) -> String {
    let outcome: HoldOutcome =
      hold.isDropped ? .dropped : hold.to == nil ? .lasting : .released
    return Text.timeline.hold(
      hold.phase, by: trace.name(of: hold.holder), seconds: (hold.to ?? now).since(hold.from),
      outcome)
  }

  private mutating func draw(
    _ hold: TimelineHold, _ shown: (from: Double, to: Double), ends: [Double], limit: Double,
    y: Double
  ) {
    let held = theme.held
    let middle = y + Self.deliveredMiddle
    let box = CGRect(
      x: shown.from, y: middle - 5, width: max(2, shown.to - shown.from), height: 10)
    picture.list.fill(.rectangle(box), theme.window)
    picture.list.fill(.rectangle(box), held.color.opacity(0.18))
    picture.list.pattern(.rectangle(box), held.color.opacity(0.75), .stripes)
    for end in ends where scale.shows(end) {
      picture.list.fill(
        .rectangle(CGRect(x: end - 1, y: middle - 8, width: 2, height: 16)), held.color)
    }
    if hold.isDropped, hold.to != nil, let end = ends.last, scale.shows(end) {
      phase(.cancelled, at: CGPoint(x: end, y: middle), theme.cancelled.color)
    }
    let origin = CGPoint(x: max(shown.from, scale.left) + 8, y: middle - 8)
    let width = min(shown.to, scale.right, limit) - 10 - origin.x
    let ink = StateLook.heldInk(theme)
    if chip(hold.texts(trace, now: now), at: origin, width: width, ink, sign: 14) {
      Glyph.pause(&picture.list, at: CGPoint(x: origin.x + 9, y: middle), size: 8, ink)
    } else if min(box.maxX, limit) - box.minX >= 18 {
      let middleX = (box.minX + min(box.maxX, limit)) / 2
      let ground = CGRect(x: middleX - 7, y: middle - 7, width: 14, height: 14)
      picture.list.fill(.roundedRectangle(ground, 3), theme.window)
      Glyph.pause(&picture.list, at: CGPoint(x: middleX, y: middle), size: 8, ink)
    }
  }

  /// The first text that fits, on a ground of its own that covers the pattern; false when none does.
  mutating func chip(
    _ texts: [String], at origin: CGPoint, width: Double, _ color: Color, sign: Double = 0
  ) -> Bool {
    let font = Font.ui(11, .semibold)
    for text in texts {
      let needed = look.width(text, font) + 10 + sign
      guard needed <= width else { continue }
      let ground = CGRect(x: origin.x, y: origin.y, width: needed, height: 16)
      picture.list.fill(.roundedRectangle(ground, 3), theme.window)
      picture.list.label(
        text, x: origin.x + 5 + sign, middle: ground.midY, font, color, look)
      return true
    }
    return false
  }
}
