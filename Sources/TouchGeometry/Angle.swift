public import Foundation

/// Angles in radians, computed with the four operations alone, so that they are the same on every machine.
///
/// Positive angles turn clockwise, because y grows downward (ROT-03, documented).
public enum Angle {
  /// The angle from one vector to another, from -π to π; 0 when one of them has no length.
  public static func between(_ a: CGPoint, _ b: CGPoint) -> Double {
    atan2(y: a.x * b.y - a.y * b.x, x: a.x * b.x + a.y * b.y)
  }

  /// The angle of the direction (x, y) from the x axis; 0 for (0, 0).
  public static func atan2(y: Double, x: Double) -> Double {
    let (w, h) = (abs(x), abs(y))
    guard max(w, h) > 0 else { return 0 }
    let low = arctangent(min(w, h) / max(w, h))
    let quarter = h > w ? .pi / 2 - low : low
    let half = x < 0 ? .pi - quarter : quarter
    return y < 0 ? -half : half
  }

  /// The sine of an angle in radians, equal on every machine.
  public static func sine(_ angle: Double) -> Double {
    var x = angle.remainder(dividingBy: 2 * .pi)
    if x > .pi / 2 { x = .pi - x }
    if x < -.pi / 2 { x = -.pi - x }
    var sum = 0.0
    var term = x
    var n = 1.0
    while n < 25 {
      sum += term
      term *= -x * x / ((n + 1) * (n + 2))
      n += 2
    }
    return sum
  }

  /// The cosine of an angle in radians, equal on every machine; of nothing it is exactly 1.
  public static func cosine(_ angle: Double) -> Double {
    let half = sine(angle / 2)
    return 1 - 2 * half * half
  }

  /// Converts from degrees.
  public static func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
  /// Converts from radians.
  public static func degrees(_ radians: Double) -> Double { radians * 180 / .pi }

  /// For 0 to 1: above tan 15° reduced by 30°, then the series, which ends below 1e-15.
  private static func arctangent(_ t: Double) -> Double {
    let root = 3.0.squareRoot()
    let isReduced = t > 2 - root
    let x = isReduced ? (root * t - 1) / (root + t) : t
    var sum = 0.0
    var power = x
    var n = 1.0
    while n < 27 {
      sum += power / n
      power *= -x * x
      n += 2
    }
    return isReduced ? sum + .pi / 6 : sum
  }
}
