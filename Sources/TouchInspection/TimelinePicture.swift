import Foundation
import TouchCanvas
import TouchTrace

/// What happened in time: a lane per finger, recognizer, touched view and timer.
enum TimelinePicture {
  static let labelWidth = 150.0
  private static let rulerHeight = 26.0
  private static let noteHeight = 20.0

  /// One row; `draw` gets the list and the top of the row.
  private struct Lane {
    var name: String
    var height: Double
    var draw: (inout DrawList, Double) -> Void
  }

  static func draw(
    _ reading: TraceReading, _ snapshot: SceneSnapshot, _ trace: Trace, size: CGSize,
    isPaused: Bool, range: TimelineRange? = nil, _ look: Look
  ) -> Picture {
    var picture = Picture()
    let theme = look.theme
    picture.list.fill(.rectangle(CGRect(origin: .zero, size: size)), theme.window)
    picture.list.fill(
      .rectangle(CGRect(x: 0, y: 0, width: labelWidth, height: size.height)), theme.panel)
    let scale = TimelineScale(range, reading, left: labelWidth + 8, right: size.width - 12)
    ruler(scale, reading, size, look, &picture.list)
    let lanes = lanes(reading, snapshot, scale, trace, look)
    let shown = fitting(lanes, size.height - rulerHeight)
    var y = rulerHeight
    for lane in lanes.prefix(shown) {
      draw(lane, y, size, look, &picture)
      y += lane.height
    }
    playhead(reading, scale, size, isFixed: range != nil, look, &picture.list)
    if shown < lanes.count {
      note(lanes.dropFirst(shown).map(\.name), y, size, look, &picture)
    }
    if reading.fingers.isEmpty, reading.recognizers.allSatisfy({ $0.slices.isEmpty }) {
      let room = CGRect(
        x: labelWidth, y: rulerHeight, width: size.width - labelWidth,
        height: size.height - rulerHeight)
      picture.list.centered(
        "Touch the scene: what happens shows here.", in: room, .ui(13), theme.secondary, look)
    }
    return picture
  }

  // MARK: Lanes

  private static func lanes(
    _ reading: TraceReading, _ snapshot: SceneSnapshot, _ scale: TimelineScale, _ trace: Trace,
    _ look: Look
  ) -> [Lane] {
    var lanes = fingerGroups(reading).map { group in
      Lane(name: "T\(group[0].number)", height: 38) { list, y in
        for finger in group { self.finger(finger, y, scale, reading, trace, look, &list) }
      }
    }
    for recognizer in snapshot.recognizers {
      guard let own = reading.recognizer(recognizer.handle),
        own.slices.contains(where: { ($0.to ?? reading.now).seconds >= scale.start })
      else { continue }
      lanes.append(
        Lane(name: recognizer.name, height: 30) { list, y in
          slices(own, y, scale, reading, trace, look, &list)
        })
    }
    for responder in touched(reading, snapshot) {
      lanes.append(
        Lane(name: trace.name(of: responder.handle), height: 28) { list, y in
          deliveries(responder, y, scale, look, &list)
        })
    }
    if reading.recognizers.contains(where: { !timers($0, scale, reading.now).isEmpty }) {
      lanes.append(
        Lane(name: "timers", height: 34) { list, y in
          wedges(reading, y, scale, trace, look, &list)
        })
    }
    return lanes
  }

  /// The views that were told of touches: first those that fingers belong to, then those on the way up.
  private static func touched(
    _ reading: TraceReading, _ snapshot: SceneSnapshot
  ) -> [ResponderReading] {
    let owners = Set(reading.fingers.map(\.view)).union(reading.hits.map(\.winner))
    let views = reading.responders.filter {
      owners.contains($0.handle) || snapshot.view($0.handle)?.isWindow == false
    }
    return views.filter { owners.contains($0.handle) }
      + views.filter { !owners.contains($0.handle) }
  }

  /// How many lanes there is room for; when not for all, one line less for the note that says so.
  private static func fitting(_ lanes: [Lane], _ height: Double) -> Int {
    guard lanes.reduce(0, { $0 + $1.height }) > height else { return lanes.count }
    var y = noteHeight
    return lanes.prefix {
      y += $0.height
      return y <= height
    }.count
  }

  private static func draw(
    _ lane: Lane, _ y: Double, _ size: CGSize, _ look: Look, _ picture: inout Picture
  ) {
    let font = Font.ui(12, .medium)
    picture.list.label(
      look.fit(lane.name, labelWidth - 24, font), x: 14, middle: y + lane.height / 2, font,
      look.theme.text, look)
    let room = CGRect(x: labelWidth, y: y, width: size.width - labelWidth, height: lane.height)
    picture.list.clipped(to: room) { lane.draw(&$0, y) }
    picture.list.stroke(
      .line(CGPoint(x: 0, y: y + lane.height), CGPoint(x: size.width, y: y + lane.height)),
      look.theme.border.opacity(0.3), width: 1)
    picture.region(
      "lane:\(lane.name)", CGRect(x: 0, y: y, width: size.width, height: lane.height), lane.name)
  }

  private static func note(
    _ names: [String], _ y: Double, _ size: CGSize, _ look: Look, _ picture: inout Picture
  ) {
    let box = CGRect(x: 0, y: y, width: size.width, height: noteHeight)
    let text = look.fit(
      "No room for: \(names.joined(separator: ", "))", size.width - labelWidth - 16, .ui(11))
    let ground = CGRect(
      x: labelWidth + 4, y: y + 2, width: look.width(text, .ui(11)) + 8, height: noteHeight - 4)
    picture.list.fill(.rectangle(ground), look.theme.window)
    picture.list.label(
      text, x: labelWidth + 8, middle: box.midY, .ui(11), look.theme.secondary, look)
    picture.region("timeline:more", box, names.joined(separator: ", "))
  }

  // MARK: Time

  private static func ruler(
    _ scale: TimelineScale, _ reading: TraceReading, _ size: CGSize, _ look: Look,
    _ list: inout DrawList
  ) {
    let step = scale.step
    let zero = reading.gestureStart.seconds
    var tick = ((scale.start - zero) / step).rounded(.up) * step
    let head = min(scale.x(reading.now), size.width - 3)
    while tick <= scale.end - zero {
      let x = scale.x(zero + tick)
      let text =
        step >= 1 ? "\(Int(tick.rounded())) s" : Units.milliseconds(tick)
      let width = look.width(text, .mono(11))
      list.stroke(
        .line(CGPoint(x: x, y: rulerHeight), CGPoint(x: x, y: size.height)),
        look.theme.border.opacity(0.25), width: 1)
      if abs(x - head) > width / 2 + 40, x + width / 2 < size.width - 4,
        x - width / 2 > labelWidth
      {
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
    _ reading: TraceReading, _ scale: TimelineScale, _ size: CGSize, isFixed: Bool,
    _ look: Look, _ list: inout DrawList
  ) {
    var x = scale.x(reading.now)
    if isFixed {
      guard scale.shows(x) else { return }
    } else {
      x = min(x, size.width - 3)
    }
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
}
