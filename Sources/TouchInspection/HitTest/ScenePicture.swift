import TouchLanguage
import Foundation
import TouchCanvas
import TouchGeometry
import TouchReading
import TouchTrace

/// The app's own content: what the views of a scene look like.
enum ScenePicture {
  /// In points of the screen, from its top left corner.
  static func draw(
    _ snapshot: SceneSnapshot, _ look: Look, render: SceneRender = .contents
  ) -> Picture {
    var picture = contents(snapshot, look)
    if render == .wireframe { picture.list = DrawList() }
    picture.list.append(WireframePicture.draw(snapshot, render, look))
    return picture
  }

  private static func contents(_ snapshot: SceneSnapshot, _ look: Look) -> Picture {
    var picture = Picture()
    var alphas: [Handle: Double] = [:]
    var hidden: Set<Handle> = []
    var clips: [Handle: [CGPoint]] = [:]
    var openViews: [OpenView] = []
    for view in snapshot.views {
      while let last = openViews.last, last.view.handle != view.parent {
        finish(openViews.removeLast(), look, &picture.list)
      }
      let alpha = view.alpha * (alphas[view.parent] ?? 1)
      alphas[view.handle] = alpha
      if view.isHidden || hidden.contains(view.parent) || alpha <= 0.001 {
        hidden.insert(view.handle)
        continue
      }
      let clip = clips[view.parent]
      let own = view.clipsToBounds ? view.corners : nil
      clips[view.handle] =
        own.map { corners in clip.map { Clipping.clip(corners, to: $0) } ?? corners } ?? clip
      draw(view.marks, view, alpha, clip, look, &picture.list)
      openViews.append(OpenView(view: view, alpha: alpha, clip: clip))
      guard let shown = shown(view, clip) else { continue }
      picture.region(.view(view.name), shown, "\(view.printedName) \(view.className)")
      let radius = view.cornerRadius
      if radius > 0, shown == box(view) {
        let scale = (view.toScreen.a * view.toScreen.a + view.toScreen.b * view.toScreen.b)
          .squareRoot()
        picture.regions[picture.regions.count - 1].radius = radius * scale
      }
    }
    while let last = openViews.popLast() { finish(last, look, &picture.list) }
    return picture
  }

  /// A view whose subviews are being drawn.
  private struct OpenView {
    let view: ViewSnapshot
    let alpha: Double
    let clip: [CGPoint]?
  }

  private static func finish(_ open: OpenView, _ look: Look, _ list: inout DrawList) {
    guard !open.view.marksInFront.isEmpty else { return }
    draw(open.view.marksInFront, open.view, open.alpha, open.clip, look, &list)
  }

  /// Where the scene's own texts stand, in points of the screen.
  static func texts(_ snapshot: SceneSnapshot, _ look: Look) -> [CGRect] {
    snapshot.views.filter { !$0.isHidden && $0.alpha > 0.01 }.flatMap { texts(of: $0, look) }
  }

  /// Where a view's own texts stand, in points of the screen.
  static func texts(of view: ViewSnapshot, _ look: Look) -> [CGRect] {
    view.marks.compactMap { mark -> CGRect? in
      guard case .text(let text, let rect, let size, let alignment, _) = mark else { return nil }
      let font = Font.ui(size, .medium)
      let width = min(look.width(text, font), rect.width)
      let x =
        switch alignment {
        case .left: rect.minX
        case .center: rect.midX - width / 2
        case .right: rect.maxX - width
        }
      return CGRect(x: x, y: rect.midY - size * 0.6, width: width, height: size * 1.2)
        .applying(view.toScreen)
    }
  }

  static func box(_ view: ViewSnapshot) -> CGRect { view.bounds.applying(view.toScreen) }

  /// The rectangle around what the views around it let through; nil for what is scrolled away or cut off.
  private static func shown(_ view: ViewSnapshot, _ clip: [CGPoint]?) -> CGRect? {
    guard let clip else { return box(view) }
    let shown = CGRect(around: Clipping.clip(view.corners, to: clip))
    return shown.width > 0 && shown.height > 0 ? shown.intersection(box(view)) : nil
  }

  /// What a view draws itself, without its subviews, in points of the view.
  static func content(of view: ViewSnapshot, alpha: Double, _ look: Look) -> DrawList {
    var drawn = DrawList()
    for mark in view.marks + view.marksInFront { draw(mark, alpha, look, into: &drawn) }
    return drawn
  }

  private static func draw(
    _ marks: [Mark], _ view: ViewSnapshot, _ alpha: Double, _ clip: [CGPoint]?, _ look: Look,
    _ list: inout DrawList
  ) {
    var drawn = DrawList()
    for mark in marks { draw(mark, alpha, look, into: &drawn) }
    if let clip {
      list.clipped(to: clip) { $0.append(drawn, transform: view.toScreen) }
    } else {
      list.append(drawn, transform: view.toScreen)
    }
  }

  private static func draw(_ mark: Mark, _ alpha: Double, _ look: Look, into list: inout DrawList) {
    switch mark {
    case .roundedRectangle(let rect, let radius, let fill, let stroke, let width):
      paint(.roundedRectangle(rect, radius), fill, stroke, width, alpha, &list)
    case .ellipse(let rect, let fill, let stroke, let width):
      paint(.ellipse(rect), fill, stroke, width, alpha, &list)
    case .polyline(let points, let closed, let fill, let stroke, let width):
      paint(closed ? .polygon(points) : .polyline(points), fill, stroke, width, alpha, &list)
    case .text(let text, let rect, let size, let alignment, let color):
      let font = Font.ui(size, .medium)
      let shown = look.fitTail(text, rect.width, font)
      let width = look.width(shown, font)
      let x =
        switch alignment {
        case .left: rect.minX
        case .center: rect.midX - width / 2
        case .right: rect.maxX - width
        }
      list.label(shown, x: x, middle: rect.midY, font, self.color(color, alpha), look)
    }
  }

  private static func paint(
    _ path: Path, _ fill: RGBA?, _ stroke: RGBA?, _ width: Double, _ alpha: Double,
    _ list: inout DrawList
  ) {
    if let fill { list.fill(path, color(fill, alpha)) }
    if let stroke { list.stroke(path, color(stroke, alpha), width: width) }
  }

  private static func color(_ c: RGBA, _ alpha: Double) -> Color {
    func byte(_ value: Double) -> UInt8 { UInt8((min(max(value, 0), 1) * 255).rounded()) }
    return Color(
      red: byte(c.red), green: byte(c.green), blue: byte(c.blue), alpha: byte(c.alpha * alpha))
  }
}
