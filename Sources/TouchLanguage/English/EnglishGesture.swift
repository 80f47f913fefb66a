struct EnglishGesture: GestureSentences {
  var placeholder: String { "A gesture, with numbers as you like: swipe 200 pt 100 ms 180,240" }

  func title(_ kind: GesturePreset.Kind) -> String {
    switch kind {
    case .tap: "Tap"
    case .doubleTap: "Double tap"
    case .twoFingerTap: "Tap with two fingers"
    case .longPress: "Long press"
    case .swipeUp: "Swipe up"
    case .swipeDown: "Swipe down"
    case .swipeLeft: "Swipe left"
    case .swipeRight: "Swipe right"
    case .pinchOpen: "Pinch open"
    case .pinchClose: "Pinch close"
    case .rotate: "Rotate"
    case .edgePan: "Pan from the left edge"
    }
  }

  func numbers(_ preset: GesturePreset) -> String {
    let time = Units.milliseconds(preset.seconds)
    if preset.hasAngle { return "\(Units.number(preset.degrees))\u{00B0} in \(time)" }
    return preset.hasDistance ? "\(Units.number(preset.distance)) pt in \(time)" : time
  }
}
