import Foundation
import TouchCanvasSDL
import TouchEngine
import TouchInspection
import TouchReading
import TouchRecording
import TouchTrace

/// The context menu: a right click, a long press on a panel, or Shift+F10 on what has the focus.
extension Debugger {
  /// Opens the menu of what is at a point of the window; over the scene it lists all views there.
  func openMenu(at point: CGPoint) {
    guard !options.isStage, model.help == nil, model.palette == nil else { return }
    let region = regions.last { $0.outline.contains(point) && Self.hasMenu($0.id) }
    openMenu(about: region.map { menuObject($0.id) }, at: point)
  }

  /// Opens the menu of the focus, or else of the selection.
  func openMenu() {
    guard let id = model.focus?.id ?? model.selection else {
      return openMenu(at: pointer.window)
    }
    let outline = focusRegion?.outline ?? regions.last { $0.id == id }?.outline
    if id == "screen", let outline {
      return openMenu(at: CGPoint(x: outline.midX, y: outline.midY))
    }
    let at = outline.map { CGPoint(x: $0.minX + min(40, $0.width / 2), y: $0.maxY - 4) }
    openMenu(about: Self.hasMenu(id) ? menuObject(id) : nil, at: at ?? pointer.window)
  }

  private func openMenu(about object: String?, at point: CGPoint) {
    let (at, isInside) = sceneLocation(point)
    var hit: HitReading?
    if isInside, let answer = shadow.probe(at: at, afterStep: view.step, time: view.reading.now) {
      hit = HitReading(events: answer.events, winner: answer.view)
    }
    let items = ContextMenu.items(
      about: object ?? hit.map { "view:\(view.input.name(of: $0.winner))" }, hit: hit,
      at: isInside ? at : nil, view.input, isPicking: model.isPicking
    ) { keymap.keys(of: $0).first ?? "" }
    openMenu(items, at: point)
  }

  func openMenu(_ items: [MenuModel.Item], at point: CGPoint) {
    var menu = MenuModel(items, at: point)
    menu.rowHeight = model.isTouchMode ? Self.touchRowHeight : menu.rowHeight
    model.menu = menu
    model.tooltip = nil
    model.hover = nil
    needsFrame = true
  }

  private static func hasMenu(_ id: String) -> Bool {
    isSelectable(id) || ["scene:", "run:", "recent:"].contains(where: id.hasPrefix)
  }

  private func menuObject(_ id: String) -> String {
    ["scene:", "run:", "recent:"].contains(where: id.hasPrefix)
      ? id : Self.object(of: id, view.input)
  }

  /// Does what an item says, and closes the menu.
  func chooseMenu(_ action: String, _ wall: UInt64) {
    let parts = action.split(separator: ":", maxSplits: 1).map(String.init)
    needsFrame = true
    if parts.first == "page", let item = parts.last.flatMap({ Int($0) }) {
      model.menu?.select(item)
      return
    }
    model.menu = nil
    guard parts.count == 2 else { return }
    let object = parts[1]
    switch parts[0] {
    case "select": model.selection = object
    case "why", "inspect":
      model.selection = object
      command("tab.\(parts[0])", wall)
    case "break":
      model.selection = object
      toggleBreakpoint()
    case "enable":
      model.selection = object
      inspect("property:isEnabled:toggle", wall)
    case "cancel": if let finger = Int(object) { cancel(finger: finger, wall) }
    case "copy":
      model.notice = WindowCanvas.copy(object) ? "Copied: \(object)" : "There is no clipboard here."
    case "event": if let seq = Int(object) { seek(toEvent: seq) }
    default: _ = act(action, wall)
    }
  }

  /// The system takes one touch away.
  private func cancel(finger: Int, _ wall: UInt64) {
    guard let at = tracker.down[finger], !clock.isPaused, lookBack == nil else {
      model.notice = "Touch \(finger) is not on the glass now."
      return
    }
    tracker.add(.cancelled, finger, at)
    numbers.end(number: finger)
    if pointer.isSingleDown || pointer.two.isDown { pointer.lift() }
  }
}
