import TouchCanvas
import TouchLanguage
import TouchReading
import TouchTrace

/// What has become of the touch of a hit view, as the fill of its number tells it.
enum HitFate {
  /// It has the touch, had it until the end, or may still get it.
  case kept
  /// It got the touch, and then touchesCancelled.
  case lost
  /// It was hit and will never hear of the touch.
  case nothing

  /// Of a number beside the device and in the tree.
  func colors(_ theme: Theme) -> (fill: Color, ink: Color) {
    switch self {
    case .kept: (theme.ended.color, theme.ended.label)
    case .lost: (theme.cancelled.color, theme.cancelled.label)
    case .nothing: (theme.secondary, theme.window)
    }
  }

  /// Of a number on the scene, whose digits are white.
  var onScene: Color {
    switch self {
    case .kept: SceneColors.way
    case .lost: SceneColors.lost
    case .nothing: SceneColors.quiet
    }
  }
}

extension HitViewState {
  /// What the hit view of a pass has of its touch.
  static func find(_ hit: HitReading, _ input: PictureInput) -> HitViewState {
    guard let finger = input.reading.finger(of: hit) else { return .wouldGet }
    let number = finger.number
    if finger.isWithheld { return .notGiven(touch: number) }
    if let end = finger.viewEnd {
      // What a control's own recognizer takes, the control has.
      let taker = TouchOwner.taker(of: finger, at: end, input.trace)
      if let taker, TouchOwner.isPart(taker, of: finger.view, input.trace) {
        return .got(touch: number)
      }
      let isOneOfSeveral = input.reading.fingers.contains { $0.number != number }
      return .cancelled(
        touch: isOneOfSeveral ? number : nil, at: end.since(input.reading.gestureStart))
    }
    if finger.view == .none {
      if finger.isHeld { return .held(touch: number) }
      // What was dropped does not come any more.
      let isLost = finger.holds.contains { $0.isDropped && $0.phase == .began }
      if finger.isDown && !isLost { return .notYet(touch: number) }
      return GestureMove(hit, input).map {
        .taken(touch: number, by: input.label(of: $0.recognizer))
      } ?? .neverTold
    }
    return finger.delivered.last?.to == nil ? .has(touch: number) : .got(touch: number)
  }

  /// The same as far as a number tells it.
  var fate: HitFate {
    switch self {
    case .wouldGet, .has, .got, .held, .notYet: .kept
    case .cancelled: .lost
    case .notGiven, .neverTold, .taken: .nothing
    }
  }
}
