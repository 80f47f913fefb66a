import Foundation
import TouchCanvas
import TouchGeometry
import TouchLanguage
import TouchReading
import TouchTrace

/// The fingers: rings with numbers, trails, and what became of them.
enum TouchesPicture {
  private static let radius = 22.0
  /// How long a lifted finger leaves its mark, seconds.
  private static let endedMark = 0.6
  private static let cancelledMark = 0.9

  /// `toCanvas` maps points of the screen to the picture; rings keep their size.
  static func draw(
    _ reading: TraceReading, _ look: Look, ghosts: GhostFingers? = nil,
    pinned: [Int] = [], toCanvas t: CGAffineTransform
  ) -> (picture: Picture, tags: [CGRect]) {
    var picture = Picture()
    if let ghosts { draw(ghosts, look, t, &picture.list) }
    var tags: [CGRect] = []
    for (index, finger) in reading.fingers.enumerated() {
      // A later contact of the same finger in the same place takes the number over.
      let isTagged = !reading.fingers[(index + 1)...].contains {
        $0.number == finger.number && $0.at.applying(t).distance(to: finger.at.applying(t)) < 40
      }
      let box = tagBox(finger.at.applying(t), besides: tags)
      if draw(finger, reading.now, tag: isTagged ? box : nil, look, t, &picture) {
        tags.append(box)
      }
    }
    for finger in reading.fingers where finger.isDown && pinned.contains(finger.number) {
      let at = finger.at.applying(t)
      pin(
        &picture.list, at: CGPoint(x: at.x - 15, y: at.y - 15), Theme.touch(finger.number))
    }
    let points = picture.regions.map { region in
      CGRect(x: region.outline.midX - 6, y: region.outline.midY - 6, width: 12, height: 12)
    }
    return (picture, tags + points)
  }

  /// Where the number of a finger stands: beside the ring, never under the finger, and on no other number.
  private static func tagBox(_ at: CGPoint, besides others: [CGRect]) -> CGRect {
    let candidates = [(15.0, -32.0), (-39, -32), (15, 14), (-39, 14)].map {
      CGRect(x: at.x + $0.0, y: at.y + $0.1, width: 24, height: 18)
    }
    return candidates.first { candidate in
      !others.contains { $0.insetBy(dx: -2, dy: -2).intersects(candidate) }
    }
      ?? candidates[0]
  }

  /// True when it drew the number.
  private static func draw(
    _ finger: FingerReading, _ now: Instant, tag box: CGRect?, _ look: Look,
    _ t: CGAffineTransform, _ picture: inout Picture
  ) -> Bool {
    let color = Theme.touch(finger.number)
    let at = finger.at.applying(t)
    let age = now.since(finger.endTime ?? now)
    if !finger.isDown {
      let limit = finger.isHeld ? .infinity : finger.isCancelled ? cancelledMark : endedMark
      guard age < limit else { return false }
    }
    trail(finger, now, color, t, &picture.list)
    if finger.isDown || finger.isHeld {
      ring(at, finger, color, &picture.list)
    } else if finger.isCancelled {
      ring(at, finger, color.opacity(0.7), &picture.list)
      Glyph.cross(&picture.list, at: at, size: 12, color, width: 3)
    } else {
      picture.list.fill(.rectangle(CGRect(x: at.x - 5, y: at.y - 5, width: 10, height: 10)), .white)
      picture.list.fill(
        .rectangle(CGRect(x: at.x - 3.5, y: at.y - 3.5, width: 7, height: 7)), color)
    }
    let showsTag = finger.isDown || finger.isHeld || finger.isCancelled
    if let box, showsTag {
      tag(Text.canvas.touchTag(finger.number), box, color, look, &picture.list)
    }
    picture.region(
      .finger(finger.number),
      CGRect(x: at.x - radius, y: at.y - radius, width: radius * 2, height: radius * 2),
      Text.canvas.touch(finger.number))
    return box != nil && showsTag
  }

  private static func trail(
    _ finger: FingerReading, _ now: Instant, _ color: Color, _ t: CGAffineTransform,
    _ list: inout DrawList
  ) {
    let recent = finger.trail.filter { now.since($0.time) < 0.3 }
    for (a, b) in zip(recent, recent.dropFirst()) {
      let fade = 1 - now.since(b.time) / 0.3
      list.stroke(
        .line(a.at.applying(t), b.at.applying(t)), color.opacity(0.35 + fade * 0.6),
        width: 1.5 + fade * 3)
    }
  }

  private static func ring(
    _ at: CGPoint, _ finger: FingerReading, _ color: Color, _ list: inout DrawList
  ) {
    let dash: [Double] = finger.isHeld ? [5, 4] : finger.isWithheld ? [2, 4] : []
    list.stroke(.circle(at, radius + 2), .black.opacity(0.75), width: 1.5)
    list.stroke(.circle(at, radius - 2), .white.opacity(0.9), width: 1.5)
    if !dash.isEmpty { list.stroke(.circle(at, radius), .black.opacity(0.6), width: 3) }
    list.stroke(.circle(at, radius), color, width: 3.5, dash: dash)
    if finger.number > 5 { list.stroke(.circle(at, radius + 5), color, width: 2) }
    list.fill(.circle(at, 3.2), .white)
    list.fill(.circle(at, 2.2), color)
    if finger.isHeld { Glyph.pause(&list, at: CGPoint(x: at.x, y: at.y + 11), size: 7, color) }
  }

  /// A pin in the ring: nobody's hand is on it.
  private static func pin(_ list: inout DrawList, at c: CGPoint, _ color: Color) {
    list.fill(.circle(c, 9), .black.opacity(0.75))
    list.fill(.circle(c, 8), .white)
    LiveGlyph.pin(&list, at: c, scale: 1, .black)
  }

  private static func tag(
    _ text: String, _ box: CGRect, _ color: Color, _ look: Look, _ list: inout DrawList
  ) {
    list.fill(.roundedRectangle(box.insetBy(dx: -1.5, dy: -1.5), 5), .white)
    list.fill(.roundedRectangle(box, 4), color)
    list.centered(text, in: box, .ui(12, .bold), .black, look)
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
      list.stroke(.circle(at, radius), .black.opacity(0.5), width: 4)
      list.stroke(.circle(at, radius), color, width: 2)
    }
    list.stroke(.circle(anchor, 5), .black.opacity(0.5), width: 3.5)
    list.stroke(.circle(anchor, 5), color, width: 1.5)
    list.fill(.circle(anchor, 1.5), color)
    guard ghosts.points.count == 2 else { return }
    let distance = ghosts.points[0].distance(to: ghosts.points[1])
    let text = Units.wholePoints(distance)
    let width = look.width(text, .mono(11)) + 12
    let box = CGRect(x: anchor.x - width / 2, y: anchor.y + 10, width: width, height: 18)
    list.fill(.roundedRectangle(box, 5), look.theme.panel.opacity(0.92))
    list.centered(text, in: box, .mono(11), look.theme.text, look)
  }
}
