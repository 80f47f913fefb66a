import Foundation
import Testing
import TouchTrace

@testable import TouchEngine

/// Orders that real UIKit was seen to keep, on worlds made in code.
@Suite struct GoldenTraceTests {
  /// A11, OBS-097: one beginning, one cancellation; the second beginning queues behind the held end.
  @Test func aDoubleTapHoldsTheEndOfTheFirstTap() {
    let world = World()
    _ = world.add("double", UITapGestureRecognizer()) { $0.numberOfTapsRequired = 2 }
    world.tap(hold: 0.044)
    world.wait(0.084)
    world.tap(hold: 0.033)
    #expect(
      world.lines([.gesture, .touches, .action], of: ["double", "view"]) == [
        "double touchesBegan", "view touchesBegan", "double touchesEnded", "double touchesBegan",
        "double touchesEnded", "double action ended", "view touchesCancelled",
      ])
  }

  /// A11: the end of a single tap comes when the double tap gives up.
  @Test func theHeldEndComesWhenTheDoubleTapFails() {
    let world = World()
    _ = world.add("double", UITapGestureRecognizer()) { $0.numberOfTapsRequired = 2 }
    world.tap()
    world.wait(0.3)
    #expect(world.lines([.touches], of: ["view"]) == ["view touchesBegan"])
    world.wait(0.1)
    #expect(world.lines([.touches], of: ["view"]) == ["view touchesBegan", "view touchesEnded"])
    #expect(
      world.engine.trace.events.last { $0.verb == .touchesEnded }?.time == Instant(seconds: 0.4))
  }

  /// A12: the pan begins inside, its first action is began, when the required one has failed.
  @Test func aWaitingPanSendsBeganFirst() {
    let world = World()
    let pan = world.add("pan", UIPanGestureRecognizer())
    let press = world.add("press", UILongPressGestureRecognizer()) { $0.allowableMovement = 30 }
    pan.require(toFail: press)
    world.touch(.began, 1, 200, 200)
    for step in 1...5 {
      world.wait(0.02)
      world.touch(.moved, 1, 200 + Double(step) * 8, 200)
    }
    #expect(
      world.lines([.held, .state, .action], of: ["pan", "press"]) == [
        "pan held began requirementPending press", "press possible -> failed movedTooFar",
        "pan released", "pan possible -> began thresholdReached", "pan action began",
        "pan began -> changed moved", "pan action changed",
      ])
  }

  /// A13: switched off and on in its own action, it is cancelled and takes no part until a new touch.
  @Test func disablingInTheActionCancels() {
    let world = World()
    let pan = world.add("pan", UIPanGestureRecognizer())
    pan.touchscopeHooks.action = { recognizer in
      guard recognizer.state == .began else { return }
      recognizer.isEnabled = false
      recognizer.isEnabled = true
    }
    world.touch(.began, 1, 200, 200)
    for step in 1...4 {
      world.wait(0.02)
      world.touch(.moved, 1, 200 + Double(step) * 12, 200)
    }
    world.touch(.ended, 1, 248, 200)
    let lines = [
      "pan possible -> began thresholdReached", "pan action began",
      "pan began -> cancelled disabled", "pan action cancelled",
    ]
    #expect(world.lines([.state, .action], of: ["pan"]) == lines)
    world.wait(1)
    world.touch(.began, 1, 200, 200)
    world.touch(.moved, 1, 212, 200)
    #expect(world.lines([.state, .action], of: ["pan"]) == lines + lines)
  }

  /// A14: a view that leaves inside its touchesBegan gets its cancellation and no end.
  @Test func aViewThatLeavesIsCancelled() {
    let world = World()
    world.view.touchscopeHooks.touches = { [unowned world] phase, _, _, base in
      base()
      if phase == .began { world.view.removeFromSuperview() }
    }
    world.touch(.began, 1, 200, 200)
    world.wait(0.05)
    world.touch(.ended, 1, 200, 200)
    #expect(
      world.lines([.touches], of: ["view"]) == ["view touchesBegan", "view touchesCancelled"])
  }

  /// OBS-071: both delegates allow it; the one added last acts first.
  @Test func simultaneousTapsActInTheOrderOfFavour() {
    let world = World()
    let single = world.add("single", UITapGestureRecognizer())
    let double = world.add("double", UITapGestureRecognizer()) { $0.numberOfTapsRequired = 2 }
    single.touchscopeHooks.simultaneousWith = { _ in true }
    double.touchscopeHooks.simultaneousWith = { _ in true }
    world.tap()
    world.wait(0.1)
    world.tap()
    let lines = world.lines([.decision, .action])
    #expect(lines.suffix(2) == ["double action ended", "single action ended"])
    // The first yes ends the questions of the pair.
    #expect(
      lines.filter { $0.contains("simultaneousWith") } == ["single simultaneousWith double yes"])
  }

  /// OBS-051: a double tap around a button is not kept away by it.
  @Test func aButtonBlocksOnlyTheSingleTap() {
    let world = World()
    let button = world.engine.perform {
      let button = UIButton(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
      button.touchscopeName = "button"
      world.view.addSubview(button)
      return button
    }
    _ = world.add("double", UITapGestureRecognizer()) { $0.numberOfTapsRequired = 2 }
    world.tap()
    world.wait(0.1)
    world.tap()
    #expect(world.lines([.action]).contains("double action ended"))
    #expect(!world.lines([.action]).contains("button action touchUpInside"))
    _ = button
  }

  /// CTL-55: a disabled button is not there for touches.
  @Test func aDisabledButtonLetsTouchesFall() {
    let world = World()
    let button = world.engine.perform {
      let button = UIButton(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
      button.touchscopeName = "button"
      button.isEnabled = false
      world.view.addSubview(button)
      return button
    }
    world.tap()
    #expect(world.lines([.hit], of: ["button"]).contains("button rejected disabled"))
    #expect(world.lines([.touches], of: ["view"]) == ["view touchesBegan", "view touchesEnded"])
    _ = button
  }

  /// HT-01, HT-07: what is not hit, and the reason in the trace.
  @Test func whatIsNotHitSaysWhy() {
    let changes: [(String, (UIView) -> Void)] = [
      ("hidden", { $0.isHidden = true }),
      ("interactionOff", { $0.isUserInteractionEnabled = false }),
      ("alpha", { $0.alpha = 0.01 }), ("alpha", { $0.alpha = 0.009 }),
      ("outside", { $0.frame = CGRect(x: 0, y: 0, width: 200, height: 200) }),
    ]
    for (reason, change) in changes {
      let world = World()
      world.engine.perform { change(world.view) }
      world.touch(.began, 1, 200, 200)
      #expect(world.lines([.hit], of: ["view"]).last == "view rejected \(reason)")
      #expect(world.lines([.touches], of: ["window"]) == ["window touchesBegan"])
    }
    let world = World()
    world.engine.perform { world.view.alpha = 0.011 }
    world.touch(.began, 1, 200, 200)
    #expect(world.lines([.touches], of: ["view"]) == ["view touchesBegan"])
  }

  /// MT-06: while an exclusive view has a touch, another view gets none.
  @Test func anExclusiveViewSharesWithNobody() {
    let world = World()
    let other = world.engine.perform {
      let other = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      other.touchscopeName = "other"
      world.window.addSubview(other)
      world.view.isExclusiveTouch = true
      return other
    }
    world.touch(.began, 1, 200, 200)
    world.touch(.began, 2, 20, 20)
    #expect(world.lines([.withhold]) == ["other withholds touch 2 exclusiveTouch"])
    #expect(!world.lines([.touches]).contains("other touchesBegan"))
    _ = other
  }

  /// WIN-13: a call takes everything away.
  @Test func anInterruptionCancelsRecognizersAndViews() {
    let world = World()
    _ = world.add("pan", UIPanGestureRecognizer()) { $0.cancelsTouchesInView = false }
    world.touch(.began, 1, 200, 200)
    world.wait(0.02)
    world.touch(.moved, 1, 240, 200)
    world.engine.interrupt(at: Instant(seconds: 0.1))
    #expect(world.lines([.action]) == ["pan action began", "pan action cancelled"])
    #expect(world.lines([.touches], of: ["view"]).last == "view touchesCancelled")
    world.wait(0.2)
    world.touch(.moved, 1, 260, 200)
    #expect(world.lines([.touches], of: ["view"]).last == "view touchesCancelled")
  }

  /// Bad reports leave warnings, and nothing else.
  @Test func senselessReportsAreSurvived() {
    let world = World()
    world.touch(.moved, 3, 200, 200)
    world.touch(.began, 1, .nan, 200)
    world.touch(.began, 1, 200, 200)
    world.touch(.began, 1, 210, 200)
    world.touch(.ended, 1, 200, 200)
    world.touch(.ended, 1, 200, 200)
    #expect(world.lines([.warning]).count == 4)
    #expect(world.lines([.touches], of: ["view"]) == ["view touchesBegan", "view touchesEnded"])
  }

  /// RC-15: a ring that code makes ends the walk with a warning.
  @Test func aRingInTheChainEnds() {
    let world = World()
    world.window.touchscopeHooks.next = { [unowned world] in world.view }
    world.touch(.began, 1, 200, 200)
    #expect(
      world.lines([.warning]) == ["window warning the responder chain comes back to where it was"])
  }

  /// PAN-18: a steady finger reads true, and a rest before the lift takes nothing away.
  @Test func velocityIsOfTheLastMoves() {
    let world = World()
    let pan = world.add("pan", UIPanGestureRecognizer())
    var velocities: [CGFloat] = []
    pan.touchscopeHooks.action = { recognizer in
      if let pan = recognizer as? UIPanGestureRecognizer {
        velocities.append(pan.velocity(in: nil).x)
      }
    }
    world.touch(.began, 1, 150, 200)
    for step in 1...6 {
      world.wait(0.02)
      world.touch(.moved, 1, 150 + Double(step) * 10, 200)
    }
    #expect(abs((velocities.last ?? 0) - 500) < 25)
    world.wait(0.2)
    world.touch(.ended, 1, 210, 200)
    #expect(abs((velocities.last ?? 0) - 500) < 25 && velocities.last == velocities.dropLast().last)
  }
}
