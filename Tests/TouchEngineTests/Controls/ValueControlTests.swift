import Foundation
import Testing
import TouchTrace

@testable import TouchEngine

/// Slider, switch, stepper, segmented and page control: their tracking, their values, their events.
@MainActor @Suite struct ValueControlTests {
  private func put<C: UIControl>(
    _ control: C, _ world: World, _ frame: CGRect = CGRect(x: 0, y: 0, width: 200, height: 40),
    _ set: (C) -> Void = { _ in }
  ) -> C {
    world.engine.perform {
      control.frame = frame
      control.touchscopeName = "control"
      set(control)
      world.view.addSubview(control)
      return control
    }
  }

  private func make<C: UIControl>(_ world: World, _ make: () -> C) -> C {
    world.engine.perform(make)
  }

  private func drag(_ world: World, from: (Double, Double), by: (Double, Double), steps: Int = 4) {
    world.touch(.began, 1, from.0, from.1)
    for step in 1...steps {
      world.wait(0.02)
      let share = Double(step) / Double(steps)
      world.touch(.moved, 1, from.0 + by.0 * share, from.1 + by.1 * share)
    }
    world.wait(0.02)
    world.touch(.ended, 1, from.0 + by.0, from.1 + by.1)
  }

  private func values(_ world: World) -> Int {
    world.lines([.action]).filter { $0 == "control action valueChanged" }.count
  }

  /// CTL-44: only a touch on the thumb tracks.
  @Test func aSliderTracksItsThumbOnly() {
    let world = World()
    let slider = put(make(world) { UISlider() }, world)
    drag(world, from: (250, 120), by: (-60, 0))
    #expect(world.lines([.tracking]) == ["control beginTracking no"])
    #expect(slider.value == 0 && values(world) == 0)
  }

  /// CTL-45, CTL-48: it follows with the offset of the grab, and tells each change.
  @Test func aSliderFollowsTheFinger() {
    let world = World()
    let slider = put(make(world) { UISlider() }, world)
    drag(world, from: (108, 120), by: (86, 0))
    #expect(abs(slider.value - 0.5) < 1e-5)
    #expect(values(world) == 4)
    // CTL-47: it stays within its ends.
    drag(world, from: (200, 120), by: (300, 0))
    #expect(slider.value == 1)
    #expect(world.lines([.action]).last == "control action touchUpOutside")
  }

  /// CTL-45: once at the lift when it is not continuous, and not at all when nothing changed.
  @Test func aSliderMayTellOnce() {
    let world = World()
    let slider = put(make(world) { UISlider() }, world) { $0.isContinuous = false }
    drag(world, from: (108, 120), by: (86, 0))
    #expect(slider.value > 0.4 && values(world) == 1)
    drag(world, from: (200, 120), by: (0, 10))
    #expect(values(world) == 1)
  }

  /// CTL-46, CTL-47: the program's own changes tell nobody; ends move values and each other.
  @Test func aSlidersEnds() {
    let world = World()
    let slider = put(make(world) { UISlider() }, world)
    world.engine.perform {
      slider.setValue(7, animated: false)
      #expect(slider.value == 1)
      slider.minimumValue = 3
      #expect(slider.maximumValue == 3 && slider.value == 3)
      slider.maximumValue = 2
      #expect(slider.minimumValue == 2 && slider.value == 2)
    }
    drag(world, from: (108, 120), by: (50, 0))
    #expect(slider.value == 2 && values(world) == 0)
  }

  /// CTL-35, CTL-41: a swipe along the thumb loses, one across it and a pan do not; nor does one on the slider (CTL-38).
  @Test(arguments: ["along", "across", "own", "pan"]) func whatASliderBeats(_ which: String) {
    let world = World()
    let slider = put(make(world) { UISlider() }, world)
    let recognizer: UIGestureRecognizer =
      which == "pan"
      ? world.add("gesture", UIPanGestureRecognizer())
      : world.add("gesture", to: which == "own" ? slider : world.view, UISwipeGestureRecognizer()) {
        $0.direction = which == "across" ? [.right, .up] : .right
      }
    drag(world, from: (114, 120), by: (80, 0))
    let began = world.lines([.state], of: ["gesture"]).contains {
      $0.hasPrefix("gesture possible -> \(which == "pan" ? "began" : "ended")")
    }
    #expect(began == (which != "along"))
    #expect(world.lines([.tracking]).contains("control cancelTracking") == (which != "along"))
    #expect(recognizer.state == .possible)
  }

