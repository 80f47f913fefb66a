import Foundation
import TouchCanvas
import TouchGeometry
import TouchLanguage
import TouchReading
import TouchTrace

/// The fingers: rings with numbers, trails, and what became of them.
enum TouchesPicture {
  private static let ring = TouchRing.radius
  /// From its middle it can be grabbed so far.
  private static let reach = 22.0
  /// `toCanvas` maps points of the screen to the picture; rings keep their size. Numbers of touches keep clear of
  /// `outlines`, if there are some.
  static func draw(
    _ input: PictureInput, _ look: Look, ghosts: GhostFingers? = nil,
    live: LiveModel = LiveModel(), off outlines: @autoclosure () -> SceneLines? = nil,
    toCanvas t: CGAffineTransform
  ) -> FingerMarks {
    let reading = input.reading
    var picture = Picture()
    for finger in reading.fingers { tether(finger, input, t, &picture.list) }
    if let ghosts { draw(ghosts, look, t, &picture.list) }
    var tags: [CGRect] = []
    var points: [CGPoint] = []
    var rings: [CGRect] = []
    lazy var texts = ScenePicture.texts(input.snapshot, look).map { $0.applying(t) }
    let screen = CGRect(origin: .zero, size: input.snapshot.screen).applying(t)
    let marks = reading.fingers.map { (at: $0.at.applying(t), edge: edge(of: $0)) }
    for (index, finger) in reading.fingers.enumerated() {
      // A later contact of the same finger in the same place takes the number over.
      let isTagged = !reading.fingers[(index + 1)...].contains {
        $0.number == finger.number && $0.at.applying(t).distance(to: finger.at.applying(t)) < 40
      }
      let others = marks[..<index] + marks[(index + 1)...]
      // While a finger moves over outlines, its number stays on its side.
      let isMoving = finger.isDown && live.goesOn
      let box = tagBox(
        marks[index], from: finger.start.applying(t), besides: tags, rings: Array(others),
        on: screen, sparing: sparedView(of: finger, input, t), texts: isMoving ? [] : texts,
        isMoving ? nil : outlines())
      let isLast = !reading.fingers[(index + 1)...].contains { $0.number == finger.number }
      guard finger.isFresh(at: reading.now) || isLast else { continue }
      // The whole way would be painted again with every report, and cover the scene under a hand that circles.
      let isComplete = !finger.isDown || !live.goesOn
      let way = FingerWay(finger, edge: marks[index].edge, isWhole: isComplete, toCanvas: t)
      way.drawWhole(Theme.touch(finger.number), &picture.list)
      draw(
        finger, way, reading.now, isEarlier: !isLast, tag: isTagged ? box : nil, look, t, &picture)
      points.append(marks[index].at)
      rings.append(
        CGRect(origin: marks[index].at, size: .zero)
          .insetBy(dx: -marks[index].edge, dy: -marks[index].edge))
      if isTagged { tags.append(box) }
    }
    for finger in reading.fingers where finger.isDown && live.heldFingers.contains(finger.number) {
      let at = finger.at.applying(t)
      pin(
        &picture.list, at: CGPoint(x: at.x - 15, y: at.y - 15),
        isLinked: live.linkedFingers.contains(finger.number))
    }
    return FingerMarks(picture: picture, tags: tags, points: points, rings: rings)
  }

  /// From a finger's middle to where its mark ends, points of the picture.
  static func edge(of finger: FingerReading) -> Double {
    guard finger.isDown || finger.isHeld || finger.isCancelled else {
      return TouchRing.lift + TouchRing.white
    }
    return finger.number > 5 ? ring + 6 : TouchRing.outer
  }

  /// What a number keeps clear of a ring, points.
  private static let tagGap = 2.0

