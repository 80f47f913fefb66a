import Foundation
import TouchCanvas
import TouchTrace

/// What happened in time: a lane per finger, recognizer, touched view and timer.
enum TimelinePicture {
  private static let labelWidth = 150.0
  private static let rulerHeight = 26.0

  /// Maps moments to the picture.
  private struct Scale {
    var start: Double
    var end: Double
    var left: Double
    var right: Double
    func x(_ time: Instant) -> Double { x(time.seconds) }
    func x(_ seconds: Double) -> Double {
      left + (seconds - start) / max(end - start, 1e-6) * (right - left)
    }
  }

  static func draw(
    _ reading: TraceReading, _ snapshot: SceneSnapshot, _ trace: Trace, size: CGSize,
    isPaused: Bool, _ look: Look
  ) -> Picture {
    var picture = Picture()
    let theme = look.theme
    picture.list.fill(.rectangle(CGRect(origin: .zero, size: size)), theme.window)
    picture.list.fill(
      .rectangle(CGRect(x: 0, y: 0, width: labelWidth, height: size.height)), theme.panel)
    let scale = range(reading, size)
    ruler(scale, reading, size, look, &picture.list)
    var y = rulerHeight
    func lane(_ name: String, _ height: Double, _ body: (inout DrawList, Double) -> Void) {
      guard y + height <= size.height else { return }
      picture.list.label(
        look.fit(name, labelWidth - 24, .ui(12, .medium)), x: 14, middle: y + height / 2,
        .ui(12, .medium), theme.text, look)
      let room = CGRect(x: labelWidth, y: y, width: size.width - labelWidth, height: height)
      picture.list.clipped(to: room) { body(&$0, y) }
      picture.list.stroke(
        .line(CGPoint(x: 0, y: y + height), CGPoint(x: size.width, y: y + height)),
        theme.border.opacity(0.3), width: 1)
      picture.region("lane:\(name)", CGRect(x: 0, y: y, width: size.width, height: height), name)
      y += height
    }
    for group in fingerGroups(reading) {
      lane("T\(group[0].number)", 38) { list, y in
        for finger in group { self.finger(finger, y, scale, reading, trace, look, &list) }
      }
    }
    for recognizer in snapshot.recognizers {
      guard let own = reading.recognizer(recognizer.handle),
        own.slices.contains(where: { ($0.to ?? reading.now).seconds >= scale.start })
      else { continue }
      lane(recognizer.name, 30) { list, y in slices(own, y, scale, reading, trace, look, &list) }
    }
    let views = reading.responders.filter { snapshot.view($0.handle)?.isWindow == false }
    for responder in views.prefix(5) {
      lane(trace.name(of: responder.handle), 28) { list, y in
        deliveries(responder, y, scale, look, &list)
      }
    }
    if reading.recognizers.contains(where: { !timers($0, scale, reading.now).isEmpty }) {
      lane("timers", 34) { list, y in wedges(reading, y, scale, trace, look, &list) }
    }
    playhead(reading, scale, size, isPaused, look, &picture.list)
    if reading.fingers.isEmpty, reading.recognizers.allSatisfy({ $0.slices.isEmpty }) {
      picture.list.centered(
        "Touch the scene: what happens shows here.",
        in: CGRect(
          x: labelWidth, y: rulerHeight, width: size.width - labelWidth,
          height: size.height - rulerHeight),
        .ui(13), theme.secondary, look)
    }
    return picture
  }

  // MARK: Time

  private static func range(_ reading: TraceReading, _ size: CGSize) -> Scale {
    let start = reading.gestureStart.seconds
    // When nothing happens any more the picture rests.
    let still = reading.fingers.contains(where: \.isDown) ? reading.now : reading.lastActivity
    var end = max(min(reading.now.seconds, still.seconds + 0.05), start + 0.45)
    // Deadlines that are still to come belong to the picture.
    for recognizer in reading.recognizers {
      for timer in recognizer.timers where timer.end == nil {
        end = max(end, min(timer.start.seconds + timer.seconds, reading.now.seconds + 1))
      }
    }
    let span = end - start
    return Scale(
      start: start - span * 0.02, end: end + span * 0.12, left: labelWidth + 8,
      right: size.width - 12)
  }

  private static func ruler(
    _ scale: Scale, _ reading: TraceReading, _ size: CGSize, _ look: Look, _ list: inout DrawList
  ) {
    let span = scale.end - scale.start
    var step = 0.001
    for candidate in [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 60] {
      step = candidate
      if span / candidate <= (size.width - labelWidth) / 95 { break }
    }
    let zero = reading.gestureStart.seconds
    var tick = ((scale.start - zero) / step).rounded(.up) * step
    let head = min(scale.x(reading.now), size.width - 3)
    while tick <= scale.end - zero {
      let x = scale.x(zero + tick)
      let text = step >= 1 ? "\(Int(tick.rounded())) s" : "\(Int((tick * 1000).rounded())) ms"
      let width = look.width(text, .mono(11))
      list.stroke(
        .line(CGPoint(x: x, y: rulerHeight), CGPoint(x: x, y: size.height)),
        look.theme.border.opacity(0.25), width: 1)
      if abs(x - head) > width / 2 + 40, x + width / 2 < size.width - 4 {
        list.label(
          text, x: x - width / 2, middle: rulerHeight / 2, .mono(11), look.theme.secondary, look)
      }
      tick += step
    }
    list.stroke(
      .line(CGPoint(x: 0, y: rulerHeight), CGPoint(x: size.width, y: rulerHeight)),
      look.theme.border.opacity(0.5), width: 1)
  }