  /// CTL-49: a tap, a drag of the knob to the other side, and a drag back.
  @Test func aSwitch() {
    let world = World()
    let frame = CGRect(x: 0, y: 0, width: 51, height: 31)
    let toggle = put(make(world) { UISwitch() }, world, frame)
    drag(world, from: (114, 115), by: (22, 0))
    #expect(toggle.isOn && values(world) == 1)
    drag(world, from: (136, 115), by: (15, 0))
    #expect(toggle.isOn && values(world) == 1)
    drag(world, from: (136, 115), by: (-22, 0))
    #expect(!toggle.isOn && values(world) == 2)
    world.touch(.began, 1, 140, 115)
    world.wait(0.05)
    world.touch(.ended, 1, 140, 115)
    #expect(toggle.isOn && values(world) == 3)
  }

  /// CTL-49, OBS-121: no touchDown; touchUpInside and then valueChanged at the lift; the touches end with a cancellation.
  @Test func whatASwitchSends() {
    let world = World()
    let toggle = put(make(world) { UISwitch() }, world, CGRect(x: 0, y: 0, width: 51, height: 31))
    world.touch(.began, 1, 140, 115)
    #expect(toggle.isHighlighted)
    world.wait(0.05)
    world.touch(.ended, 1, 140, 115)
    #expect(
      world.lines([.touches, .action, .tracking], of: ["control"]) == [
        "control touchesBegan", "control action touchUpInside", "control action valueChanged",
        "control touchesCancelled",
      ])
    #expect(!toggle.isHighlighted && toggle.isOn)
    // Lifted far away it changes nothing; a disabled one hears of no finger.
    drag(world, from: (140, 115), by: (0, 150))
    #expect(world.lines([.action], of: ["control"]).last == "control action touchUpOutside")
    world.engine.perform { toggle.isEnabled = false }
    drag(world, from: (140, 115), by: (0, 0))
    #expect(toggle.isOn && world.lines([.action], of: ["control"]).count == 3)
  }

  /// CTL-49: a second finger on a switch means nothing.
  @Test func aSecondFingerOnASwitch() {
    let world = World()
    let toggle = put(make(world) { UISwitch() }, world, CGRect(x: 0, y: 0, width: 51, height: 31))
    world.touch(.began, 1, 140, 115)
    world.touch(.began, 2, 120, 115)
    world.touch(.ended, 2, 120, 115)
    #expect(!toggle.isOn)
    world.touch(.ended, 1, 140, 115)
    #expect(toggle.isOn && values(world) == 1)
  }

  /// CTL-35: a pan of one finger along the knob loses; across it, beside it or with two fingers it does not.
  @Test(arguments: [
    (114.0, 60.0, 0.0, false), (114.0, 0.0, 60.0, true), (141.0, -60.0, 0.0, true),
  ])
  func whatASwitchBeats(_ x: Double, _ dx: Double, _ dy: Double, _ panBegins: Bool) {
    let world = World()
    _ = put(make(world) { UISwitch() }, world, CGRect(x: 0, y: 0, width: 51, height: 31))
    _ = world.add("pan", UIPanGestureRecognizer())
    drag(world, from: (x, 115), by: (dx, dy))
    let lines = world.lines([.state], of: ["pan"])
    #expect(lines.contains("pan possible -> began thresholdReached") == panBegins)
    #expect(lines.contains("pan possible -> failed controlWins control") == !panBegins)
  }

  /// CTL-50: a tap steps at the lift; a resting finger after 0.5 s, then every 0.1 s, then twice as fast.
  @Test func aStepperRepeats() {
    let world = World()
    let stepper = put(make(world) { UIStepper() }, world)
    world.touch(.began, 1, 280, 120)
    world.wait(0.49)
    #expect(stepper.value == 0)
    world.wait(0.01)
    #expect(stepper.value == 1)
    world.wait(0.9)
    #expect(stepper.value == 10)
    world.wait(0.1)
    #expect(stepper.value == 12)
    world.touch(.ended, 1, 280, 120)
    world.wait(2)
    #expect(stepper.value == 12 && values(world) == 12)
    #expect(world.engine.nextDeadline == nil)
  }

  /// CTL-50: wraps, ends, and valueChanged at the end of the touch alone.
  @Test func aStepperAtItsEnds() {
    let world = World()
    let stepper = put(make(world) { UIStepper() }, world) { $0.autorepeat = false }
    func tap(_ x: Double) {
      world.wait(1)
      world.touch(.began, 1, x, 120)
      world.wait(0.05)
      world.touch(.ended, 1, x, 120)
    }
    tap(120)
    #expect(stepper.value == 0 && values(world) == 0)
    stepper.wraps = true
    tap(120)
    #expect(stepper.value == 100 && values(world) == 1)
    tap(280)
    #expect(stepper.value == 0 && values(world) == 2)
    world.engine.perform {
      stepper.stepValue = -1
      stepper.autorepeat = true
      stepper.isContinuous = false
    }
    #expect(stepper.stepValue == 1)
    world.wait(1)
    world.touch(.began, 1, 280, 120)
    world.wait(0.65)
    #expect(stepper.value == 2 && values(world) == 2)
    world.touch(.ended, 1, 280, 120)
    #expect(stepper.value == 2 && values(world) == 3)
  }

  /// CTL-50, CTL-14: a cancelled touch ends the repeats.
  @Test func aCancelledStepperStops() {
    let world = World()
    let stepper = put(make(world) { UIStepper() }, world)
    world.touch(.began, 1, 280, 120)
    world.wait(0.55)
    world.touch(.cancelled, 1, 280, 120)
    world.wait(1)
    #expect(stepper.value == 1 && world.engine.nextDeadline == nil)
    #expect(world.lines([.timer]).last == "control timer repeat cancelled")
  }

  /// CTL-51, CTL-52: the segment of the lift; no event without a change; none for one that is not enabled.
  @Test func segments() {
    let world = World()
    let control = put(make(world) { UISegmentedControl(items: ["A", "B", "C", "D"]) }, world)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    drag(world, from: (110, 120), by: (60, 0))
    #expect(control.selectedSegmentIndex == 1 && values(world) == 1)
    drag(world, from: (160, 120), by: (10, 0))
    #expect(values(world) == 1)
    world.engine.perform {
      control.setEnabled(false, forSegmentAt: 3)
      control.insertSegment(withTitle: "0", at: 0, animated: false)
      #expect(control.selectedSegmentIndex == 2 && control.numberOfSegments == 5)
      control.removeSegment(at: 2, animated: false)
      #expect(control.selectedSegmentIndex == -1 && control.titleForSegment(at: 2) == "C")
    }
    drag(world, from: (290, 120), by: (2, 0))
    #expect(control.selectedSegmentIndex == -1 && values(world) == 1)
  }

  /// CTL-53: halves turn pages; at an end nothing is told.
  @Test func pages() {
    let world = World()
    let control = put(make(world) { UIPageControl() }, world) { $0.numberOfPages = 2 }
    drag(world, from: (280, 120), by: (2, 0))
    drag(world, from: (280, 120), by: (2, 0))
    #expect(control.currentPage == 1 && values(world) == 1)
    drag(world, from: (120, 120), by: (2, 0))
    #expect(control.currentPage == 0 && values(world) == 2)
    drag(world, from: (280, 120), by: (2, 0))
    world.engine.perform { control.numberOfPages = 1 }
    #expect(control.currentPage == 0 && values(world) == 3)
  }

  /// CTL-39: a tap around them that leaves them their touches goes on beside theirs.
  @Test(arguments: [true, false]) func tapsThatCancelNothing(_ isSwitch: Bool) {
    let world = World()
    let control = make(world) { () -> UIControl in isSwitch ? UISwitch() : UITextField() }
    _ = put(control, world, CGRect(x: 80, y: 80, width: 60, height: 40))
    _ = world.add("tap", UITapGestureRecognizer()) { $0.cancelsTouchesInView = false }
    world.tap()
    #expect(world.lines([.action], of: ["tap"]) == ["tap action ended"])
    #expect((control as? UISwitch)?.isOn ?? control.isFirstResponder)
  }

  /// CTL-35, CTL-41, EC-121: which single taps around them lose.
  @Test(arguments: [
    ("button", true), ("switch", true), ("stepper", true), ("segments", true), ("pages", true),
    ("field", true), ("slider", false), ("plain", false),
  ])
  func tapsAround(_ kind: String, _ wins: Bool) {
    let world = World()
    let control = make(world) { () -> UIControl in
      switch kind {
      case "button": UIButton()
      case "switch": UISwitch()
      case "stepper": UIStepper()
      case "segments": UISegmentedControl(items: ["A", "B"])
      case "pages": UIPageControl()
      case "slider": UISlider()
      case "field": UITextField()
      default: UIControl()
      }
    }
    _ = put(control, world, CGRect(x: 80, y: 80, width: 60, height: 40))
    _ = world.add("tap", UITapGestureRecognizer())
    world.tap()
    let lost = world.lines([.state]).contains("tap possible -> failed controlWins control")
    #expect(lost == wins)
  }
}
