import Foundation
import TouchCanvasSDL
import TouchEngine
import TouchGeometry
import TouchInspection
import TouchRecording
import TouchScenes
import TouchTrace

/// What events of the window do.
extension Debugger {
  func handle(_ event: CanvasEvent, _ wall: UInt64) {
    switch event {
    case .quit: shouldEnd = true
    case .resized(let size):
      model.size = size
      window.resized(to: size)
    case .focusLost: cancelFingers(wall, "the window lost the focus")
    case .mouseMoved(let p): mouseMoved(p, wall)
    case .mouseDown(let button, let p): if button == 1 { mouseDown(p, wall) }
    case .mouseUp(let button, let p): if button == 1 { mouseUp(p) }
    case .wheel(let dx, let dy, let p): wheel(dx, dy, p)
    case .finger(let id, let device, let phase, let p): finger(id, device, phase, p)
    case .key(let code, let modifiers, let isDown, let isRepeat):
      key(code, modifiers, isDown: isDown, isRepeat: isRepeat, wall)
    case .droppedFile(let path): load(path, wall)
    case .exposed, .focusGained: break
    }
  }

  // MARK: Window to scene

  /// A point of the window on the scene's screen, and whether it is inside.
  func sceneLocation(_ p: CGPoint) -> (CGPoint, isInside: Bool) {
    let screen = session.scene.engine.screen
    guard !options.isStage else {
      return (p, CGRect(origin: .zero, size: screen).contains(p))
    }
    let layout = WindowLayout(model.size, overlays: model.overlays)
    let at = p.applying(layout.toWindow(screen).inverted())
    return (at, layout.canvas.contains(p) && CGRect(origin: .zero, size: screen).contains(at))
  }

  /// Touches are taken while the scene runs and the playhead stands at the newest step.
  private var takesTouches: Bool { !clock.isPaused && lookBack == nil && playback.isEmpty }

  private func refuse() {
    model.notice =
      clock.isPaused
      ? "Paused: touches are not delivered. Space plays on."
      : "Looking back: touches are not delivered. End goes back to live."
    needsFrame = true
  }

  // MARK: Mouse

  private func mouseMoved(_ p: CGPoint, _ wall: UInt64) {
    if isScrubbing { return scrub(p, wall) }
    let (at, isInside) = sceneLocation(p)
    if model.isPicking { return pick(isInside ? at : nil) }
    let modifiers = eventModifiers
    let shift = modifiers.contains(.shift)
    pointer.at = at
    pointer.isInside = isInside
    if pointer.two.isDown {
      pointer.two.drag(to: at, shift: shift)
      tracker.add(.moved, 1, at)
      tracker.add(.moved, 2, pointer.two.partner(of: at))
    } else if pointer.isSingleDown {
      tracker.add(.moved, 1, at)
    } else {
      pointer.two.hover(to: at, shift: shift && pointer.wantsTwo)
    }
  }

  private func mouseDown(_ p: CGPoint, _ wall: UInt64) {
    if let region = regions.last(where: { $0.id.hasPrefix("command:") && $0.outline.contains(p) }) {
      command(String(region.id.dropFirst(8)), wall)
      return
    }
    let (at, isInside) = sceneLocation(p)
    if !isInside || model.isPicking {
      if !select(p) { beginScrubbing(p, wall) }
      return
    }
    // The mouse rests while real fingers are down.
    guard numbers.isEmpty else { return }
    guard takesTouches else { return refuse() }
    model.notice = nil
    pointer.at = at
    if pointer.wantsTwo {
      let partner = pointer.two.partner(of: at)
      guard CGRect(origin: .zero, size: session.scene.engine.screen).contains(partner) else {
        model.notice = "The second finger would be outside the screen."
        return
      }
      pointer.two.press(at: at)
      tracker.add(.began, 1, at)
      tracker.add(.began, 2, partner)
    } else {
      pointer.isSingleDown = true
      tracker.add(.began, 1, at)
    }
  }

  private func mouseUp(_ p: CGPoint) {
    if isScrubbing { return endScrubbing() }
    let (at, _) = sceneLocation(p)
    if pointer.two.isDown {
      tracker.add(.ended, 1, at)
      tracker.add(.ended, 2, pointer.two.partner(of: at))
    } else if pointer.isSingleDown {
      tracker.add(.ended, 1, at)
    }
    pointer.lift()
  }

  // MARK: Real fingers

  private func finger(_ id: Int64, _ device: Int64, _ phase: CanvasEvent.FingerPhase, _ p: CGPoint)
  {
    let (at, isInside) = sceneLocation(p)
    switch phase {
    case .began:
      if let region = regions.last(where: { $0.id.hasPrefix("command:") && $0.outline.contains(p) })
      {
        command(String(region.id.dropFirst(8)), MonotonicClock.now())
        return
      }
      guard isInside, !model.isPicking else {
        _ = select(p)
        return
      }
      guard !pointer.isSingleDown, !pointer.two.isDown else { return }
      guard takesTouches else { return refuse() }
      guard let number = numbers.begin(device, id) else {
        model.notice = "More than \(FingerNumbers.most) fingers are not taken."
        return
      }
      model.notice = nil
      tracker.add(.began, number, at)
    case .moved:
      if let number = numbers.number(device, id) { tracker.add(.moved, number, at) }
    case .ended:
      guard let number = numbers.number(device, id) else { return }
      tracker.add(.ended, number, at)
      numbers.end(device, id)
    }
  }

  /// No finger is stuck: all of them are cancelled, and the recording says so.
  func cancelFingers(_ wall: UInt64, _ why: String) {
    let count = tracker.down.count
    guard count > 0 else { return }
    // What came before is delivered first.
    for changes in tracker.take() where !clock.isPaused {
      feed(.digitizer(.init(arrival: clock.time(wall), changes: changes)), wall)
    }
    feed(.interrupt, wall)
    tracker.forget()
    numbers.forget()
    pointer.lift()
    model.notice = "\(count) touch\(count == 1 ? "" : "es") cancelled: \(why)"
  }

  // MARK: Keys and commands

  private func key(
    _ code: String, _ modifiers: KeyModifiers, isDown: Bool, isRepeat: Bool, _ wall: UInt64
  ) {
    pointer.wantsTwo = modifiers.contains(.alt) || modifiers.contains(.control)
    eventModifiers = modifiers
    guard isDown else { return }
    switch (code, modifiers.contains(.shift), modifiers.contains(.control)) {
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
    case "mode.touch", "mode.pick": setPicking(name == "mode.pick", wall)
    case let tab where tab.hasPrefix("tab."):
      model.rightTab = RightTab(rawValue: String(tab.dropFirst(4))) ?? model.rightTab
      model.cardOffset = 0
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
