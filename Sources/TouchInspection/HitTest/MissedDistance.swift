import Foundation
import TouchCanvas
import TouchGeometry
import TouchLanguage
import TouchReading
import TouchTrace

/// The line from a touch to what it missed, with the distance: a view that was near, the edge of the screen, or where a view
/// takes touches that refused it in its bounds; or from a touch to the hit view that took it outside of these.
struct MissedDistance {
  static let font = Font.ui(11, .semibold)
  static let height = 15.0
  /// From the point of a touch to words beside its ring.
  private static let ring = 12.0
  /// From the edge of the screen, which has an outline, to words; points of the picture.
  private static let margin = 5.0

  /// Where the touch began, and the nearest point of what it missed, or of the hit view; points of the picture.
  private let from, to: CGPoint
  /// Within it a drag would have counted, points of the picture; nil for a view.
  private let strip: CGRect?
  /// Where the view takes touches; nil where that is where it is seen, and where it is not known.
  private let area: TouchArea?
  private let answer: Answer
  /// Empty where the distance is not known, or is none to speak of.
  let words: String
  /// What the words are pressed for, and what they say then.
  private let target: Target
  private let tooltip: String

  /// What became of the touch.
  private enum Answer {
    case missed
    /// By a view's own `point(inside:with:)`, in its bounds.
    case refused
    case taken
  }

  /// Nil where nothing was missed by little or took the touch outside of its bounds, and where that has been scrolled since, or
  /// the view that took it has moved.
  init?(_ scene: HitScene, _ input: PictureInput) {
    guard input.probe == nil else { return nil }
    let t = scene.toCanvas
    if let miss = NearMiss(scene.hit, input) {
      guard let seen = scene.views[miss.view], seen.isOnScreen, !scene.hasMoved(seen),
        let finger = input.reading.finger(of: scene.hit),
        let nearest = seen.view.nearest(to: finger.start)
      else { return nil }
      (from, to, strip) = (finger.start.applying(t), nearest.applying(t), nil)
      (area, answer) = (Self.area(of: seen.view, input), .missed)
      // Where it takes touches outside of its bounds, that is the limit, as in a gauge.
      let reach = area.flatMap { _ in MissedReach(miss.rejection, of: scene.hit.finger, input) }
      words =
        reach.map { Self.words(miss.distance, most: $0.outside) } ?? Units.distance(miss.distance)
      target = .rejected(seen.view.name)
      tooltip = Text.reasons.sentence(Refusal(miss.rejection))
    } else if let miss = MissedEdge(input) {
      (from, to) = (miss.start.applying(t), miss.nearest.applying(t))
      (strip, area, answer) = (miss.strip.applying(t), nil, .missed)
      words = Self.words(miss.distance, most: miss.limit)
      // Not the recognizer itself, around whose regions a selection is drawn.
      (target, tooltip) = (.note(words), input.name(of: miss.recognizer))
    } else if let refusal = OwnRefusal(scene.hit, input) {
      guard let seen = scene.views[refusal.view], seen.isOnScreen, !scene.hasMoved(seen),
        let finger = input.reading.finger(of: scene.hit), let area = refusal.area(input)
      else { return nil }
      (from, to) = (finger.start.applying(t), (area.nearest ?? finger.start).applying(t))
      strip = nil
      (self.area, answer) = (area, .refused)
      words = refusal.gap(from: finger.start, input).map { Units.distance($0) } ?? ""
      target = .rejected(seen.view.name)
      tooltip = Text.reasons.sentence(Refusal(refusal.answer))
    } else if let taken = TakenOutside(scene.hit, input) {
      guard let seen = scene.views[taken.view], seen.isOnScreen, !scene.hasMoved(seen),
        scene.ghost(of: taken.view) == nil,
        let finger = input.reading.finger(of: scene.hit),
        let nearest = seen.view.nearest(to: finger.start)
      else { return nil }
      (from, to, strip) = (finger.start.applying(t), nearest.applying(t), nil)
      (area, answer) = (Self.area(of: seen.view, input), .taken)
      words = Units.distance(taken.distance)
      let reach = input.reach(of: taken.answer, in: scene.hit)
      let why = MarkedText(
        Text.whyView.enlarged(by: taken.distance, parent: nil, reach: reach)
      ).plain
      (target, tooltip) = (.hit(seen.view.name), Text.panels.pair(seen.view.name, why))
    } else {
      return nil
    }
  }

  /// Where a view takes touches; nil where that is where it is seen, and where it is not known.
  private static func area(of view: ViewSnapshot, _ input: PictureInput) -> TouchArea? {
    input.missedArea.flatMap { area in
      area.view == view.handle && !area.rows.isEmpty && !area.isNear(view.bounds) ? area : nil
    }
  }

  private var color: Color {
    switch answer {
    case .missed: SceneColors.distance
    case .refused: SceneColors.cause
    case .taken: SceneColors.way
    }
  }

  /// As on a gauge; points.
  static func words(_ distance: Double, most limit: Double) -> String {
    Text.reasons.numbers(GaugeValue(.spread, Comparison(distance, of: limit)), .most)
  }

  /// Its sign in the legend; nil where it is a line alone.
  var legend: LegendEntry? {
    if strip != nil { return .edge }
    guard area != nil else { return nil }
    return switch answer {
    case .missed: .touchArea
    case .refused: .refusedArea
    case .taken: .takenArea
    }
  }

