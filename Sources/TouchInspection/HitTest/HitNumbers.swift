import Foundation
import TouchGeometry
import TouchCanvas
import TouchLanguage
import TouchReading
import TouchTrace

/// Where the numbers of the visits stand: those of the way in the margin, those of refusals in a corner of their view, or right
/// of a small one.
///
/// No two touch, and none comes near a finger. What finds no place is told by a list beside the device.
struct HitNumbers {
  /// A visit with the place of its number.
  struct Place {
    let visit: Visit
    /// Around the number, points of the picture.
    let box: CGRect
    let isInMargin: Bool
  }

  /// A view that was asked.
  struct Visit {
    /// Which one it was, from 1.
    let number: Int
    let seen: SeenView
    /// Why it refused; nil for the way.
    let refusal: HitReading.Rejection?
    /// Its refusal is the cause that the headline tells.
    let isCause: Bool
    let isWinner: Bool
    /// What became of the touch, where it is the hit view.
    let fate: HitFate

    var name: String { seen.view.name }

    /// When the touch was outside of the view, which is elsewhere or out of sight by now; nil for one that is still there, and
    /// for another reason.
    func then(_ scene: HitScene, _ input: PictureInput) -> String? {
      guard refusal?.reason == .outside, let change = change(scene),
        let finger = input.reading.finger(of: scene.hit)
      else { return nil }
      return Text.canvas.outside(
        whenTouchBegan: finger.number, at: finger.startTime.since(input.reading.gestureStart),
        since: change)
    }

    /// What has become of its view since; nil for one that is still there.
    private func change(_ scene: HitScene) -> ViewChange? {
      if scene.left[seen.view.handle] != nil { return .left }
      if scene.hasMoved(seen) { return .scrolled }
      return seen.isOnScreen ? nil : .hidden
    }
  }

  /// Those that have a place, in the order of the visits.
  private(set) var places: [Place] = []
  /// Those on the screen that have none: too small, crowded out, or of a refusal that explains nothing.
  private(set) var unplaced: [Visit] = []
  /// Those of views that are not on the screen.
  private(set) var offScreen: [Visit] = []
  /// Those of hit views of which too little is left on the screen: they are marked where they were.
  private(set) var moved: [Visit] = []

  /// Height of a number, and the width of one digit's, points.
  static let size = 16.0
  static let font = Font.ui(11, .semibold)
  /// A view that is smaller has its number beside it; points of the screen, and of the picture where that enlarges the screen.
  private static let leastView = 24.0
  /// From a corner of the view to the middle of a number in it.
  private static let inset = 14.0
  /// The same where a text is close.
  private static let nearInset = 11.0
  /// From a number to a text in its view, where there is room.
  private static let textGap = 4.0
  /// From the end of a small view to the number beside it, so that its outline shows.
  private static let outside = 7.0
  /// From one number of the margin to the next.
  private static let step = 22.0
  /// What is said of a hit view below its name, in two lines; points.
  private static let words = 32.0
  /// From a finger's ring to the edge of a number.
  private static let fingerGap = 24.0
  /// The same where no place of a view is farther away.
  private static let leastFingerGap = 6.0

  private var grid = BoxGrid()
  private let scene: HitScene
  private let fingers: [CGPoint]
  /// What else stands on the scene: tags of touches, marks of axes.
  private let marks: [CGRect]
  private let heights: [Target: Double]
  /// What is written in views that were asked; points of the picture.
  private var texts: [CGRect] = []
  private let look: Look

