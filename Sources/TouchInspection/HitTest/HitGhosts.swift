import Foundation
import TouchCanvas
import TouchGeometry
import TouchLanguage
import TouchReading
import TouchTrace

/// Hit views where they were when their touches began, for those that have moved since or have left the scene: the
/// touch seems to have begun on what lies there now.
enum HitGhosts {
  private static let font = Font.ui(11, .semibold)
  private static let height = 15.0

  /// How much a ghost covers of the ground, and how strong its own colours are.
  private static let (veil, colors) = (0.85, 0.55)

  /// Dots around them, and an arrow to where the view is now. One that lies apart from its view shows pale what the finger
  /// went down on, unless that would cover what lies there now.
  static func draw(_ scene: HitScene, _ look: Look) -> DrawList {
    var list = DrawList()
    for ghost in scene.ghosts {
      let edge = HitOutlines.shape(of: ghost.now, outset: 0, scene.toCanvas).applying(ghost.way)
      list.clipped(to: SeenViews.corners(of: scene.frame)) { list in
        if scene.isPale(ghost) {
          list.fill(edge, SceneColors.companion.opacity(veil))
          let view = ghost.now.view
          list.append(
            ScenePicture.content(of: view, alpha: colors, look),
            transform: view.toScreen.concatenating(scene.toCanvas).concatenating(ghost.way))
        }
        for part in parts(of: scene.frame, besides: ghost.now.box) {
          list.clipped(to: part) { dots(edge, &$0) }
        }
        if let arrow = arrow(of: ghost, scene) { draw(arrow, &list) }
      }
    }
    for seen in scene.leftHits {
      list.clipped(to: SeenViews.corners(of: scene.frame)) { list in
        dots(HitOutlines.shape(of: seen, outset: 0, scene.toCanvas), &list)
      }
    }
    return list
  }

