import Foundation
import TouchCanvas
import TouchGeometry
import TouchLanguage
import TouchReading
import TouchTrace

/// The outlines of the hit test over the scene: they follow a view's corners and transform, and end where it is cut.
enum HitOutlines {
  /// Views never asked, then refusals, then the way; the hit view last, so that no thinner line crosses it.
  static func draw(_ scene: HitScene) -> DrawList {
    var list = DrawList()
    guard !scene.hit.visited.isEmpty else { return list }
    for winner in scene.winners {
      if let seen = scene.views[winner], seen.view.drawsNothing { tint(seen, scene, &list) }
    }
    var screen: HitSign?
    for sign in HitSign.allCases {
      for seen in scene.views.all where scene.outline(of: seen) == sign {
        // All that fill the screen share one outline.
        if seen.isWholeScreen || seen.view.isWindow {
          screen = max(screen ?? sign, sign)
        } else {
          outline(seen, sign, scene, &list)
        }
      }
    }
    if let screen {
      // Outside of the screen is its edge, on which a white line would be a line of its own.
      list.clipped(to: SeenViews.corners(of: scene.frame)) { list in
        stroke(screen, &list) { outset in
          .roundedRectangle(
            scene.frame.insetBy(dx: 1 - outset, dy: 1 - outset), max(0, scene.radius - 1 + outset))
        }
      }
    }
    return list
  }

  /// A hit view that draws nothing would not be seen where it covers others.
  private static func tint(_ seen: SeenView, _ scene: HitScene, _ list: inout DrawList) {
    let clip = Clipping.clip(
      seen.clip.map { $0.applying(scene.toCanvas) }, to: SeenViews.corners(of: scene.frame))
    guard clip.count > 2 else { return }
    list.clipped(to: clip) { list in
      // Stripes: a fill would look like a selected row.
      list.pattern(
        shape(of: seen, outset: 0, scene.toCanvas), SceneColors.way.opacity(0.15), .stripes)
    }
  }

  private static func outline(
    _ seen: SeenView, _ sign: HitSign, _ scene: HitScene, _ list: inout DrawList
  ) {
    let screen = SeenViews.corners(of: scene.frame)
    let clip = Clipping.clip(grown(seen.clip.map { $0.applying(scene.toCanvas) }), to: screen)
    guard clip.count > 2 else { return }
    list.clipped(to: clip) { list in
      let isFar = sign == .refused && scene.isFar(seen.view.handle)
      stroke(sign, &list, in: isFar ? SceneColors.unasked : nil) {
        shape(of: seen, outset: $0, scene.toCanvas)
      }
    }
  }

  /// A line with its white companions, each at its distance outside of the shape; of the sign's own colour without one.
  static func stroke(
    _ sign: HitSign, _ list: inout DrawList, in color: Color? = nil,
    _ shape: (_ outset: Double) -> Path
  ) {
    let width = SceneColors.width(sign)
    let dash = SceneColors.dash(sign)
    let aside = (width + 1) / 2
    if sign == .refused {
      // Its dashes are seen on any colour, and cover nothing inside of it.
      list.stroke(shape(1), SceneColors.companion, width: 2)
    } else {
      list.stroke(shape(aside), SceneColors.companion, width: 1, dash: dash)
    }
    if sign == .hit { list.stroke(shape(-aside), SceneColors.companion, width: 1) }
    list.stroke(shape(0), color ?? SceneColors.color(sign), width: width, dash: dash)
  }

  /// The edge of a view, so many points of the picture outside of it.
  static func shape(of seen: SeenView, outset: Double, _ toCanvas: CGAffineTransform) -> Path {
    let t = seen.view.toScreen.concatenating(toCanvas)
    let scale = max((t.a * t.a + t.b * t.b).squareRoot(), 0.001)
    let bounds = seen.view.bounds.insetBy(dx: -outset / scale, dy: -outset / scale)
    let radius = seen.view.cornerRadius
    let shape: Path =
      radius > 0 && !bounds.isNull
      ? .roundedRectangle(
        bounds, min(max(0, radius + outset / scale), min(bounds.width, bounds.height) / 2))
      : bounds.isNull ? .rectangle(seen.view.bounds) : .rectangle(bounds)
    return shape.applying(t)
  }

