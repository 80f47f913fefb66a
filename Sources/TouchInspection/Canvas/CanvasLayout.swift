package import Foundation
import TouchCanvas
package import TouchGeometry

/// Where the parts of the canvas stand: its head, the device with a margin on both sides, its foot.
///
/// Nothing in it depends on what happens in the scene, so nothing moves while a finger does.
struct CanvasLayout {
  /// The line above the device: the run, and how the time stands.
  let head: CGRect
  /// The line below it: the path, and what the signs mean.
  let foot: CGRect
  /// The device's screen, fitted; points of the picture.
  let frame: CGRect
  /// From points of the screen to points of the picture.
  let transform: CGAffineTransform
  private let bounds: CGRect

  /// How far texts stay from the canvas's edge, points.
  static let edge = 16.0
  /// Between the screen and the device's edge.
  static let bezel = 8.0
  /// A margin that is narrower has numbers alone.
  static let textMargin = 120.0
  /// How far the numbers of the way stand from the screen.
  static let numberColumn = 26.0
  /// Beside the device at least, so that the numbers have a place.
  private static let numberMargin = 34.0
  /// The device gives up its height for the margins down to this.
  private static let leastHeight = 240.0
  private static let headHeight = 32.0
  private static let footHeight = 24.0

  init(bounds: CGRect, screen: CGSize, zoom: CanvasZoom = CanvasZoom()) {
    self.bounds = bounds
    // In a very low room the scene needs all of it.
    let isLow = bounds.height < 140
    let top = isLow ? 0 : Self.headHeight
    let bottom = isLow ? 0 : Self.footHeight
    head = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: top)
    foot = CGRect(
      x: bounds.minX, y: bounds.maxY - bottom, width: bounds.width, height: bottom)
    let room = CGRect(
      x: bounds.minX, y: head.maxY + 8 + Self.bezel, width: bounds.width,
      height: max(1, bounds.height - top - bottom - 20 - Self.bezel * 2))
    func scale(margin: Double) -> Double {
      (bounds.width - Self.bezel * 2 - margin * 2) / screen.width
    }
    let whole = room.height / screen.height
    let wide = max(scale(margin: Self.textMargin), Self.leastHeight / screen.height)
    let fitted =
      max(0.05, min(whole, wide, scale(margin: Self.numberMargin))) * zoom.factor
    frame = CGRect(
      x: (room.midX + zoom.offset.x - screen.width * fitted / 2).rounded(),
      y: (room.midY + zoom.offset.y - screen.height * fitted / 2).rounded(),
      width: screen.width * fitted, height: screen.height * fitted)
    transform = CGAffineTransform(
      a: fitted, b: 0, c: 0, d: fitted, tx: frame.minX, ty: frame.minY)
  }

  /// The device with its edge.
  var device: CGRect { frame.insetBy(dx: -Self.bezel, dy: -Self.bezel) }

  /// Of the screen's round corners, points; a small one is not cut to a lens.
  var radius: Double { Self.radius(of: frame) }

  /// Of the corners of a screen that is so large in the picture.
  /// So small that the screen's square corners lie under the bezel's round ones.
  static func radius(of frame: CGRect) -> Double { min(18, min(frame.width, frame.height) * 0.1) }

  /// A screen with its round corners as a convex outline, points of the picture; clockwise.
  static func screen(_ frame: CGRect) -> [CGPoint] {
    let radius = radius(of: frame)
    let inner = frame.insetBy(dx: radius, dy: radius)
    let middles = [
      CGPoint(x: inner.maxX, y: inner.minY), CGPoint(x: inner.maxX, y: inner.maxY),
      CGPoint(x: inner.minX, y: inner.maxY), CGPoint(x: inner.minX, y: inner.minY),
    ]
    return middles.enumerated().flatMap { corner, middle in
      (0...cornerSides).map { side in
        let turn = (Double(corner - 1) + Double(side) / Double(cornerSides)) * .pi / 2
        return CGPoint(x: middle.x + radius * cos(turn), y: middle.y + radius * sin(turn))
      }
    }
  }

  /// Of the outline in one round corner: so many that they look round.
  private static let cornerSides = 8

  /// Whether the margins have room for texts.
  var hasTexts: Bool { device.minX - bounds.minX >= Self.textMargin - 0.5 }

  /// Where numbers and texts stand beside the device, from the head to the foot.
  private var rows: (top: Double, height: Double) {
    (head.maxY, max(0, foot.minY - head.maxY - 4))
  }

  /// The middle of the numbers' column beside the screen.
  var numbersX: Double { frame.minX - Self.numberColumn }

  /// Where the middles of the numbers may be.
  var numberRows: ClosedRange<Double> {
    let first = rows.top + 10
    return first...max(first, rows.top + rows.height - 10)
  }

  /// Left of the numbers; empty where only they have room.
  var left: CGRect {
    let x = bounds.minX + Self.edge
    return CGRect(
      x: x, y: rows.top, width: hasTexts ? max(0, numbersX - 16 - x) : 0, height: rows.height)
  }

  /// Right of the device; empty where there is no room for texts.
  var right: CGRect {
    let x = device.maxX + 16
    return CGRect(
      x: x, y: rows.top, width: hasTexts ? max(0, bounds.maxX - Self.edge - x) : 0,
      height: rows.height)
  }
}

extension WindowLayout {
  /// From points of the device's screen to points of the window.
  package func toWindow(_ size: CGSize) -> CGAffineTransform {
    CanvasLayout(bounds: canvas, screen: size, zoom: zoom).transform
  }
}
