import TouchLanguage
import Foundation
import TouchCanvas
import TouchGeometry
import TouchReading
import TouchTrace

/// The way of the hit test over the scene: who was asked in which order, who said no and why, who won.
struct HitPathPicture {
  /// The passes that are shown; numbers and refusals are those of the last one.
  let hits: [HitReading]
  let snapshot: SceneSnapshot
  let look: Look
  /// From points of the screen to points of the picture.
  let toCanvas: CGAffineTransform
  /// A view that fills the screen follows the round corners of the device.
  let screenRadius: Double

  /// Every view with what the views around it let through.
  private let views: SeenViews

  init(
    hits: [HitReading], snapshot: SceneSnapshot, look: Look, toCanvas: CGAffineTransform,
    screenRadius: Double
  ) {
    self.hits = hits
    self.snapshot = snapshot
    self.look = look
    self.toCanvas = toCanvas
    self.screenRadius = screenRadius
    views = hits.isEmpty ? SeenViews([]) : SeenViews(snapshot.views)
  }

  private var hit: HitReading { hits.last ?? HitReading() }
  private var winners: [Handle] { hits.map(\.winner) }
  private var accepted: Set<Handle> { Set(hits.flatMap(\.path)).union(winners) }

  // MARK: Outlines

  /// Views never asked, then the way, then refusals; winners last, so that no thinner line crosses them.
  func outlines() -> Picture {
    var picture = Picture()
    guard !hit.visited.isEmpty else { return picture }
    let theme = look.theme
    let visited = Set(hits.flatMap(\.visited))
    let accepted = accepted
    for view in snapshot.views
    where !visited.contains(view.handle) && !accepted.contains(view.handle) && !view.isHidden
      && !view.isWindow
    {
      picture.list.stroke(
        outline(view), theme.possible.color.opacity(0.8), width: 1, dash: [1.5, 3])
    }
    let winners = winners
    for isWinner in [false, true] {
      for view in snapshot.views
      where accepted.contains(view.handle) && winners.contains(view.handle) == isWinner {
        let halo = isWinner ? 0.55 : 0.4
        picture.list.stroke(outline(view), .black.opacity(halo), width: isWinner ? 6 : 3)
        picture.list.stroke(outline(view), theme.ended.color, width: isWinner ? 3 : 1.5)
      }
    }
    var seen: Set<Handle> = []
    for rejection in hits.flatMap(\.rejected)
    where !accepted.contains(rejection.view) && seen.insert(rejection.view).inserted {
      guard let view = views[rejection.view] else { continue }
      picture.list.stroke(outline(view), .white.opacity(0.55), width: 3)
      picture.list.stroke(outline(view), theme.failed.color, width: 1.5, dash: [5, 3])
    }
    return picture
  }

  private func outline(_ view: ViewSnapshot) -> Path {
    let screen = CGRect(origin: .zero, size: snapshot.screen)
    return ScenePicture.box(view) == screen
      ? .roundedRectangle(screen.applying(toCanvas).insetBy(dx: 1, dy: 1), screenRadius)
      : .polygon(views.seen(view).map { $0.applying(toCanvas) })
  }

  // MARK: Numbers and refusals

  /// The visits in order: a number at each view of the way, a label at each one that said no.
  func marks(_ places: inout LabelPlaces, _ written: inout SceneLabels) {
    for (index, handle) in hit.visited.enumerated() where hit.rejection(of: handle) == nil {
      guard let view = views[handle] else { continue }
      badge(index + 1, view, &places, &written.labels)
    }
    let farthest = farthestNamed
    for (index, handle) in hit.visited.enumerated() {
      guard let view = views[handle], let rejection = hit.rejection(of: handle),
        rejection.reason != .outside || rejection.number <= farthest
      else { continue }
      refusal(index + 1, view, rejection, &places, &written)
    }
  }

  /// Of many views that do not contain the point only the nearest are named: points of the screen.
  private var farthestNamed: Double {
    let distances = hit.rejected.filter { $0.reason == .outside }.map(\.number).sorted()
    return distances.count > Self.mostNamed ? distances[Self.mostNamed - 1] : .infinity
  }

  private static let mostNamed = 8

