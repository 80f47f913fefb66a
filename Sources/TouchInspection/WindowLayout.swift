public import Foundation
public import TouchGeometry

/// The panels beside the scene.
public struct WindowPanels: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The left panel.
  public static let left = WindowPanels(rawValue: 1)
  /// The right panel.
  public static let right = WindowPanels(rawValue: 2)
  /// The timeline.
  public static let timeline = WindowPanels(rawValue: 4)
  /// Everything is open.
  public static let all: WindowPanels = [.left, .right, .timeline]
}

/// The sizes that splitters set, points; a layout keeps them within what the window has room for.
public struct WindowSplit: Hashable, Sendable {
  /// Width of the left panel, points.
  public var left = 252.0
  /// Width of the right panel, points.
  public var right = 372.0
  /// Height of the timeline, points.
  public var timeline = 270.0
  /// With nothing set.
  public init() {}
}

/// Where things are in a window of a certain size, in points.
public struct WindowLayout: Sendable {
  /// Height of the toolbar, points.
  public static let toolbar = 44.0
  /// Height of the status line, points.
  public static let status = 26.0
  /// Height of the bar for fingers, which takes the place of the status line in touch mode, points.
  static let touchBar = 40.0
  /// What the scene keeps at least.
  static let canvasMin = CGSize(width: 300, height: 150)
  /// Where the left panel is.
  public var left: CGRect
  /// Where the scene is.
  public var canvas: CGRect
  /// Where the right panel is.
  public var right: CGRect
  /// Where the timeline is.
  public var timeline: CGRect
  /// Where the status line is.
  public var statusLine: CGRect

  /// With all its parts.
  public init(_ model: WindowModel) {
    self.init(model.size, panels: model.panels, split: model.split, isTouchMode: model.isTouchMode)
  }

  /// With all its parts.
  public init(
    _ size: CGSize, panels: WindowPanels = .all, split: WindowSplit = WindowSplit(),
    isTouchMode: Bool = false
  ) {
    let bottom = isTouchMode ? Self.touchBar : Self.status
    let rows = size.height - Self.toolbar - bottom
    let timelineRoom = max(0, min(rows - Self.canvasMin.height, (rows * 0.6).rounded()))
    // A low window keeps at least half of its rows for the scene until somebody asks for more.
    let wanted =
      split == WindowSplit() ? min(split.timeline, (size.height * 0.3).rounded()) : split.timeline
    let timelineHeight =
      panels.contains(.timeline) ? min(max(wanted, 120), timelineRoom).rounded() : 0
    let rightRoom = max(0, size.width - Self.canvasMin.width)
    let rightWidth =
      panels.contains(.right)
      ? min(min(max(split.right, 300), 560), (size.width * 0.4).rounded(), rightRoom) : 0
    // In a narrow window the left panel gives way to the scene, unless it is the only one.
    // For fingers everything is larger, and a panel that was there stays under the finger.
    let leftRoom = size.width - rightWidth - (isTouchMode || rightWidth == 0 ? 260 : 520)
    let leftWidth =
      panels.contains(.left) && leftRoom >= (isTouchMode ? 140 : 200)
      ? min(min(max(split.left, 200), 420), leftRoom).rounded() : 0
    let middle = max(40, rows - timelineHeight)
    statusLine = CGRect(x: 0, y: size.height - bottom, width: size.width, height: bottom)
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
