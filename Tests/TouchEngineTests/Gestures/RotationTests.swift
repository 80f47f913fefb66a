import Foundation
import Testing
import TouchGeometry
import TouchTrace

@testable import TouchEngine

/// Rotations: when they begin, what they read, how they end (ROT-01 to ROT-11).
@Suite struct RotationTests {
  private let world = World()

  private func rotation() -> UIRotationGestureRecognizer {
    world.add("rotation", UIRotationGestureRecognizer())
  }

  private func places(_ degrees: Double, radius: Double) -> (CGPoint, CGPoint) {
    let angle = Angle.radians(degrees)
    let (x, y) = (radius * Angle.cosine(angle), radius * Angle.sine(angle))
    return (CGPoint(x: 200 - x, y: 200 - y), CGPoint(x: 200 + x, y: 200 + y))
  }

  private func touch(_ phase: TouchPhase, _ degrees: Double, radius: Double = 60) {
    let (a, b) = places(degrees, radius: radius)
    world.touch([(phase, 1, a.x, a.y), (phase, 2, b.x, b.y)])
  }

  private func turn(_ from: Double, to: Double, step: Double = 1) {
    var now = from
    while now != to {
      now += to > from ? step : -step
      world.wait(1.0 / 60)
      touch(.moved, now)
    }
  }

  private var last: TraceEvent? { world.engine.trace.events.last { $0.kind == .state } }

  /// ROT-01, EC-22: it begins at 5 degrees and reads near 0 then.
  @Test func itBeginsAfterFiveDegrees() throws {
    let rotation = rotation()
    touch(.began, 0)
    turn(0, to: 4)
    #expect(rotation.state == .possible && rotation.rotation == 0)
    touch(.moved, 6)
    #expect(rotation.state == .began)
    #expect(abs(rotation.rotation - Angle.radians(1)) < 1e-9)
    let event = try #require(last)
    #expect(event.reason == .thresholdReached && event.rule == .rot01)
    #expect(abs(event.limit - Angle.radians(5)) < 1e-12)
    #expect(world.lines([.measure]).last == "rotation measure angle 0.105 0.087")
  }

  /// ROT-11: a turn of 30 degrees in 20 steps adds up to 0.5236 ± 0.1 rad, fast and slow, in both directions.
  @Test(arguments: [(1.0, 0.1), (-1, 0.1), (1, 2), (-1, 2)])
  func littleOfATurnIsLost(_ sign: Double, _ seconds: Double) {
    let rotation = rotation()
    touch(.began, 0)
    for step in 1...20 {
      world.wait(seconds / 20)
      touch(.moved, sign * 1.5 * Double(step))
    }
    #expect(rotation.state == .changed)
    #expect(abs(rotation.rotation - sign * 0.5236) <= 0.1)
  }

  /// ROT-02, ROT-03: clockwise is positive, and nothing wraps at ±π.
  @Test(arguments: [1.0, -1]) func itGoesOnBeyondAHalfTurn(_ sign: Double) {
    let rotation = rotation()
    touch(.began, 0)
    turn(0, to: sign * 500, step: 5)
    #expect(rotation.state == .changed)
    #expect(abs(rotation.rotation - sign * Angle.radians(495)) < 1e-9)
    // 5 degrees in each frame.
    #expect(abs(rotation.velocity - sign * Angle.radians(300)) < 0.01)
  }

  /// ROT-02: writing it re-bases.
  @Test func writingItRebases() {
    let rotation = rotation()
    touch(.began, 0)
    turn(0, to: 30)
    rotation.rotation = 0
    #expect(rotation.rotation == 0)
    turn(30, to: 50)
    #expect(abs(rotation.rotation - Angle.radians(20)) < 1e-9)
    rotation.rotation = 2
    turn(50, to: 40)
    #expect(abs(rotation.rotation - (2 - Angle.radians(10))) < 1e-9)
    #expect(rotation.velocity < 0)
  }