  /// So much larger that the line on a clipping edge shows.
  private static func grown(_ polygon: [CGPoint]) -> [CGPoint] {
    guard !polygon.isEmpty else { return [] }
    let count = Double(polygon.count)
    let middle = polygon.reduce(CGPoint.zero) {
      CGPoint(x: $0.x + $1.x / count, y: $0.y + $1.y / count)
    }
    return polygon.map { corner in
      CGPoint(
        x: corner.x + (corner.x > middle.x ? 1.5 : -1.5),
        y: corner.y + (corner.y > middle.y ? 1.5 : -1.5))
    }
  }
}

/// Hit views where they were when their touches began, for those that have been scrolled since: the touch seems to have
/// begun on what lies there now.
enum HitGhosts {
  /// How strong a view shows over what lies there now.
  private static let strength = 0.3
  private static let font = Font.ui(11, .semibold)
  private static let height = 15.0

  /// Thin dashes around them, and an arrow to what has left the screen.
  static func draw(_ scene: HitScene, _ input: PictureInput, _ look: Look) -> DrawList {
    var list = DrawList()
    let t = scene.toCanvas
    for hit in scene.hits {
      guard let seen = scene.views[hit.winner], let drift = scene.drift(of: hit) else {
        continue
      }
      let way = CGAffineTransform(
        translationX: t.a * drift.x + t.c * drift.y, y: t.b * drift.x + t.d * drift.y)
      let ghost = HitOutlines.shape(of: seen, outset: 0, t).applying(way)
      list.clipped(to: SeenViews.corners(of: scene.frame)) { list in
        fill(seen, hit, way, scene, input, look, &list)
        // Dots, too, or it would cut what lies there now.
        list.stroke(ghost, SceneColors.companion, width: 3.5, dash: [2, 3])
        list.stroke(ghost, SceneColors.way, width: 1.5, dash: [2, 3])
        if !seen.isOnScreen || scene.isSliver(seen) { arrow(from: seen, by: way, t, &list) }
      }
    }
    return list
  }

  /// Beside each of them when it lay there; nothing where that would cover one of `marks`, or the way of a finger.
  static func labels(
    _ scene: HitScene, _ input: PictureInput, marks: [CGRect], _ look: Look
  ) -> Picture {
    var picture = Picture()
    // The ways of fingers are long, and most frames have no ghost.
    guard scene.hits.contains(where: { scene.drift(of: $0) != nil }) else { return picture }
    var taken = marks
    let ways = input.reading.fingers.map { way(of: $0, scene.toCanvas) }
    for hit in scene.hits {
      guard let seen = scene.views[hit.winner], let drift = scene.drift(of: hit),
        let finger = input.reading.fingers.last(where: { $0.handle == hit.finger })
      else { continue }
      let was = seen.moved(by: drift, on: input.snapshot.screen, scene.toCanvas).box
        .intersection(scene.frame)
      guard !was.isNull else { continue }
      let words = Text.panels.at(finger.startTime.since(input.reading.gestureStart))
      let width = look.width(words, font) + 8
      let (above, below) = (was.minY - height - 3, was.maxY + 3)
      let places = [above, below, was.minY + 4, was.maxY - height - 4].flatMap { y in
        [was.minX, was.maxX - width].map { CGRect(x: $0, y: y, width: width, height: height) }
      }
      guard
        let box = places.first(where: { box in
          scene.isOnScreen(box) && !taken.contains { $0.intersects(box) }
            && !ways.contains { way in way.contains(where: box.contains) }
        })
      else { continue }
      picture.list.fill(.roundedRectangle(box, 4), SceneColors.companion.opacity(0.9))
      picture.list.centered(words, in: box, font, SceneColors.way, look)
      picture.region(
        .note(words), box, Text.canvas.scrolledSince(by: hypot(drift.x, drift.y).rounded()))
      taken.append(box)
    }
    return picture
  }

  /// Points of a finger's way, so close that a line between two of them crosses no words; points of the picture.
  private static func way(of finger: FingerReading, _ t: CGAffineTransform) -> [CGPoint] {
    let corners = ([finger.start] + finger.trail.way + [finger.at]).map { $0.applying(t) }
    return zip(corners, corners.dropFirst()).flatMap { from, to in
      let parts = max(1, (from.distance(to: to) / 4).rounded(.up))
      return stride(from: 0, through: parts, by: 1).map {
        CGPoint(
          x: from.x + (to.x - from.x) * $0 / parts, y: from.y + (to.y - from.y) * $0 / parts)
      }
    }
  }