  private static func playhead(
    _ reading: TraceReading, _ scale: Scale, _ size: CGSize, _ isPaused: Bool, _ look: Look,
    _ list: inout DrawList
  ) {
    let x = min(scale.x(reading.now), size.width - 3)
    let color = look.theme.playhead
    list.stroke(
      .line(CGPoint(x: x, y: rulerHeight - 4), CGPoint(x: x, y: size.height)), color, width: 2)
    let text = Units.milliseconds(reading.now.since(reading.gestureStart))
    let width = look.width(text, .mono(11, .bold)) + 14
    let box = CGRect(
      x: min(max(x - width / 2, labelWidth), size.width - width - 2), y: 4, width: width, height: 18
    )
    list.fill(.roundedRectangle(box, 4), color)
    list.centered(text, in: box, .mono(11, .bold), look.theme.onAccent, look)
  }

  // MARK: Fingers

  private static func fingerGroups(_ reading: TraceReading) -> [[FingerReading]] {
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

  private static func finger(
    _ finger: FingerReading, _ y: Double, _ scale: Scale, _ reading: TraceReading, _ trace: Trace,
    _ look: Look, _ list: inout DrawList
  ) {
    let color = Theme.touch(finger.number)
    let from = scale.x(finger.startTime)
    let to = scale.x(finger.endTime ?? reading.now)
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

  private static func hold(
    _ hold: FingerReading.Hold, _ y: Double, _ scale: Scale, _ reading: TraceReading,
    _ trace: Trace, _ look: Look, _ list: inout DrawList
  ) {
    let held = look.theme.held
    let x0 = scale.x(hold.from)
    let x1 = scale.x(hold.to ?? reading.now)
    let box = CGRect(x: x0, y: y + 22, width: max(2, x1 - x0), height: 10)
    list.fill(.rectangle(box), held.color.opacity(0.18))
    list.pattern(.rectangle(box), held.color.opacity(0.75), .stripes)
    if hold.isDropped {
      Glyph.cross(
        &list, at: CGPoint(x: x1, y: y + 27), size: 4.5, look.theme.cancelled.color, width: 2)
    }
    let text = "\(hold.phase == .began ? "began" : "end") held by \(trace.name(of: hold.holder))"
    chip(text, in: box.insetBy(dx: 8, dy: -3), held.color, look, &list)
  }

  // MARK: Recognizers

  private static func slices(
    _ reading: RecognizerReading, _ y: Double, _ scale: Scale, _ whole: TraceReading,
    _ trace: Trace, _ look: Look, _ list: inout DrawList
  ) {
    for (index, slice) in reading.slices.enumerated() {
      let x0 = scale.x(slice.from)
      let x1 = scale.x(slice.to ?? (reading.isInPlay ? whole.now : slice.from))
      let box = CGRect(x: x0, y: y + 5, width: max(2, x1 - x0), height: 20)
      let own: Theme.Look =
        switch slice.look {
        case .possible: look.theme.possible
        case .held: look.theme.held
        case .began: look.theme.began
        case .changed: look.theme.changed
        }
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
      if let end = slice.end {
        let next = reading.slices.dropFirst(index + 1).first.map { scale.x($0.from) } ?? scale.right
        flag(end, x: x1, y: y, room: next - x1, trace, look, &list)
      }
    }
  }

  private static func label(
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
      chip(text, in: box.insetBy(dx: 8, dy: 1), own.color, look, &list)
      return
    }
    guard look.width(text, .ui(11, .medium)) + 12 <= box.width else { return }
    let ink = slice.look == .possible ? look.theme.secondary : own.label
    list.label(text, x: box.minX + 7, middle: box.midY, .ui(11, .medium), ink, look)
  }

  /// A label on a pattern gets a ground of its own; none when there is no room.
  private static func chip(
    _ text: String, in box: CGRect, _ color: Color, _ look: Look, _ list: inout DrawList
  ) {
    let font = Font.ui(11, .semibold)
    let width = look.width(text, font)
    guard width + 10 <= box.width else { return }
    let ground = CGRect(x: box.minX, y: box.midY - 8, width: width + 10, height: 16)
    list.fill(.roundedRectangle(ground, 3), look.theme.window)
    list.label(text, x: box.minX + 5, middle: box.midY, font, color, look)
  }

  private static func flag(
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
    let text =
      "\(prevented ? "prevented" : event.to.name) \u{00B7} "
      + RecognizerCard.reasonStrip(event, trace)
    let short = prevented ? "prevented" : event.to.name
    let font = Font.ui(11, .medium)
    let ink = event.to == .failed && !prevented ? Color(0xFF8A5C) : own.color
    for candidate in [text, short] where look.width(candidate, font) + 26 <= room {
      list.label(
        candidate, x: x + 20, middle: y + 15, font, look.theme.name == "light" ? own.color : ink,
        look)
      return
    }
  }

  // MARK: Views and timers

  private static func deliveries(
    _ reading: ResponderReading, _ y: Double, _ scale: Scale, _ look: Look, _ list: inout DrawList
  ) {
    let color = look.theme.text
    for (index, delivery) in reading.deliveries.enumerated() {
      let x = scale.x(delivery.time)
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

  private static func timers(
    _ reading: RecognizerReading, _ scale: Scale, _ now: Instant
  ) -> [RecognizerReading.Timer] {
    reading.timers.filter { timer in
      let isUseful = timer.end == nil || timer.end?.how == .fired
      return isUseful && (timer.end?.time ?? now).seconds >= scale.start
    }
  }

  private static func wedges(
    _ whole: TraceReading, _ y: Double, _ scale: Scale, _ trace: Trace, _ look: Look,
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
        let x = max(scale.x(from) + 4, free)
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
