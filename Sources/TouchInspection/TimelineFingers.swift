import Foundation
import TouchCanvas
import TouchTrace

/// The lanes of fingers: what was sampled, and below it what the view got and what was held.
extension TimelinePicture {
  static func fingerGroups(_ reading: TraceReading) -> [[FingerReading]] {
    var groups: [[FingerReading]] = []
    for finger in reading.fingers {
      if let index = groups.firstIndex(where: { $0[0].number == finger.number }) {
        groups[index].append(finger)
      } else {
        groups.append([finger])
      }
    }
    return groups.sorted { $0[0].number < $1[0].number }
  }

  static func finger(
    _ finger: FingerReading, _ y: Double, _ scale: TimelineScale, _ reading: TraceReading,
    _ trace: Trace,
    _ look: Look, _ list: inout DrawList
  ) {
    let color = Theme.touch(finger.number)
    let from = scale.x(finger.startTime)
    let to = scale.x(finger.endTime ?? reading.now)
    guard
      scale.visible(from, max(to, finger.holds.map { scale.x($0.to ?? reading.now) }.max() ?? to))
        != nil
    else { return }
    list.fill(.rectangle(CGRect(x: from, y: y + 6, width: max(2, to - from), height: 10)), color)
    list.fill(
      .polygon([
        CGPoint(x: from - 5, y: y + 17), CGPoint(x: from + 5, y: y + 17),
        CGPoint(x: from, y: y + 7),
      ]), color)
    if let end = finger.endTime {
      let x = scale.x(end)
      if finger.isCancelled {
        Glyph.cross(&list, at: CGPoint(x: x, y: y + 11), size: 4.5, color, width: 2)
      } else {
        list.fill(.rectangle(CGRect(x: x - 4, y: y + 7, width: 8, height: 8)), color)
      }
    }
    for span in finger.delivered {
      let x0 = scale.x(span.from)
      let x1 = scale.x(span.to ?? reading.now)
      list.fill(
        .rectangle(CGRect(x: x0, y: y + 22, width: max(2, x1 - x0), height: 8)), color.opacity(0.55)
      )
      if span.isCancelled {
        Glyph.cross(
          &list, at: CGPoint(x: x1, y: y + 26), size: 4.5, look.theme.cancelled.color, width: 2)
      }
    }
    for hold in finger.holds { self.hold(hold, y, scale, reading, trace, look, &list) }
  }

  static func hold(
    _ hold: FingerReading.Hold, _ y: Double, _ scale: TimelineScale, _ reading: TraceReading,
    _ trace: Trace, _ look: Look, _ list: inout DrawList
  ) {
    let held = look.theme.held
    let x0 = scale.x(hold.from)
    let x1 = scale.x(hold.to ?? reading.now)
    guard let shown = scale.visible(x0, x1) else { return }
    let box = CGRect(x: shown.from, y: y + 22, width: max(2, shown.to - shown.from), height: 10)
    list.fill(.rectangle(box), held.color.opacity(0.18))
    list.pattern(.rectangle(box), held.color.opacity(0.75), .stripes)
    if hold.isDropped {
      Glyph.cross(
        &list, at: CGPoint(x: x1, y: y + 27), size: 4.5, look.theme.cancelled.color, width: 2)
    }
    let text = "\(hold.phase == .began ? "began" : "end") held by \(trace.name(of: hold.holder))"
    chip(text, in: box.insetBy(dx: 8, dy: -3), StateLook.heldInk(look.theme), look, &list)
  }
}