  /// `column` is where the numbers of the way stand; nil where there is no margin, so that they stand on their views.
  /// `heights` are those at which hit views are named that have moved a little, points of the picture.
  init(
    _ scene: HitScene, column: (x: Double, rows: ClosedRange<Double>)?, fingers: [CGPoint],
    marks: [CGRect], heights: [Target: Double] = [:], _ look: Look
  ) {
    self.scene = scene
    self.heights = heights
    self.fingers = fingers
    self.marks = marks
    self.look = look
    let refusals = Dictionary(
      scene.hit.rejected.map { ($0.view, $0) }, uniquingKeysWith: { first, _ in first })
    var visits: [Visit] = []
    for (index, handle) in scene.hit.visited.enumerated() {
      guard let seen = scene.views[handle] ?? scene.left[handle] else { continue }
      let visit = Visit(
        number: index + 1, seen: seen, refusal: refusals[handle],
        isCause: scene.sign(of: handle) == .cause, isWinner: scene.winners.contains(handle),
        fate: scene.fate(of: handle))
      // Of what has left the scene nothing is drawn but the hit view.
      let isGone = visit.refusal != nil && scene.left[handle] != nil
      if !seen.isOnScreen || isGone {
        offScreen.append(visit)
      } else if scene.ghostAlone(of: handle) != nil {
        moved.append(visit)
      } else {
        visits.append(visit)
      }
    }
    let way = visits.filter { $0.refusal == nil }
    if let column {
      for (visit, y) in zip(way, rows(of: way, column)) {
        if let y {
          let box = box(visit.number, CGPoint(x: column.x, y: y))
          add(Place(visit: visit, box: box, isInMargin: true))
        } else {
          unplaced.append(visit)
        }
      }
    } else {
      for visit in way {
        // Of what has left the scene, only the hit view is drawn.
        let isDrawn = visit.isWinner || scene.left[visit.seen.view.handle] == nil
        if !isDrawn || !put(visit) { unplaced.append(visit) }
      }
    }
    let refused = visits.filter { $0.refusal != nil }
    let explaining = refused.filter { scene.explains($0.seen.view.handle) }
    if !explaining.isEmpty { texts = texts(of: visits) }
    for visit in refused {
      if !scene.explains(visit.seen.view.handle) || !put(visit) { unplaced.append(visit) }
    }
    places.sort { $0.visit.number < $1.visit.number }
  }

  /// The same with numbers on these views, too, where they have a place off all others and off `taken`.
  func marking(_ views: Set<Handle>, off taken: [CGRect]) -> HitNumbers {
    let wanted = unplaced.filter {
      $0.refusal != nil && views.contains($0.seen.view.handle)
        && !scene.explains($0.seen.view.handle)
    }
    guard !wanted.isEmpty else { return self }
    var numbers = self
    for box in taken { numbers.grid.insert(box) }
    numbers.texts = texts(of: places.map(\.visit) + unplaced)
    for visit in wanted {
      if numbers.put(visit) { numbers.unplaced.removeAll { $0.number == visit.number } }
    }
    return numbers
  }

  /// What is written in views, points of the picture.
  private func texts(of visits: [Visit]) -> [CGRect] {
    visits.flatMap { visit in
      ScenePicture.texts(of: visit.seen.view, look).map { $0.applying(scene.toCanvas) }
    }
  }

  private mutating func add(_ place: Place) {
    places.append(place)
    grid.insert(place.box)
  }

  /// The middles of numbers of the way, from the top down; nil for those that find no room in the column. Below the number
  /// of a hit view is room for what is said of it, where the column is high enough.
  private func rows(
    of visits: [Visit], _ column: (x: Double, rows: ClosedRange<Double>)
  ) -> [Double?] {
    for words in [Self.words, 0] {
      if let rows = raised(down(visits, words, column), visits, words, column) { return rows }
    }
    return down(visits, 0, column).map { $0 <= column.rows.upperBound ? $0 : nil }
  }

  /// Each at the height of its view's top, that of the hit view at its middle, and below the number before with its `words`.
  private func down(
    _ visits: [Visit], _ words: Double, _ column: (x: Double, rows: ClosedRange<Double>)
  ) -> [Double] {
    var least = column.rows.lowerBound
    return visits.map { visit in
      let own =
        visit.isWinner
        ? heights[.hit(visit.name)] ?? visit.seen.box.midY : visit.seen.box.minY + Self.size / 2
      var y = max(own, least)
      while !isFree(box(visit.number, CGPoint(x: column.x, y: y))) { y += 4 }
      least = y + Self.step + (visit.isWinner ? words : 0)
      return y
    }
  }

