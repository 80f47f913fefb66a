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

  var contactPlaceholder: String { "Names with numbers: force 2 radius 12 twist 45" }

  func contact(_ values: [String]) -> String {
    values.isEmpty ? "Usual contact" : "Touches with \(values.joined(separator: ", "))"
  }

  func range(from least: Double, to most: Double) -> String {
    "from \(Units.number(least)) to \(Units.number(most))"
  }

  func contactIsSet(_ values: [String]) -> String {
    values.isEmpty
      ? "Touches have the usual contact again."
      : "Touches now have \(values.joined(separator: ", "))."
  }
}
