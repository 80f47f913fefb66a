import Foundation
import TouchGeometry
import TouchTrace

/// Two fingers that drag and pinch, from one seed.
struct Hand {
  private var state: UInt64 = 0x9e37_79b9_7f4a_7c15
  private var gesture: (step: Int, count: Int, fingers: Int)?
  private var at = [CGPoint.zero, CGPoint.zero]
  private var by = [CGVector.zero, CGVector.zero]
  /// Turns until the next gesture may begin: some follow at once, some after a rest.
  private var rest = 0

  /// A number below another one.
  mutating func chance(outOf count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(max(1, count)))
  }

  /// What the fingers do in this turn; nil while they rest.
  mutating func next(mayBegin: Bool) -> [FingerChange]? {
    if let gesture { return go(on: gesture) }
    rest -= 1
    guard mayBegin, rest <= 0 else { return nil }
    let fingers = 1 + chance(outOf: 2)
    for index in 0..<fingers {
      at[index] = CGPoint(x: Double(60 + chance(outOf: 250)), y: Double(120 + chance(outOf: 400)))
      by[index] = CGVector(dx: Double(chance(outOf: 9) - 4), dy: Double(chance(outOf: 9) - 4))
    }
    gesture = (1, 4 + chance(outOf: 70), fingers)
    return changes(.began, fingers)
  }

  private mutating func go(on now: (step: Int, count: Int, fingers: Int)) -> [FingerChange] {
    for index in 0..<now.fingers {
      at[index].x = min(max(at[index].x + by[index].dx, 1), 370)
      at[index].y = min(max(at[index].y + by[index].dy, 1), 660)
    }
    guard now.step < now.count else {
      gesture = nil
      rest = 1 + chance(outOf: 90)
      return changes(.ended, now.fingers)
    }
    gesture = (now.step + 1, now.count, now.fingers)
    return changes(.moved, now.fingers)
  }

  private func changes(_ phase: TouchPhase, _ count: Int) -> [FingerChange] {
    (0..<count).map { FingerChange(finger: $0 + 1, phase: phase, location: at[$0]) }
  }
}
