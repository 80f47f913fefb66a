package import Foundation

/// The panels beside the scene.
package struct WindowPanels: OptionSet, Hashable, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }
  package static let left = WindowPanels(rawValue: 1)
  package static let right = WindowPanels(rawValue: 2)
  package static let timeline = WindowPanels(rawValue: 4)
  /// Everything is open.
  package static let all: WindowPanels = [.left, .right, .timeline]
}

/// The sizes that splitters set; a layout keeps them within what the window has room for.
package struct WindowSplit: Hashable, Sendable {
  /// Width of the left panel, points.
  package var left = 256.0
  /// Width of the right panel, points; nil for the usual one of a window.
  package var right: Double?
  /// Height of the timeline, points.
  package var timeline = 256.0
  /// The window in which they were set, points: in another one they are the same parts of it. Nil for lengths that
  /// every window has.
  package var window: CGSize?
  package init() {}

  /// What the right panel is to have: usually the 440 points that graph and matrix need; in a smaller window sentences do
  /// with less, and the scene has the rest.
  func right(inWindow width: Double) -> Double {
    right ?? min(440, max(400, (width * 440 / 1440).rounded()))
  }

  /// The same parts of a window.
  package func scaled(to size: CGSize) -> WindowSplit {
    guard let window, window.width > 0, window.height > 0 else { return self }
    var split = self
    split.left = left * size.width / window.width
    split.right = right.map { $0 * size.width / window.width }
    split.timeline = timeline * size.height / window.height
    split.window = size
    return split
  }
}