  /// Where the number of a finger stands: beside the ring, never under the finger, and on no other number or ring; on the screen,
  /// off texts, off outlines and off the way from where it went down, if there is such a place.
  private static func tagBox(
    _ mark: (at: CGPoint, edge: Double), from start: CGPoint, besides others: [CGRect],
    rings: [(at: CGPoint, edge: Double)], on screen: CGRect, sparing view: CGRect?,
    texts: [CGRect], _ lines: SceneLines?
  ) -> CGRect {
    let size = CGSize(width: 18, height: 16)
    let at = mark.at
    func onDiagonals(_ x: Double, _ y: Double) -> [CGRect] {
      let (left, above) = (at.x - x - size.width, at.y - y - size.height)
      return [(at.x + x, above), (left, above), (at.x + x, at.y + y), (left, at.y + y)].map {
        CGRect(origin: CGPoint(x: $0.0, y: $0.1), size: size)
      }
    }
    // Its nearest corner lies so far out on a diagonal.
    let out = ((mark.edge + tagGap) / 2.0.squareRoot()).rounded(.up)
    let (near, far) = (onDiagonals(out, out), onDiagonals(out + 4, out + 14))
    func isFree(_ box: CGRect) -> Bool {
      !others.contains { $0.insetBy(dx: -2, dy: -2).intersects(box) }
    }
    func isClear(_ box: CGRect) -> Bool {
      isFree(box)
        && !rings.contains { box.nearest(to: $0.at).distance(to: $0.at) < $0.edge + tagGap }
    }
    func spares(_ box: CGRect) -> Bool {
      screen.contains(box) && view.map { !$0.intersects(box) } ?? true
        && !texts.contains { $0.intersects(box) }
    }
    if let lines {
      let aside = (mark.edge + tagGap).rounded(.up)
      let level = [at.x + aside, at.x - aside - size.width].map {
        CGRect(origin: CGPoint(x: $0, y: at.y - size.height / 2), size: size)
      }
      // Farther out it would be a number of something else.
      let best = (near + level).first {
        isClear($0) && spares($0) && lines.surround($0) && !lines.meet($0)
          && !lies($0, between: at, start)
      }
      if let best { return best }
    }
    let all = near + far
    return all.first {
      isClear($0) && spares($0) && lines?.surround($0) ?? true && !(lines?.meet($0) ?? false)
    }
      ?? all.first { isClear($0) && spares($0) && !(lines?.meet($0) ?? false) }
      ?? all.first { isClear($0) && spares($0) } ?? all.first(where: isClear)
      ?? all.first(where: isFree) ?? near[0]
  }

  /// From the mark of a finger to a number that stands apart from it; nil for one beside the mark. Points of the picture.
  static func link(
    from at: CGPoint, edge: Double, to box: CGRect
  ) -> (from: CGPoint, to: CGPoint)? {
    let end = box.nearest(to: at)
    let distance = at.distance(to: end)
    guard distance - edge > mostGap else { return nil }
    let part = edge / distance
    return (CGPoint(x: at.x + (end.x - at.x) * part, y: at.y + (end.y - at.y) * part), end)
  }

  /// A number that stands farther from its mark needs a line to it, points.
  private static let mostGap = 5.0

  /// Whether a box beside a finger covers the line to where it went down.
  private static func lies(_ box: CGRect, between at: CGPoint, _ start: CGPoint) -> Bool {
    let length = at.distance(to: start)
    let around = box.insetBy(dx: -2, dy: -2)
    // Farther away is no place for a number.
    return stride(from: 0, through: min(length, 60), by: 3).contains { step in
      let part = length > 0 ? step / length : 0
      return around.contains(
        CGPoint(x: at.x + (start.x - at.x) * part, y: at.y + (start.y - at.y) * part))
    }
  }

  /// What a finger missed by little, with where that takes touches; or a low view that it hit, in which something is to be
  /// read. Nil for one that has room beside its title.
  private static func sparedView(
    of finger: FingerReading, _ input: PictureInput, _ t: CGAffineTransform
  ) -> CGRect? {
    guard let hit = input.reading.hit(of: finger.handle) else { return nil }
    if let miss = NearMiss(hit, input), let view = input.snapshot.view(miss.view) {
      let area = input.missedArea.flatMap { $0.view == miss.view ? $0.box : nil } ?? .null
      return view.bounds.union(area).applying(view.toScreen.concatenating(t))
    }
    guard let view = input.snapshot.view(hit.winner) else { return nil }
    let box = view.bounds.applying(view.toScreen.concatenating(t))
    return box.height < lowView ? box : nil
  }

