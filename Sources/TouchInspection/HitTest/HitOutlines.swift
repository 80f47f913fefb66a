import Foundation
import TouchCanvas
import TouchGeometry
import TouchReading
import TouchTrace

/// The outlines of the hit test over the scene: they follow a view's corners and transform, and end where it is cut.
enum HitOutlines {
  /// Views never asked, then refusals, then the way, that along the edge of the screen after others of its sign; the hit view
  /// last, so that no thinner line crosses it.
  static func draw(_ scene: HitScene) -> DrawList {
    var list = DrawList()
    guard !scene.hit.visited.isEmpty else { return list }
    for winner in scene.winners {
      if let seen = scene.views[winner], scene.isClear(seen) { tint(seen, scene, &list) }
    }
    let outlined = scene.views.all.compactMap { seen in
      scene.outline(of: seen).map { (seen: seen, sign: $0) }
    }
    // All that fill the screen share one outline.
    let screen = outlined.filter(\.seen.fillsScreen).map(\.sign).max()
    var sides = SharedSides(scene, screen: screen ?? .way)
    let lines = outlined.filter { !$0.seen.fillsScreen }.map { seen, sign in
      let margins = sign.isRefusal ? margins(of: seen, scene) : Margins()
      return Line(seen: seen, sign: sign, margins: sides.adapted(margins, of: seen, sign))
    }
    // From the weakest sign to the strongest, so that of two that share an edge the stronger one shows; the cause, which runs
    // inside of such an edge, is never covered.
    for sign in HitSign.allCases.filter({ $0 != .cause }) + [.cause] {
      for line in lines where line.sign == sign { draw(line, scene, sides, &list) }
      if sign == screen { drawScreen(sign, scene, &list) }
    }
    return list
  }

  /// The outline of all that fill the screen.
  private static func drawScreen(_ sign: HitSign, _ scene: HitScene, _ list: inout DrawList) {
    // Outside of the screen is its edge, on which a white line would be a line of its own.
    list.clipped(to: SeenViews.corners(of: scene.frame)) { list in
      stroke(sign, &list, white: sign == .hit ? .inside : .outside) { outset in
        .roundedRectangle(
          SharedSides.screen(scene).insetBy(dx: -outset, dy: -outset),
          max(0, scene.radius - 1 + outset))
      }
    }
  }

  /// A hit view that draws nothing, and in which nothing is drawn, would not be seen where it covers others.
  private static func tint(_ seen: SeenView, _ scene: HitScene, _ list: inout DrawList) {
    let clip = Clipping.clip(
      seen.clip.map { $0.applying(scene.toCanvas) }, to: SeenViews.corners(of: scene.frame))
    guard clip.count > 2 else { return }
    list.clipped(to: clip) { list in
      // The sign of graphics programs for what is transparent: a fill would look like a selected row, and stripes mean a touch
      // that is held. Below the green squares are white ones, for what is dark.
      let area = shape(of: seen, outset: 0, scene.toCanvas)
      list.pattern(area, SceneColors.companion.opacity(0.14), .checkers)
      list.pattern(area, SceneColors.way.opacity(0.14), .checkers)
    }
  }

  /// A view with what its outline says.
  private struct Line {
    let seen: SeenView
    let sign: HitSign
    let margins: Margins
  }

  private static func draw(
    _ line: Line, _ scene: HitScene, _ sides: SharedSides, _ list: inout DrawList
  ) {
    let seen = line.seen
    // The line along its edge is where others end, also those that would go on outside of it.
    let screen = SeenViews.corners(of: sides.end(of: line.sign))
    let clip = Clipping.clip(
      grown(seen.clip.map { $0.applying(scene.toCanvas) }, for: seen, scene.toCanvas), to: screen)
    guard clip.count > 2 else { return }
    list.clipped(to: clip) { list in
      stroke(line.sign, &list) {
        shape(of: seen, outset: $0, scene.toCanvas, margins: line.margins)
      }
    }
  }

  /// How far outside of a view's sides its outline is drawn, points of the view.
  struct Margins: Equatable {
    var left = 0.0
    var top = 0.0
    var right = 0.0
    var bottom = 0.0

    /// Room that a round corner may follow.
    var least: Double { max(0, min(left, top, right, bottom)) }
  }

  /// So far from what may be written at its edge, points of the picture.
  private static let textMargin = 3.0

