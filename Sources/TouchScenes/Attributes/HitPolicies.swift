import Foundation
import TouchEngine
import TouchGeometry
import TouchLanguage

/// `pointInside` and `hitTest`: policies that replace overrides of these methods.
enum HitPolicies {
  static var all: [SceneAttribute] {
    [
      .custom(
        "pointInside", .view, UIView.self,
        .choice([
          "circle", "leftHalf", "rightHalf", "anySubview", "always", "never", "{inset: [dx, dy]}",
          "{minimum: 44}", "{selfOrSubview: [id]}", "{notOver: control}",
          "{sampled: {origin, step, rows, exact}}",
        ]),
        Text.attributes.pointInside
      ) { scope, view, node in
        if let policy = pointPolicy(scope, node) {
          view.touchscopeViewHooks.pointInside = { [unowned view] point, _, base in
            policy(view, point, base)
          }
        }
      },
      .custom(
        "hitTest", .view, UIView.self,
        .choice([
          "passThrough", "nil", "detached", "{view: id}",
          "{sampled: {origin, step, ids, rows, exact}}",
        ]),
        Text.attributes.hitTest
      ) { scope, view, node in
        hitPolicy(scope, view, node)
      },
      .custom(
        "shouldBegin", .view, UIView.self, .flag, kind: .choice(["true", "false"]),
        Text.attributes.shouldBeginOfView
      ) { scope, view, node in
        if let answer = scope.bool(node) {
          view.touchscopeViewHooks.shouldBegin = { _, _ in answer }
        }
      },
    ]
  }

  private typealias Policy = (UIView, CGPoint, () -> Bool) -> Bool

  private static func pointPolicy(_ scope: any AttributeScope, _ node: SceneNode) -> Policy? {
    node.text == nil ? pointTable(scope, node) : pointWord(scope, node)
  }

  private static func pointWord(_ scope: any AttributeScope, _ node: SceneNode) -> Policy? {
    switch scope.word(node, ["circle", "leftHalf", "rightHalf", "anySubview", "always", "never"]) {
    case "circle":
      // Distances to the middle up to half the width count, so four points of the edge do too (GOLD-002-02).
      { view, point, _ in
        point.distance(to: CGPoint(x: view.bounds.midX, y: view.bounds.midY)) <= view.bounds.width
          / 2
      }
    case "leftHalf": { view, point, base in base() && point.x < view.bounds.midX }
    case "rightHalf": { view, point, base in base() && point.x >= view.bounds.midX }
    case "anySubview": { view, point, _ in view.subviews.contains { $0.frame.contains(point) } }
    case "always": { _, _, _ in true }
    case "never": { _, _, _ in false }
    default: nil
    }
  }

  private static func pointTable(_ scope: any AttributeScope, _ node: SceneNode) -> Policy? {
    guard
      let (key, value) = scope.singleEntry(
        node, ["inset", "minimum", "selfOrSubview", "notOver", "sampled"])
    else { return nil }
    switch key {
    case "inset":
      guard let inset = scope.point(value) else { return nil }
      return { view, point, _ in view.bounds.insetBy(dx: inset.x, dy: inset.y).contains(point) }
    case "minimum": return scope.number(value, in: 0...1000).map(atLeast)
    case "selfOrSubview": return scope.ids(value).map { selfOrSubview(scope, $0, value) }
    case "sampled": return SampledArea.points(scope, value)
    case "notOver": return scope.word(value, ["control"]).map { _ in overControls }
    default: return nil
    }
  }

  /// Adds points around the centre up to a minimum size.
  private static func atLeast(_ least: Double) -> Policy {
    { view, point, _ in
      let dx = min(0, (view.bounds.width - least) / 2)
      let dy = min(0, (view.bounds.height - least) / 2)
      return view.bounds.insetBy(dx: dx, dy: dy).contains(point)
    }
  }

  private static func selfOrSubview(
    _ scope: any AttributeScope, _ ids: [String], _ node: SceneNode
  ) -> Policy {
    var views: [UIView] = []
    for id in ids { scope.whenLoaded(id, UIView.self, at: node) { views.append($0) } }
    return { view, point, base in
      base() || views.contains { $0.point(inside: $0.convert(point, from: view), with: nil) }
    }
  }

  /// The frames of controls among its subviews count, and nothing else (C-29).
  private static let overControls: Policy = { view, point, _ in
    view.subviews.contains { $0 is UIControl && $0.frame.contains(point) }
  }

  private static func hitPolicy(_ scope: any AttributeScope, _ view: UIView, _ node: SceneNode) {
    if let word = node.text {
      switch word {
      case "passThrough":
        view.touchscopeViewHooks.hitTest = { [unowned view] _, _, base in
          let hit = base()
          return hit === view ? nil : hit
        }
      case "nil": view.touchscopeViewHooks.hitTest = { _, _, _ in nil }
      case "detached":
        view.touchscopeViewHooks.hitTest = { _, _, base in
          _ = base()
          return UIView(frame: .zero)
        }
      default: _ = scope.word(node, ["passThrough", "nil", "detached"])
      }
      return
    }
    guard let (key, value) = scope.singleEntry(node, ["view", "sampled"]) else { return }
    if key == "sampled" { return SampledArea.hits(scope, view, value) }
    guard let id = scope.text(value) else { return }
    scope.whenLoaded(id, UIView.self, at: value) { target in
      view.touchscopeViewHooks.hitTest = { [unowned target] _, _, base in
        _ = base()
        return target
      }
    }
  }
}
