import Foundation
package import TouchInspection
import TouchReading

/// What the views of the panels ask for.
package enum PanelUpdate {
  package static func perform(_ command: ChromeCommand, _ c: inout Context) {
    switch command {
    case .press(let point): PressUpdate.press(point, &c)
    case .hold(let point): hold(point, &c)
    case .scroll(let key, let offset): c.state.workspace.lists[key] = offset
    case .split(let edge, let point): split(edge, point, &c)
    case .resetSplit(let edge): resetSplit(edge, &c)
    case .scrub(let point): TimelineUpdate.drag(to: point, &c)
    case .scrubEnded: TimelineUpdate.endDrag(&c)
    case .slide(let point): LayersUpdate.slide(to: point, &c)
    case .slideEnded: LayersUpdate.endSlide(&c)
    case .zoom(let factor, let x): TimelineUpdate.zoom(by: factor, atX: x, &c)
    case .pan(let points): TimelineUpdate.pan(byPoints: points, &c)
    }
  }

  /// A long press: what a button is for, or what can be done with an object; what covers the window is pressed.
  private static func hold(_ point: CGPoint, _ c: inout Context) {
    guard !c.state.isModal else { return PressUpdate.press(point, &c) }
    let region = c.regions.last { $0.outline.contains(point) }
    guard let region, !region.tooltip.isEmpty, region.target.isButton else {
      return MenuUpdate.open(at: point, &c)
    }
    HoverUpdate.pinTooltip(of: region, &c)
  }

  // MARK: Splitters

  private static func split(_ edge: SplitterEdge, _ point: CGPoint, _ c: inout Context) {
    let width = c.state.input.size.width
    measure(&c)
    switch edge {
    case .left: c.state.workspace.split.left = min(max(point.x.rounded(), 200), 420)
    case .right: c.state.workspace.split.right = min(max((width - point.x).rounded(), 300), 560)
    case .timeline:
      let bottom = c.layout.statusLine.minY
      c.state.workspace.split.timeline = min(max((bottom - point.y).rounded(), 120), bottom * 0.6)
    }
  }

  private static func resetSplit(_ edge: SplitterEdge, _ c: inout Context) {
    let plain = WindowSplit()
    measure(&c)
    switch edge {
    case .left: c.state.workspace.split.left = plain.left
    case .right: c.state.workspace.split.right = plain.right
    case .timeline: c.state.workspace.split.timeline = plain.timeline
    }
    var others = c.state.workspace.split
    others.window = nil
    if others == plain { c.state.workspace.split = plain }
  }

  /// From here on the sizes are parts of this window.
  private static func measure(_ c: inout Context) {
    let size = c.state.input.size
    c.state.workspace.split = c.state.workspace.split.scaled(to: size)
    c.state.workspace.split.window = size
  }

  // MARK: Opening and closing

  /// Opens a panel, or closes it when it shows.
  package static func toggle(_ panel: WindowPanels, _ c: inout Context) {
    let layout = c.layout
    if layout.drawer == panel {
      c.state.workspace.drawer = nil
    } else if layout.shows(panel) {
      close(panel, &c)
    } else {
      show(panel, &c)
    }
  }

  private static func close(_ panel: WindowPanels, _ c: inout Context) {
    if c.state.articles.presented != nil {
      c.state.articles.presented?.remove(panel)
    } else if c.state.document.isStart {
      c.state.document.instruments.showsLists = false
    } else {
      c.state.workspace.panels.remove(panel)
      let other = other(of: panel)
      guard c.state.document.instruments.yielded == other, !other.isEmpty else { return }
      c.state.document.instruments.yielded = []
      c.state.workspace.panels.insert(other)
    }
  }

  /// The panel at the other side; none for the timeline.
  private static func other(of panel: WindowPanels) -> WindowPanels {
    panel == .left ? .right : panel == .right ? .left : []
  }

  /// Opens a panel that does not show. In a narrow window one side panel replaces the other; where even that makes no
  /// room it lies over the scene until it is closed.
  package static func show(_ panel: WindowPanels, _ c: inout Context) {
    guard !c.layout.shows(panel) else { return }
    if c.state.articles.presented != nil {
      c.state.articles.presented?.insert(panel)
      return
    }
    c.state.workspace.drawer = nil
    if c.state.document.isStart {
      // The other panels are about a scene.
      guard panel == .left else { return }
      c.state.document.instruments.showsLists = true
      if !c.layout.shows(panel) { c.state.workspace.drawer = panel }
      return
    }
    c.state.workspace.panels.insert(panel)
    let other = other(of: panel)
    // Who asks for it by itself does not wait for it to come back.
    c.state.document.instruments.yielded.subtract(panel)
    if c.layout.shows(panel), c.state.input.size.width >= 1200 || other.isEmpty { return }
    var alone = c.state
    alone.workspace.panels.subtract(other)
    if WindowLayout(alone).shows(panel) {
      c.state.document.instruments.yielded = c.state.workspace.panels.intersection(other)
      c.state.workspace.panels.subtract(other)
    } else {
      c.state.workspace.drawer = panel
    }
  }
}

extension WindowLayout {
  /// Where the parts of a window are.
  package init(_ state: DebuggerState) {
    self.init(
      state.input.size, panels: state.shownPanels, split: state.workspace.split,
      isTouchMode: state.input.touchMode != nil, drawer: state.workspace.drawer,
      isPresenting: state.articles.presented != nil,
      composing: state.compose.isOn
        ? Composing(showsText: state.compose.showsText, zoom: state.compose.zoom) : nil)
  }
}