  /// ROT-08: one finger alone rests, and a finger put down again leaves no jump.
  @Test func oneFingerRestsAndGoesOn() {
    let rotation = rotation()
    touch(.began, 0)
    turn(0, to: 40)
    let value = rotation.rotation
    let (first, second) = places(40, radius: 60)
    world.touch(.ended, 2, second.x, second.y)
    world.touch(.moved, 1, first.x + 30, first.y)
    #expect(rotation.rotation == value && rotation.state == .changed)
    world.touch(.began, 3, 200, 200)
    #expect(rotation.rotation == value)
    world.touch(.moved, 3, 200, 201)
    #expect(rotation.rotation != value && abs(rotation.rotation - value) < 0.1)
    world.touch([(.ended, 1, first.x + 30, first.y), (.ended, 3, 200, 201)])
    #expect(last?.to == .ended && last?.reason == .lifted)
  }

  /// ROT-09.
  @Test func theLocationIsTheMiddle() {
    let rotation = rotation()
    touch(.began, 0)
    turn(0, to: 20)
    let place = rotation.location(in: world.view)
    #expect(abs(place.x - 100) < 1e-9 && abs(place.y - 100) < 1e-9)
  }

  /// OBS-067: fingers that start at one place and part have no direction to turn from.
  @Test func fingersFromOnePlaceDoNotTurn() {
    let rotation = rotation()
    world.touch([(.began, 1, 200, 200), (.began, 2, 200, 200)])
    for step in 1...8 {
      world.wait(1.0 / 60)
      let d = Double(step) * 8
      world.touch([
        (.moved, 1, 200 - d * 0.866, 200 - d * 0.5), (.moved, 2, 200 + d * 0.866, 200 + d * 0.5),
      ])
    }
    for step in (0...7).reversed() {
      world.wait(1.0 / 60)
      let d = Double(step) * 8
      world.touch([
        (.moved, 1, 200 - d * 0.866, 200 - d * 0.5), (.moved, 2, 200 + d * 0.866, 200 + d * 0.5),
      ])
    }
    #expect(rotation.state == .possible && rotation.rotation == 0)
  }

  @Test func tooLittleAndTooFewFail() throws {
    let rotation = rotation()
    touch(.began, 0)
    turn(0, to: 4)
    touch(.ended, 4)
    #expect(rotation.state == .possible)
    let little = try #require(last)
    #expect(little.reason == .notMovedEnough && abs(little.measured - Angle.radians(4)) < 1e-9)
    world.wait(1)
    world.tap()
    #expect(last?.reason == .tooFewTouches && last?.limit == 2)
  }

  @Test func theSystemCancelsIt() {
    _ = rotation()
    touch(.began, 0)
    turn(0, to: 20)
    touch(.cancelled, 20)
    #expect(last?.to == .cancelled)
  }

  /// PIN-12: pinch and rotation on one view exclude each other unless the delegate allows both.
  @Test func itExcludesAPinch() {
    let rotation = rotation()
    let pinch = world.add("pinch", UIPinchGestureRecognizer())
    touch(.began, 0)
    turn(0, to: 20)
    #expect(rotation.state == .changed && pinch.state == .failed)
  }

  /// Own functions agree with the textbook's.
  @Test func anglesAreRight() {
    for degrees in stride(from: -720.0, through: 720, by: 7.5) {
      let angle = Angle.radians(degrees)
      #expect(abs(Angle.sine(angle) - sin(angle)) < 1e-14)
      #expect(abs(Angle.cosine(angle) - cos(angle)) < 1e-14)
      let found = Angle.atan2(y: 3 * sin(angle), x: 3 * cos(angle))
      #expect(abs(found - atan2(3 * sin(angle), 3 * cos(angle))) < 1e-14 || abs(found) > 3.14)
    }
    #expect(Angle.atan2(y: 0, x: 0) == 0 && Angle.atan2(y: 0, x: -1) == .pi)
    #expect(Angle.atan2(y: 1, x: 0) == .pi / 2 && Angle.atan2(y: -1, x: 0) == -.pi / 2)
    #expect(Angle.between(CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1)) == .pi / 2)
  }
}
