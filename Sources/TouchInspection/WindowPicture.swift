public import Foundation
import TouchCanvas
public import TouchGeometry
import TouchTrace

/// Where things are in a window of a certain size, in points.
public struct WindowLayout: Sendable {
  public static let toolbar = 44.0
  public static let status = 26.0
  public var left: CGRect
  public var canvas: CGRect
  public var right: CGRect
  public var timeline: CGRect
  public var statusLine: CGRect

  public init(_ size: CGSize, overlays: Overlays) {
    let timelineHeight = overlays.contains(.timeline) ? max(150, min(270, size.height * 0.3)) : 0
    let hasRight = overlays.contains(.cards) || overlays.contains(.why)
    let rightWidth = hasRight ? min(372, size.width * 0.36) : 0
    let leftWidth = size.width >= 1200 ? 252.0 : 0
    let middle = max(40, size.height - Self.toolbar - Self.status - timelineHeight)
    statusLine = CGRect(x: 0, y: size.height - Self.status, width: size.width, height: Self.status)
    timeline = CGRect(x: 0, y: Self.toolbar + middle, width: size.width, height: timelineHeight)
    left = CGRect(x: 0, y: Self.toolbar, width: leftWidth, height: middle)
    right = CGRect(x: size.width - rightWidth, y: Self.toolbar, width: rightWidth, height: middle)
    canvas = CGRect(
      x: leftWidth, y: Self.toolbar, width: size.width - leftWidth - rightWidth, height: middle)
  }

  /// The screen of the device within the canvas, fitted.
  public func screen(_ screen: CGSize) -> CGRect {
    let scale = max(
      0.05, min((canvas.height - 44) / screen.height, (canvas.width - 60) / screen.width))
    let width = screen.width * scale
    let height = screen.height * scale
    return CGRect(
      x: (canvas.midX - width / 2).rounded(), y: (canvas.midY - height / 2).rounded(), width: width,
      height: height)
  }

  /// From points of the device's screen to points of the window.
  public func toWindow(_ size: CGSize) -> CGAffineTransform {
    let frame = screen(size)
    let scale = frame.width / size.width
    return CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: frame.minX, ty: frame.minY)
  }
}

/// The whole window: the scene in a device, why, recognizers, timeline.
public enum WindowPicture {
  public static func draw(_ input: PictureInput, _ model: WindowModel, _ look: Look) -> Picture {
    var picture = Picture()
    let theme = look.theme
    let layout = WindowLayout(model.size, overlays: model.overlays)
    picture.list.fill(.rectangle(CGRect(origin: .zero, size: model.size)), theme.window)
    device(input, model, layout, look, &picture)
    if layout.left.width > 0 { picture.append(AboutPicture.draw(model, layout.left, look)) }
    if layout.right.width > 0 { rightPanel(input, model, layout.right, look, &picture) }
    if layout.timeline.height > 0 {
      let timeline = TimelinePicture.draw(
        input.reading, input.snapshot, input.trace, size: layout.timeline.size,
        isPaused: model.isPaused, range: model.timelineRange, look)
      picture.append(timeline, offset: layout.timeline.origin)
      line(
        CGPoint(x: 0, y: layout.timeline.minY),
        CGPoint(x: model.size.width, y: layout.timeline.minY), look, &picture)
    }
    picture.append(ToolbarPicture.draw(model, look))
    picture.append(StatusPicture.draw(input, model, layout.statusLine, look))
    if let problem = model.problem {
      picture.append(ProblemPicture.draw(problem, in: layout.canvas, look))
    } else if let notice = model.notice {
      chip(notice, layout.canvas, look, &picture)
    }
    return picture
  }

