public import Foundation
public import TouchGeometry

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
    let timelineHeight =
      overlays.contains(.timeline) ? max(150, min(270, (size.height * 0.3).rounded())) : 0
    let hasRight = overlays.contains(.cards) || overlays.contains(.why)
    let rightWidth = hasRight ? min(372, (size.width * 0.36).rounded()) : 0
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
