import Foundation
import TouchCanvasSDL
import TouchEngine
import TouchGeometry
import TouchInspection
import TouchRecording
import TouchScenes
import TouchTrace

/// Where a finger or the mouse belongs from its down to its lift: decided once.
enum PointerOwner: Equatable {
  case scene, chrome, nobody
}

/// How points of the window lie on the scene's screen.
struct SceneMapping {
  var screen: CGSize
  var toScene: CGAffineTransform
  /// Pixels for each point of the window.
  var scale: Double
}

/// Events of the window become touches of the scene or of the panels.
extension Debugger {
  /// The mouse among the fingers of the panels.
  private static let mouseFinger = 11

  func handle(_ event: CanvasEvent, _ wall: UInt64) {
    switch event {
    case .quit: shouldEnd = true
    case .resized(let size):
      model.size = size
      window.resized(to: size)
      isPictureOld = true
    case .focusLost: cancelFingers(wall, "the window lost the focus")
    case .mouseMoved(let p): mouseMoved(p, wall)
    case .mouseDown(1, let p): mouseDown(p)
    case .mouseDown(3, let p): openMenu(at: p)
    case .mouseDown: break
    case .mouseUp(let button, let p): if button == 1 { mouseUp(p) }
    case .wheel(let dx, let dy, let p): wheel(dx, dy, p, wall)
    case .finger(let id, let device, let phase, let p): finger(id, device, phase, p)
    case .key, .text: keyboard(event, wall)
    case .droppedFile(let path): open(path, wall)
    case .exposed: window.wasExposed()
    case .focusGained: break
    }
  }

  // MARK: Window to scene

  /// A point of the window on the scene's screen, and whether it is inside.
  func sceneLocation(_ p: CGPoint) -> (CGPoint, isInside: Bool) {
    let mapping = sceneMapping
    let at = p.applying(mapping.toScene)
    let isInside = CGRect(origin: .zero, size: mapping.screen).contains(at)
    return (at, isInside && (options.isStage || WindowLayout(model).isFree(p)))
  }

  /// The same for a finger that is down: its place does not jump when the layout or the size of everything changes under
  /// it.
  func sceneLocation(_ p: CGPoint, of finger: Int) -> CGPoint {
    let present = sceneMapping
    guard let held = heldMappings[finger], held.screen == present.screen else {
      return p.applying(present.toScene)
    }
    let factor = present.scale / held.scale
    return CGPoint(x: p.x * factor, y: p.y * factor).applying(held.toScene)
  }

  /// From the window to the screen as it is held at the moment that shows.
  private var sceneMapping: SceneMapping {
    let screen = view.snapshot.screen
    return SceneMapping(
      screen: screen,
      toScene: options.isStage ? .identity : WindowLayout(model).toWindow(screen).inverted(),
      scale: events.scale)
  }

  /// A finger goes down: until its lift the mapping of this moment counts for it.
  private func holdMapping(of finger: Int) { heldMappings[finger] = sceneMapping }

  /// Who gets a pointer that goes down: the scene inside its screen, or else the panels.
  private func owner(of p: CGPoint) -> PointerOwner {
    guard sceneLocation(p).isInside, !model.isPicking, !model.isModal, !model.isStart, !isOnChip(p)
    else {
      return options.isStage ? .nobody : .chrome
    }
    guard takesTouches else {
      refuse()
      return .nobody
    }
    return .scene
  }

  /// Chips of the past and of held fingers, and what is said of a file.
  private func isOnChip(_ p: CGPoint) -> Bool {
    let chips: [Target] = [
      .command(.live), .command(.fork), .command(.fingersLift), .problem,
    ]
    return regions.contains { chips.contains($0.target) && $0.outline.contains(p) }
  }

  /// Touches are taken while the scene runs and the playhead stands at the newest step.
  var takesTouches: Bool { !clock.isPaused && lookBack == nil && playback == nil }

  func refuse() {
    model.notice =
      clock.isPaused
      ? "Paused: touches are not delivered. Space plays on."
      : "Looking back: touches are not delivered. End goes back to live."
    needsFrame = true
  }

  // MARK: Mouse

  private func mouseMoved(_ place: CGPoint, _ wall: UInt64) {
    pointer.window = place
    endTouchMode()
    let p = pointer.window
    if !isPictureOld, mouseOwner == .nobody { hover(p, wall) }
    if mouseOwner == .chrome { return chromeTracker.add(.moved, Self.mouseFinger, p) }
    // The mouse rests while a finger stands for two.
    guard pointer.finger == nil else { return }
    let (free, isInside) = sceneLocation(p)
    let at = pointer.isDown ? sceneLocation(p, of: pointer.numbers.0) : free
    if pointer.grip != nil { return drag(held: free) }
    if model.isPicking { return pick(isInside ? at : nil) }
    let shift = eventModifiers.contains(.shift)
    pointer.isInside = isInside
    guard !pointer.isDown else { return drag(to: at, shift: shift) }
    pointer.at = at
    pointer.aim(at: at)
    pointer.two.hover(to: at, shift: shift && pointer.wantsTwo)
  }

  /// The fingers that the pointer put down go along.
  private func drag(to at: CGPoint, shift: Bool) {
    pointer.at = at
    if pointer.two.isDown { pointer.two.drag(to: at, shift: shift) }
    tracker.add(.moved, pointer.numbers.0, at)
    if pointer.two.isDown {
      tracker.add(.moved, pointer.numbers.1, pointer.two.partner(of: at))
    }
  }

