import Foundation
import Testing
import TouchTrace

@testable import TouchInspection
@testable import TouchReading

/// The fold over hand-written traces.
@Suite struct ReadingTests {
  @Test func aHeldTapIsReadAsOne() throws {
    var t = TraceBuilder()
    t.tapIsHeld()
    let single = try #require(t.reading.recognizer(t.handle("singleTap")))
    #expect(single.isHeld && single.isInPlay && single.state == .possible)
    #expect(single.waiting?.other == t.handle("doubleTap"))
    #expect(single.slices.map(\.look) == [.possible, .held])
    let press = try #require(t.reading.recognizer(t.handle("longPress")))
    #expect(press.state == .failed && press.count(.possible, .failed) == 1)
    #expect(press.timers.first?.end?.how == .cancelled)
    let finger = try #require(t.reading.fingers.first)
    #expect(!finger.isDown && finger.isHeld && finger.view == t.handle("card"))
    #expect(finger.delivered.count == 1 && finger.delivered[0].to == nil)
  }

  /// A long way keeps its form in a bounded number of places.
  @Test func aWayIsKeptWhole() throws {
    var trail = FingerTrail(.zero, .zero)
    for step in 1...10_000 {
      trail.add(CGPoint(x: Double(step), y: 0), Instant(nanoseconds: UInt64(step)))
    }
    #expect(trail.way.first == .zero && trail.way.count <= 160)
    #expect(trail.way.map(\.x) == trail.way.map(\.x).sorted())
    let last = try #require(trail.way.last)
    #expect(last.x > 9800)
    // A finger that rests adds nothing.
    let count = trail.way.count
    for _ in 1...100 { trail.add(last, .zero) }
    #expect(trail.way.count == count)
  }

  /// A finished attempt stays to be looked at until the next touch attaches.
  @Test func resetKeepsTheAttemptInSight() throws {
    var t = TraceBuilder()
    t.at(0)
    t.sample(1, .began, 10, 10)
    t.gesture("tap", .touchesBegan, 1)
    t.state("tap", .possible, .ended, .lifted)
    t.add(TraceEvent(kind: .reset, verb: .reset, subject: t.handle("tap")))
    let tap = t.handle("tap")
    #expect(t.reading.recognizer(tap)?.state == .ended)
    #expect(t.reading.recognizer(tap)?.isInPlay == false)
    t.sample(1, .ended, 10, 10)
    t.at(0.1)
    t.sample(1, .began, 10, 10)
    #expect(t.reading.recognizer(tap)?.state == .ended)
    t.gesture("tap", .touchesBegan, 1)
    #expect(t.reading.recognizer(tap)?.state == .possible)
    #expect(t.reading.recognizer(tap)?.transitions.isEmpty == true)
  }

  @Test func everyFingerHasItsOwnHitTest() throws {
    var t = TraceBuilder()
    twoFingers(&t)
    let one = try #require(t.reading.hit(of: t.handle("finger1")))
    let two = try #require(t.reading.hit(of: t.handle("finger2")))
    #expect(one.winner == t.handle("top") && one.rejected.map(\.view) == [t.handle("bottom")])
    #expect(two.winner == t.handle("bottom") && two.rejected.isEmpty)
    #expect(t.reading.hit.finger == t.handle("finger2"))
    #expect(two.visited.count == 3, "the first pass does not count")
  }

  private func twoFingers(_ t: inout TraceBuilder) {
    t.at(0)
    t.sample(1, .began, 200, 225)
    t.sample(2, .began, 200, 525)
    t.hit(1, [("window", nil), ("root.view", nil), ("bottom", .outside), ("top", nil)])
    t.hit(2, [("window", nil), ("root.view", nil), ("bottom", nil)])
  }

  @Test func aNewFingerForgetsTheHitTestsOfLiftedOnes() {
    var t = TraceBuilder()
    twoFingers(&t)
    t.sample(2, .ended, 200, 525)
    t.sample(3, .began, 1, 1)
    #expect(t.reading.hits.map(\.finger) == [t.handle("finger1")])
  }

