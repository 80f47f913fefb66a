import Foundation
import Testing
import TouchTrace

@testable import TouchEngine

#if TOUCHSCOPE_VERIFY
  /// Every invariant of the engine is looked after: a break of it is found, and nothing is found without one.
  @Suite struct InvariantTests {
    /// A world in which two fingers are down, with a recognizer that follows them and one that does not.
    private final class Scene {
      let world = World()
      let pan: UIPanGestureRecognizer
      let idle: UITapGestureRecognizer
      let child: UIView
      let touch: UITouch
      let other: UITouch

      init() {
        let world = world
        pan = world.add("pan", UIPanGestureRecognizer()) { $0.minimumNumberOfTouches = 2 }
        idle = world.add("idle", UITapGestureRecognizer()) { $0.isEnabled = false }
        child = world.engine.perform {
          let child = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
          child.touchscopeName = "child"
          world.view.addSubview(child)
          return child
        }
        world.touch(.began, 1, 200, 200)
        world.touch(.began, 2, 220, 220)
        // Over no view, so that it has no touch.
        world.touch(.began, 3, 900, 900)
        touch = pan.record.attemptTouches[0]
        other = pan.record.attemptTouches[1]
      }

      var violation: InvariantViolation? { world.engine.invariantViolation }
    }

    @Test func nothingIsFoundWhereNothingIsBroken() {
      #expect(Scene().violation == nil)
    }

    @Test(arguments: Invariant.allCases) func aBreakIsFound(_ invariant: Invariant) throws {
      let scene = Scene()
      let (object, mend) = plant(invariant, scene)
      let violation = try #require(scene.violation)
      #expect(violation.invariant == invariant)
      #expect(violation.object.hasPrefix("\(object) (handle "))
      #expect(violation.description.contains(invariant.rawValue))
      mend()
      #expect(scene.violation == nil)
    }

    /// TD-08: a beginning that is followed by another one, an end without one, and one without an end are all noticed.
    @Test func everyWrongOrderIsFound() {
      let scene = Scene()
      let (child, touch) = (scene.child, scene.touch)
      func isFound(_ phases: [TouchPhase]) -> Bool {
        var calls = CallOrder()
        for phase in phases { calls.note(phase, of: touch, on: child) }
        calls.checkEnds(of: [touch], in: scene.world.window)
        return calls.broken != nil
      }
      #expect(!isFound([.began, .moved, .ended, .began, .moved, .cancelled]))
      #expect(!isFound([.began, .moved]))
      for wrong: [TouchPhase] in [[.moved], [.ended], [.cancelled], [.began, .began]] {
        #expect(isFound(wrong))
      }
      #expect(isFound([.began, .ended, .cancelled]))
      touch.isDown = false
      defer { touch.isDown = true }
      #expect(!isFound([.began, .ended]) && isFound([.began]))
    }

    /// A break that nobody mends stops the program at the end of the step, with its name and object.
    @Test func aBreakStopsTheProgram() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let world = World()
          let tap = world.add("tap", UITapGestureRecognizer())
          tap.record.isQueued = true
          world.wait(0.1)
          world.touch(.began, 1, 200, 200)
        }
      }
      let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(said.contains("broken: \(Invariant.queueIsMarked.rawValue): tap (handle "))
    }

    /// Breaks an invariant; the object that the break is about, and what mends it.
    private func plant(_ invariant: Invariant, _ scene: Scene) -> (String, () -> Void) {
      let engine = scene.world.engine
      let (pan, idle, child) = (scene.pan, scene.idle, scene.child)
      switch invariant {
      case .inPlayIsMarked:
        pan.record.isInPlay = false
        return ("pan", { pan.record.isInPlay = true })
      case .touchesAreInPlay:
        idle.record.attemptTouches = [scene.touch]
        return ("idle", { idle.record.attemptTouches = [] })
      case .touchesAreGathered:
        scene.touch.gathered = []
        return ("pan", { scene.touch.gathered = [pan] })
      case .orderIsOfInPlay:
        engine.gestures.orders = GestureOrders()
        engine.gestures.orders.update([], version: engine.treeVersion)
        return ("pan", { engine.gestures.orders = GestureOrders() })
      case .queueIsMarked:
        idle.record.isQueued = true
        return ("idle", { idle.record.isQueued = false })
      case .marksAreCleared:
        pan.record.isFound = true
        return ("pan", { pan.record.isFound = false })
      case .endIsNoted:
        noteEnd(of: &pan.record.life, true)
        return ("pan", { self.noteEnd(of: &pan.record.life, false) })
      case .hintsHold:
        pan.record.life.isHeld = true
        return ("pan", { pan.record.life.isHeld = false })
      case .timersArePending:
        pan.record.timers = [MachineTimer(name: .gap, id: 99, seconds: 1)]
        return ("pan", { pan.record.timers = [] })
      case .viewIsAlive:
        engine.perform { pan.view = UIView() }
        return ("pan", { pan.view = scene.world.view })
      case .recognizersAreKnown:
        idle.record.isRegistered = false
        return ("idle", { idle.record.isRegistered = true })
      case .superviewIsKnown:
        child.superview = scene.world.window
        return ("child", { child.superview = scene.world.view })
      case .listIsSubviews:
        UnsafeMutablePointer(mutating: child.node).pointee.index = 5
        return ("child", { UnsafeMutablePointer(mutating: child.node).pointee.index = 0 })
      case .spotIsOfNode:
        UnsafeMutablePointer(mutating: child.node).pointee.isHidden = true
        return ("child", { UnsafeMutablePointer(mutating: child.node).pointee.isHidden = false })
      case .fingersAreApart:
        scene.other.finger = 1
        return ("finger2", { scene.other.finger = 2 })
      case .deadFingersHaveNoTouch:
        scene.other.finger = 3
        return ("finger2", { scene.other.finger = 2 })
      case .heldIsListed:
        scene.touch.record.held = [
          DeliveryRecord.Held(
            phase: .began, finger: scene.touch.fingerHandle, location: .zero, previous: .zero,
            timestamp: 0, tapCount: 1, time: .zero, holders: [pan])
        ]
        return ("finger1", { scene.touch.record.held = [] })
      case .updatesAreMarked:
        child.isWaitingForUpdate = true
        return ("child", { child.isWaitingForUpdate = false })
      case .windowsAreOrdered:
        engine.windows.append(scene.world.window)
        return ("window", { engine.windows.removeLast() })
      case .callsAreInOrder:
        let lifted = UITouch(engine: engine, finger: 4, at: .zero)
        engine.delivery.calls.note(.moved, of: lifted, on: child)
        return ("child", { engine.delivery.calls.broken = nil })
      case .callsAreLeft:
        engine.recorder.depth = 1
        return ("application", { engine.recorder.depth = 0 })
      }
    }

    /// Writes what only the life itself can write.
    private func noteEnd(of life: inout GestureLife, _ isOver: Bool) {
      guard let offset = MemoryLayout<GestureLife>.offset(of: \.isOver) else { return }
      withUnsafeMutableBytes(of: &life) {
        $0.storeBytes(of: isOver, toByteOffset: offset, as: Bool.self)
      }
    }
  }
#endif
