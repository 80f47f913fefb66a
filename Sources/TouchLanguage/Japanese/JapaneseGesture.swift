struct JapaneseGesture: GestureSentences {
  var placeholder: String { "ジェスチャと任意の数値：swipe 200 pt 100 ms 180,240" }

  func title(_ kind: GesturePreset.Kind) -> String {
    switch kind {
    case .tap: "タップ"
    case .doubleTap: "ダブルタップ"
    case .twoFingerTap: "2 本指のタップ"
    case .longPress: "長押し"
    case .swipeUp: "上スワイプ"
    case .swipeDown: "下スワイプ"
    case .swipeLeft: "左スワイプ"
    case .swipeRight: "右スワイプ"
    case .pinchOpen: "ピンチアウト"
    case .pinchClose: "ピンチイン"
    case .rotate: "回転"
    case .edgePan: "左端からの画面端パン"
    }
  }

  func numbers(_ preset: GesturePreset) -> String {
    let time = Units.milliseconds(preset.seconds)
    if preset.hasAngle { return "\(Units.number(preset.degrees))°、\(time)" }
    return preset.hasDistance ? "\(Units.number(preset.distance)) pt、\(time)" : time
  }

  var contactPlaceholder: String { "名前と数値：force 2 radius 12 twist 45" }

  func contact(_ values: [String]) -> String {
    values.isEmpty ? "通常の接触状態" : "\(values.joined(separator: "、")) のタッチ"
  }

  func range(from least: Double, to most: Double) -> String {
    "\(Units.number(least)) から \(Units.number(most)) まで"
  }

  func contactIsSet(_ values: [String]) -> String {
    values.isEmpty
      ? "タッチは通常の接触状態に戻りました。" : "タッチは今から \(values.joined(separator: "、")) になります。"
  }
}