  /// A view that is lower has its title in its middle, points of the picture.
  private static let lowView = 48.0

  private static func draw(
    _ finger: FingerReading, _ way: FingerWay, _ now: Instant, isEarlier: Bool, tag box: CGRect?,
    _ look: Look, _ t: CGAffineTransform, _ picture: inout Picture
  ) {
    // An earlier contact of the same finger is paler.
    let color = Theme.touch(finger.number).opacity(isEarlier ? 0.45 : 1)
    let at = finger.at.applying(t)
    way.drawLatest(now, color, &picture.list)
    if finger.isDown || finger.isHeld {
      drawRing(at, finger, color, &picture.list)
    } else if finger.isCancelled {
      drawRing(at, finger, color.opacity(0.7), &picture.list)
      Glyph.cross(&picture.list, at: at, size: 12, color, width: 3)
    } else {
      drawLifted(at, color, &picture.list)
    }
    if let box {
      if let link = link(from: at, edge: edge(of: finger), to: box) {
        let line = Path.line(link.from, link.to)
        picture.list.stroke(line, .white, width: TouchRing.line + 2 * TouchRing.white)
        picture.list.stroke(line, color, width: TouchRing.line)
      }
      picture.list.fill(.roundedRectangle(box.insetBy(dx: -1, dy: -1), 5), .white)
      tag(finger.number, box, look, &picture.list)
    }
    // What is only a mark takes no presses from the scene.
    guard finger.isFresh(at: now) else { return }
    picture.region(
      .finger(finger.number),
      CGRect(x: at.x - reach, y: at.y - reach, width: reach * 2, height: reach * 2),
      Text.canvas.touch(finger.number))
    picture.regions[picture.regions.count - 1].badge = box
  }

  private static func drawRing(
    _ at: CGPoint, _ finger: FingerReading, _ color: Color, _ list: inout DrawList
  ) {
    let dash: [Double] = finger.isHeld ? [5, 4] : finger.isWithheld ? [2, 4] : []
    list.stroke(.circle(at, ring + 2), .black.opacity(0.75), width: 1.5)
    list.stroke(.circle(at, ring - 2), .white.opacity(0.9), width: 1.5)
    if !dash.isEmpty { list.stroke(.circle(at, ring), .black.opacity(0.6), width: 3) }
    list.stroke(.circle(at, ring), color, width: 3, dash: dash)
    if finger.number > 5 { list.stroke(.circle(at, ring + 5), color, width: 2) }
    list.fill(.circle(at, 3.2), .white)
    list.fill(.circle(at, 2.2), color)
    if finger.isHeld { Glyph.pause(&list, at: CGPoint(x: at.x, y: at.y + 9), size: 6, color) }
  }

  /// Where a touch ended: an open ring around a point, so that what lies below is read.
  private static func drawLifted(_ at: CGPoint, _ color: Color, _ list: inout DrawList) {
    let ring = Path.circle(at, TouchRing.lift - TouchRing.line / 2)
    list.stroke(ring, .white, width: TouchRing.line + 2 * TouchRing.white)
    list.stroke(ring, color, width: TouchRing.line)
    list.fill(.circle(at, 2), .white)
    list.fill(.circle(at, 1.2), color)
  }

  /// A pin in the ring: nobody's hand is on it.
  private static func pin(_ list: inout DrawList, at c: CGPoint, isLinked: Bool) {
    list.fill(.circle(c, 9), .black.opacity(0.75))
    list.fill(.circle(c, 8), .white)
    if isLinked {
      LiveGlyph.link(&list, at: c, scale: 1, .black)
    } else {
      LiveGlyph.pin(&list, at: c, scale: 1, .black)
    }
  }

  // MARK: Tethers

