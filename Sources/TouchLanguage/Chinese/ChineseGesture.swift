struct ChineseGesture: GestureSentences {
  var placeholder: String { "手势，可带数值：swipe 200 pt 100 ms 180,240" }

  func title(_ kind: GesturePreset.Kind) -> String {
    switch kind {
    case .tap: "点击"
    case .doubleTap: "双击"
    case .twoFingerTap: "双指点击"
    case .longPress: "长按"
    case .swipeUp: "向上轻扫"
    case .swipeDown: "向下轻扫"
    case .swipeLeft: "向左轻扫"
    case .swipeRight: "向右轻扫"
    case .pinchOpen: "张开双指"
    case .pinchClose: "捏合双指"
    case .rotate: "旋转"
    case .edgePan: "从左边缘拖动"
    }
  }

  func numbers(_ preset: GesturePreset) -> String {
    let time = Units.milliseconds(preset.seconds)
    if preset.hasAngle { return "\(Units.number(preset.degrees))°，\(time)" }
    return preset.hasDistance ? "\(Units.number(preset.distance)) pt，\(time)" : time
  }
}
