import TouchLanguage
import Foundation
import TouchCanvas
import TouchGeometry
import TouchReading
import TouchTrace

/// What is drawn over the scene, in the stage and in the window; later parts lie over earlier ones.
enum SceneOverlays {
  static func draw(
    _ input: PictureInput, _ model: CanvasModel, _ look: Look, toCanvas: CGAffineTransform,
    bounds: CGRect, screenRadius: Double = 0, chainBounds: ChainBounds = .scene,
    reserved: [CGRect] = []
  ) -> Picture {
    var picture = Picture()
    var places = LabelPlaces(bounds: bounds.insetBy(dx: 4, dy: 4))
    for rect in reserved { places.reserve(rect) }
    if model.render != .wireframe {
      for rect in ScenePicture.texts(input.snapshot, look) { places.spare(rect.applying(toCanvas)) }
    }
    let fingers = TouchesPicture.draw(
      input.reading, look, ghosts: model.ghosts, pinned: model.live.heldFingers,
      toCanvas: toCanvas)
    let showsFingers = model.overlays.contains(.touches) && input.probe == nil
    if showsFingers { for rect in fingers.tags { places.reserve(rect) } }
    let chain =
      model.overlays.contains(.responders) && input.probe == nil
      ? chain(input, look, bounds, chainBounds, besides: showsFingers ? fingers.tags : [])
      : Picture()
    for region in chain.regions { places.reserve(region.outline) }
    let path = HitPathPicture(
      hits: input.probe.map { [$0] } ?? input.reading.hits, snapshot: input.snapshot, look: look,
      toCanvas: toCanvas, screenRadius: screenRadius)
    if model.overlays.contains(.areas) {
      picture.append(TouchAreaPicture.fills(input.areas, look, toCanvas: toCanvas))
    }
    if model.overlays.contains(.hit) { picture.append(path.outlines()) }
    var written = SceneLabels()
    if model.overlays.contains(.hit) { path.marks(&places, &written) }
    if model.overlays.contains(.areas) {
      TouchAreaPicture.labels(
        input.areas, input.snapshot, look, toCanvas: toCanvas, places: &places, &written)
    }
    picture.list.append(written.leaders)
    picture.append(chain)
    if showsFingers { picture.append(fingers.picture) }
    picture.append(written.labels)
    if let point = input.probePoint { cross(point.applying(toCanvas), look, &picture.list) }
    return picture
  }

  /// The point that is asked about.
  private static func cross(_ at: CGPoint, _ look: Look, _ list: inout DrawList) {
    for (color, width) in [(Color.white, 4.0), (look.theme.accent, 2)] {
      list.stroke(.circle(at, 7), color, width: width)
      for (dx, dy) in [(1.0, 0.0), (-1, 0), (0, 1), (0, -1)] {
        list.stroke(
          .line(
            CGPoint(x: at.x + dx * 4, y: at.y + dy * 4),
            CGPoint(x: at.x + dx * 13, y: at.y + dy * 13)), color, width: width)
      }
    }
  }

  private static func chain(
    _ input: PictureInput, _ look: Look, _ bounds: CGRect, _ chainBounds: ChainBounds,
    besides tags: [CGRect]
  ) -> Picture {
    switch chainBounds {
    case .column(let rect):
      return ChainPicture.draw(input.reading, input.trace, look, in: rect)
    case .row(let rect): return ChainPicture.row(input.reading, input.trace, look, in: rect)
    case .scene: break
    }
    let height = min(30 * Double(input.reading.chain.count) + 30, bounds.height * 0.45)
    let width = min(140, bounds.width * 0.35)
    let (left, right) = (bounds.minX + 10, bounds.maxX - 10 - width)
    let (bottom, top) = (bounds.maxY - 80 - height, bounds.minY + 40)
    let corners = [(left, bottom), (right, bottom), (left, top), (right, top)].map { x, y in
      CGRect(x: x, y: y, width: width, height: height)
    }
    let free = corners.first { rect in !tags.contains { $0.intersects(rect) } }
    return ChainPicture.draw(input.reading, input.trace, look, in: free ?? corners[0])
  }
}
