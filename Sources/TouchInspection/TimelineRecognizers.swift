import Foundation
import TouchCanvas
import TouchTrace

/// The lanes of recognizers: a slice per state, a flag where one is over.
extension TimelinePicture {
  static func slices(
    _ reading: RecognizerReading, _ y: Double, _ scale: TimelineScale, _ whole: TraceReading,
    _ trace: Trace, _ look: Look, _ list: inout DrawList
  ) {
    func right(_ slice: RecognizerReading.Slice) -> Double {
      scale.x(slice.to ?? (reading.isInPlay ? whole.now : slice.from))
    }
    var thin: [RecognizerReading.Slice] = []
    for (index, slice) in reading.slices.enumerated() {
      let x0 = scale.x(slice.from)
      let x1 = right(slice)
      guard let shown = scale.visible(x0, x1) else { continue }
      let next = reading.slices.dropFirst(index + 1).first
      if isThin(x0, x1), let next, scale.x(next.from) - x1 < 3,
        isThin(scale.x(next.from), right(next))
      {
        thin.append(slice)
        continue
      }
      let box = CGRect(
        x: shown.from, y: y + 5, width: max(2, shown.to - shown.from), height: 20)
      if thin.isEmpty || !isThin(x0, x1) {
        draw(slice, reading, box, trace, look, &list)
      } else {
        zigzag(thin + [slice], x: scale.x(thin[0].from), to: x1, y, look, &list)
      }
      thin = []
      if let end = slice.end, scale.shows(x1) {
        let room = (next.map { scale.x($0.from) } ?? scale.right) - x1
        flag(end, x: x1, y: y, room: room, trace, look, &list)
      }
    }
  }

  private static func isThin(_ from: Double, _ to: Double) -> Bool { to - from < 3 }

  /// Many short stays as one item with teeth.
  private static func zigzag(
    _ slices: [RecognizerReading.Slice], x: Double, to: Double, _ y: Double, _ look: Look,
    _ list: inout DrawList
  ) {
    let width = max(6, to - x)
    let teeth = max(1, Int(width / 3))
    let step = width / Double(teeth)
    var points = [CGPoint(x: x, y: y + 25)]
    for tooth in 0..<teeth {
      points.append(CGPoint(x: x + Double(tooth) * step, y: y + 9))
      points.append(CGPoint(x: x + (Double(tooth) + 0.5) * step, y: y + 5))
    }
    points += [CGPoint(x: x + width, y: y + 9), CGPoint(x: x + width, y: y + 25)]
    list.fill(.polygon(points), own(slices[slices.count - 1].look, look.theme).color)
  }

  private static func own(
    _ state: RecognizerReading.Slice.Look, _ theme: Theme
  ) -> Theme.Look {
    switch state {
    case .possible: theme.possible
    case .held: theme.held
    case .began: theme.began
    case .changed: theme.changed
    }
  }

  private static func draw(
    _ slice: RecognizerReading.Slice, _ reading: RecognizerReading, _ box: CGRect, _ trace: Trace,
    _ look: Look, _ list: inout DrawList
  ) {
    let own = own(slice.look, look.theme)
    let shape = Path.roundedRectangle(box, min(3, box.width / 2))
    switch slice.look {
    case .possible: list.stroke(shape, own.color, width: 1)
    case .held:
      list.fill(shape, own.color.opacity(0.18))
      list.pattern(.rectangle(box), own.color.opacity(0.7), .stripes)
      list.stroke(shape, own.color, width: 1.5)
    case .began, .changed: list.fill(shape, own.color)
    }
    label(slice, reading, box, own, trace, look, &list)
  }

  static func label(
    _ slice: RecognizerReading.Slice, _ reading: RecognizerReading, _ box: CGRect,
    _ own: Theme.Look, _ trace: Trace, _ look: Look, _ list: inout DrawList
  ) {
    let text: String =
      switch slice.look {
      case .possible: "possible"
      case .held:
        reading.waiting.map { "held \u{00B7} waits for \(trace.name(of: $0.other))" } ?? "held"
      case .began: "began"
      case .changed: "changed"
      }
    if slice.look == .held {
      chip(text, in: box.insetBy(dx: 8, dy: 1), StateLook.heldInk(look.theme), look, &list)
      return
    }
    guard look.width(text, .ui(11, .medium)) + 12 <= box.width else { return }
    let ink = slice.look == .possible ? look.theme.secondary : own.label
    list.label(text, x: box.minX + 7, middle: box.midY, .ui(11, .medium), ink, look)
  }

  /// A label on a pattern gets a ground of its own; none when there is no room.
  static func chip(
    _ text: String, in box: CGRect, _ color: Color, _ look: Look, _ list: inout DrawList
  ) {
    let font = Font.ui(11, .semibold)
    let width = look.width(text, font)
    guard width + 10 <= box.width else { return }
    let ground = CGRect(x: box.minX, y: box.midY - 8, width: width + 10, height: 16)
    list.fill(.roundedRectangle(ground, 3), look.theme.window)
    list.label(text, x: box.minX + 5, middle: box.midY, font, color, look)
  }

  static func flag(
    _ event: TraceEvent, x: Double, y: Double, room: Double, _ trace: Trace, _ look: Look,
    _ list: inout DrawList
  ) {
    let own = StateLook.look(event.to, reason: event.reason, look.theme)
    list.fill(.rectangle(CGRect(x: x - 1, y: y + 3, width: 2, height: 24)), own.color)
    list.fill(
      .polygon([
        CGPoint(x: x, y: y + 3), CGPoint(x: x + 14, y: y + 3), CGPoint(x: x + 10, y: y + 8),
        CGPoint(x: x + 14, y: y + 13), CGPoint(x: x, y: y + 13),
      ]), own.color)
    let prevented = event.to == .failed && event.reason == .preventedBy
    let strip = RecognizerCard.reasonStrip(event, trace)
    let short = prevented ? "prevented" : event.to.name
    let text =
      prevented
      ? "prevented by \(trace.name(of: event.other))" : "\(event.to.name) \u{00B7} \(strip)"
    let font = Font.ui(11, .medium)
    let ink = StateLook.ink(event.to, reason: event.reason, look.theme)
    for candidate in [text, short] where look.width(candidate, font) + 26 <= room {
      list.label(candidate, x: x + 20, middle: y + 15, font, ink, look)
      return
    }
  }
}
