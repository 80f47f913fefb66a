import Foundation
import Testing
import TouchTrace

@testable import TouchEngine

/// What an event and its touches are to those who get them.
@Suite struct EventContentTests {
  /// A world that remembers what its view gets.
  private final class Listener {
    let world = World()
    var calls: [(phase: TouchPhase, touches: Set<UITouch>, event: UIEvent)] = []

    init() {
      world.view.touchscopeHooks.touches = { [unowned self] phase, touches, event, base in
        if let event { calls.append((phase, touches, event)) }
        base()
      }
    }
  }

  /// TD-02: one event object for the whole sequence, and one touch object for a finger.
  @Test func objectsAreUsedAgain() {
    let listener = Listener()
    listener.world.touch(.began, 1, 200, 200)
    listener.world.touch(.moved, 1, 210, 200)
    listener.world.touch([(.began, 2, 220, 220), (.moved, 1, 215, 200)])
    listener.world.touch(.ended, 1, 215, 200)
    let calls = listener.calls
    #expect(calls.count == 5 && calls.allSatisfy { $0.event === calls[0].event })
    #expect(calls[0].touches == calls[1].touches)
  }

  /// OBS-105: the one event has the touches of other views and other phases; who rests is told nothing.
  @Test func oneEventForAllViews() {
    let world = World()
    var events: [UIEvent] = []
    world.put("other", 0, 0, 50, 50, in: world.window, UIView())
    var phases: [[UITouch.Phase]] = []
    world.hear(world.view) { _, _, event in
      phases.append(event?.orderedTouches.map(\.phase) ?? [])
      if let event { #expect(event === events.first ?? event) }
      events += event.map { [$0] } ?? []
    }
    world.touch(.began, 1, 20, 20)
    world.touch([(.moved, 1, 22, 20), (.began, 2, 200, 200)])
    world.touch(.moved, 2, 205, 200)
    #expect(phases == [[.moved, .began], [.stationary, .moved]])
    #expect(world.touches(of: "other") == ["Began", "Moved"])
  }

  /// TD-03, TD-36: the numbers that code compares with.
  @Test func numbersOfPhasesAndTypes() {
    let phases: [UITouch.Phase] = [.began, .moved, .stationary, .ended, .cancelled]
    #expect(phases.map(\.rawValue) == [0, 1, 2, 3, 4])
    let types: [UIEvent.EventType] = [
      .touches, .motion, .remoteControl, .presses, .scroll, .hover, .transform,
    ]
    #expect(types.map(\.rawValue) == [0, 1, 2, 3, 10, 11, 14])
    let listener = Listener()
    listener.world.touch(.began, 1, 200, 200)
    #expect(listener.calls[0].event.type == .touches)
  }

  /// TD-04: a finger that rests is in the event as stationary, and nobody is called for it.
  @Test func restingFingersAreStationary() {
    let listener = Listener()
    var resting: [UITouch.Phase] = []
    listener.world.touch(.began, 1, 150, 150)
    listener.world.touch(.began, 2, 250, 250)
    listener.world.view.touchscopeHooks.touches = { _, touches, event, _ in
      resting += event?.allTouches?.subtracting(touches).map(\.phase) ?? []
      #expect(touches.count == 1)
    }
    listener.world.touch(.moved, 2, 255, 250)
    #expect(resting == [.stationary])
  }

  /// TD-05: one call per phase, with all touches of the view in that phase.
  @Test func oneCallPerPhase() {
    let listener = Listener()
    listener.world.touch([(.began, 1, 150, 150), (.began, 2, 250, 250)])
    listener.world.touch([(.moved, 1, 155, 150), (.moved, 2, 255, 250), (.began, 3, 200, 200)])
    listener.world.touch([(.moved, 1, 160, 150), (.ended, 2, 255, 250), (.ended, 3, 200, 200)])
    #expect(listener.calls.map(\.phase) == [.began, .began, .moved, .moved, .ended])
    #expect(listener.calls.map(\.touches.count) == [2, 1, 2, 1, 2])
  }

  /// TD-35: all touches of all views; those of one view; those that a recognizer was given.
  @Test func touchesByWhomTheyBelongTo() throws {
    let listener = Listener()
    let world = listener.world
    let other = world.engine.perform {
      let other = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      world.window.addSubview(other)
      return other
    }
    let pan = world.add("pan", UIPanGestureRecognizer())
    world.touch(.began, 1, 200, 200)
    world.touch(.began, 2, 20, 20)
    world.touch(.moved, 1, 201, 200)
    let event = try #require(listener.calls.last?.event)
    #expect(event.allTouches?.count == 2)
    #expect(event.touches(for: world.view)?.map(\.finger) == [1])
    #expect(event.touches(for: other)?.map(\.finger) == [2])
    #expect(event.touches(for: pan)?.map(\.finger) == [1])
    #expect(event.touches(for: world.window)?.count == 2)
    #expect(event.touches(for: UIView()) == nil)
  }

  /// A move with older samples, and what code reads of it.
  private func coalesced(_ read: @escaping (UITouch, [UITouch]?) -> Void) {
    let listener = Listener()
    let world = listener.world
    world.touch(.began, 1, 200, 200)
    world.view.touchscopeHooks.touches = { _, touches, event, _ in
      guard let touch = touches.first else { return }
      read(touch, event?.coalescedTouches(for: touch))
    }
    world.wait(1.0 / 60)
    let samples = [1, 2, 3].map { step in
      FingerChange.Sample(
        timestamp: Instant(seconds: Double(step) / 240),
        location: CGPoint(x: 200 + step * 4, y: 200), force: Double(step))
    }
    let change = FingerChange(
      finger: 1, phase: .moved, location: CGPoint(x: 216, y: 200), force: 4, coalesced: samples)
    world.engine.step(DigitizerEvent(arrival: Instant(seconds: 1.0 / 60), changes: [change]))
    #expect(world.lines([.sample]).count == 2)
  }

  /// TD-21: one main sample for the frame, the others are kept beside it.
  @Test func aFrameHasOneMainSample() {
    var mains: [CGFloat] = []
    coalesced { touch, copies in
      mains.append(touch.location(in: nil).x)
      #expect(copies?.count == 4)
    }
    #expect(mains == [216])
  }

  /// TD-22: copies in the order of their time; the last one is the touch itself as it is, and another object.
  @Test func coalescedTouchesAreCopies() {
    coalesced { touch, copies in
      let copies = copies ?? []
      #expect(copies.map { $0.location(in: nil).x } == [204, 208, 212, 216])
      #expect(copies.map(\.force) == [1, 2, 3, 4])
      #expect(copies.map(\.timestamp) == copies.map(\.timestamp).sorted())
      #expect(copies.last?.timestamp == touch.timestamp && copies.last?.phase == .moved)
      #expect(copies.allSatisfy { $0 !== touch && $0 != touch && $0.view === touch.view })
      #expect(Set(copies).count == 4)
    }
    let world = World()
    var isAsked = false
    world.touch(.began, 1, 200, 200)
    world.view.touchscopeHooks.touches = { _, touches, event, _ in
      guard let touch = touches.first else { return }
      isAsked = true
      // A touch that no event holds has none.
      #expect(event?.coalescedTouches(for: UITouch(copying: touch, index: 9)) == nil)
      #expect(event?.coalescedTouches(for: touch)?.count == 1)
    }
    world.touch(.moved, 1, 210, 200)
    #expect(isAsked)
  }

  /// TD-23: in a copy the previous place is that of the sample before it; in the touch it is the event's before.
  @Test func copiesFollowEachOther() {
    coalesced { touch, copies in
      #expect(touch.previousLocation(in: nil).x == 200)
      #expect(copies?.map { $0.previousLocation(in: nil).x } == [200, 204, 208, 212])
    }
  }

  /// TD-24, EC-138: where the finger would be after one and two frames, as long as it moves.
  @Test func touchesArePredicted() {
    let world = World()
    var lists: [[CGPoint]] = []
    var first: [UITouch] = []
    world.view.touchscopeHooks.touches = { _, touches, event, _ in
      guard let touch = touches.first, let event else { return }
      let predicted = event.predictedTouches(for: touch) ?? []
      lists.append(predicted.map { $0.location(in: nil) })
      #expect(event.predictedTouches(for: UITouch(copying: touch, index: 9)) == nil)
      #expect(predicted.allSatisfy { $0 != touch && $0.view === touch.view && $0.phase == .moved })
      if first.isEmpty { first = predicted }
      let copies = event.coalescedTouches(for: touch) ?? []
      #expect(Set(copies).isDisjoint(with: first) && Set(copies).isDisjoint(with: predicted))
      guard predicted.count == 2 else { return }
      #expect(predicted[0].previousLocation(in: nil) == touch.location(in: nil))
      #expect(predicted[1].previousLocation(in: nil) == predicted[0].location(in: nil))
      #expect(abs(predicted[1].timestamp - touch.timestamp - 2.0 / 60) < 1e-9)
    }
    world.touch(.began, 1, 200, 200)
    world.wait(2.0 / 60)
    world.touch(.moved, 1, 208, 204)
    // What was predicted stays as it is.
    let places = first.map { $0.location(in: nil) }
    world.wait(1.0 / 60)
    world.touch(.moved, 1, 208, 200)
    world.touch(.ended, 1, 210, 200)
    let near = { (points: [CGPoint], other: [CGPoint]) in
      points.count == other.count
        && zip(points, other).allSatisfy { abs($0.x - $1.x) < 1e-3 && abs($0.y - $1.y) < 1e-3 }
    }
    #expect(lists.count == 4 && lists.first?.isEmpty == true && lists.last?.isEmpty == true)
    #expect(near(lists[1], [CGPoint(x: 212, y: 206), CGPoint(x: 216, y: 208)]))
    #expect(near(lists[2], [CGPoint(x: 208, y: 196), CGPoint(x: 208, y: 192)]))
    #expect(first.map { $0.location(in: nil) } == places)
  }

  /// TD-22, TD-24: copies hold the pencil as the touch does.
  @Test func copiesHaveThePencilsAttitude() {
    let world = World()
    var angles: [[CGFloat]] = []
    world.view.touchscopeHooks.touches = { _, touches, event, _ in
      for touch in touches {
        let copies =
          (event?.coalescedTouches(for: touch) ?? []) + (event?.predictedTouches(for: touch) ?? [])
        angles = copies.map { [$0.altitudeAngle, $0.azimuthAngle(in: nil)] }
      }
    }
    world.touch(.began, 1, 200, 200)
    world.wait(0.01)
    let tool = ToolState(altitude: 0.5, azimuth: 1)
    let change = FingerChange(
      finger: 1, phase: .moved, location: CGPoint(x: 216, y: 200), tool: tool)
    world.engine.step(DigitizerEvent(arrival: Instant(seconds: 0.01), changes: [change]))
    #expect(angles == [[0.5, 1], [0.5, 1], [0.5, 1]])
  }

  /// TD-24, EC-138: of coalesced samples the last one before the touch counts.
  @Test func predictionsFollowTheLastSamples() {
    let listener = Listener()
    let world = listener.world
    var places: [CGFloat] = []
    world.touch(.began, 1, 200, 200)
    world.view.touchscopeHooks.touches = { _, touches, event, _ in
      for touch in touches {
        places += (event?.predictedTouches(for: touch) ?? []).map { $0.location(in: nil).x }
      }
    }
    world.wait(1.0 / 60)
    let change = FingerChange(
      finger: 1, phase: .moved, location: CGPoint(x: 216, y: 200),
      coalesced: [
        .init(timestamp: Instant(seconds: 1.0 / 120), location: CGPoint(x: 213, y: 200), force: 1),
        .init(timestamp: Instant(seconds: 1.0 / 60), location: CGPoint(x: 214, y: 200), force: 1),
      ])
    world.engine.step(DigitizerEvent(arrival: Instant(seconds: 1.0 / 60), changes: [change]))
    // The second sample has the touch's own stamp: it says nothing of its speed.
    #expect(places.map { ($0 * 100).rounded() / 100 } == [222, 228])
  }

  /// TD-21: moves that wait for the fetch thread come as one.
  @Test func waitingMovesBecomeOne() {
    let world = World()
    var counts: [Int?] = []
    world.touch(.began, 1, 200, 200)
    world.engine.suspendEventFetch(at: .zero)
    for step in 1...3 {
      world.wait(0.01)
      world.touch(.moved, 1, 200 + Double(step), 200)
    }
    world.view.touchscopeHooks.touches = { _, touches, event, _ in
      counts += touches.map { event?.coalescedTouches(for: $0)?.count }
    }
    world.engine.resumeEventFetch(at: Instant(seconds: 0.1))
    #expect(counts == [3])
    #expect(world.lines([.pipeline], of: ["eventFetcher"]).contains("eventFetcher filters 3 -> 1"))
    let filtered = world.engine.trace.events.first { $0.verb == .filters }
    #expect(filtered?.rule == .td21)
  }
}
