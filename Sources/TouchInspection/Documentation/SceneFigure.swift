import Foundation
import TouchArticles
import TouchCanvas
import TouchGeometry
import TouchReading
import TouchTrace

/// The scene of a picture for teaching: large, without the canvas's head, foot and margins, with names on its views.
enum SceneFigure {
  /// Around the views that the part of the scene is about, points of the screen.
  private static let room = 20.0
  private static let edge = 8.0
  private static let nameFont = Font.ui(12, .semibold)
  private static let nameHeight = 18.0

  /// How large it is in a room: the device, or the part of the scene around the views of `extent`, has its own shape.
  static func size(
    _ input: PictureInput, _ extent: DocumentationExtent, in room: CGSize
  ) -> CGSize {
    let around = extent.crop.isEmpty ? edge * 2 : 0
    let shown =
      part(extent.crop, input.snapshot)
      ?? CGRect(
        origin: .zero, size: input.snapshot.screen)
    let scale = min((room.width - around) / shown.width, (room.height - around) / shown.height)
    return CGSize(width: shown.width * scale + around, height: shown.height * scale + around)
  }

  /// Fills a picture of this size.
  static func draw(
    _ input: PictureInput, _ model: CanvasModel, _ extent: DocumentationExtent, size: CGSize,
    _ look: Look
  ) -> Picture {
    let bounds = CGRect(origin: .zero, size: size)
    let screen = CGRect(origin: .zero, size: input.snapshot.screen)
    let part = part(extent.crop, input.snapshot)
    let device = part == nil ? bounds.insetBy(dx: edge, dy: edge) : bounds
    let shown = part ?? screen
    let scale = min(device.width / shown.width, device.height / shown.height)
    let frame = CGRect(
      x: device.midX - shown.width * scale / 2, y: device.midY - shown.height * scale / 2,
      width: shown.width * scale, height: shown.height * scale)
    let toFigure = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: frame.minX - shown.minX * scale,
      ty: frame.minY - shown.minY * scale)
    var picture = Picture()
    if part == nil { bezel(frame, look, &picture.list) }
    var drawn = contents(input, model, extent, toFigure, in: frame, look)
    drawn.regions = drawn.regions.compactMap { $0.cut(by: frame) }
    picture.list.clipped(to: frame) { $0.append(drawn.list) }
    picture.regions += drawn.regions
    picture.list.stroke(
      .rectangle(frame.insetBy(dx: 0.5, dy: 0.5)), look.theme.border, width: 1)
    return picture
  }

  /// The part of the screen around some views; nil for all of it.
  private static func part(_ views: [String], _ snapshot: SceneSnapshot) -> CGRect? {
    let boxes = snapshot.views.filter { views.contains($0.name) }.map(ScenePicture.box)
    guard let first = boxes.first else { return nil }
    return boxes.dropFirst().reduce(first) { $0.union($1) }.insetBy(dx: -room, dy: -room)
      .intersection(CGRect(origin: .zero, size: snapshot.screen))
  }

  private static func bezel(_ frame: CGRect, _ look: Look, _ list: inout DrawList) {
    list.fill(
      .roundedRectangle(frame.insetBy(dx: -edge, dy: -edge), edge * 2), Color(0x0B0D10))
    list.stroke(
      .roundedRectangle(frame.insetBy(dx: -edge + 0.5, dy: -edge + 0.5), edge * 2),
      look.theme.border, width: 1)
  }

  private static func contents(
    _ input: PictureInput, _ model: CanvasModel, _ extent: DocumentationExtent,
    _ toFigure: CGAffineTransform, in frame: CGRect, _ look: Look
  ) -> Picture {
    var focus = SceneFocus()
    focus.hidden = Set(extent.hidden)
    let snapshot = focus.shown(input.snapshot)
    let scene = ScenePicture.draw(snapshot, look, render: model.render)
    var picture = Picture()
    picture.list.fill(
      .rectangle(CGRect(origin: .zero, size: snapshot.screen).applying(toFigure)), .white)
    picture.list.append(scene.list, transform: toFigure)
    for region in scene.regions where !extent.hidden.contains(region.target.name ?? "") {
      picture.region(region.target, region.outline.applying(toFigure), region.tooltip)
    }
    var shown = input
    shown.snapshot = Self.without(extent.hidden, input.snapshot)
    var model = model
    model.marksAll = true
    let overlays = SceneOverlays(shown, model, toCanvas: toFigure, radius: 0, column: nil, look)
    picture.append(overlays.ground())
    picture.append(overlays.marks(hasNumbers: false))
    if model.overlays.contains(.hit) {
      surroundings(extent, input, toFigure, in: frame, &picture)
    }
    let touches = picture.regions.filter { if case .finger = $0.target { true } else { false } }
      .map(\.outline)
    names(extent.names, snapshot, toFigure, in: frame, besides: touches, look, &picture)
    return picture
  }

  /// Named views that the part of the scene lies within: their own outlines are outside of it, so each has one at the
  /// edge, as the hit test left it.
  private static func surroundings(
    _ extent: DocumentationExtent, _ input: PictureInput, _ toFigure: CGAffineTransform,
    in frame: CGRect, _ picture: inout Picture
  ) {
    guard let hit = input.reading.hits.last else { return }
    var inset = nameInset
    for view in input.snapshot.views where extent.names.contains(view.name) {
      guard isAround(frame, view, toFigure) else { continue }
      let sign: HitSign =
        if hit.winner == view.handle { .hit } else if hit.rejection(of: view.handle) != nil {
          .refused
        } else { hit.visited.contains(view.handle) ? .way : .unasked }
      let edge = frame.insetBy(dx: inset, dy: inset)
      HitOutlines.stroke(sign, &picture.list) { outset in
        .roundedRectangle(edge.insetBy(dx: -outset, dy: -outset), 4)
      }
      picture.region(.view(view.name), edge, "")
      inset += nameInset
    }
  }

  private static let nameInset = 5.0

  /// A view reaches beyond the part of the scene on all sides, or to its edge.
  private static func isAround(
    _ frame: CGRect, _ view: ViewSnapshot, _ toFigure: CGAffineTransform
  ) -> Bool {
    let box = ScenePicture.box(view).applying(toFigure)
    return box.minX <= frame.minX + 0.5 && box.minY <= frame.minY + 0.5
      && box.maxX >= frame.maxX - 0.5 && box.maxY >= frame.maxY - 0.5
  }

  /// Views that are not drawn have no outlines and numbers, either.
  private static func without(_ names: [String], _ snapshot: SceneSnapshot) -> SceneSnapshot {
    guard !names.isEmpty else { return snapshot }
    var snapshot = snapshot
    for index in snapshot.views.indices where names.contains(snapshot.views[index].name) {
      snapshot.views[index].isHidden = true
    }
    return snapshot
  }

  // MARK: Names

  /// On a plate in the corner of each view that covers the least of other things.
  private static func names(
    _ names: [String], _ snapshot: SceneSnapshot, _ toFigure: CGAffineTransform,
    in frame: CGRect, besides marks: [CGRect], _ look: Look, _ picture: inout Picture
  ) {
    let texts = ScenePicture.texts(snapshot, look).map { $0.applying(toFigure) }
    let boxes = snapshot.views.map { (view: $0, box: ScenePicture.box($0).applying(toFigure)) }
    var taken = marks
    for name in names {
      guard let own = boxes.first(where: { $0.view.name == name }) else { continue }
      let others = boxes.filter { $0.view.name != name && !$0.box.contains(own.box) }.map(\.box)
      let size = CGSize(width: look.width(name, nameFont) + 12, height: nameHeight)
      // A view that lies around the part has its name within it.
      let candidates = Self.candidates(
        isAround(frame, own.view, toFigure)
          ? frame.insetBy(dx: nameInset, dy: nameInset) : own.box, size)
      func cost(_ plate: CGRect) -> Double {
        func hidden(_ rects: [CGRect]) -> Double {
          rects.reduce(0) { sum, rect in
            let both = rect.intersection(plate)
            return both.isNull ? sum : sum + both.width * both.height
          }
        }
        let outside = plate.width * plate.height - hidden([plate.intersection(frame)])
        return hidden(taken) * 20 + hidden(texts) * 8 + hidden(others) + outside * 100
      }
      let costs = candidates.map(cost)
      guard let least = costs.min(), let index = costs.firstIndex(of: least) else { continue }
      let plate = candidates[index]
      taken.append(plate)
      picture.list.fill(.roundedRectangle(plate, 4), Color.white)
      picture.list.stroke(
        .roundedRectangle(plate.insetBy(dx: 0.5, dy: 0.5), 4), SceneColors.quiet, width: 1)
      picture.list.centered(name, in: plate, nameFont, Color(0x1B1F24), look)
    }
  }

  /// In the corners of a view, then beside it.
  private static func candidates(_ box: CGRect, _ size: CGSize) -> [CGRect] {
    let inset = 5.0
    let places = [
      (box.minX + inset, box.minY + inset), (box.minX + inset, box.maxY - inset - size.height),
      (box.maxX - inset - size.width, box.maxY - inset - size.height),
      (box.maxX - inset - size.width, box.minY + inset),
      (box.midX - size.width / 2, box.minY - size.height - 3),
      (box.midX - size.width / 2, box.maxY + 3), (box.minX - size.width - 4, box.minY),
      (box.maxX + 4, box.minY),
    ]
    return places.map { CGRect(x: $0.0, y: $0.1, width: size.width, height: size.height) }
  }
}
