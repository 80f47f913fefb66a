import Foundation
import TouchEngine
import TouchLanguage

/// An animation that starts with the scene. The view has its new value at once and takes no touches meanwhile (HT-20, HT-21).
enum AnimateAttribute {
  static let all: [SceneAttribute] = [
    .custom(
      "animate", .view, UIView.self,
      .form("{property, from, to, duration, autoreverse, repeat, allowUserInteraction}"), order: 9,
      Text.attributes.animate
    ) { scope, view, node in
      check(scope, node)
      guard let name = node["property"].flatMap({ scope.word($0, properties) }),
        let attribute = AttributeCatalog.find(name, for: view), let to = node["to"]
      else {
        scope.issues.add(
          node, Text.values.animationLacksValue)
        return
      }
      if let from = node["from"] { attribute.apply(scope, view, from) }
      let allowed = node["allowUserInteraction"].flatMap { scope.bool($0) } ?? false
      view.touchscopeEngine.animating(for: seconds(scope, node), keepsTouchesAway: !allowed) {
        attribute.apply(scope, view, to)
      }
    }
  ]

  private static let properties = [
    "frame", "bounds", "center", "transform", "alpha", "backgroundColor",
  ]
  private static let fields = [
    "property", "from", "to", "duration", "autoreverse", "repeat", "allowUserInteraction",
  ]

  private static func check(_ scope: any AttributeScope, _ node: SceneNode) {
    for (key, _) in node.entries ?? [] { _ = scope.word(key, fields) }
  }

  /// How long the view takes no touches: autoreversing doubles it, and a repeating animation never ends.
  private static func seconds(_ scope: any AttributeScope, _ node: SceneNode) -> Double {
    let duration = node["duration"].flatMap { scope.number($0, in: 0...3600) } ?? 0.25
    if node["repeat"].flatMap({ scope.bool($0) }) ?? false { return .infinity }
    return (node["autoreverse"].flatMap { scope.bool($0) } ?? false) ? 2 * duration : duration
  }
}
