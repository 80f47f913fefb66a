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

  /// Thin dashes where hit views were when their touches began, for those that have been scrolled since.
  static func ghosts(_ scene: HitScene, _ input: PictureInput) -> DrawList {
    var list = DrawList()
    let t = scene.toCanvas
    for hit in scene.hits {
      guard let seen = scene.views[hit.winner], let drift = scene.drift(of: hit, input) else {
        continue
      }
      let way = CGAffineTransform(
        translationX: t.a * drift.x + t.c * drift.y, y: t.b * drift.x + t.d * drift.y)
      let ghost = shape(of: seen, outset: 0, t).applying(way)
      list.clipped(to: SeenViews.corners(of: scene.frame)) { list in
        list.stroke(ghost, SceneColors.companion, width: 3.5)
        list.stroke(ghost, SceneColors.way, width: 1.5, dash: [2, 3])
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
        shape(of: seen, outset: 0, scene.toCanvas), SceneColors.way.opacity(0.22), .stripes)
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
    list.stroke(shape(aside), SceneColors.companion, width: 1, dash: dash)
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

/// The line from a touch to what it missed by little, with the distance.
enum MissedDistance {
  private static let font = Font.ui(11, .semibold)
  private static let height = 15.0

  /// Nothing where no view is near, and where it has been scrolled since; `marks` are what its words may not cover.
  static func draw(
    _ scene: HitScene, _ input: PictureInput, marks: [CGRect], _ look: Look
  ) -> Picture {
    var picture = Picture()
    guard input.probe == nil, let miss = NearMiss(scene.hit, input),
      let seen = scene.views[miss.view], seen.isOnScreen, !scene.isGone(miss.view),
      let finger = input.reading.fingers.last(where: { $0.handle == scene.hit.finger })
    else { return picture }
    let nearest = seen.view.nearest(to: finger.start)
    let (from, to) = (finger.start.applying(scene.toCanvas), nearest.applying(scene.toCanvas))
    let length = max(0.1, from.distance(to: to))
    for (color, width) in [(SceneColors.companion, 3.0), (SceneColors.distance, 1)] {
      picture.list.stroke(.line(from, to), color, width: width)
    }
    let words = Units.distance(miss.distance)
    let width = look.width(words, font) + 8
    let (dx, dy) = ((to.x - from.x) / length, (to.y - from.y) / length)
    // Beside the line; a short one has a ring and a view at its ends.
    let near = (abs(dy) * width + abs(dx) * height) / 2 + 4
    let far = near + 7
    let places = [near, -near, far, -far].map {
      CGRect(
        x: (from.x + to.x - width) / 2 - dy * $0, y: (from.y + to.y - height) / 2 + dx * $0,
        width: width, height: height)
    }
    let ends = [from, to].map { CGRect(origin: $0, size: .zero).insetBy(dx: -9, dy: -9) }
    let free = places.first { box in
      scene.isOnScreen(box) && !(marks + ends).contains { $0.intersects(box) }
    }
    guard let box = free else { return picture }
    picture.list.fill(.roundedRectangle(box.insetBy(dx: -1, dy: -1), 5), SceneColors.companion)
    picture.list.fill(.roundedRectangle(box, 4), SceneColors.distance)
    picture.list.centered(words, in: box, font, .white, look)
    picture.region(.rejected(seen.view.name), box, Text.reasons.sentence(Refusal(miss.rejection)))
    return picture
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
