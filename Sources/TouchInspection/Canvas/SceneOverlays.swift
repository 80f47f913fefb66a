import Foundation
import TouchCanvas
import TouchGeometry
import TouchLanguage
import TouchReading
import TouchTrace

/// What is drawn over the scene, in the stage and in the window: outlines, numbers, marks and touches, and no text.
struct SceneOverlays {
  let scene: HitScene
  let numbers: HitNumbers
  /// Both with the marks of what a person points at: nothing else gives way to these.
  let marked: (scene: HitScene, numbers: HitNumbers)
  /// What an axis decided; nil for what none did.
  let direction: DragDirection?
  /// What a touch missed by little, or the hit view that took it outside of its bounds; nil where there is none, and while the
  /// hit test does not show.
  let missed: MissedDistance?
  /// Where the words of that stand.
  private let missedWords: CGRect?
  /// The margin around a control outside of which its touch ended; nil for none, and while the hit test does not show.
  let margin: MarginLimit?
  /// How far outside that was.
  private let marginMarks: MarginLimit.Marks
  /// When hit views were where they are no longer.
  private let ghostTimes: Picture
  private let fingers: FingerMarks
  private let axes: [(box: CGRect, axis: MovementAxis)]
  private let input: PictureInput
  private let model: CanvasModel
  private let look: Look

  /// `column` is where the numbers of the way stand beside the device; nil puts them on their views.
  init(
    _ input: PictureInput, _ model: CanvasModel, toCanvas: CGAffineTransform, radius: Double,
    column: (x: Double, rows: ClosedRange<Double>)?, _ look: Look
  ) {
    self.input = input
    self.model = model
    self.look = look
    let showsHit = model.overlays.contains(.hit)
    let hits = HitPasses.shown(input, model.overlays)
    var scene = HitScene(
      input, hits, cause: showsHit ? model.cause : nil, toCanvas: toCanvas, radius: radius)
    if model.marksAll { scene = scene.marking(Set(input.snapshot.views.map(\.handle))) }
    self.scene = scene
    lazy var lines = SceneLines(scene)
    let showsFingers = model.overlays.contains(.touches) && input.probe == nil
    fingers =
      showsFingers
      ? TouchesPicture.draw(
        input, look, ghosts: model.ghosts, live: model.live, off: showsHit ? lines : nil,
        toCanvas: toCanvas)
      : FingerMarks()
    direction = showsHit && input.probe == nil ? DragDirection(input) : nil
    missed = showsHit ? MissedDistance(scene, input) : nil
    axes = showsHit ? AxisMarks.boxes(scene, input, direction) : []
    numbers = HitNumbers(
      scene, column: column,
      fingers: fingers.points + [input.probePoint].compactMap { $0?.applying(toCanvas) },
      marks: fingers.tags + axes.map(\.box), heights: model.steady.heights, look)
    let taken = fingers.tags + axes.map(\.box) + numbers.places.map(\.box)
    let rings = fingers.rings
    missedWords = missed.flatMap { $0.place(on: scene, marks: taken + rings, off: lines, look) }
    margin = showsHit ? MarginLimit(scene, input) : nil
    marginMarks =
      margin?.marks(
        on: scene, input, taken: taken + rings + [missedWords].compactMap { $0 }, off: lines, look)
      ?? MarginLimit.Marks()
    ghostTimes =
      showsHit
      ? HitGhosts.labels(
        scene, input,
        marks: taken + rings + [missedWords].compactMap { $0 } + marginMarks.boxes, off: lines,
        look) : Picture()
    let pointed = showsHit ? PointedViews.find(model, scene, input) : []
    let words =
      [missedWords].compactMap { $0 } + marginMarks.boxes + ghostTimes.regions.map(\.outline)
    marked = (scene.marking(pointed), numbers.marking(pointed, off: words))
  }

  /// What lies below the numbers, and is cut off by the round corners of the screen as the scene is; lines to texts come
  /// between the two.
  func ground() -> Picture {
    var picture = Picture()
    if model.overlays.contains(.areas) {
      picture.append(TouchAreaPicture.fills(input.areas, look, toCanvas: scene.toCanvas))
    }
    if model.overlays.contains(.hit) {
      if let missed { picture.list.append(missed.ground()) }
      if let margin { picture.list.append(margin.ground(on: scene)) }
      picture.list.append(HitGhosts.draw(scene, look))
      picture.list.append(HitOutlines.draw(marked.scene))
    }
    return picture
  }