  /// From a finger that has left its view to the nearest point of the view; dashed while the touch is held back.
  private static func tether(
    _ finger: FingerReading, _ input: PictureInput, _ t: CGAffineTransform, _ list: inout DrawList
  ) {
    guard let end = anchor(of: finger, input) else { return }
    let (from, to) = (finger.at.applying(t), end.applying(t))
    let length = from.distance(to: to)
    guard length > ring + 4 else { return }
    let part = (ring + 2) / length
    let edge = CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
    let color = Theme.touch(finger.number)
    list.stroke(.line(edge, to), .white.opacity(0.9), width: 3.5)
    list.stroke(.line(edge, to), color, width: 1.5, dash: finger.isHeld ? [5, 4] : [])
    list.fill(.circle(to, 4), .white)
    list.fill(.circle(to, 3), color)
  }

  /// The point of its view that is nearest to a finger outside of it, points of the screen; nil while it is inside, and
  /// once the view no longer has the touch.
  static func anchor(of finger: FingerReading, _ input: PictureInput) -> CGPoint? {
    guard finger.isDown, finger.viewEnd == nil, !finger.isWithheld else { return nil }
    let hit = input.reading.hit(of: finger.handle)?.winner ?? .none
    let owner = finger.view == .none ? hit : finger.view
    guard let view = input.snapshot.view(owner), view.bounds.width > 0, view.bounds.height > 0,
      view.toScreen.a * view.toScreen.d != view.toScreen.b * view.toScreen.c
    else { return nil }
    let own = finger.at.applying(view.toScreen.inverted())
    return view.bounds.contains(own) ? nil : view.nearest(to: finger.at)
  }

  /// The number of a touch in its colour: on the scene, and before what is said of it.
  static func tag(
    _ number: Int, _ box: CGRect, _ look: Look, _ list: inout DrawList
  ) {
    let text = "\(number)"
    list.fill(.roundedRectangle(box, 4), Theme.touch(number))
    list.label(
      text, x: box.midX - look.width(text, .ui(12, .bold)) / 2, middle: box.midY, .ui(12, .bold),
      .black, look)
  }

  private static func draw(
    _ ghosts: GhostFingers, _ look: Look, _ t: CGAffineTransform, _ list: inout DrawList
  ) {
    let anchor = ghosts.anchor.applying(t)
    let color = look.theme.accent
    for point in ghosts.points {
      let at = point.applying(t)
      list.stroke(.line(anchor, at), .black.opacity(0.4), width: 3, dash: [4, 4])
      list.stroke(.line(anchor, at), color, width: 1.2, dash: [4, 4])
      list.stroke(.circle(at, ring), .black.opacity(0.5), width: 4)
      list.stroke(.circle(at, ring), color, width: 2)
    }
    list.stroke(.circle(anchor, 5), .black.opacity(0.5), width: 3.5)
    list.stroke(.circle(anchor, 5), color, width: 1.5)
    list.fill(.circle(anchor, 1.5), color)
  }
}

/// What fingers leave on the scene.
struct FingerMarks {
  var picture = Picture()
  /// Where their numbers stand.
  var tags: [CGRect] = []
  /// The middles of rings and marks.
  var points: [CGPoint] = []
  /// Around those rings and marks, points of the picture.
  var rings: [CGRect] = []
}

extension FingerReading {
  /// How long the mark of a lifted finger can be pressed, seconds; that of its last contact stays as long as its read-out.
  private static let endedMark = 0.6
  private static let cancelledMark = 0.9

  /// Whether it is down or held, or was a moment ago.
  fileprivate func isFresh(at now: Instant) -> Bool {
    guard let endTime, !isDown, !isHeld else { return true }
    return now.since(endTime) < (isCancelled ? Self.cancelledMark : Self.endedMark)
  }

  /// The time over which speeds are measured, seconds.
  private static let speedTime = 0.1

  /// Points per second over the last 100 ms before `now`, or before its lift; 0 for a finger that rests.
  func speed(at now: Instant) -> Double {
    let last = lastTime
    guard !isDown || now.since(last) <= Self.speedTime else { return 0 }
    // The report of the lift says where it was, not that it moved.
    let from = trail.latest.last { last.since($0.time) >= Self.speedTime } ?? trail.latest[0]
    let time = last.since(from.time)
    return time > 0 ? from.at.distance(to: at) / time : 0
  }
}