  /// A frame without a box in it, in rectangles: the view lies in front of where it was, and no dot strikes its words out.
  static func parts(of frame: CGRect, besides box: CGRect) -> [CGRect] {
    guard box.minX < frame.maxX, box.maxX > frame.minX, box.minY < frame.maxY, box.maxY > frame.minY
    else { return [frame] }
    let (top, bottom) = (max(box.minY, frame.minY), min(box.maxY, frame.maxY))
    return [
      CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: top - frame.minY),
      CGRect(x: frame.minX, y: bottom, width: frame.width, height: frame.maxY - bottom),
      CGRect(x: frame.minX, y: top, width: box.minX - frame.minX, height: bottom - top),
      CGRect(x: box.maxX, y: top, width: frame.maxX - box.maxX, height: bottom - top),
    ].filter { $0.size.width > 0 && $0.size.height > 0 }
  }

  /// White ones below the green ones: a line would cut what lies there now.
  private static func dots(_ edge: Path, _ list: inout DrawList) {
    HitOutlines.dashes(edge, SceneColors.way, width: 1.5, [2, 3], &list)
  }

  /// Beside each of them when it lay there; nothing where that would cover one of `marks`, one of `outlines`, the way of a
  /// finger, or what is written on the scene.
  static func labels(
    _ scene: HitScene, _ input: PictureInput, marks: [CGRect],
    off outlines: @autoclosure () -> SceneLines, _ look: Look
  ) -> Picture {
    var picture = Picture()
    // The ways of fingers are long, and most frames have no ghost.
    guard !scene.ghosts.isEmpty else { return picture }
    var taken = marks + scene.ghosts.compactMap { arrow(of: $0, scene)?.box }
    let ways = input.reading.fingers.map { way(of: $0, scene.toCanvas) }
    let lines = outlines()
    for ghost in scene.ghosts {
      let was = ghost.was.box
      guard let finger = input.reading.finger(of: ghost.hit), !was.isNull else { continue }
      let words = Text.panels.at(finger.startTime.since(input.reading.gestureStart))
      let width = look.width(words, font) + 8
      guard
        case let texts = contents(beside: was, scene, look),
        let box = places(
          beside: was, width: width, isOutside: ghost.isApart && scene.isTaken(ghost)
        ).first(where: { box in
          scene.isOnScreen(box) && !(taken + texts).contains { $0.intersects(box) }
            && !lines.meet(box)
            && !ways.contains { way in way.contains(where: box.contains) }
        })
      else { continue }
      picture.list.fill(.roundedRectangle(box, 4), SceneColors.companion.opacity(0.9))
      picture.list.centered(words, in: box, font, SceneColors.way, look)
      picture.region(.note(words), box, Text.canvas.movedSince(by: ghost.distance))
      taken.append(box)
    }
    return picture
  }

  /// Texts and controls of the scene on a ghost and beside it, points of the picture.
  private static func contents(
    beside was: CGRect, _ scene: HitScene, _ look: Look
  ) -> [CGRect] {
    let room = was.insetBy(dx: 0, dy: -height - inset)
    return scene.views.all.filter { $0.isOnScreen && $0.box.intersects(room) }.flatMap { seen in
      ScenePicture.texts(of: seen.view, look).map { $0.applying(scene.toCanvas) }
        + (seen.view.isControl ? [seen.box] : [])
    }
  }

  /// From a ghost to words, points.
  private static let inset = 4.0

  /// Where words of a width may stand, the best first: above and below a ghost, then in it.
  private static func places(
    beside was: CGRect, width: Double, isOutside: Bool
  ) -> [CGRect] {
    let ends = [was.minX, was.maxX - width]
    let inside = [was.minX + inset, was.maxX - width - inset, was.midX - width / 2]
    var rows = [(was.minY - height - inset, ends), (was.maxY + inset, ends)]
    if !isOutside {
      rows += [
        (was.minY + inset, inside), (was.maxY - height - inset, inside),
        (was.midY - height / 2, inside),
      ]
    }
    return rows.flatMap { y, xs in
      xs.map { CGRect(x: $0, y: y, width: width, height: height) }
    }
  }

  /// Points of a finger's way, so close that a line between two of them crosses no words; points of the picture.
  static func way(of finger: FingerReading, _ t: CGAffineTransform) -> [CGPoint] {
    let corners = ([finger.start] + finger.trail.way + [finger.at]).map { $0.applying(t) }
    return zip(corners, corners.dropFirst()).flatMap { from, to in
      let parts = max(1, (from.distance(to: to) / 4).rounded(.up))
      return stride(from: 0, through: parts, by: 1).map {
        CGPoint(
          x: from.x + (to.x - from.x) * $0 / parts, y: from.y + (to.y - from.y) * $0 / parts)
      }
    }
  }

  /// The way from where a view was to where it is.
  struct Arrow {
    let start, tip: CGPoint

    /// What of the scene it covers, with its head; points of the picture.
    var box: CGRect {
      CGRect(around: [start, tip]).insetBy(dx: -6, dy: -6)
    }
  }

  /// Beside the middle of a ghost, on the side where no finger went down: to the near edge of its view, or to where that
  /// left the scene. Nil where there is no room for it.
  static func arrow(of ghost: HitGhost, _ scene: HitScene) -> Arrow? {
    let length = hypot(ghost.way.tx, ghost.way.ty)
    guard length > 0, ghost.was.isOnScreen else { return nil }
    let along = CGPoint(x: -ghost.way.tx / length, y: -ghost.way.ty / length)
    let seen = ghost.was.box
    let middle = CGPoint(x: seen.midX, y: seen.midY)
    var aside = CGPoint(x: along.y * seen.width / 4, y: -along.x * seen.height / 4)
    if let touch = ghost.touch,
      (touch.x - middle.x) * aside.x + (touch.y - middle.y) * aside.y > 1
    {
      aside = CGPoint(x: -aside.x, y: -aside.y)
    }
    let from = CGPoint(x: middle.x + aside.x, y: middle.y + aside.y)
    let view = ghost.now.view
    let whole = view.bounds.applying(view.toScreen.concatenating(scene.toCanvas))
      .applying(ghost.way)
    let room = CGRect(around: ghost.now.clip.map { $0.applying(scene.toCanvas) })
    guard let was = stretch(of: whole, from, along), let free = stretch(of: room, from, along)
    else { return nil }
    let near = was.lowerBound + length - gap
    let end = min(near, free.upperBound)
    // Where both places share some room, it leads over what became free.
    let edge = end - was.upperBound >= leastArrow ? was.upperBound : was.lowerBound
    let start = max(edge, free.lowerBound)
    guard end - start >= leastArrow else { return nil }
    func point(_ at: Double) -> CGPoint {
      CGPoint(x: from.x + along.x * at, y: from.y + along.y * at)
    }
    return Arrow(start: point(start), tip: point(end))
  }

  /// Which part of a line lies in a rectangle, points from one of the line's own; nil for none.
  private static func stretch(
    of box: CGRect, _ from: CGPoint, _ along: CGPoint
  ) -> ClosedRange<Double>? {
    guard !box.isNull else { return nil }
    var (first, last) = (-Double.infinity, Double.infinity)
    for (at, way, low, high) in [
      (from.x, along.x, box.minX, box.maxX), (from.y, along.y, box.minY, box.maxY),
    ] {
      if abs(way) < 1e-9 {
        guard low <= at, at <= high else { return nil }
        continue
      }
      let ends = [(low - at) / way, (high - at) / way]
      first = max(first, min(ends[0], ends[1]))
      last = min(last, max(ends[0], ends[1]))
    }
    return first <= last ? first...last : nil
  }

  private static func draw(_ arrow: Arrow, _ list: inout DrawList) {
    list.stroke(.line(arrow.start, arrow.tip), SceneColors.companion, width: 4)
    list.stroke(.line(arrow.start, arrow.tip), SceneColors.way, width: 1.5)
    Glyph.arrowHead(&list, tip: arrow.tip, from: arrow.start, size: 8, SceneColors.way)
  }

  /// A shorter one would be all head, points of the picture.
  private static let leastArrow = 14.0
  /// From its tip to the edge of its view, which has a line; points of the picture.
  private static let gap = 4.0
}