  /// Numbers, marks and touches.
  func marks(hasNumbers: Bool = true) -> Picture {
    var picture = Picture()
    if model.overlays.contains(.hit) {
      picture.list.append(AxisMarks.draw(axes))
      if hasNumbers { picture.append(marked.numbers.draw(input)) }
      if let missed { picture.append(missed.draw(on: scene, words: missedWords, look)) }
      picture.append(marginMarks.picture)
      picture.append(ghostTimes)
    }
    picture.append(fingers.picture)
    if let point = input.probePoint {
      cross(point.applying(scene.toCanvas), &picture.list)
    }
    return picture
  }

  /// What no line may cross: numbers, views that refused and do not contain its object, touches and the words of what was
  /// missed.
  func isFree(_ line: LeaderLine, of own: Handle) -> Bool {
    let reach = TouchRing.radius + 2
    return !numbers.places.contains {
      !$0.isInMargin && line.meets($0.box.insetBy(dx: -2, dy: -2))
        || $0.visit.refusal != nil && !input.snapshot.isInside(own, $0.visit.seen.view.handle)
          && !$0.visit.seen.isWholeScreen && line.meets($0.visit.seen.box)
    } && !axes.contains { line.meets($0.box) } && !fingers.tags.contains(where: line.meets)
      && !(missedWords.map(line.meets) ?? false) && !marginMarks.boxes.contains(where: line.meets)
      && !fingers.points.contains { point in
        // A line ends before the touch that its object has, and the ring of that lies over it.
        !(scene.views[own]?.box.contains(point) ?? false)
          && line.meets(CGRect(origin: point, size: .zero).insetBy(dx: -reach, dy: -reach))
      }
  }

  /// The same, and the line crosses nothing that is drawn, and no view that was never asked and neither contains its object
  /// nor lies in it.
  func isClear(_ line: LeaderLine, of own: Handle) -> Bool {
    isFree(line, of: own) && !(scene.views[own].map { strikesOut(line, of: $0) } ?? false)
      && !scene.views.all.contains { seen in
        let other = seen.view.handle
        return scene.sign(of: other) == .unasked && seen.isOnScreen && !seen.view.isWindow
          && line.meets(seen.box) && !input.snapshot.isInside(own, other)
          && !input.snapshot.isInside(other, own)
      }
  }

  /// Whether a line to a view would cross the body of another one, as if that was deleted, or a text. What lies around its
  /// object is the ground that it is drawn on, and covers what is behind.
  func strikesOut(_ line: LeaderLine, of object: SeenView) -> Bool {
    let own = object.view.handle
    func contains(_ seen: SeenView) -> Bool { input.snapshot.isInside(own, seen.view.handle) }
    let ground = scene.views.all.last { seen in
      line.points.allSatisfy(seen.box.insetBy(dx: -1, dy: -1).contains) && !seen.view.drawsNothing
        && seen.view.handle != own && contains(seen)
    }
    let shown = ground.map { scene.views.inFront(of: $0.view.handle) } ?? scene.views.all[...]
    return ([ground].compactMap { $0 } + shown).contains { seen in
      // A line ends at the edge of its object, where others may begin.
      guard line.meets(seen.box.insetBy(dx: 1, dy: 1)), seen.isOnScreen, !seen.view.drawsNothing,
        !input.snapshot.isInside(seen.view.handle, own)
      else { return false }
      return !seen.box.contains(object.box) && !contains(seen)
        || ScenePicture.texts(of: seen.view, look).contains { text in
          line.meets(text.applying(scene.toCanvas).intersection(seen.box))
        }
    }
  }

  /// The point that is asked about.
  private func cross(_ at: CGPoint, _ list: inout DrawList) {
    for (color, width) in [(Color.white, 4.0), (SceneColors.selection, 2)] {
      list.stroke(.circle(at, 7), color, width: width)
      for (dx, dy) in [(1.0, 0.0), (-1, 0), (0, 1), (0, -1)] {
        list.stroke(
          .line(
            CGPoint(x: at.x + dx * 4, y: at.y + dy * 4),
            CGPoint(x: at.x + dx * 13, y: at.y + dy * 13)), color, width: width)
      }
    }
  }
}