  /// The dashes of a view with a text would stand on letters that begin at its edge: they keep clear of it, as far as what
  /// shows of the view around it has room.
  static func margins(of seen: SeenView, _ scene: HitScene) -> Margins {
    let t = seen.view.toScreen.concatenating(scene.toCanvas)
    let scale = (t.a * t.a + t.b * t.b).squareRoot()
    guard seen.view.hasText, scale > 0.001, t.a * t.d != t.b * t.c else { return Margins() }
    let around =
      scene.views[seen.view.parent]?.visible ?? SeenViews.corners(of: scene.frame)
    let back = t.inverted()
    let room = CGRect(around: around.map { $0.applying(back) })
    guard !room.isNull else { return Margins() }
    func margin(_ free: Double) -> Double { min(max(0, free), textMargin / scale) }
    let own = seen.view.bounds
    return Margins(
      left: margin(own.minX - room.minX), top: margin(own.minY - room.minY),
      right: margin(room.maxX - own.maxX), bottom: margin(room.maxY - own.maxY))
  }

  /// On which side of an outline its white companion is.
  enum CompanionSide {
    /// Where it covers nothing that the view itself shows.
    case outside
    /// For what fills the screen, outside of which nothing is drawn.
    case inside
  }

  /// A line with its white companion; `shape` is the edge of a view, so far outside of it.
  static func stroke(
    _ sign: HitSign, _ list: inout DrawList, white side: CompanionSide = .outside,
    _ shape: (_ outset: Double) -> Path
  ) {
    let width = SceneColors.width(sign)
    let dash = SceneColors.dash(sign)
    guard dash.isEmpty else {
      dashes(shape(0), SceneColors.color(sign), width: width, dash, &list)
      return
    }
    // Beside the whole pixels that the line has at the sides of a rectangle.
    let aside = (width.rounded() + 1) / 2
    let outset = side == .outside ? aside : -aside
    list.stroke(shape(outset), SceneColors.companion, width: 1)
    list.stroke(shape(0), SceneColors.color(sign), width: width)
  }

  /// A line of dashes or dots, each on a white one that is a point wider at both sides: what lies below shows between them.
  static func dashes(
    _ path: Path, _ color: Color, width: Double, _ dash: [Double], _ list: inout DrawList
  ) {
    list.stroke(path, SceneColors.companion, width: width + 2, dash: dash)
    list.stroke(path, color, width: width, dash: dash)
  }

  /// The edge of a view with its margins, so many points of the picture outside of it.
  static func shape(
    of seen: SeenView, outset: Double, _ toCanvas: CGAffineTransform, margins: Margins = Margins()
  ) -> Path {
    let t = seen.view.toScreen.concatenating(toCanvas)
    let scale = max((t.a * t.a + t.b * t.b).squareRoot(), 0.001)
    let own = seen.view.bounds
    let whole = CGRect(
      x: own.minX - margins.left, y: own.minY - margins.top,
      width: own.width + margins.left + margins.right,
      height: own.height + margins.top + margins.bottom)
    let bounds = whole.insetBy(dx: -outset / scale, dy: -outset / scale)
    let radius = seen.view.cornerRadius
    let shape: Path =
      radius > 0 && !bounds.isNull
      ? .roundedRectangle(
        bounds,
        min(
          max(0, radius + margins.least + outset / scale), min(bounds.width, bounds.height) / 2))
      : bounds.isNull ? .rectangle(own) : .rectangle(bounds)
    return shape.applying(t)
  }

  /// Larger where a side of the view lies on a clipping edge, so that its line shows; where the view is cut off, its
  /// outline ends.
  private static func grown(
    _ polygon: [CGPoint], for seen: SeenView, _ toCanvas: CGAffineTransform
  ) -> [CGPoint] {
    let room = CGRect(around: polygon)
    let whole = CGRect(around: seen.view.corners.map { $0.applying(toCanvas) })
    func outward(_ at: Double, _ low: (Double, Double), _ high: (Double, Double)) -> Double {
      let isHigh = at > (low.0 + high.0) / 2
      let isCut = isHigh ? high.1 > high.0 + 0.5 : low.1 < low.0 - 0.5
      return at + (isCut ? 0 : isHigh ? Self.growth : -Self.growth)
    }
    return polygon.map { corner in
      CGPoint(
        x: outward(corner.x, (room.minX, whole.minX), (room.maxX, whole.maxX)),
        y: outward(corner.y, (room.minY, whole.minY), (room.maxY, whole.maxY)))
    }
  }

  private static let growth = 1.5
}
