import Foundation
import TouchCanvas
import TouchTrace

/// One recognizer: its name, its state machine, why it is where it is, and how far it is from its limits.
enum RecognizerCard {
  static let width = 344.0

  static func height(
    _ reading: RecognizerReading, _ snapshot: RecognizerSnapshot, _ whole: TraceReading
  ) -> Double {
    48 + StateDiagram.height(isDiscrete: snapshot.isDiscrete) + 8 + 20
      + Double(Gauges.make(reading, whole).count) * 20 + 8
  }

  static func draw(
    _ reading: RecognizerReading, _ snapshot: RecognizerSnapshot, _ whole: TraceReading,
    _ trace: Trace, viewName: String, width: Double, _ look: Look
  ) -> Picture {
    var picture = Picture()
    let theme = look.theme
    let own = StateLook.look(reading, theme)
    let box = CGRect(x: 0, y: 0, width: width, height: height(reading, snapshot, whole))
    let active = reading.isHeld || reading.state == .began || reading.state == .changed
    picture.list.fill(.roundedRectangle(box, 8), theme.panel)
    picture.list.stroke(
      .roundedRectangle(box.insetBy(dx: 0.5, dy: 0.5), 8),
      active ? own.color : theme.border.opacity(0.6), width: active ? 2 : 1)
    header(reading, snapshot, viewName, width, look, &picture.list)
    let hasHeld = !snapshot.requires.isEmpty || reading.waiting != nil
    let diagram = StateDiagram.draw(
      reading, isDiscrete: snapshot.isDiscrete, hasHeld: hasHeld, look)
    // The arc over a continuous machine, with its number, needs more room below the header.
    let top = snapshot.isDiscrete ? 52.0 : 58
    picture.list.append(diagram, offset: CGPoint(x: (width - 328) / 2, y: top))
    var y = 52 + StateDiagram.height(isDiscrete: snapshot.isDiscrete) + 12
    let reason = look.fit(strip(reading, snapshot, whole, trace), width - 24, .ui(12, .medium))
    picture.list.label(reason, x: 12, middle: y, .ui(12, .medium), theme.text, look)
    y += 20
    for gauge in Gauges.make(reading, whole) {
      draw(gauge, y: y, width: width, own.color, look, &picture.list)
      y += 20
    }
    picture.region("recognizer:\(snapshot.name)", box, "\(snapshot.name) \(snapshot.className)")
    return picture
  }

  private static func header(
    _ reading: RecognizerReading, _ snapshot: RecognizerSnapshot, _ viewName: String,
    _ width: Double, _ look: Look, _ list: inout DrawList
  ) {
    let dot = CGPoint(x: 20, y: 17)
    let word = StateLook.word(reading)
    StateGlyph.draw(
      &list, StateDiagram.node(reading), isPrevented: word == "prevented", at: dot, radius: 6,
      StateLook.ink(reading, look.theme))
    let wordWidth = look.width(word, .ui(13, .semibold))
    let name = look.fit(snapshot.name, width - 56 - wordWidth, .ui(14, .semibold))
    list.label(name, x: 34, middle: 17, .ui(14, .semibold), look.theme.text, look)
    list.trailing(
      word, right: width - 14, middle: 17, .ui(13, .semibold),
      StateLook.ink(reading, look.theme), look)
    let detail = [
      snapshot.className, viewName.isEmpty ? "" : "on \(viewName)",
      snapshot.summary.isEmpty ? "" : "\u{00B7} \(snapshot.summary)",
    ]
    .filter { !$0.isEmpty }.joined(separator: " ")
    list.label(
      look.fit(detail, width - 48, .ui(11)), x: 34, middle: 35, .ui(11), look.theme.secondary, look)
  }

  // MARK: Reason strip

  /// At most one short line: the reason code in words with measured against limit.
  private static func strip(
    _ reading: RecognizerReading, _ snapshot: RecognizerSnapshot, _ whole: TraceReading,
    _ trace: Trace
  ) -> String {
    if !snapshot.isEnabled { return "switched off" }
    if let waiting = reading.waiting, reading.isHeld {
      let left =
        Gauges.awaited(reading, whole).map {
          ", \(Units.milliseconds(max(0, $0.seconds - whole.now.since($0.start)))) left"
        }
        ?? ""
      return "waits for \(trace.name(of: waiting.other)) to fail\(left)"
    }
    guard let last = reading.transitions.last else {
      if reading.isRefused, !reading.isInPlay { return "not attached: shouldReceiveTouch said no" }
      return reading.isInPlay ? undecided(reading) : "no touch yet"
    }
    return reasonStrip(last, trace)
  }