  @Test func aViewThatNobodyAskedCanOwnTheFinger() {
    var t = TraceBuilder()
    t.sample(1, .began, 10, 10)
    t.hit(1, [("window", nil), ("up", nil)])
    #expect(t.reading.hit.winner == t.handle("up") && !t.reading.hit.isRedirected)
    t.deliver(.touchesBegan, "stranger", 1)
    #expect(t.reading.hit.winner == t.handle("stranger") && t.reading.hit.isRedirected)
  }

  /// A delivery names one finger; the other one of the same view gets it too.
  @Test func oneDeliveryIsAboutAllFingersOfItsView() {
    var t = TraceBuilder()
    t.sample(1, .began, 10, 10)
    t.sample(2, .began, 20, 10)
    t.hit(1, [("card", nil)])
    t.hit(2, [("card", nil)])
    t.deliver(.touchesBegan, "card", 1)
    #expect(t.reading.fingers.map(\.delivered.count) == [1, 1])
    t.at(0.1)
    t.sample(2, .ended, 20, 10)
    t.deliver(.touchesEnded, "card", 2)
    #expect(t.reading.fingers.map { $0.delivered[0].to == nil } == [true, false])
  }

  @Test func aWithheldFingerIsNotDelivered() {
    var t = TraceBuilder()
    t.sample(1, .began, 10, 10)
    t.sample(2, .began, 20, 10)
    t.hit(1, [("card", nil)])
    t.hit(2, [("card", nil)])
    t.add(
      TraceEvent(
        kind: .withhold, verb: .withholds, subject: t.handle("card"), other: t.handle("finger2"),
        reason: .multipleTouchOff, rule: .mt01))
    t.deliver(.touchesBegan, "card", 1)
    #expect(t.reading.fingers.map(\.delivered.count) == [1, 0])
    #expect(t.reading.fingers.map(\.isWithheld) == [false, true])
  }

  /// The second tap has the number of the first, whose end is still held.
  @Test func aDropIsAboutTheContactThatIsHeld() {
    var t = TraceBuilder()
    t.tapIsHeld()
    t.at(0.15)
    t.sample(1, .began, 214, 463)
    t.at(0.2)
    t.sample(1, .ended, 214, 463)
    t.hold(.drops, "doubleTap", 1, .ended)
    t.deliver(.touchesCancelled, "card", 1)
    #expect(t.reading.fingers.map(\.isHeld) == [false, false])
    #expect(t.reading.fingers[0].holds.map(\.isDropped) == [true])
    #expect(t.reading.fingers[0].delivered.map(\.isCancelled) == [true])
    #expect(t.reading.fingers[1].delivered.isEmpty)
  }

  @Test func theChainFollowsTheLastTouch() {
    var t = TraceBuilder()
    t.sample(1, .began, 10, 10)
    t.deliver(.touchesBegan, "card", 1)
    for (a, b) in [("card", "root.view"), ("root.view", "root"), ("other", "window")] {
      let up = t.handle(b)
      t.add(TraceEvent(kind: .chain, verb: .nextResponder, subject: t.handle(a), other: up))
    }
    #expect(t.reading.chain == [t.handle("card"), t.handle("root.view"), t.handle("root")])
  }

  @Test func measuresKeepTheLatestValue() {
    var t = TraceBuilder()
    t.gesture("pan", .touchesBegan, 1)
    for value in [3.3, 6.7] {
      t.add(
        TraceEvent(
          kind: .measure, verb: .measure, subject: t.handle("pan"), measured: value, limit: 10),
        payload: "distance")
    }
    let pan = t.reading.recognizer(t.handle("pan"))
    #expect(pan?.measures.map(\.name) == ["distance"] && pan?.measures.first?.value == 6.7)
  }

  /// Timers of the app's own code belong to no recognizer.
  @Test func timersOfTheAppMakeNoRecognizer() {
    var t = TraceBuilder()
    t.at(0.2)
    let application = t.handle("application")
    t.add(
      TraceEvent(
        kind: .timer, verb: .timerFires, subject: application, source: .api, limit: 0.2),
      payload: "Timer")
    #expect(t.reading.recognizers.isEmpty)
  }

  @Test func copiesDoNotShareWhatComesLater() {
    var t = TraceBuilder()
    t.sample(1, .began, 10, 10)
    let before = t.reading
    t.sample(1, .moved, 20, 10)
    #expect(before.fingers[0].at.x == 10 && t.reading.fingers[0].at.x == 20)
  }
}
