import Foundation
import TouchGeometry
import TouchTrace

/// Where outlines run whose sides nearly coincide with the edge of the screen or with a view around them: side by side
/// such lines would look like a fault, so that they share one. The stronger sign owns it: its line covers the weaker one from
/// the outer edge on inward, so that a frame around a hit view is as thick on all sides.
struct SharedSides {
  /// Sides that are no farther apart are one line, points of the picture.
  private static let near = 2.0
  /// Between the outline of the cause and a line beside it, points of the picture.
  private static let besideCause = 1.0
  /// In a smaller view two sides could become one, points of the picture.
  private static let leastSize = 8.0

  /// An outline that others may share: along its middle, points of the picture.
  private struct Line {
    let box: CGRect
    let sign: HitSign
  }

  private let scene: HitScene
  /// The line along the edge of the screen.
  private let screen: Line
  /// What has an outline already.
  private var lines: [Handle: Line] = [:]

  /// `screen` is what the line along the edge of the screen says.
  init(_ scene: HitScene, screen: HitSign) {
    self.scene = scene
    self.screen = Line(box: Self.screen(scene), sign: screen)
  }

  /// The line along the edge of the screen in the picture, along its middle.
  static func screen(_ scene: HitScene) -> CGRect { scene.frame.insetBy(dx: 1, dy: 1) }

  /// Where a line of a sign ends at the edge of the screen, points of the picture.
  func end(of sign: HitSign) -> CGRect {
    let outward = sign == .cause ? 0 : Self.inset(of: sign, on: screen.sign)
    let end = screen.box.insetBy(dx: -outward, dy: -outward)
    // A line is drawn on whole pixels: one that ends the screen would lose the rest of its last one.
    return outward > 0 ? end.integral : end
  }

  /// How far inside of a line one of a stronger sign runs, so that their outer edges are one; 0 for one that is no stronger,
  /// and more for the cause.
  private static func inset(of sign: HitSign, on line: HitSign) -> Double {
    // The cause is beside it: on a line of another sign its dashes would not be seen.
    guard sign != .cause else {
      return (SceneColors.width(sign) + SceneColors.width(line)) / 2 + besideCause
    }
    return max(0, SceneColors.width(sign) - SceneColors.width(line)) / 2
  }

  /// The margins of a view with its sides on those lines; unchanged for one that is turned. Views around it come before it.
  mutating func adapted(
    _ margins: HitOutlines.Margins, of seen: SeenView, _ sign: HitSign
  ) -> HitOutlines.Margins {
    let t = seen.view.toScreen.concatenating(scene.toCanvas)
    guard t.b == 0, t.c == 0, t.a > 0, t.d > 0 else { return margins }
    let own = seen.view.bounds
    let box = CGRect(
      x: own.minX - margins.left, y: own.minY - margins.top,
      width: own.width + margins.left + margins.right,
      height: own.height + margins.top + margins.bottom
    ).applying(t)
    let shared = [screen] + around(seen)
    func side(_ at: Double, inward: Double, _ side: (CGRect) -> Double) -> Double {
      let line = shared.first { abs(side($0.box) - at) <= Self.near }
      return line.map { side($0.box) + inward * Self.inset(of: sign, on: $0.sign) } ?? at
    }
    var (left, right) = (box.minX, box.maxX)
    var (top, bottom) = (box.minY, box.maxY)
    if box.width >= Self.leastSize {
      (left, right) = (
        side(left, inward: 1) { $0.minX }, side(right, inward: -1) { $0.maxX }
      )
    }
    if box.height >= Self.leastSize {
      (top, bottom) = (
        side(top, inward: 1) { $0.minY }, side(bottom, inward: -1) { $0.maxY }
      )
    }
    lines[seen.view.handle] = Line(
      box: CGRect(x: left, y: top, width: right - left, height: bottom - top), sign: sign)
    var adapted = margins
    adapted.left += (box.minX - left) / t.a
    adapted.top += (box.minY - top) / t.d
    adapted.right += (right - box.maxX) / t.a
    adapted.bottom += (bottom - box.maxY) / t.d
    return adapted
  }

  /// The outlines of the views around a view, the nearest first.
  private func around(_ seen: SeenView) -> [Line] {
    var found: [Line] = []
    var next = scene.views[seen.view.parent]
    while let view = next?.view {
      if let line = lines[view.handle] { found.append(line) }
      next = scene.views[view.parent]
    }
    return found
  }
}