  /// Where its words stand, off `marks`, and off outlines and where the view takes touches if there is such a place; nil
  /// where they have none.
  func place(
    on scene: HitScene, marks: [CGRect], off lines: SceneLines, _ look: Look
  ) -> CGRect? {
    guard !words.isEmpty else { return nil }
    let width = look.width(words, Self.font) + 8
    let taken = marks + ends
    let zone = zone(scene.toCanvas)
    func best(_ places: [CGRect]) -> CGRect? {
      let free = places.filter { box in
        scene.isOnScreen(box) && !taken.contains { $0.intersects(box) }
      }
      return free.first { !lines.meet($0) && !zone.intersects($0.insetBy(dx: -2, dy: -2)) }
        ?? free.first
    }
    // In the view's own bounds all places lie on it: the nearest one to the touch is the clearest.
    if answer == .refused,
      let near = beside(width, TouchRing.outer + 2, in: scene.frame).first(
        where: { box in scene.isOnScreen(box) && !marks.contains { $0.intersects(box) } })
    {
      return near
    }
    // Beside a short line the ring of a finger that is down takes all of these.
    return best(places(width, zone, in: scene.frame))
      ?? best(beside(width, TouchRing.outer + 2, in: scene.frame))
  }

  /// Around where the view takes touches, points of the picture; null where that is not drawn.
  private func zone(_ toCanvas: CGAffineTransform) -> CGRect {
    guard let area else { return .null }
    let t = area.toScreen.concatenating(toCanvas)
    return area.rows.reduce(CGRect.null) { $0.union($1.applying(t)) }
  }

  /// Where a drag would have counted. It lies on the scene alone: what the round corners of the screen cut off of that,
  /// they cut off of it.
  func ground() -> DrawList {
    var list = DrawList()
    if let strip { list.fill(.rectangle(strip), SceneColors.distance.opacity(0.16)) }
    return list
  }

  /// The words stand in `box`.
  func draw(on scene: HitScene, words box: CGRect?, _ look: Look) -> Picture {
    var picture = Picture()
    if let area {
      let t = area.toScreen.concatenating(scene.toCanvas)
      for row in area.rows {
        picture.list.fill(Path.rectangle(row).applying(t), color.opacity(0.12))
      }
      for side in TouchAreaPicture.outline(area.rows) {
        picture.list.stroke(
          .line(side.0.applying(t), side.1.applying(t)), color, width: 1)
      }
    }
    for (line, width) in [(SceneColors.companion, 3.0), (color, 1)] {
      picture.list.stroke(.line(from, to), line, width: width)
    }
    guard let box else { return picture }
    picture.list.fill(.roundedRectangle(box.insetBy(dx: -1, dy: -1), 5), SceneColors.companion)
    picture.list.fill(.roundedRectangle(box, 4), color)
    picture.list.centered(words, in: box, Self.font, .white, look)
    picture.region(target, box, tooltip)
    return picture
  }

  /// A ring and the edge of a view are there.
  private var ends: [CGRect] {
    [from, to].map { CGRect(origin: $0, size: .zero).insetBy(dx: -9, dy: -9) }
  }

  /// From the touch to what it missed, with the length 1.
  private var direction: (dx: Double, dy: Double) {
    let length = max(0.1, from.distance(to: to))
    return ((to.x - from.x) / length, (to.y - from.y) / length)
  }

  private static func box(_ width: Double, around middle: CGPoint) -> CGRect {
    CGRect(
      x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height)
  }

  /// Words of a width at the middle of the line, so far from it on both of its sides.
  private func beside(_ width: Double, _ gap: Double, in screen: CGRect) -> [CGRect] {
    let (dx, dy) = direction
    let off = (abs(dy) * width + abs(dx) * Self.height) / 2 + gap
    // A line to an edge of the screen may be shorter than its words.
    let room = screen.insetBy(dx: Self.margin, dy: Self.margin)
    return [off, -off].map { off in
      let box = Self.box(
        width, around: CGPoint(x: (from.x + to.x) / 2 - dy * off, y: (from.y + to.y) / 2 + dx * off)
      )
      guard strip != nil else { return box }
      return abs(dx) > abs(dy)
        ? box.offsetBy(dx: max(0, room.minX - box.minX) - max(0, box.maxX - room.maxX), dy: 0)
        : box.offsetBy(dx: 0, dy: max(0, room.minY - box.minY) - max(0, box.maxY - room.maxY))
    }
  }

  /// Where words of a width may stand, the best first: beside the line, and behind the touch; with a zone also beside that.
  private func places(_ width: Double, _ zone: CGRect, in screen: CGRect) -> [CGRect] {
    let (dx, dy) = direction
    let (along, across) = (
      abs(dx) * width + abs(dy) * Self.height, abs(dy) * width + abs(dx) * Self.height
    )
    func box(_ x: Double, _ y: Double) -> CGRect { Self.box(width, around: CGPoint(x: x, y: y)) }
    let behind = along / 2 + 11
    let beside = beside(width, 4, in: screen) + beside(width, 11, in: screen)
    let last = [box(from.x - dx * behind, from.y - dy * behind)]
    guard !zone.isNull else { return beside + last }
    // An area is not covered where there is another place, nor is the line behind the touch, which may lead to a view.
    let off = across / 2 + Self.ring
    let back = along / 2 - 2
    let aside = [off, -off].map {
      box(from.x - dx * back - dy * $0, from.y - dy * back + dx * $0)
    }
    let gap = 4.0
    let besideZone =
      abs(dx) > abs(dy)
      ? [zone.minY - gap - Self.height / 2, zone.maxY + gap + Self.height / 2].map {
        box(from.x, $0)
      }
      : [zone.maxX + gap + width / 2, zone.minX - gap - width / 2].map { box($0, from.y) }
    return aside + besideZone + last + beside
  }
}
