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
    let region = regions.last { $0.outline.contains(point) && $0.target.hasMenu }
    openMenu(about: region.map { menuObject($0.target) }, at: point)
  }

  /// Opens the menu of the focus, or else of the selection.
  func openMenu() {
    guard let target = model.focus?.target ?? model.selection else {
      return openMenu(at: pointer.window)
    }
    let outline = focusRegion?.outline ?? regions.last { $0.target == target }?.outline
    if target == .screen, let outline {
      return openMenu(at: CGPoint(x: outline.midX, y: outline.midY))
    }
    let at = outline.map { CGPoint(x: $0.minX + min(40, $0.width / 2), y: $0.maxY - 4) }
    openMenu(about: target.hasMenu ? menuObject(target) : nil, at: at ?? pointer.window)
  }

  private func openMenu(about object: Target?, at point: CGPoint) {
    let (at, isInside) = sceneLocation(point)
    var hit: HitReading?
    if isInside, let answer = shadow.probe(at: at, afterStep: view.step, time: view.reading.now) {
      hit = HitReading(events: answer.events, winner: answer.view)
    }
    let items = ContextMenu.items(
      about: object ?? hit.map { .view(view.input.name(of: $0.winner)) }, hit: hit,
      at: isInside ? at : nil, view.input, isPicking: model.isPicking
    ) { keymap.keys(of: $0.rawValue).first ?? "" }
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

  private func menuObject(_ target: Target) -> Target { view.input.object(of: target) }

  /// Does what an item says, and closes the menu.
  func chooseMenu(_ action: MenuAction?, _ wall: UInt64) {
    needsFrame = true
    if case .page(let item) = action {
      model.menu?.select(item)
      return
    }
    model.menu = nil
    switch action {
    case .select(let target): model.selection = target
    case .why(let target):
      model.selection = target
      command("tab.why", wall)
    case .inspect(let target):
      model.selection = target
      command("tab.inspect", wall)
    case .break(let target):
      model.selection = target
      toggleBreakpoint()
    case .enable(let target):
      model.selection = target
      inspect("isEnabled", .toggle, wall)
    case .cancel(let finger): cancel(finger: finger, wall)
    case .copy(let text):
      model.notice = WindowCanvas.copy(text) ? "Copied: \(text)" : "There is no clipboard here."
    case .event(let seq): seek(toEvent: seq)
    case .press(let target): _ = act(target, wall)
    case .page, nil: break
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