  private static func device(
    _ input: PictureInput, _ model: WindowModel, _ layout: WindowLayout, _ look: Look,
    _ picture: inout Picture
  ) {
    let size = input.snapshot.screen
    let frame = layout.screen(size)
    let t = layout.toWindow(size)
    let radius = 22.0
    let bezel = frame.insetBy(dx: -9, dy: -9)
    picture.list.fill(
      .roundedRectangle(bezel.insetBy(dx: -2, dy: -2), radius + 11), look.theme.border)
    picture.list.fill(.roundedRectangle(bezel, radius + 9), Color(0x0B0D10))
    picture.list.clipped(to: frame) { list in
      list.append(ScenePicture.draw(input.snapshot, look).list, transform: t)
    }
    for corner in cornersOutside(frame, radius) { picture.list.fill(corner, Color(0x0B0D10)) }
    picture.region("screen", frame, "")
    let chain = CGRect(
      x: layout.canvas.minX + 14, y: layout.canvas.minY + 12,
      width: max(0, bezel.minX - layout.canvas.minX - 26), height: layout.canvas.height - 20)
    let beside = CGRect(
      x: bezel.maxX + 12, y: layout.canvas.minY + 12,
      width: max(0, layout.canvas.maxX - bezel.maxX - 24), height: layout.canvas.height - 24)
    picture.append(
      LegendPicture.draw(input.reading, input.snapshot, model.overlays, in: beside, look))
    picture.append(
      SceneOverlays.draw(
        input, model, look, toCanvas: t, room: layout.canvas.insetBy(dx: 4, dy: 4),
        screenRadius: radius, chainRoom: chain))
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

  private static func rightPanel(
    _ input: PictureInput, _ model: WindowModel, _ room: CGRect, _ look: Look,
    _ picture: inout Picture
  ) {
    picture.list.fill(.rectangle(room), look.theme.window)
    line(CGPoint(x: room.minX, y: room.minY), CGPoint(x: room.minX, y: room.maxY), look, &picture)
    var y = room.minY + 14
    let width = room.width - 28
    if model.overlays.contains(.why) {
      let (why, height) = WhyPicture.draw(
        Explanation.last(input), width: width, look)
      picture.append(why, offset: CGPoint(x: room.minX + 14, y: y))
      // A steady height keeps the cards from jumping.
      y += max(height, 124) + 8
      line(CGPoint(x: room.minX, y: y), CGPoint(x: room.maxX, y: y), look, &picture)
      y += 10
    }
    guard model.overlays.contains(.cards) else { return }
    let (cards, content) = RecognizerCards.draw(
      input.reading, input.snapshot, input.trace, width: width, height: room.maxY - y,
      offset: model.cardOffset, look)
    picture.append(cards, offset: CGPoint(x: room.minX + 14, y: y))
    picture.region(
      "cards", CGRect(x: room.minX, y: y, width: room.width, height: room.maxY - y), "")
    let visible = room.maxY - y
    if content > visible {
      let height = max(24, visible * visible / content)
      let top = y + (visible - height) * min(1, model.cardOffset / max(1, content - visible))
      picture.list.fill(
        .roundedRectangle(CGRect(x: room.maxX - 8, y: top, width: 4, height: height), 2),
        look.theme.border)
    }
  }

  private static func line(_ a: CGPoint, _ b: CGPoint, _ look: Look, _ picture: inout Picture) {
    picture.list.stroke(.line(a, b), look.theme.border.opacity(0.5), width: 1)
  }

  private static func chip(_ text: String, _ room: CGRect, _ look: Look, _ picture: inout Picture) {
    let width = min(look.width(text, .ui(12, .medium)) + 28, room.width - 20)
    let box = CGRect(x: room.midX - width / 2, y: room.maxY - 34, width: width, height: 26)
    picture.list.fill(.roundedRectangle(box, 13), look.theme.panel)
    picture.list.stroke(.roundedRectangle(box, 13), look.theme.focus, width: 1)
    picture.list.centered(
      text, in: box.insetBy(dx: 10, dy: 0), .ui(12, .medium), look.theme.text, look)
  }
}