  /// From the edge of a ghost, beside its middle, a short way to where its view went.
  private static func arrow(
    from seen: SeenView, by way: CGAffineTransform, _ t: CGAffineTransform, _ list: inout DrawList
  ) {
    let box = seen.view.bounds.applying(seen.view.toScreen.concatenating(t)).applying(way)
    let length = hypot(way.tx, way.ty)
    guard length > arrowLength else { return }
    let (dx, dy) = (-way.tx / length, -way.ty / length)
    let start = CGPoint(
      x: box.midX + dx * box.width / 2 + dy * box.width / 4,
      y: box.midY + dy * box.height / 2 - dx * box.height / 4)
    let tip = CGPoint(x: start.x + dx * arrowLength, y: start.y + dy * arrowLength)
    list.stroke(.line(start, tip), SceneColors.companion, width: 4)
    list.stroke(.line(start, tip), SceneColors.way, width: 1.5)
    Glyph.arrowHead(&list, tip: tip, from: start, size: 8, SceneColors.way)
  }

  private static let arrowLength = 24.0

  /// The view itself, faintly, once the finger is lifted: under a finger that scrolls it would be in the way.
  private static func fill(
    _ seen: SeenView, _ hit: HitReading, _ way: CGAffineTransform, _ scene: HitScene,
    _ input: PictureInput, _ look: Look, _ list: inout DrawList
  ) {
    let finger = input.reading.fingers.last { $0.handle == hit.finger }
    guard finger?.isDown == false else { return }
    var alone = input.snapshot
    // Parents come before their children.
    var inside: Set<Handle> = []
    alone.views = alone.views.filter { view in
      let isPart = view.handle == hit.winner || inside.contains(view.parent)
      if isPart { inside.insert(view.handle) }
      return isPart
    }
    guard !alone.views.isEmpty else { return }
    alone.views[0].alpha *= strength
    let picture = ScenePicture.draw(alone, look)
    let clip = clip(around: seen, scene, input.snapshot).map { $0.applying(scene.toCanvas) }
    guard clip.count > 2 else { return }
    list.clipped(to: clip) { list in
      list.append(picture.list, transform: scene.toCanvas.concatenating(way))
    }
  }

  /// What the views around it that have not moved leave of the screen, points of the screen.
  private static func clip(
    around seen: SeenView, _ scene: HitScene, _ snapshot: SceneSnapshot
  ) -> [CGPoint] {
    var clip = SeenViews.corners(of: CGRect(origin: .zero, size: snapshot.screen))
    var next = scene.views[seen.view.parent]
    while let around = next {
      if around.view.clipsToBounds, !scene.hasMoved(around) {
        clip = Clipping.clip(around.view.corners, to: clip)
      }
      next = scene.views[around.view.parent]
    }
    return clip
  }
}

/// The line from a touch to what it missed, with the distance: a view that was near, or the edge of the screen.
struct MissedDistance {
  private static let font = Font.ui(11, .semibold)
  private static let height = 15.0

  /// Where the touch began, and the nearest point of what it missed; points of the picture.
  private let from, to: CGPoint
  /// Within it a drag would have counted, points of the picture; nil for a view.
  private let strip: CGRect?
  /// Where the view takes touches that was missed; nil where that is where it is seen, and where it is not known.
  private let area: TouchArea?
  let words: String
  /// What the words are pressed for, and what they say then.
  private let target: Target
  private let tooltip: String

  /// Nil where nothing was missed by little, and where that has been scrolled since.
  init?(_ scene: HitScene, _ input: PictureInput) {
    guard input.probe == nil else { return nil }
    let t = scene.toCanvas
    if let miss = NearMiss(scene.hit, input) {
      guard let seen = scene.views[miss.view], seen.isOnScreen, !scene.isGone(miss.view),
        let finger = input.reading.fingers.last(where: { $0.handle == scene.hit.finger }),
        let nearest = seen.view.nearest(to: finger.start)
      else { return nil }
      (from, to, strip) = (finger.start.applying(t), nearest.applying(t), nil)
      area = input.missedArea.flatMap { area in
        area.view == miss.view && !area.rows.isEmpty && !area.isNear(seen.view.bounds) ? area : nil
      }
      // Where it takes touches outside of its bounds, that and the rest are told apart.
      let reach = area.flatMap { _ in MissedReach(miss.rejection, of: scene.hit.finger, input) }
      words =
        reach.map { "\(Units.whole($0.outside)) + \(Units.distance($0.gap))" }
        ?? Units.distance(miss.distance)
      target = .rejected(seen.view.name)
      tooltip = Text.reasons.sentence(Refusal(miss.rejection))
    } else if let miss = MissedEdge(input) {
      (from, to) = (miss.start.applying(t), miss.nearest.applying(t))
      (strip, area) = (miss.strip.applying(t), nil)
      words = Units.distance(miss.distance)
      // Not the recognizer itself, around whose regions a selection is drawn.
      (target, tooltip) = (.note(words), input.name(of: miss.recognizer))
    } else {
      return nil
    }
  }

