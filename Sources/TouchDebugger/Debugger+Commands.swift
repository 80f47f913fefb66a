import Foundation
import TouchCanvasSDL
import TouchEngine
import TouchInspection
import TouchRecording
import TouchScenes
import TouchTrace

/// Keys, buttons and what they do.
extension Debugger {
  func key(
    _ code: String, _ modifiers: KeyModifiers, isDown: Bool, isRepeat: Bool, _ wall: UInt64
  ) {
    pointer.wantsTwo = modifiers.contains(.alt) || modifiers.contains(.control)
    eventModifiers = modifiers
    guard isDown else { return }
    switch (code, modifiers.contains(.shift), modifiers.contains(.control)) {
    case ("q", _, _): command("panel.timeline", wall)
    case ("b", _, true): command("panel.left", wall)
    case ("i", _, true): command("panel.right", wall)
    case ("r", _, true): load(session.scene.path, variant: session.scene.variant, wall)
    case ("escape", true, _): cancelFingers(wall, "Shift Esc")
    case ("escape", _, _): escape()
    case ("w", _, _), ("s", _, _), ("a", _, _), ("d", _, _), ("f", _, _): timelineKey(code)
    case ("i", _, _): command(model.isPicking ? "mode.touch" : "mode.pick", wall)
    case (_, _, true): break
    case ("space", _, _): if !isRepeat { command("pause", wall) }
    case ("left", _, _): command("back", wall)
    case ("right", _, _): command("forward", wall)
    case ("v", _, _): nextVariant(wall)
    case ("home", _, _): command("start", wall)
    case ("end", _, _): command("end", wall)
    default:
      if let entry = OverlayCatalog.all.first(where: { $0.key == code }) {
        command("overlay.\(entry.id)", wall)
      }
    }
  }

  func command(_ name: String, _ wall: UInt64) {
    model.notice = nil
    needsFrame = true
    switch name {
    case "pause": togglePause(wall)
    case "back": look(to: view.step - 1, wall)
    case "forward": look(to: view.step + 1, wall)
    case "start": look(to: -1, wall)
    case "end": goLive(wall)
    case "panel.left": model.panels.formSymmetricDifference(.left)
    case "panel.right": model.panels.formSymmetricDifference(.right)
    case "panel.timeline": model.panels.formSymmetricDifference(.timeline)
    case "mode.touch", "mode.pick": setPicking(name == "mode.pick", wall)
    case let tab where tab.hasPrefix("tab."):
      model.rightTab = RightTab(rawValue: String(tab.dropFirst(4))) ?? model.rightTab
    default:
      if let entry = OverlayCatalog.all.first(where: { "overlay.\($0.id)" == name }) {
        model.overlays.formSymmetricDifference(entry.overlay)
      }
    }
  }

  // MARK: Time

  private func togglePause(_ wall: UInt64) {
    if var back = lookBack {
      back.isPlaying.toggle()
      back.base = wall
      back.from = view.reading.now
      lookBack = back
    } else if clock.isPaused {
      clock.resume(wall)
      lastActivity = wall
    } else {
      clock.pause(wall)
    }
  }

  /// Looks at the time after a step; the scene's clock stands still meanwhile.
  private func look(to step: Int, _ wall: UInt64) {
    if !clock.isPaused { clock.pause(wall) }
    view.seek(to: step)
    lookBack = view.step < session.steps.count - 1 ? LookBack() : nil
    if lookBack == nil { view.follow(session.now) }
  }

  /// Looks at the step of a trace event.
  func seek(toEvent seq: Int) {
    guard let step = session.steps.firstIndex(where: { $0.events.contains(seq) }) else { return }
    look(to: step, MonotonicClock.now())
  }

  /// Looks at a moment; behind the newest one the scene is live, and paused.
  func look(at time: Instant, _ wall: UInt64) {
    if !clock.isPaused { clock.pause(wall) }
    let time = min(time, session.now)
    view.seek(to: session.step(at: time), time: time)
    lookBack = time < session.now ? LookBack() : nil
  }

  private func goLive(_ wall: UInt64) {
    lookBack = nil
    view.seek(to: session.steps.count - 1)
    clock.resume(wall)
    lastActivity = wall
  }
}