  private static func undecided(_ reading: RecognizerReading) -> String {
    let gap = reading.timers.last { $0.name == "gap" && $0.end == nil }
    guard let gap, let taps = reading.measures.first(where: { $0.name == "taps" }) else {
      return "undecided"
    }
    return
      "\(Int(taps.value)) of \(Int(taps.limit)) taps; the next within \(Units.duration(gap.seconds))"
  }

  static func reasonStrip(_ event: TraceEvent, _ trace: Trace) -> String {
    let another = event.reason.namesAnother ? " " + trace.name(of: event.other) : ""
    let words = event.reason.code + another
    guard event.limit > 0, event.measured > 0 || event.reason == .notMovedEnough else {
      return words
    }
    switch event.reason {
    case .thresholdReached, .movedTooFar, .notMovedEnough:
      return "\(words)  \(Units.decimal(event.measured)) of \(Units.points(event.limit))"
    case .timerFired, .liftedEarly:
      return "\(words)  \(Units.duration(event.measured)) of \(Units.duration(event.limit))"
    case .timedOut: return "\(words) after \(Units.duration(event.limit))"
    case .tooManyTouches, .tooFewTouches:
      return "\(words)  \(Int(event.measured)) of \(Int(event.limit))"
    default: return words
    }
  }

  // MARK: Gauges

  private static func draw(
    _ gauge: Gauge, y: Double, width: Double, _ color: Color, _ look: Look, _ list: inout DrawList
  ) {
    let font = Font.ui(12, gauge.isDeciding ? .bold : .regular)
    list.label(
      look.fit(gauge.name, 76, font), x: 12, middle: y, font,
      gauge.isDeciding ? look.theme.text : look.theme.secondary, look)
    let bar = CGRect(x: 92, y: y - 5, width: width - 92 - 126, height: 10)
    list.fill(.roundedRectangle(bar, 3), look.theme.window)
    let filled = max(3, min(gauge.part, 1) * bar.width)
    list.fill(
      .roundedRectangle(CGRect(x: bar.minX, y: bar.minY, width: filled, height: bar.height), 3),
      color)
    list.fill(
      .rectangle(CGRect(x: bar.maxX - 1, y: bar.minY - 2, width: 2, height: bar.height + 4)),
      look.theme.danger)
    list.trailing(gauge.text, right: width - 14, middle: y, .mono(11), look.theme.text, look)
  }
}

/// The cards of the recognizers of a scene, in the order of the scene.
enum RecognizerCards {
  static func draw(
    _ reading: TraceReading, _ snapshot: SceneSnapshot, _ trace: Trace, width: Double,
    height: Double, offset: Double, _ look: Look
  ) -> (picture: Picture, contentHeight: Double) {
    var picture = Picture()
    var y = -offset
    var cards = Picture()
    for recognizer in snapshot.recognizers {
      let own =
        reading.recognizer(recognizer.handle) ?? RecognizerReading(handle: recognizer.handle)
      let view = snapshot.view(recognizer.view)?.name ?? ""
      let card = RecognizerCard.draw(
        own, recognizer, reading, trace, viewName: view, width: width, look)
      let cardHeight = RecognizerCard.height(own, recognizer, reading)
      if y + cardHeight > 0, y < height { cards.append(card, offset: CGPoint(x: 0, y: y)) }
      y += cardHeight + 10
    }
    let room = CGRect(x: 0, y: 0, width: width, height: height)
    picture.list.clipped(to: room.insetBy(dx: -1, dy: 0)) { $0.append(cards.list) }
    picture.regions = cards.regions.compactMap { region in
      let visible = region.outline.intersection(room)
      return visible.isNull
        ? nil : Picture.Region(id: region.id, outline: visible, tooltip: region.tooltip)
    }
    if snapshot.recognizers.isEmpty {
      picture.list.label(
        "No recognizer in this scene.", x: 2, middle: 12, .ui(12), look.theme.secondary, look)
    }
    return (picture, y + offset)
  }
}