  /// Its sign in the legend; nil where it is a line alone.
  var legend: LegendEntry? { strip != nil ? .edge : area != nil ? .touchArea : nil }

  /// `marks` are what its words may not cover.
  func draw(on scene: HitScene, marks: [CGRect], _ look: Look) -> Picture {
    var picture = Picture()
    if let strip { picture.list.fill(.rectangle(strip), SceneColors.distance.opacity(0.16)) }
    if let area {
      let t = area.toScreen.concatenating(scene.toCanvas)
      for row in area.rows {
        picture.list.fill(
          Path.rectangle(row).applying(t), SceneColors.distance.opacity(0.12))
      }
      for side in TouchAreaPicture.outline(area.rows) {
        picture.list.stroke(
          .line(side.0.applying(t), side.1.applying(t)), SceneColors.distance, width: 1)
      }
    }
    for (color, width) in [(SceneColors.companion, 3.0), (SceneColors.distance, 1)] {
      picture.list.stroke(.line(from, to), color, width: width)
    }
    let width = look.width(words, Self.font) + 8
    guard
      let box = places(width).first(where: { box in
        scene.isOnScreen(box) && !(marks + ends).contains { $0.intersects(box) }
      })
    else { return picture }
    picture.list.fill(.roundedRectangle(box.insetBy(dx: -1, dy: -1), 5), SceneColors.companion)
    picture.list.fill(.roundedRectangle(box, 4), SceneColors.distance)
    picture.list.centered(words, in: box, Self.font, .white, look)
    picture.region(target, box, tooltip)
    return picture
  }

  /// A ring and the edge of a view are there.
  private var ends: [CGRect] {
    [from, to].map { CGRect(origin: $0, size: .zero).insetBy(dx: -9, dy: -9) }
  }

  /// Where words of a width may stand, the best first: beside the line, and behind the touch.
  private func places(_ width: Double) -> [CGRect] {
    let length = max(0.1, from.distance(to: to))
    let (dx, dy) = ((to.x - from.x) / length, (to.y - from.y) / length)
    let (along, across) = (
      abs(dx) * width + abs(dy) * Self.height, abs(dy) * width + abs(dx) * Self.height
    )
    func box(_ x: Double, _ y: Double) -> CGRect {
      CGRect(x: x - width / 2, y: y - Self.height / 2, width: width, height: Self.height)
    }
    let near = across / 2 + 4
    let (x, y) = ((from.x + to.x) / 2, (from.y + to.y) / 2)
    let behind = along / 2 + 11
    let beside = [near, -near, near + 7, -near - 7].map { box(x - dy * $0, y + dx * $0) }
    let last = [box(from.x - dx * behind, from.y - dy * behind)]
    // An area is not covered where there is another place.
    return area == nil ? beside + last : last + beside
  }
}

/// The colours of what lies on the scene. They do not follow the theme, because the scene does not; each line has a
/// white one beside it that carries it where the scene is dark.
enum SceneColors {
  /// The hit view and the views that contain the touch.
  static let way = Color(0x257D53)
  static let refused = Color(0x8D1806)
  static let unasked = Color(0x6B7380)
  /// What is measured.
  static let distance = Color(0xB0105A)
  /// The selection and the marks of axes.
  static let selection = Color(0x0B5CAD)
  /// Beside each of them.
  static let companion = Color.white

  static func color(_ sign: HitSign) -> Color {
    switch sign {
    case .hit, .way: way
    case .refused: refused
    case .unasked: unasked
    }
  }

  /// The lines of an outline, in turn drawn and left out, points.
  static func dash(_ sign: HitSign) -> [Double] {
    switch sign {
    case .hit, .way: []
    case .refused: [4, 3]
    case .unasked: [1, 3]
    }
  }

  static func width(_ sign: HitSign) -> Double { sign == .hit ? 2 : 1 }
}