  /// They leave the screen where the pointer does.
  private func lift(at: CGPoint) {
    if let grip = pointer.grip {
      if !grip.hasMoved { lift([grip.finger]) }
    } else {
      if pointer.isDown { tracker.add(.ended, pointer.numbers.0, at) }
      if pointer.two.isDown {
        tracker.add(.ended, pointer.numbers.1, pointer.two.partner(of: at))
      }
    }
    pointer.lift()
  }

  private func mouseDown(_ p: CGPoint) {
    mouseOwner = owner(of: p)
    switch mouseOwner {
    case .chrome: chromeTracker.add(.began, Self.mouseFinger, p)
    // The mouse rests while real fingers are down.
    case .scene where numbers.isEmpty && pointer.finger == nil:
      // Keys are those of the scene again.
      model.focus = nil
      touch(sceneLocation(p).0)
    case .scene, .nobody: break
    }
  }

  /// One finger at the mouse, or two about the anchor.
  private func touch(_ at: CGPoint) {
    model.notice = nil
    pointer.at = at
    if grip(at) { return }
    pointer.aim(at: at)
    let free = tracker.free(2)
    guard free.count == 2 else {
      return model.notice = "More than \(FingerNumbers.most) fingers are not taken."
    }
    pointer.numbers = (free[0], free[1])
    holdMapping(of: free[0])
    guard pointer.wantsTwo else {
      pointer.isSingleDown = true
      return tracker.add(.began, free[0], at)
    }
    let partner = pointer.two.partner(of: at)
    guard CGRect(origin: .zero, size: session.scene.engine.screen).contains(partner) else {
      model.notice = "The second finger would be outside the screen."
      return
    }
    pointer.two.press(at: at)
    tracker.add(.began, free[0], at)
    tracker.add(.began, free[1], partner)
  }

  private func mouseUp(_ p: CGPoint) {
    defer { mouseOwner = .nobody }
    if mouseOwner == .chrome { return chromeTracker.add(.ended, Self.mouseFinger, p) }
    if pointer.finger == nil { lift(at: sceneLocation(p, of: pointer.numbers.0)) }
  }

  /// On another screen; the mouse is where it was.
  func renewPointer(on screen: CGSize) {
    let place = pointer.window
    pointer = Pointer(on: screen, latch: model.toolbar.twoFingers)
    pointer.window = place
  }

  /// Two fingers without a key that is held, or one again.
  func latch(_ latch: TwoFingerLatch) {
    model.toolbar.twoFingers = latch
    pointer.setLatch(latch)
    model.notice =
      switch latch {
      case .off: "One finger; Alt or Ctrl makes two of it."
      case .mirrored: "Two fingers that mirror each other, until the same menu ends it."
      case .parallel: "Two fingers side by side, until the same menu ends it."
      }
  }

  // MARK: Real fingers

  private func finger(_ id: Int64, _ device: Int64, _ phase: CanvasEvent.FingerPhase, _ p: CGPoint)
  {
    if phase == .began { fingerDown(id, device, p) }
    if pointer.finger == Pointer.Finger(device: device, id: id) {
      let at = sceneLocation(p, of: pointer.numbers.0)
      switch phase {
      case .began: break
      case .moved: drag(to: at, shift: false)
      case .ended:
        lift(at: at)
        // A finger that is gone points nowhere.
        pointer.isInside = false
      }
    } else if let number = chromeNumbers.number(device, id) {
      switch phase {
      case .began: chromeTracker.add(.began, number, p)
      case .moved: chromeTracker.add(.moved, number, p)
      case .ended:
        chromeTracker.add(.ended, number, p)
        chromeNumbers.end(device, id)
        leavesPanels = chromeNumbers.isEmpty
      }
    } else if let number = numbers.number(device, id) {
      if phase == .began { holdMapping(of: number) }
      let at = sceneLocation(p, of: number)
      switch phase {
      case .began where tracker.down[number] != nil: tracker.add(.moved, number, at)
      case .began: tracker.add(.began, number, at)
      case .moved: tracker.add(.moved, number, at)
      case .ended:
        tracker.add(.ended, number, at)
        numbers.end(device, id)
      }
    }
  }

  /// Gives a finger a number among those of the scene or of the panels.
  private func fingerDown(_ id: Int64, _ device: Int64, _ p: CGPoint) {
    switch owner(of: p) {
    case .chrome: _ = chromeNumbers.begin(device, id)
    case .scene where !pointer.isDown && takeHeld(id, device, p): break
    case .scene where pointer.latch != .off && numbers.isEmpty && !pointer.isDown:
      touch(sceneLocation(p).0)
      if pointer.two.isDown { pointer.finger = Pointer.Finger(device: device, id: id) }
    case .scene where !pointer.isDown:
      if numbers.begin(device, id, besides: tracker.held) == nil {
        model.notice = "More than \(FingerNumbers.most) fingers are not taken."
      } else {
        model.notice = nil
      }
    case .scene, .nobody: break
    }
  }

  /// No finger is stuck: all of them are cancelled, and the recording says so.
  func cancelFingers(_ wall: UInt64, _ why: String) {
    perform(chrome.cancel(at: chromeTime(wall)), wall)
    chromeTracker.forget()
    chromeNumbers.forget()
    mouseOwner = .nobody
    let count = tracker.down.count
    guard count > 0 else { return }
    // What came before is delivered first.
    for changes in tracker.take(at: clock.time(wall)) where !clock.isPaused {
      feed(.digitizer(.init(arrival: clock.time(wall), changes: changes)), wall)
    }
    feed(.interrupt, wall)
    tracker.forget()
    numbers.forget()
    pointer.lift()
    model.notice = "\(count) touch\(count == 1 ? "" : "es") cancelled: \(why)"
  }
}
