import Foundation
import Testing

@testable import TouchTrace

/// The digitizer's events: masks, flags, numbers, and moves that become one.
@Suite struct DigitizerTests {
  private func finger(
    _ phase: TouchPhase, _ number: Int = 1, x: Double = 0
  ) -> FingerChange {
    FingerChange(finger: number, phase: phase, location: CGPoint(x: x, y: 0))
  }

  private func hand(
    _ fingers: [FingerChange], isTouching: Bool = true, at seconds: Double = 0
  ) -> HandEvent {
    let time = Instant(seconds: seconds)
    return HandEvent(arrival: time, timestamp: time, fingers: fingers, isTouching: isTouching)
  }

  /// GOLD-000-06: the numbers are held with 16 bits behind the point, and printed so.
  @Test func numbersAreFixedPoint() {
    let values: [(Double, String)] = [
      (248.3333333333, "248.333328"), (619.6666666667, "619.666656"), (4.6, "4.599991"),
      (3.8, "3.799988"), (1.5, "1.5"), (0.0, "0"), (90.0, "90"), (-2.25, "-2.25"),
      (Double.nan, "0"),
    ]
    for (value, text) in values { #expect(FixedPoint.text(value) == text) }
  }

  /// GOLD-000-06, C-49: the hand says what its fingers do, without their range.
  @Test func masksAndFlagsOfADown() {
    let down = hand([finger(.began)])
    #expect(down.eventMask.rawValue == 2 && down.eventMask.words == "Touch")
    #expect(down.flags.rawValue == 0xa0015)
    let child = down.fingers[0]
    #expect(child.eventMask.rawValue == 3 && child.eventMask.words == "Range Touch")
    #expect(child.flags.rawValue == 0xb0001)
    #expect(child.transducerIndex == 1 && child.identity == 2)
  }

  /// EC-60: what the recorded event does not show.
  @Test func masksAndFlagsOfTheOthers() {
    let move = hand([finger(.moved)])
    #expect(move.eventMask.words == "Position" && move.flags.rawValue == 0xa0015)
    let lift = hand([finger(.ended)], isTouching: false)
    #expect(lift.fingers[0].eventMask.words == "Range Touch" && !lift.fingers[0].isOnGlass)
    #expect(lift.flags.rawValue == 0x80015 && lift.fingers[0].flags.rawValue == 0x80001)
    #expect(hand([finger(.cancelled)]).eventMask.words == "Touch Cancel")
    let both = hand([finger(.moved, 1), finger(.began, 2)])
    #expect(both.eventMask.words == "Touch Position")
  }

  /// TD-21: moves alone become one, fingers keep their order, and the older samples stay with their times.
  @Test func movesMerge() throws {
    let first = hand([finger(.moved, 2, x: 1)], at: 0.1)
    let second = hand([finger(.moved, 1, x: 5), finger(.moved, 2, x: 2)], at: 0.2)
    let third = hand([finger(.moved, 2, x: 3)], at: 0.3)
    let merged = try #require(first.merged(with: second)?.merged(with: third))
    #expect(merged.fingers.map(\.finger) == [1, 2])
    #expect(merged.fingers.map(\.location.x) == [5, 3])
    #expect(merged.fingers[0].coalesced.isEmpty)
    #expect(merged.fingers[1].coalesced.map(\.location.x) == [1, 2])
    #expect(merged.fingers[1].coalesced.map(\.timestamp.seconds) == [0.1, 0.2])
    #expect(merged.timestamp == Instant(seconds: 0.3))
  }

  /// A down, a lift and a cancellation stay events of their own.
  @Test(arguments: [TouchPhase.began, .ended, .cancelled]) func othersDoNot(_ phase: TouchPhase) {
    let move = hand([finger(.moved)])
    let other = hand([finger(phase)])
    #expect(move.merged(with: other) == nil && other.merged(with: move) == nil)
  }
}
