import Foundation
import Testing
import TouchGeometry
import TouchTrace

@testable import TouchEngine

/// All short stories of two fingers on nested scroll views: whatever happens, everything comes to rest.
@Suite struct ScrollSmallWorldTests {
  private enum Act: CaseIterable { case first, second, up, down, side, short, long }

  /// GR-53, SCR-02, SCR-54, TD-08: no machine lines, no warnings, legal states, and at the end nothing moves or is held.
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
      play([.first] + story)
    }
  }

  private func play(_ story: [Act]) {
    let one = ScrollWorld(content: CGSize(width: 400, height: 700))
    let inner = one.engine.perform {
      let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
      inner.touchscopeName = "inner"
      inner.contentSize = CGSize(width: 900, height: 350)
      inner.isPagingEnabled = true
      one.scroll.addSubview(inner)
      return inner
    }
    var down: [Int: CGPoint] = [:]
    for act in story { perform(act, one.world, &down) }
    for (finger, at) in down.sorted(by: { $0.key < $1.key }) {
      one.world.touch(.ended, finger, at.x, at.y)
    }
    one.world.wait(10)
    check(one, inner, "\(story)")
  }

  private func perform(_ act: Act, _ world: World, _ down: inout [Int: CGPoint]) {
    switch act {
    case .first: toggle(1, CGPoint(x: 150, y: 200), world, &down)
    case .second: toggle(2, CGPoint(x: 200, y: 350), world, &down)
    case .up: move(0, -40, world, &down)
    case .down: move(0, 60, world, &down)
    case .side: move(-50, 5, world, &down)
    case .short: world.wait(0.04)
    case .long: world.wait(0.2)
    }
  }

  private func toggle(
    _ finger: Int, _ place: CGPoint, _ world: World, _ down: inout [Int: CGPoint]
  ) {
    if let at = down.removeValue(forKey: finger) {
      world.touch(.ended, finger, at.x, at.y)
    } else {
      down[finger] = place
      world.touch(.began, finger, place.x, place.y)
    }
  }

  private func move(_ x: Double, _ y: Double, _ world: World, _ down: inout [Int: CGPoint]) {
    for _ in 0..<2 {
      world.wait(0.01)
      for finger in down.keys.sorted() {
        let at = down[finger] ?? .zero
        let to = CGPoint(x: at.x + x / 2, y: at.y + y / 2)
        down[finger] = to
        world.touch(.moved, finger, to.x, to.y)
      }
    }
  }

  private func check(_ one: ScrollWorld, _ inner: UIScrollView, _ name: String) {
    let trace = one.engine.trace
    for event in trace.events {
      switch event.kind {
      case .machine, .warning: Issue.record("\(name): \(CanonicalLine.text(event, in: trace))")
      case .state:
        if !LegalTransitions.contains(event.from, event.to) || event.reason == .none {
          Issue.record("\(name): \(CanonicalLine.text(event, in: trace))")
        }
      default: break
      }
    }
    if one.engine.nextDeadline != nil { Issue.record("\(name): a timer still runs") }
    for view in [one.scroll, inner] {
      let isBusy = view.isTracking || view.isDragging || view.isDecelerating
      if isBusy { Issue.record("\(name): \(view.touchscopeName ?? "") is not at rest") }
      for axis in ScrollAxis.allCases
      where view.range(axis).overshoot(axis.of(view.contentOffset)) != 0 {
        Issue.record("\(name): \(view.touchscopeName ?? "") rests at \(view.contentOffset)")
      }
      for recognizer in view.gestureRecognizers ?? [] where recognizer.state != .possible {
        Issue.record("\(name): \(recognizer.touchscopeName ?? "") is \(recognizer.state)")
      }
    }
    let pages = inner.contentOffset.x / 400
    if pages != pages.rounded(), inner.contentOffset.x != 500 {
      Issue.record("\(name): between pages at \(inner.contentOffset)")
    }
  }
}
