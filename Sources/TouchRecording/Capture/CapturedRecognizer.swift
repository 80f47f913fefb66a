import TouchGeometry
import TouchTrace

/// What was seen of one recognizer so far, and whether its view goes with it.
struct CapturedRecognizer {
  /// Where a view is: its center and its transform.
  struct Place {
    var center: [Double]
    var transform: [Double]
  }

  var state = GestureState.possible
  /// When its state was read last, seconds.
  var seen = 0.0
  /// When its last touch began, seconds.
  var touched = 0.0
  var hasTouch = false
  /// Whether it acted since it was possible.
  var isTold = false
  /// Where its view was before it began.
  var from: Place?
  /// What of the recognizer its view went with, as scenes call it, until it went another way.
  private(set) var follows: String?
  private var strays = false

  var drives: String? { strays ? nil : follows }

  /// Whether its view went with an action: as far, as much larger, or turned as much.
  mutating func follow(_ action: CaptureLine) {
    guard let from, let center = action.numbers("center", 2),
      let now = action.numbers("transform", 6)
    else { return }
    let went = [center[0] - from.center[0], center[1] - from.center[1]]
    let old = from.transform
    let (word, change, error): (String, Double, Double)
    if let scale = action.number("scale") {
      let ratio = length(now[0], now[1]) / length(old[0], old[1])
      (word, change, error) = ("scale", ratio - 1, ratio - scale)
    } else if let rotation = action.number("rotation") {
      let angle = angle(now) - angle(old)
      (word, change, error) = ("rotation", angle, (angle - rotation).remainder(dividingBy: 2 * .pi))
    } else if let way = action.numbers("translation", 2) {
      (word, change) = ("translation", length(went[0], went[1]))
      error = length(went[0] - way[0], went[1] - way[1])
    } else if let place = action.numbers("location", 2) {
      (word, change) = ("location", length(went[0], went[1]))
      error = length(center[0] - place[0], center[1] - place[1])
    } else {
      return
    }
    if abs(error) > 0.01 { strays = true } else if abs(change) > 0.001 { follows = word }
  }

  private func length(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }
  private func angle(_ transform: [Double]) -> Double {
    Angle.atan2(y: transform[1], x: transform[0])
  }
}
