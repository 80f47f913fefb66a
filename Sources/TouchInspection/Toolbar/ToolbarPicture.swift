package import TouchLanguage
import Foundation
import TouchCanvas

/// The toolbar: what is open, mode, time, system, overlays. Each button is a region of its command, each menu one of its own.
package struct ToolbarPicture {
  private let content: ToolbarContent
  private var pen: ToolbarPen

  static func draw(_ model: BarsModel, _ look: Look) -> Picture {
    let pen = ToolbarPen(look, hover: model.hover)
    var toolbar = ToolbarPicture(content: ToolbarContent(model: model, pen: pen), pen: pen)
    toolbar.draw()
    return toolbar.pen.picture
  }

  /// The commands of buttons that have no room now, in the order of the bar; `shown` are the targets of all regions.
  package static func hidden(_ shown: Set<Target>) -> [CommandID] {
    ToolbarContent.menus.filter { $0.button.map { !shown.contains(.more($0)) } ?? true }
      .flatMap(\.commands).filter { !shown.contains(.command($0)) }
  }

  private mutating func draw() {
    let theme = pen.look.theme
    let width = content.model.width
    let bounds = CGRect(x: 0, y: 0, width: width, height: WindowLayout.toolbar)
    pen.picture.list.fill(.rectangle(bounds), theme.panel)
    pen.picture.list.stroke(
      .line(CGPoint(x: 0, y: bounds.maxY), CGPoint(x: bounds.maxX, y: bounds.maxY)),
      theme.border.opacity(0.5), width: 1)
    let fit = content.fit(width)
    var x = ToolbarContent.margin
    for part in ToolbarContent.Part.left where fit.parts.contains(part) {
      x = pen.draw(content.items(part, fit), x: x, middle: bounds.midY) + ToolbarPen.gap
    }
    var right = width - ToolbarContent.margin
    for part in ToolbarContent.Part.right.reversed() where content.shows(part, fit) {
      let items = content.items(part, fit)
      right -= pen.width(items)
      pen.draw(items, x: right, middle: bounds.midY)
      right -= ToolbarPen.gap
    }
  }
}

/// What stands in the toolbar, and what of it has room in a window of some width.
struct ToolbarContent {
  enum Part: CaseIterable {
    case scene, mode, fingers, recording, time, speed, system, overlays, panels, help, more
    /// From the left edge on.
    static let left: [Part] = [.scene, .mode, .fingers, .recording, .time, .speed, .system]
    /// Up to the right edge.
    static let right: [Part] = [.overlays, .panels, .help, .more]
  }

  /// What shows, and how much of it.
  struct Fit: Equatable {
    enum Overlays { case letters, titles, keyed }
    /// These show in any window.
    var parts: Set<Part> = [.scene, .mode, .time]
    /// Steps from one change of state to the next, and from gesture to gesture.
    var hasFineSteps = false
    var overlays = Overlays.letters
    /// Words beside the signs of what the system does.
    var hasSystemLabels = false
    /// Points for the scene's title; 0 for a sign in its place.
    var title = 0.0
  }

  let model: BarsModel
  let pen: ToolbarPen

  static let margin = 12.0
  private static let titleMost = 260.0

  /// What the menu of the last button lists while a button is not there: most buttons stand for themselves.
  static let menus: [(button: MoreMenu?, commands: [CommandID])] = [
    (.twoFingers, TwoFingerLatch.allCases.map { .twoFingers($0) }),
    (nil, [.record, .save, .gestureBack, .transitionBack]),
    (nil, [.transitionForward, .gestureForward]),
    (.speed, [.slower, .faster]),
    (nil, [.interrupt, .suspend] + OverlayCatalog.buttons.map(\.command)),
    (nil, [.panelLeft, .panelTimeline, .panelRight, .help]),
  ]

  /// In touch mode the bar at the bottom has what the system does.
  private var all: [Part] {
    Part.allCases.filter { $0 != .more && !(model.isTouchMode && $0 == .system) }
  }

  func shows(_ part: Part, _ fit: Fit) -> Bool {
    part == .more ? !isAll(fit) : fit.parts.contains(part)
  }

  private func isAll(_ fit: Fit) -> Bool { fit.hasFineSteps && fit.parts.isSuperset(of: all) }

  /// The most important first; what is too wide gives its room to what comes after it.
  func fit(_ width: Double) -> Fit {
    var fit = Fit()
    func take(_ change: (inout Fit) -> Void) {
      var next = fit
      change(&next)
      if needed(next) <= width { fit = next }
    }
    take { $0.title = 80 }
    for part in [Part.fingers, .recording, .help, .speed, .overlays] {
      take { $0.parts.insert(part) }
    }
    take { $0.hasFineSteps = true }
    for part in [Part.system, .panels] where all.contains(part) {
      take { $0.parts.insert(part) }
    }
    take { $0.title = 140 }
    take { $0.overlays = .titles }
    take { $0.overlays = .keyed }
    take { $0.hasSystemLabels = true }
    guard fit.title > 0 else { return fit }
    let text = pen.look.width(title, ToolbarPen.font).rounded(.up)
    fit.title = min(text, Self.titleMost, fit.title + width - needed(fit))
    return fit
  }

  private func needed(_ fit: Fit) -> Double {
    let parts = Part.allCases.filter { shows($0, fit) }
    return parts.reduce(Self.margin * 2 - ToolbarPen.gap) {
      $0 + pen.width(items($1, fit)) + ToolbarPen.gap
    }
  }
}
