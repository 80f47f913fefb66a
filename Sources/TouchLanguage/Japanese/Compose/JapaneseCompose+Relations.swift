import TouchTrace

/// Relations that were just drawn.
extension JapaneseCompose {
  func sentence(_ warning: RelationWarning) -> String {
    switch warning {
    case .ring(let ids):
      "\(ids.joined(separator: "、")) は互いに待ち合うため、どれも認識できません。"
    case .apart(let a, let onA, let b, let onB):
      "両方に届くタッチはありません：\(a) は \(onA)、\(b) は \(onB) にあります。"
    case .brought(let id): "\(id) は UIKit のものですが、UIKit はこれを許します。"
    }
  }
}
