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

  /// From points of the device's screen to points of the window.
  public func toWindow(_ size: CGSize) -> CGAffineTransform {
    CanvasLayout(room: canvas, screen: size).transform
  }
}

/// The whole window: the scene in a device, why, recognizers, timeline.
public enum WindowPicture {
  public static func draw(_ input: PictureInput, _ model: WindowModel, _ look: Look) -> Picture {
    var picture = Picture()
    let theme = look.theme
    let layout = WindowLayout(model.size, overlays: model.overlays)
    picture.list.fill(.rectangle(CGRect(origin: .zero, size: model.size)), theme.window)
    picture.append(CanvasPicture.draw(input, model, layout.canvas, look))
    if layout.left.width > 0 { picture.append(AboutPicture.draw(model, layout.left, look)) }
    if layout.right.width > 0 {
      picture.append(RightPanelPicture.draw(input, model, layout.right, look))
    }
    if layout.timeline.height > 0 {
      let timeline = TimelinePicture.draw(
        input, size: layout.timeline.size, isPaused: model.isPaused, range: model.timelineRange,
        selection: model.selection, offset: model.laneOffset, look)
      picture.append(timeline.picture, offset: layout.timeline.origin)
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
