import Foundation
import TouchCanvas
import TouchGeometry
import TouchLanguage
import TouchReading
import TouchTrace

/// The limit around a control outside of which its touch ended, and how far outside of the control that was.
struct MarginLimit {
  /// What is written and measured, with the boxes of the words; points of the picture.
  struct Marks {
    var picture = Picture()
    var boxes: [CGRect] = []
  }

  /// From the way of the touch to the line that measures it, so that it lies beside the ring of a lift.
  private static let aside = 26.0
  /// From that line to its words.
  private static let gap = 6.0
  /// Half of the line across each of its ends.
  private static let across = 4.0

  /// The corners of the control's bounds with the margin, clockwise; points of the picture.
  private let outline: [CGPoint]
  /// From the height of the touch to that of the control's side, beside the touch: at the better side, and at the other one.
  private let lines: [(from: CGPoint, to: CGPoint)]
  /// The distance with its limit, and the margin alone.
  let words, tag: String
  private let control: String

  /// Nil where no touch left a margin, and where its control is elsewhere by now.
  init?(_ scene: HitScene, _ input: PictureInput) {
    guard let left = LeftMargin(input), let seen = scene.views[left.control], seen.isOnScreen,
      !scene.hasMoved(seen), case let toScreen = seen.view.toScreen,
      toScreen.a * toScreen.d != toScreen.b * toScreen.c
    else { return nil }
    let toCanvas = toScreen.concatenating(scene.toCanvas)
    let own = seen.view.bounds
    outline = SeenViews.corners(of: own.insetBy(dx: -left.limit, dy: -left.limit))
      .map { $0.applying(toCanvas) }
    let at = left.end.applying(toScreen.inverted())
    let (before, behind) = (own.minX - at.x, at.x - own.maxX)
    let (above, below) = (own.minY - at.y, at.y - own.maxY)
    let isUpright = max(above, below) >= max(before, behind)
    let side =
      isUpright
      ? CGPoint(x: at.x, y: above > below ? own.minY : own.maxY)
      : CGPoint(x: before > behind ? own.minX : own.maxX, y: at.y)
    // Towards the middle of the control there is room.
    let isLow = isUpright ? at.x < own.midX : at.y < own.midY
    let scale = max((toCanvas.a * toCanvas.a + toCanvas.b * toCanvas.b).squareRoot(), 0.001)
    let shift = (isLow ? Self.aside : -Self.aside) / scale
    lines = [shift, -shift].map { shift in
      func moved(_ point: CGPoint) -> CGPoint {
        CGPoint(x: point.x + (isUpright ? shift : 0), y: point.y + (isUpright ? 0 : shift))
          .applying(toCanvas)
      }
      return (moved(at), moved(side))
    }
    words = MissedDistance.words(left.distance, most: left.limit)
    tag = Units.distance(left.limit)
    control = seen.view.name
  }

  /// The limit itself, which ends where the screen ends.
  func ground(on scene: HitScene) -> DrawList {
    var list = DrawList()
    list.clipped(to: SeenViews.corners(of: scene.frame)) { list in
      HitOutlines.dashes(
        .polygon(outline), SceneColors.distance, width: 1, SceneColors.dash(.refused), &list)
    }
    return list
  }

  /// The line that measures, its words, and the margin's width on its limit: off `taken` and the ways of fingers, and off outlines
  /// if there is such a place.
  func marks(
    on scene: HitScene, _ input: PictureInput, taken: [CGRect], off outlines: SceneLines,
    _ look: Look
  ) -> Marks {
    let ways = input.reading.fingers.flatMap { HitGhosts.way(of: $0, scene.toCanvas) }
    func isFree(_ box: CGRect, _ more: [CGRect]) -> Bool {
      scene.isOnScreen(box) && !(taken + more).contains { $0.intersects(box) }
        && !ways.contains(where: box.contains)
    }
    func first(_ boxes: [CGRect], _ more: [CGRect] = []) -> CGRect? {
      let free = boxes.filter { isFree($0, more) }
      return free.first { !outlines.meet($0) } ?? free.first
    }
    let line = lines.first { isFree(Self.box($0), []) } ?? lines[0]
    var marks = Marks()
    draw(line, &marks.picture.list)
    var drawn = [Self.box(line)]
    for (text, places) in [
      (words, placesBeside(line, look.width(words, MissedDistance.font) + 8)),
      (tag, placesOnLimit(look.width(tag, MissedDistance.font) + 8)),
    ] {
      guard let box = first(places, drawn) else { continue }
      let edge = box.insetBy(dx: -1, dy: -1)
      marks.picture.list.fill(.roundedRectangle(edge, 5), SceneColors.companion)
      marks.picture.list.fill(.roundedRectangle(box, 4), SceneColors.distance)
      marks.picture.list.centered(text, in: box, MissedDistance.font, .white, look)
      marks.picture.region(.note(text), box, control)
      marks.boxes.append(box)
      drawn.append(box)
    }
    return marks
  }

  /// Around a line with the lines across its ends.
  private static func box(_ line: (from: CGPoint, to: CGPoint)) -> CGRect {
    CGRect(around: [line.from, line.to]).insetBy(dx: -across, dy: -across)
  }

  private func draw(_ line: (from: CGPoint, to: CGPoint), _ list: inout DrawList) {
    let length = max(0.1, line.from.distance(to: line.to))
    let (dx, dy) = (
      (line.to.x - line.from.x) / length * Self.across,
      (line.to.y - line.from.y) / length * Self.across
    )
    let ends = [line.from, line.to].map {
      (CGPoint(x: $0.x - dy, y: $0.y + dx), CGPoint(x: $0.x + dy, y: $0.y - dx))
    }
    for (color, width) in [(SceneColors.companion, 3.0), (SceneColors.distance, 1)] {
      for (from, to) in [(line.from, line.to)] + ends {
        list.stroke(.line(from, to), color, width: width)
      }
    }
  }

  /// Where words of a width may stand beside a line: on either side of it, at its middle first.
  private func placesBeside(_ line: (from: CGPoint, to: CGPoint), _ width: Double) -> [CGRect] {
    let (dx, dy) = (abs(line.to.x - line.from.x), abs(line.to.y - line.from.y))
    let isUpright = dy >= dx
    let off = (isUpright ? width : MissedDistance.height) / 2 + Self.gap
    // Away from the touch first.
    let other = lines.first { $0.from != line.from } ?? line
    let isBefore = isUpright ? other.from.x > line.from.x : other.from.y > line.from.y
    return [isBefore ? -off : off, isBefore ? off : -off].flatMap { off in
      [0.5, 0.7, 0.3].map { part in
        let x = line.from.x + (line.to.x - line.from.x) * part + (isUpright ? off : 0)
        let y = line.from.y + (line.to.y - line.from.y) * part + (isUpright ? 0 : off)
        return Self.words(width, around: CGPoint(x: x, y: y))
      }
    }
  }

  /// Where words of a width may stand on the limit: near the ends of its sides first.
  private func placesOnLimit(_ width: Double) -> [CGRect] {
    [0.8, 0.2, 0.5].flatMap { part in
      outline.indices.map { index in
        let (from, to) = (outline[index], outline[(index + 1) % outline.count])
        return Self.words(
          width,
          around: CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part))
      }
    }
  }

  private static func words(_ width: Double, around middle: CGPoint) -> CGRect {
    CGRect(
      x: middle.x - width / 2, y: middle.y - MissedDistance.height / 2, width: width,
      height: MissedDistance.height)
  }
}
