package import Foundation
import TouchCanvas
package import TouchGeometry
import TouchLanguage
import TouchReading
import TouchTrace

/// Where the device stands in the room of the canvas.
struct CanvasLayout {
  /// The device's screen, fitted; points of the picture.
  let frame: CGRect
  /// From points of the screen to points of the picture.
  let transform: CGAffineTransform
  /// What is free on both sides together, or above and below, at least.
  private static let column = 132.0
  private static let row = 100.0

  init(bounds: CGRect, screen: CGSize) {
    // In a low room the scene needs it more than the words below it.
    let margin = CGSize(
      width: bounds.width < 300 ? 40 : 60, height: bounds.height < 260 ? 44 : 68)
    var scale = min(
      (bounds.height - margin.height) / screen.height, (bounds.width - margin.width) / screen.width)
    // Chips need a column beside it, or a row above it.
    let hasRoom =
      bounds.width - screen.width * scale >= Self.column
      || bounds.height - screen.height * scale >= Self.row
    if !hasRoom {
      scale = max(
        (bounds.height - Self.row) / screen.height, (bounds.width - Self.column) / screen.width)
    }
    scale = max(0.05, scale)
    // Where the middle leaves no column beside the device, one side takes all that is free.
    let beside = CanvasMargins.columnMin + 26
    let free = bounds.width - screen.width * scale - 26
    let shift = free < beside * 2 && free >= beside + 12 ? beside - free / 2 : 0
    frame = CGRect(
      x: (bounds.midX - screen.width * scale / 2 + shift).rounded(),
      y: (bounds.midY - screen.height * scale / 2).rounded(), width: screen.width * scale,
      height: screen.height * scale)
    transform = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: frame.minX, ty: frame.minY)
  }
}

extension WindowLayout {
  /// From points of the device's screen to points of the window.
  package func toWindow(_ size: CGSize) -> CGAffineTransform {
    CanvasLayout(bounds: canvas, screen: size).transform
  }
}

/// The scene in a device, with what is drawn over it, the responder chain and the legend.
enum CanvasPicture {
  /// Of the screen's round corners, points; a small one is not cut to a lens.
  private static func radius(_ frame: CGRect) -> Double {
    min(22, min(frame.width, frame.height) * 0.1)
  }
  private static let bezelColor = Color(0x0B0D10)

  static func draw(
    _ input: PictureInput, _ model: CanvasModel, _ bounds: CGRect, _ look: Look
  ) -> Picture {
    var picture = Picture()
    let layout = CanvasLayout(bounds: bounds, screen: input.snapshot.screen)
    let frame = layout.frame
    picture.list.fill(.rectangle(bounds), look.theme.window)
    let bezel = frame.insetBy(dx: -11, dy: -11)
    let radius = radius(frame)
    picture.list.fill(
      .roundedRectangle(bezel.insetBy(dx: -2, dy: -2), radius + 13), look.theme.border)
    picture.list.fill(.roundedRectangle(bezel, radius + 11), bezelColor)
    let scene = ScenePicture.draw(input.snapshot, look, render: model.render)
    picture.list.clipped(to: frame) { $0.append(scene.list, transform: layout.transform) }
    for corner in cornersOutside(frame, radius) { picture.list.fill(corner, bezelColor) }
    picture.region(.screen, frame, "")
    for region in scene.regions {
      let outline = region.outline.applying(layout.transform).intersection(frame)
      if !outline.isNull { picture.region(region.target, outline, region.tooltip) }
    }
    var margins = CanvasMargins(bounds, bezel: bezel)
    let past = margins.past(model.live, look)
    let hits = input.probe.map { [$0] } ?? input.reading.hits
    let legend = LegendPicture.draw(
      input.reading, hits, input.snapshot, model.overlays,
      showsStates: model.showsStates, in: margins.right, look)
    let showsNumbers = input.probe == nil
    let chain = margins.chain(numbers: showsNumbers ? HudPicture.height(input) : 0)
    // Beside a device that lies there is no room: the numbers go below it.
    let numbers =
      margins.right.width > 90
      ? hudBounds(margins.right, legend)
      : margins.below.height >= 26
        ? margins.below
        : margins.overChain(model.overlays.contains(.responders) ? input.reading.chain.count : 0)
    let hud = showsNumbers ? HudPicture.draw(input, in: numbers, look) : Picture()
    var width = bezel.width + 20
    if case .column = chain, model.overlays.contains(.responders) { width = bezel.width + 4 }
    let trail = breadcrumb(input, below: bezel, width: width, in: bounds, look)
    let around = [legend, hud, trail, past]
    picture.append(
      SceneOverlays.draw(
        input, model, look, toCanvas: layout.transform, bounds: bounds.insetBy(dx: 4, dy: 4),
        screenRadius: radius, chainBounds: chain,
        reserved: around.flatMap { $0.regions.map(\.outline) }))
    for layer in around { picture.append(layer) }
    return picture
  }

  /// Above the legend.
  private static func hudBounds(_ beside: CGRect, _ legend: Picture) -> CGRect {
    let bottom = legend.regions.first.map { $0.outline.minY - 10 } ?? beside.maxY
    return CGRect(
      x: beside.minX, y: beside.minY, width: beside.width, height: max(0, bottom - beside.minY))
  }

  /// The path of the hit test, below the device.
  private static func breadcrumb(
    _ input: PictureInput, below bezel: CGRect, width most: Double, in bounds: CGRect, _ look: Look
  ) -> Picture {
    var picture = Picture()
    let hit = input.probe ?? input.reading.hit
    guard !hit.path.isEmpty, bounds.maxY - bezel.maxY > 18 else { return picture }
    var names = hit.path.map { input.name(of: $0) }
    if hit.isRedirected { names.append(input.name(of: hit.winner)) }
    let font = Font.ui(12)
    // With several touches it says whose path it is.
    let isOne = Set(input.reading.hits.map(\.finger)).count < 2 || input.probe != nil
    let touch = isOne ? nil : Int(input.name(of: hit.finger).dropFirst(6))
    let text = look.fit(
      Text.canvas.hitPath(names, touch: touch), min(bounds.width - 24, most), font)
    let width = look.width(text, font)
    let box = CGRect(x: bezel.midX - width / 2, y: bezel.maxY + 3, width: width, height: 18)
    // Lines to views that lie beyond the screen end below it.
    picture.list.fill(
      .roundedRectangle(box.insetBy(dx: -4, dy: 0), 4), look.theme.window.opacity(0.9))
    picture.list.label(text, x: box.minX, middle: box.midY, font, look.theme.secondary, look)
    picture.region(.path, box, Text.canvas.hitPathHelp)
    return picture
  }

  /// What a device's round corners cover of its screen.
  private static func cornersOutside(_ r: CGRect, _ radius: Double) -> [Path] {
    let k = radius * (1 - 0.5522847498)
    return [
      (r.minX, r.minY, 1.0, 1.0), (r.maxX, r.minY, -1, 1), (r.maxX, r.maxY, -1, -1),
      (r.minX, r.maxY, 1, -1),
    ]
    .map { x, y, sx, sy in
      func p(_ dx: Double, _ dy: Double) -> CGPoint { CGPoint(x: x + dx * sx, y: y + dy * sy) }
      var path = Path()
      path.move(p(-1, -1))
      path.line(p(radius, -1))
      path.line(p(radius, 0))
      path.cubic(p(k, 0), p(0, k), p(0, radius))
      path.line(p(-1, radius))
      path.close()
      return path
    }
  }
}
