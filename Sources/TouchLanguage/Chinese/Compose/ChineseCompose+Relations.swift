import TouchTrace

/// Relations that were just drawn.
extension ChineseCompose {
  func sentence(_ warning: RelationWarning) -> String {
    switch warning {
    case .ring(let ids):
      "\(ids.joined(separator: "、")) 互相等待：都无法识别。"
    case .apart(let a, let onA, let b, let onB):
      "没有触摸能同时到达两者：\(a) 在 \(onA) 上，\(b) 在 \(onB) 上。"
    case .brought(let id): "\(id) 属于 UIKit；UIKit 允许这样做。"
    }
  }
}
