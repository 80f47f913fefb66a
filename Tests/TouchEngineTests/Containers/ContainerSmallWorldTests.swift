import Foundation
import Testing
import TouchTrace

@testable import TouchEngine

/// All short stories of a finger and a program on a stack with a sheet: whatever happens, everything comes to rest.
@Suite struct ContainerSmallWorldTests {
  private enum Act: CaseIterable {
    case finger, right, back, push, pop, present, dismiss, short, long
  }

  /// GR-53, TD-08, EC-51: legal states, every beginning ended once, one view on the stack, nothing ignored for good.
  @Test func everythingComesToRest() {
    let acts = Act.allCases
    let length = 4
    var count = acts.count
    for _ in 1..<length { count *= acts.count }
    for number in 0..<count {
      var rest = number
      var story: [Act] = []
      for _ in 0..<length {
        story.append(acts[rest % acts.count])
        rest /= acts.count
      }
      play([.finger] + story)
    }
  }

  private func play(_ story: [Act]) {
    var navigation: UINavigationController!
    var sheet: UIViewController!
    let world = ContainerWorld {
      navigation = UINavigationController()
      navigation.viewControllers = [UIViewController(), UIViewController()]
      sheet = UIViewController()
      return navigation
    }
    var x: Double?
    for act in story {
      switch act {
      case .finger:
        world.touch(x == nil ? .began : .ended, x ?? 4, 300)
        x = x == nil ? 4 : nil
      case .right:
        guard let from = x else { continue }
        for step in 1...3 {
          world.wait(0.02)
          world.touch(.moved, from + Double(step) * 40, 300)
        }
        x = from + 120
      case .back: world.tap2(40, 42)
      case .push:
        world.program { navigation.pushViewController(UIViewController(), animated: true) }
      case .pop: world.program { navigation.popViewController(animated: true) }
      case .present: world.program { navigation.present(sheet, animated: true) }
      case .dismiss: world.program { navigation.dismiss(animated: true) }
      case .short: world.wait(0.1)
      case .long: world.wait(0.5)
      }
    }
    if let x { world.touch(.ended, x, 300) }
    world.wait(5)
    check(world, navigation, sheet, "\(story)")
  }

  private func check(
    _ world: ContainerWorld, _ navigation: UINavigationController, _ sheet: UIViewController,
    _ name: String
  ) {
    let trace = world.engine.trace
    var open: [Handle: Int] = [:]
    for event in trace.events {
      switch (event.kind, event.verb) {
      case (.machine, _): Issue.record("\(name): \(CanonicalLine.text(event, in: trace))")
      case (.state, _):
        if !LegalTransitions.contains(event.from, event.to) || event.reason == .none {
          Issue.record("\(name): \(CanonicalLine.text(event, in: trace))")
        }
      case (.touches, .touchesBegan): open[event.subject, default: 0] += 1
      case (.touches, .touchesEnded), (.touches, .touchesCancelled):
        open[event.subject, default: 0] -= 1
      default: break
      }
    }
    if open.values.contains(where: { $0 != 0 }) { Issue.record("\(name): a touch never ended") }
    if world.engine.nextDeadline != nil { Issue.record("\(name): a timer still runs") }
    if world.engine.application.isIgnoringInteractionEvents {
      Issue.record("\(name): events are still ignored")
    }
    if navigation.place.subviews.count != 1 || navigation.topViewController?.view.superview == nil {
      Issue.record("\(name): \(navigation.place.subviews.count) views on the stack")
    }
    if navigation.place.subviews.first?.center.x != 187.5 {
      Issue.record("\(name): the view on top is off its place")
    }
    let shown = world.window.subviews.count
    let isPresented = navigation.presentedViewController != nil
    if shown != 1 || isPresented != (sheet.view.window != nil) {
      Issue.record("\(name): \(shown) views in the window, presented \(isPresented)")
    }
    let all = (world.window.touchscopeGates + [navigation.interactivePopGestureRecognizer!])
    for recognizer in all where recognizer.state != .possible {
      Issue.record("\(name): \(type(of: recognizer)) is \(recognizer.state)")
    }
  }
}

extension ContainerWorld {
  /// A tap of a second finger.
  fileprivate func tap2(_ x: Double, _ y: Double) {
    touch(.began, x, y, finger: 2)
    wait(0.05)
    touch(.ended, x, y, finger: 2)
  }
}
