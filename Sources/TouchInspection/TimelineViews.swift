import Foundation
import TouchCanvas
import TouchTrace

/// The lanes of views and timers: deliveries, events of controls, wedges that grow to their deadlines.
extension TimelinePicture {
  static func deliveries(
    _ reading: ResponderReading, _ y: Double, _ scale: TimelineScale, _ look: Look,
    _ list: inout DrawList
  ) {
    let color = look.theme.text
    for (index, delivery) in reading.deliveries.enumerated() {
      let x = scale.x(delivery.time)
      guard scale.shows(x) else { continue }
      let at = CGPoint(x: x, y: y + 14)
      switch delivery.verb {
      case .touchesBegan:
        list.fill(
          .polygon([
            CGPoint(x: x - 5, y: y + 19), CGPoint(x: x + 5, y: y + 19), CGPoint(x: x, y: y + 9),
          ]), color)
      case .touchesMoved: list.fill(.circle(at, 1.8), look.theme.secondary)
      case .touchesEnded:
        list.fill(.rectangle(CGRect(x: x - 4, y: y + 10, width: 8, height: 8)), color)
      default: Glyph.cross(&list, at: at, size: 4.5, look.theme.cancelled.color, width: 2.2)
      }
      guard delivery.verb != .touchesMoved else { continue }
      let event = reading.events.first { $0.time == delivery.time && $0.name.hasPrefix("touchUp") }
      let next =
        reading.deliveries.dropFirst(index + 1).first.map { scale.x($0.time) - 8 } ?? scale.right
      let full = delivery.verb.name + (event.map { " \u{00B7} \($0.name)" } ?? "")
      let short = String(delivery.verb.name.dropFirst(7)).lowercased()
      for text in [full, delivery.verb.name, short] where x + 12 + look.width(text, .ui(11)) < next
      {
        list.label(text, x: x + 10, middle: y + 14, .ui(11), look.theme.secondary, look)
        break
      }
    }
  }

  static func timers(
    _ reading: RecognizerReading, _ scale: TimelineScale, _ now: Instant
  ) -> [RecognizerReading.Timer] {
    reading.timers.filter { timer in
      let isUseful = timer.end == nil || timer.end?.how == .fired
      return isUseful && (timer.end?.time ?? now).seconds >= scale.start
    }
  }

  static func wedges(
    _ whole: TraceReading, _ y: Double, _ scale: TimelineScale, _ trace: Trace, _ look: Look,
    _ list: inout DrawList
  ) {
    var free = -Double.infinity
    for reading in whole.recognizers {
      for timer in timers(reading, scale, whole.now) {
        let color = look.theme.held.color
        let from = timer.start.seconds
        let deadline = from + timer.seconds
        let until = min((timer.end?.time ?? whole.now).seconds, deadline)
        let part = timer.seconds > 0 ? (until - from) / timer.seconds : 1
        let base = y + 28
        func at(_ t: Double) -> CGPoint {
          CGPoint(x: scale.x(from + timer.seconds * t), y: base - 20 * t)
        }
        list.fill(.polygon([at(0), at(part), CGPoint(x: at(part).x, y: base)]), color.opacity(0.5))
        list.stroke(
          .polyline([at(part), at(1), CGPoint(x: at(1).x, y: base), at(0)]), color.opacity(0.8),
          width: 1, dash: [3, 3])
        let text =
          "\(trace.name(of: reading.handle)) \(timer.name) \(Units.milliseconds(timer.seconds))"
        let x = max(scale.x(from) + 4, free, scale.left)
        if x + look.width(text, .ui(11)) < scale.right {
          let ground = CGRect(x: x - 3, y: y, width: look.width(text, .ui(11)) + 6, height: 15)
          list.fill(.rectangle(ground), look.theme.window.opacity(0.85))
          list.label(text, x: x, middle: y + 8, .ui(11), look.theme.secondary, look)
          free = ground.maxX + 8
        }
      }
    }
  }
}
