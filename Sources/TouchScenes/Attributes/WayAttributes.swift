import Foundation
import TouchEngine
import TouchGeometry

/// Properties of recognizers that depend on a direction, an edge or a rotation.
enum WayAttributes {
  static var all: [SceneAttribute] { swipe + edge + rotation }

  private static var swipe: [SceneAttribute] {
    [
      .custom(
        "direction", "swipe", UISwipeGestureRecognizer.self,
        "right, left, up or down, or a list of them", "The directions that it accepts (SWP-01).",
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
        "numberOfTouchesRequired", "swipe", \UISwipeGestureRecognizer.numberOfTouchesRequired,
        in: 1...10, "The exact number of fingers (SWP-03)."),
    ]
  }

  private static var edge: [SceneAttribute] {
    [
      .custom(
        "edges", "edge pan", UIScreenEdgePanGestureRecognizer.self,
        "top, left, bottom or right, or a list of them", "The screen edges at which it starts.",
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
        "rotation", "rotation", UIRotationGestureRecognizer.self, "a number", kind: .readOnly,
        "The rotation since it began, in radians, clockwise positive.",
        read: { .number($0.rotation) }
      ) { scope, rotation, node in
        if let value = scope.number(node, in: -1000...1000) { rotation.rotation = value }
      },
      .reading("velocity", "rotation", "Radians per second.") {
        (r: UIRotationGestureRecognizer) in
        .number(r.velocity)
      },
    ]
  }

  private static func list(_ names: [String]) -> SceneValue {
    .text("[" + names.joined(separator: ", ") + "]")
  }
}