  /// The same where the last ones stand too low for the column or for their words: these move up, and those before them as
  /// far as they need to. Nil where they have no room.
  private func raised(
    _ rows: [Double], _ visits: [Visit], _ words: Double,
    _ column: (x: Double, rows: ClosedRange<Double>)
  ) -> [Double]? {
    var (rows, most) = (rows, column.rows.upperBound)
    for (index, visit) in visits.enumerated().reversed() {
      var y = min(rows[index], most - (visit.isWinner ? words : 0))
      while !isFree(box(visit.number, CGPoint(x: column.x, y: y))) { y -= 4 }
      rows[index] = y
      most = y - Self.step
    }
    return rows.first.map { $0 >= column.rows.lowerBound } ?? true ? rows : nil
  }

  /// Puts a number at the first free corner of its view, or right of a small one; false when there is no place.
  private mutating func put(_ visit: Visit) -> Bool {
    let box = visit.seen.box
    // A line leads to a small one that is the cause.
    let scale = visit.isCause ? 1 : min(1, scene.toCanvas.a)
    let isSmall = min(box.width, box.height) < max(Self.size, Self.leastView * scale)
    guard !isSmall || !visit.isCause else { return false }
    let places = isSmall ? boxBeside(visit).map { [$0] } ?? [] : boxesAtCorners(of: visit)
    func first(_ gap: Double) -> CGRect? {
      places.first { scene.isOnScreen($0) && isFree($0, fingerGap: gap) }
    }
    guard let place = first(Self.fingerGap) ?? first(Self.leastFingerGap) else { return false }
    add(Place(visit: visit, box: place, isInMargin: false))
    return true
  }

  /// Right of a small view, outside of its outline; nil where that is on another view, or leaves the one around it.
  private func boxBeside(_ visit: Visit) -> CGRect? {
    let own = visit.seen.box
    guard let around = scene.views[visit.seen.view.parent]?.box else { return nil }
    let aside = Self.outside + Self.width(visit.number, look) / 2
    let box = box(visit.number, CGPoint(x: own.maxX + aside, y: own.midY))
    return around.contains(box) && !scene.lies(onAnotherThan: visit.seen, box)
      && !texts.contains { $0.intersects(box) } ? box : nil
  }

  /// Inside of the corners of a view, nearer to one or on it where the number would cover a text in the view, or stand close to
  /// it.
  private func boxesAtCorners(of visit: Visit) -> [CGRect] {
    let seen = visit.seen
    // In a low view it stands at half its height.
    let half = min(seen.box.width, seen.box.height) / 2
    let places = [Self.inset, Self.nearInset, 0].map {
      corners(seen.visible, inset: min($0, half))
    }
    return places[0].indices.compactMap { corner in
      let boxes = places.map { box(visit.number, $0[corner]) }
      func first(_ gap: Double) -> CGRect? {
        boxes.first { box in
          let around = box.insetBy(dx: -gap, dy: -gap)
          return !texts.contains { $0.intersects(around) }
        }
      }
      return first(Self.textGap) ?? first(0)
    }
  }

  /// Points inside the corners of a convex outline, or on them without an inset: the top right one first, then clockwise.
  private func corners(_ outline: [CGPoint], inset: Double) -> [CGPoint] {
    let points = outline.enumerated().map { index, at -> (corner: CGPoint, inside: CGPoint) in
      let before = outline[(index + outline.count - 1) % outline.count]
      let after = outline[(index + 1) % outline.count]
      func way(_ to: CGPoint) -> CGPoint {
        let length = max(at.distance(to: to), 0.001)
        return CGPoint(x: (to.x - at.x) / length, y: (to.y - at.y) / length)
      }
      let (a, b) = (way(before), way(after))
      return (
        at, CGPoint(x: at.x + (a.x + b.x) * inset, y: at.y + (a.y + b.y) * inset)
      )
    }
    guard
      let first = points.indices.max(by: {
        points[$0].corner.x - points[$0].corner.y < points[$1].corner.x - points[$1].corner.y
      })
    else { return [] }
    return (points[first...] + points[..<first]).map(\.inside)
  }