  private func badge(
    _ number: Int, _ view: ViewSnapshot, _ places: inout LabelPlaces, _ picture: inout Picture
  ) {
    // What is cut off or scrolled away has no place for a number.
    let seen = Clipping.clip(
      views.seen(view), to: screenCorners)
    guard let first = seen.first else { return }
    let corner = (seen.contains(view.corners[0]) ? view.corners[0] : first).applying(toCanvas)
    // Beside what is hardly larger than the number.
    let corners = seen.map { $0.applying(toCanvas) }
    let size = min(
      (corners.map(\.x).max() ?? 0) - (corners.map(\.x).min() ?? 0),
      (corners.map(\.y).max() ?? 0) - (corners.map(\.y).min() ?? 0))
    let out = size < 40 ? 19.0 : 11
    let wanted = CGRect(x: corner.x - out, y: corner.y - out, width: 22, height: 22)
    // Views that share a corner get their numbers side by side.
    guard let box = places.place(beside: wanted) else { return }
    let theme = look.theme
    let isWinner = winners.contains(view.handle)
    Glyph.badge(
      &picture.list, "\(number)", at: CGPoint(x: box.midX, y: box.midY),
      fill: isWinner ? theme.ended.color : theme.name == "light" ? .white : Color(0x0E2A1E),
      ring: theme.ended.color, ink: isWinner ? theme.ended.label : theme.ended.color, look)
    picture.region(.hit(view.name), box, Text.canvas.visit(number, of: view.name))
  }

  private func refusal(
    _ number: Int, _ view: ViewSnapshot, _ why: HitReading.Rejection,
    _ places: inout LabelPlaces, _ written: inout SceneLabels
  ) {
    let corners = view.corners.map { $0.applying(toCanvas) }
    let right = corners.map(\.x).max() ?? 0
    let top = corners.map(\.y).min() ?? 0
    let font = Font.ui(11, .medium)
    let words = Text.canvas.refusal(
      of: view.name, why.reason, by: why.number, rule: why.rule)
    let text = look.fit(words, places.bounds.width - 60, font)
    let width = look.width(text, font) + 56
    let wanted = CGRect(x: right - width * 0.4, y: top - 11, width: width, height: 22)
    guard let box = places.place(wanted) else { return }
    let theme = look.theme
    let outline = corners.reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) }
    written.leader(from: box, to: outline, theme.failed.color)
    written.labels.list.fill(.roundedRectangle(box, 5), theme.panel)
    written.labels.list.stroke(.roundedRectangle(box, 5), theme.failed.color, width: 1)
    let ink = StateLook.ink(.failed, theme)
    written.labels.list.centered(
      "\(number)", in: CGRect(x: box.minX + 3, y: box.minY, width: 20, height: box.height),
      .ui(11, .bold), ink, look)
    Glyph.noEntry(
      &written.labels.list, at: CGPoint(x: box.minX + 32, y: box.midY), radius: 5.5, ink,
      on: theme.panel)
    written.labels.list.label(text, x: box.minX + 45, middle: box.midY, font, theme.text, look)
    written.labels.region(.rejected(view.name), box, Text.reasons.sentence(Refusal(why)))
  }

  private var screenCorners: [CGPoint] {
    let (right, bottom) = (snapshot.screen.width, snapshot.screen.height)
    return [
      CGPoint(x: 0, y: 0), CGPoint(x: right, y: 0), CGPoint(x: right, y: bottom),
      CGPoint(x: 0, y: bottom),
    ]
  }

  /// Why a view said no, with the distance.
  static func words(_ why: HitReading.Rejection) -> String {
    Text.canvas.refusal(why.reason, by: why.number, rule: why.rule)
  }
}

/// The views of a snapshot by their handles, with what cuts them off; made in one pass over them.
private struct SeenViews {
  private var views: [Handle: ViewSnapshot] = [:]
  /// The corners of the views around each one that clip it, on the screen, the nearest first.
  private var clips: [Handle: [[CGPoint]]] = [:]

  /// Parents come before their children.
  init(_ all: [ViewSnapshot]) {
    for view in all {
      views[view.handle] = view
      guard let parent = views[view.parent] else { continue }
      let outer = clips[view.parent] ?? []
      clips[view.handle] = parent.clipsToBounds ? [parent.corners] + outer : outer
    }
  }

  subscript(handle: Handle) -> ViewSnapshot? { views[handle] }

  /// The part of a view that the views around it let through, on the screen; empty when they cut all of it off.
  func seen(_ view: ViewSnapshot) -> [CGPoint] {
    var corners = view.corners
    for clip in clips[view.handle] ?? [] where !corners.isEmpty {
      corners = Clipping.clip(corners, to: clip)
    }
    return corners
  }
}
