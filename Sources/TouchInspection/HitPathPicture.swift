import Foundation
import TouchCanvas
import TouchGeometry
import TouchTrace

/// The way of the hit test over the scene: who was asked in which order, who said no and why, who won.
enum HitPathPicture {
  /// `toCanvas` maps points of the screen to the picture; `room` is where labels may stand.
  static func draw(
    _ reading: TraceReading, _ snapshot: SceneSnapshot, _ look: Look, toCanvas: CGAffineTransform,
    room: CGRect, screenRadius: Double
  ) -> Picture {
    var picture = Picture()
    // Numbers and refusals are those of the latest finger, ways and winners those of all of them.
    let hit = reading.hit
    guard !hit.visited.isEmpty else { return picture }
    let theme = look.theme
    let winners = reading.hits.map(\.winner)
    let visited = Set(reading.hits.flatMap(\.visited))
    let accepted = Set(reading.hits.flatMap(\.path)).union(winners)
    var labels: [CGRect] = []
    let screen = CGRect(origin: .zero, size: snapshot.screen)
    // A view that fills the screen follows the round corners of the device.
    func outline(_ view: ViewSnapshot) -> Path {
      ScenePicture.box(view) == screen
        ? .roundedRectangle(screen.applying(toCanvas).insetBy(dx: 1, dy: 1), screenRadius)
        : .polygon(view.corners.map { $0.applying(toCanvas) })
    }

    for view in snapshot.views
    where !visited.contains(view.handle) && !accepted.contains(view.handle) && !view.isHidden
      && !view.isWindow
    {
      picture.list.stroke(
        outline(view), theme.possible.color.opacity(0.8), width: 1, dash: [1.5, 3])
    }
    // Winners last, so that no thinner line crosses them.
    for isWinner in [false, true] {
      for view in snapshot.views
      where accepted.contains(view.handle) && winners.contains(view.handle) == isWinner {
        let halo = isWinner ? 0.55 : 0.4
        picture.list.stroke(outline(view), .black.opacity(halo), width: isWinner ? 6 : 3)
        picture.list.stroke(outline(view), theme.ended.color, width: isWinner ? 3 : 1.5)
      }
    }
    for rejection in hit.rejected {
      guard let view = snapshot.view(rejection.view) else { continue }
      if !accepted.contains(rejection.view) {
        picture.list.stroke(outline(view), .white.opacity(0.55), width: 3)
        picture.list.stroke(outline(view), theme.failed.color, width: 1.5, dash: [5, 3])
      }
      self.rejection(view, rejection, look, toCanvas, room, &labels, &picture)
    }
    var corners: [CGPoint] = []
    for (index, handle) in hit.visited.enumerated() {
      guard let view = snapshot.view(handle), !hit.rejected.contains(where: { $0.view == handle })
      else { continue }
      badge(index + 1, view, look, toCanvas, room, &corners, &picture)
    }
    return picture
  }

  private static func badge(
    _ number: Int, _ view: ViewSnapshot, _ look: Look, _ t: CGAffineTransform, _ room: CGRect,
    _ taken: inout [CGPoint], _ picture: inout Picture
  ) {
    var at = view.corners[0].applying(t)
    at.x = min(max(at.x, room.minX + 13), room.maxX - 13)
    at.y = min(max(at.y, room.minY + 13), room.maxY - 13)
    // Views that share a corner get their numbers side by side.
    while taken.contains(where: { $0.distance(to: at) < 22 }) { at.x += 23 }
    taken.append(at)
    Glyph.badge(
      &picture.list, "\(number)", at: at,
      fill: look.theme.name == "light" ? .white : Color(0x0E2A1E), ring: look.theme.ended.color,
      ink: look.theme.ended.color, look)
    picture.region(
      "hit:\(view.name)", CGRect(x: at.x - 10, y: at.y - 10, width: 20, height: 20),
      "\(view.name) was asked as number \(number)")
  }

  private static func rejection(
    _ view: ViewSnapshot, _ why: HitReading.Rejection, _ look: Look, _ t: CGAffineTransform,
    _ room: CGRect,
    _ labels: inout [CGRect], _ picture: inout Picture
  ) {
    let corners = view.corners.map { $0.applying(t) }
    let right = corners.map(\.x).max() ?? 0
    let top = corners.map(\.y).min() ?? 0
    let font = Font.ui(11, .medium)
    let text = "\(view.name): \(words(why))"
    let width = look.width(text, font) + 36
    var box = CGRect(x: right - width * 0.4, y: top - 11, width: width, height: 22)
    box.origin.x = min(max(box.minX, room.minX + 4), room.maxX - width - 4)
    box.origin.y = min(max(box.minY, room.minY + 4), room.maxY - 26)
    while labels.contains(where: { $0.intersects(box) }) { box.origin.y += 25 }
    guard box.maxY <= room.maxY else { return }
    labels.append(box)
    picture.list.fill(.roundedRectangle(box, 5), look.theme.panel)
    picture.list.stroke(.roundedRectangle(box, 5), look.theme.failed.color, width: 1)
    Glyph.noEntry(
      &picture.list, at: CGPoint(x: box.minX + 14, y: box.midY), radius: 5.5,
      StateLook.ink(.failed, look.theme),
      on: look.theme.panel)
    picture.list.label(text, x: box.minX + 26, middle: box.midY, font, look.theme.text, look)
    picture.region(
      "rejected:\(view.name)", box,
      ReasonText.rejection(why))
  }

  /// Why a view said no, with the distance.
  static func words(_ why: HitReading.Rejection) -> String {
    switch why.reason {
    case .hidden: "hidden"
    case .alpha: "alpha \(CanonicalLine.number(why.number)) < 0.01"
    case .interactionOff: "interaction off"
    case .animating: "animating"
    case .outside where why.number > 0: "outside by \(Units.points(why.number))"
    case .outside: "its pointInside said no"
    case .override: "its hitTest said no"
    case .disabled: "disabled"
    default: why.reason.code
    }
  }
}
