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

  var contactPlaceholder: String { "名称加数值：force 2 radius 12 twist 45" }

  func contact(_ values: [String]) -> String {
    values.isEmpty ? "通常的接触状态" : "触摸使用 \(values.joined(separator: "、"))"
  }

  func range(from least: Double, to most: Double) -> String {
    "范围 \(Units.number(least)) 到 \(Units.number(most))"
  }

  func contactIsSet(_ values: [String]) -> String {
    values.isEmpty ? "触摸恢复通常的接触状态。" : "触摸现在使用 \(values.joined(separator: "、"))。"
  }
}