  private func box(_ number: Int, _ at: CGPoint) -> CGRect {
    let width = Self.width(number, look)
    return CGRect(
      x: at.x - width / 2, y: at.y - Self.size / 2, width: width, height: Self.size)
  }

  /// A number of one digit is a disc, a longer one a pill.
  static func width(_ number: Int, _ look: Look) -> Double {
    number < 10 ? size : max(size, (look.width("\(number)", font) + 8).rounded(.up))
  }

  private func isFree(_ box: CGRect, fingerGap: Double = Self.fingerGap) -> Bool {
    let around = box.insetBy(dx: -2, dy: -2)
    let reach = TouchRing.radius + fingerGap
    return !grid.intersects(around) && !marks.contains(where: around.intersects)
      && !fingers.contains { box.nearest(to: $0).distance(to: $0) < reach }
  }

  // MARK: Drawing

  /// All that have a place.
  func draw(_ input: PictureInput) -> Picture {
    var picture = Picture()
    for place in places {
      let then = place.visit.then(scene, input).map { Text.panels.pair(place.visit.name, $0) }
      Self.draw(place.visit, place.box, isOnScene: !place.isInMargin, help: then, look, &picture)
    }
    return picture
  }

  /// A number that tells what it is about where the pointer rests on it; `help` is said of a refusal instead of its reason.
  static func draw(
    _ visit: Visit, _ box: CGRect, isOnScene: Bool, help: String? = nil, _ look: Look,
    _ picture: inout Picture
  ) {
    mark(visit, box, isOnScene: isOnScene, look, &picture.list)
    if let refusal = visit.refusal {
      picture.region(
        .rejected(visit.name), box, help ?? Text.reasons.sentence(Refusal(refusal)))
    } else {
      picture.region(.hit(visit.name), box, Text.canvas.visit(visit.number, of: visit.name))
    }
  }

  /// A number: filled for the hit view, by what became of its touch, an outline for the way, dashed for a refusal.
  static func mark(
    _ visit: Visit, _ box: CGRect, isOnScene: Bool, _ look: Look, _ list: inout DrawList
  ) {
    let theme = look.theme
    let isRefused = visit.refusal != nil
    let filled = visit.isWinner ? visit.fate.colors(theme) : nil
    let color: Color =
      switch (isRefused, isOnScene) {
      case (true, true): visit.isCause ? SceneColors.cause : SceneColors.quiet
      case (true, false): visit.isCause ? StateLook.ink(.failed, theme) : theme.secondary
      case (false, true): visit.isWinner ? visit.fate.onScene : SceneColors.way
      case (false, false): filled?.fill ?? theme.ended.color
      }
    let ground = isOnScene ? SceneColors.companion : theme.stage
    let shape = Path.roundedRectangle(box, box.height / 2)
    // On a dark view a ring of dashes alone would look like a cog.
    if isOnScene {
      list.fill(
        .roundedRectangle(box.insetBy(dx: -1.5, dy: -1.5), box.height / 2 + 1.5), ground)
    }
    list.fill(shape, visit.isWinner ? color : ground)
    ring(box, color, isRefused: isRefused, &list)
    let ink = filled.map { isOnScene ? .white : $0.ink } ?? color
    list.label(
      "\(visit.number)", x: box.midX - look.width("\(visit.number)", font) / 2, middle: box.midY,
      font, ink, look)
  }

  /// Around a number; dashed for a refusal.
  static func ring(
    _ box: CGRect, _ color: Color, isRefused: Bool, _ list: inout DrawList
  ) {
    list.stroke(
      .roundedRectangle(box.insetBy(dx: 0.75, dy: 0.75), box.height / 2 - 0.75), color, width: 1.5,
      dash: isRefused ? [2.5, 2] : [])
  }
}