/// Where things are in a window of a certain size, in points.
package struct WindowLayout: Sendable {
  /// Height of the toolbar, points.
  package static let toolbar = 48.0
  /// Height of the status line, points.
  package static let status = 24.0
  /// Height of the bar for fingers, which takes the place of the status line in touch mode, points.
  static let touchBar = 40.0
  /// Height of the sentence below a scene that is presented: a quarter of the window, points.
  private static func caption(_ size: CGSize) -> Double {
    min(max(96, size.height / 4), 168).rounded()
  }
  /// What the scene keeps at least.
  static let canvasMin = CGSize(width: 300, height: 150)
  /// The scene keeps this height before the timeline shows that nobody asked for, points.
  private static let sceneHeight = 200.0
  /// A right panel that would be narrower says too little, points.
  private static let rightMin = 250.0
  /// What a drawer leaves of the scene, points.
  private static let besideDrawer = 56.0
  /// Where the left panel is.
  package var left: CGRect
  /// Where the scene is; a drawer covers a part of it.
  package var canvas: CGRect
  /// Where the right panel is.
  package var right: CGRect
  /// Where the timeline is.
  package var timeline: CGRect
  /// Where the status line is.
  package var statusLine: CGRect
  /// The line below the scene that says what a change did; empty but while a scene is composed.
  package private(set) var strip = CGRect.zero
  /// The scene's text beside the timeline, or in its place; empty while it does not show.
  package private(set) var text = CGRect.zero
  /// How the scene is enlarged, while it is composed.
  private(set) var zoom = CanvasZoom()
  /// The panel that lies over the scene; nil for none.
  package private(set) var drawer: WindowPanels?

  /// With all its parts; `wanted` is a panel that lies over the scene where it has no room beside it.
  package init(
    _ size: CGSize, panels: WindowPanels = .all, split: WindowSplit = WindowSplit(),
    isTouchMode: Bool = false, drawer wanted: WindowPanels? = nil, isPresenting: Bool = false,
    composing: Composing? = nil
  ) {
    let split = split.scaled(to: size)
    let top = isPresenting ? 0 : Self.toolbar
    let bottom =
      isPresenting ? Self.caption(size) : isTouchMode ? Self.touchBar : Self.status
    let rows = size.height - top - bottom
    let timelineHeight =
      panels.contains(.timeline)
      ? Self.timelineHeight(size, rows, split, isTouchMode: isTouchMode) : 0
    let rightRoom = max(0, size.width - Self.canvasMin.width)
    let rightFit = min(
      min(max(split.right(inWindow: size.width), 300), 560), (size.width * 0.4).rounded(), rightRoom
    )
    let rightWidth =
      panels.contains(.right) && rightFit >= (isTouchMode ? 200 : Self.rightMin) ? rightFit : 0
    // In a narrow window the left panel gives way to the scene, unless it is the only one.
    // For fingers everything is larger, and a panel that was there stays under the finger.
    let leftRoom =
      size.width - rightWidth - (isTouchMode ? 260 : panels.contains(.right) ? 520 : 330)
    let leftWidth =
      panels.contains(.left) && leftRoom >= (isTouchMode ? 140 : 200)
      ? min(min(max(split.left, 200), 420), leftRoom).rounded() : 0
    let middle = max(40, rows - timelineHeight)
    statusLine = CGRect(x: 0, y: size.height - bottom, width: size.width, height: bottom)
    timeline = CGRect(x: 0, y: top + middle, width: size.width, height: timelineHeight)
    left = CGRect(x: 0, y: top, width: leftWidth, height: middle)
    right = CGRect(x: size.width - rightWidth, y: top, width: rightWidth, height: middle)
    canvas = CGRect(
      x: leftWidth, y: top, width: size.width - leftWidth - rightWidth, height: middle)
    if let composing { makeRoom(composing) }
    if let wanted, panels.contains(wanted), !shows(wanted) { open(wanted, size, split, rows) }
  }

  /// What a window has where a scene is composed.
  package struct Composing: Sendable {
    package var showsText: Bool
    package var zoom: CanvasZoom
    package init(showsText: Bool, zoom: CanvasZoom = CanvasZoom()) {
      self.showsText = showsText
      self.zoom = zoom
    }
  }

  private static let stripHeight = 32.0
  private static let textWidth = 456.0
  /// From this width on the text stands beside the timeline.
  private static let textBeside = 1280.0

  private mutating func makeRoom(_ composing: Composing) {
    zoom = composing.zoom
    let height = min(Self.stripHeight, canvas.height)
    strip = CGRect(x: canvas.minX, y: canvas.maxY - height, width: canvas.width, height: height)
    canvas.size.height -= height
    guard composing.showsText, timeline.height > 0 else { return }
    let width = timeline.width >= Self.textBeside ? Self.textWidth : timeline.width
    timeline.size.width -= width
    text = CGRect(
      x: timeline.maxX, y: timeline.minY, width: width, height: timeline.height)
  }

  /// As high as it was made, but a low window keeps at least half of its rows for the scene until somebody asks for
  /// more; where even a small one leaves too little, there is none.
  private static func timelineHeight(
    _ size: CGSize, _ rows: Double, _ split: WindowSplit, isTouchMode: Bool
  ) -> Double {
    let available = max(0, min(rows - canvasMin.height, (rows * 0.6).rounded()))
    let isUsual = split.window == nil && split.timeline == WindowSplit().timeline
    let wanted = isUsual ? min(split.timeline, (size.height * 0.3).rounded()) : split.timeline
    let height = min(max(wanted, 120), available).rounded()
    return isUsual && !isTouchMode && rows - height < sceneHeight ? 0 : height
  }

  /// Lays a panel over the scene.
  private mutating func open(
    _ panel: WindowPanels, _ size: CGSize, _ split: WindowSplit, _ rows: Double
  ) {
    drawer = panel
    let available = size.width - Self.besideDrawer
    switch panel {
    case .left: left.size.width = min(max(split.left, 200), 420, available)
    case .right:
      right.size.width = min(max(split.right(inWindow: size.width), 300), 560, available)
      right.origin.x = size.width - right.width
    default:
      timeline.size.height = max(0, min(max(split.timeline, 120), (rows * 0.7).rounded()))
      timeline.origin.y = statusLine.minY - timeline.height
    }
  }

  /// Whether a panel has a place, beside the scene or over it.
  package func shows(_ panel: WindowPanels) -> Bool { frame(panel).width * frame(panel).height > 0 }

  private func frame(_ panel: WindowPanels) -> CGRect {
    panel == .left ? left : panel == .right ? right : timeline
  }

  /// Whether a point is in the part of the canvas that no drawer covers.
  package func isFree(_ point: CGPoint) -> Bool {
    canvas.contains(point) && drawer.map { !frame($0).contains(point) } ?? true
  }

  /// What a drawer leaves of a region of the canvas; nil when it covers all of it.
  func uncovered(_ outline: CGRect) -> CGRect? {
    guard let drawer else { return outline }
    var canvas = canvas
    switch drawer {
    case .left:
      canvas.size.width = max(0, canvas.maxX - left.maxX)
      canvas.origin.x = max(canvas.minX, left.maxX)
    case .right: canvas.size.width = max(0, right.minX - canvas.minX)
    default: canvas.size.height = max(0, timeline.minY - canvas.minY)
    }
    let rest = outline.intersection(canvas)
    return rest.isNull || rest.isEmpty ? nil : rest
  }
}
