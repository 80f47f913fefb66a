import Foundation
import Testing
import TouchTrace

@testable import TouchEngine

/// What may happen next in a small world of two fingers and some time.
private enum Move: String, CaseIterable {
  case finger1, finger2, nudge1, slide1, spread, short, gap, long

  var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// Every pair of built-in recognizers in every series of four moves: what must hold in all of them.
@Suite struct SmallWorldTests {
  private static let makers: [(String, () -> UIGestureRecognizer)] = [
    ("tap", { UITapGestureRecognizer() }),
    (
      "doubleTap",
      {
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = 2
        return tap
      }
    ),
    (
      "twoFingerTap",
      {
        let tap = UITapGestureRecognizer()
        tap.numberOfTouchesRequired = 2
        return tap
      }
    ),
    ("longPress", { UILongPressGestureRecognizer() }),
    ("pan", { UIPanGestureRecognizer() }),
    ("pinch", { UIPinchGestureRecognizer() }),
  ]

  private nonisolated static let isThorough =
    ProcessInfo.processInfo.environment["STORIES_THOROUGH"] != nil

  /// Usually a quarter of them, in which any three moves at any three places stand together twice; all in
  /// `scripts/check stories`.
  @Test(arguments: 0..<6) func everySeriesOfMovesEndsWell(_ first: Int) {
    var worlds = 0
    for second in Self.makers.indices where second >= first {
      for requires in [false, true] where !requires || second != first {
        for a in Move.allCases {
          for b in Move.allCases {
            for c in Move.allCases {
              for d in Move.allCases
              where Self.isThorough || (a.index + b.index + c.index + d.index) % 4 == 0 {
                run(first, second, requires, [a, b, c, d])
                worlds += 1
              }
            }
          }
        }
      }
    }
    #expect(worlds >= (Self.isThorough ? 4096 : 1024))
  }

  private func run(_ first: Int, _ second: Int, _ requires: Bool, _ moves: [Move]) {
    let world = World()
    let one = world.add(Self.makers[first].0 + "1", Self.makers[first].1())
    let two = world.add(Self.makers[second].0 + "2", Self.makers[second].1())
    if requires { one.require(toFail: two) }
    var down: [Int: (Double, Double)] = [:]
    for move in moves { play(move, world, &down) }
    for (finger, place) in down.sorted(by: { $0.key < $1.key }) {
      world.touch(.ended, finger, place.0, place.1)
    }
    world.wait(3)
    check(
      world, [one, two],
      "\(Self.makers[first].0) \(Self.makers[second].0) requires \(requires): \(moves.map(\.rawValue).joined(separator: " "))"
    )
  }

  private func play(_ move: Move, _ world: World, _ down: inout [Int: (Double, Double)]) {
    switch move {
    case .finger1: toggle(1, (180, 200), world, &down)
    case .finger2: toggle(2, (220, 200), world, &down)
    case .nudge1: shift(1, by: 4, world, &down)
    case .slide1: shift(1, by: -60, world, &down)
    case .spread:
      shift(1, by: -12, world, &down)
      shift(2, by: 12, world, &down)
    case .short: world.wait(0.1)
    case .gap: world.wait(0.4)
    case .long: world.wait(0.8)
    }
  }

  private func toggle(
    _ finger: Int, _ place: (Double, Double), _ world: World, _ down: inout [Int: (Double, Double)]
  ) {
    if let at = down.removeValue(forKey: finger) {
      world.touch(.ended, finger, at.0, at.1)
    } else {
      down[finger] = place
      world.touch(.began, finger, place.0, place.1)
    }
  }

  private func shift(
    _ finger: Int, by dx: Double, _ world: World, _ down: inout [Int: (Double, Double)]
  ) {
    guard let at = down[finger] else { return }
    down[finger] = (at.0 + dx, at.1)
    world.wait(0.02)
    world.touch(.moved, finger, at.0 + dx, at.1)
  }

  private func check(_ world: World, _ recognizers: [UIGestureRecognizer], _ name: String) {
    let trace = world.engine.trace
    var states: [Handle: GestureState] = [:]
    var begun = 0
    var over = 0
    for event in trace.events {
      switch event.kind {
      case .machine:
        Issue.record("\(name): a built-in machine caused \(CanonicalLine.text(event, in: trace))")
      case .warning: Issue.record("\(name): \(CanonicalLine.text(event, in: trace))")
      case .reset: states[event.subject] = .possible
      case .state:
        let from = states[event.subject] ?? .possible
        if from != event.from || !LegalTransitions.contains(event.from, event.to) {
          Issue.record("\(name): \(CanonicalLine.text(event, in: trace)) after \(from)")
        }
        if event.reason == .none {
          Issue.record("\(name): no reason for \(CanonicalLine.text(event, in: trace))")
        }
        states[event.subject] = event.to
      case .touches where trace.name(of: event.subject) == "view":
        if event.verb == .touchesBegan { begun += 1 }
        if event.verb == .touchesEnded || event.verb == .touchesCancelled { over += 1 }
      default: break
      }
    }
    // Fingers that go down or up together share a call, so the calls are compared only when none does.
    if begun > 0, over == 0 { Issue.record("\(name): the view got a beginning and no end") }
    for recognizer in recognizers {
      if recognizer.state != .possible || !recognizer.record.attemptTouches.isEmpty {
        Issue.record(
          "\(name): \(recognizer.touchscopeName ?? "") is not reset: \(recognizer.state)")
      }
    }
  }
}
