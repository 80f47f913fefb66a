import Foundation
import TouchEngine
import TouchGeometry
import TouchLanguage

/// Properties of recognizers that depend on a direction, an edge or a rotation.
enum WayAttributes {
  static var all: [SceneAttribute] { swipe + edge + rotation }

  private static var swipe: [SceneAttribute] {
    [
      .custom(
        "direction", .swipe, UISwipeGestureRecognizer.self,
        .choices(["right", "left", "up", "down"]), kind: .set(["right", "left", "up", "down"]),
        Text.attributes.direction,
        read: { list($0.direction.names) }
      ) { scope, swipe, node in
        let known = UISwipeGestureRecognizer.Direction.named
        let words = scope.list(node).map { scope.word($0, known.map(\.name)) }
        guard !words.contains(nil) else { return }
        swipe.direction = known.reduce(into: []) { all, one in
          if words.contains(one.name) { all.insert(one.direction) }
        }
      },
      .integer(
        "numberOfTouchesRequired", .swipe, \UISwipeGestureRecognizer.numberOfTouchesRequired,
        in: 1...10, Text.attributes.numberOfTouchesRequiredOfSwipe),
    ]
  }

  private static var edge: [SceneAttribute] {
    [
      .custom(
        "edges", .edgePan, UIScreenEdgePanGestureRecognizer.self,
        .choices(["top", "left", "bottom", "right"]), kind: .set(UIRectEdge.named.map(\.name)),
        Text.attributes.edges,
        read: { list($0.edges.names) }
      ) { scope, pan, node in
        let known = UIRectEdge.named
        let words = scope.list(node).map { scope.word($0, known.map(\.name)) }
        guard !words.contains(nil) else { return }
        pan.edges = known.reduce(into: []) { all, one in
          if words.contains(one.name) { all.insert(one.edge) }
        }
      }
    ]
  }

  private static var rotation: [SceneAttribute] {
    [
      .custom(
        "rotation", .rotation, UIRotationGestureRecognizer.self, .number, kind: .readOnly,
        Text.attributes.rotation,
        read: { .number($0.rotation) }
      ) { scope, rotation, node in
        if let value = scope.number(node, in: -1000...1000) { rotation.rotation = value }
      },
      .reading("velocity", .rotation, Text.attributes.velocityOfRotation) {
        (r: UIRotationGestureRecognizer) in
        .number(r.velocity)
      },
    ]
  }

  private static func list(_ names: [String]) -> SceneValue {
    .text("[" + names.joined(separator: ", ") + "]")
  }
}
