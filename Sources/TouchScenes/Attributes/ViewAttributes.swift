import Foundation
import TouchEngine
import TouchGeometry

/// Geometry and touch properties of views. Geometry is applied in the order frame, bounds, center, transform.
enum ViewAttributes {
  static var all: [SceneAttribute] {
    geometry + touching + [
      autoresizing,
      .integer(
        "tag", "view", \UIView.tag, in: -1_000_000...1_000_000, "A number for your own use."),
      windowLevel,
    ]
  }

  private static var touching: [SceneAttribute] {
    [
      .number(
        "alpha", "view", \UIView.alpha, in: 0...1, "The opacity; below 0.01 the view is not hit."),
      .bool("isHidden", "view", \UIView.isHidden, "A hidden view is not drawn and not hit."),
      .bool(
        "isUserInteractionEnabled", "view", \UIView.isUserInteractionEnabled,
        "If false, neither the view nor its subviews are hit."),
      .bool(
        "isMultipleTouchEnabled", "view", \UIView.isMultipleTouchEnabled,
        "If false, the view gets only the first of several touches."),
      .bool(
        "isExclusiveTouch", "view", \UIView.isExclusiveTouch,
        "While it has a touch, no other view of the window gets one."),
      .bool("clipsToBounds", "view", \UIView.clipsToBounds, "Draws nothing outside the bounds."),
    ]
  }

  private static var autoresizing: SceneAttribute {
    let names = UIView.AutoresizingMask.names
    return .custom(
      "autoresizingMask", "view", UIView.self, "a list of flexible parts",
      "What changes when the superview is resized: "
        + names.map(\.name).joined(separator: ", ") + ".",
      read: { view in
        .text(
          "["
            + names.filter { view.autoresizingMask.contains($0.mask) }.map(\.name)
            .joined(separator: ", ") + "]")
      }
    ) { scope, view, node in
      view.autoresizingMask = scope.list(node).reduce(into: []) { all, one in
        let name = scope.word(one, names.map(\.name))
        if let mask = names.first(where: { $0.name == name })?.mask { all.formUnion(mask) }
      }
    }
  }

  private static var windowLevel: SceneAttribute {
    .custom(
      "windowLevel", "window", UIWindow.self, "a number",
      kind: .number(from: -1e6, to: 1e6, isWhole: false),
      "Windows with a higher level are in front.",
      read: { .number($0.windowLevel.rawValue) }
    ) { scope, window, node in
      if let level = scope.number(node, in: -1e6...1e6) {
        window.windowLevel = UIWindow.Level(rawValue: level)
      }
    }
  }

  private static var geometry: [SceneAttribute] { rectangles + [center, transform] }

  private static var rectangles: [SceneAttribute] {
    [
      .custom(
        "frame", "view", UIView.self, "[x, y, width, height]", order: 0,
        kind: .numbers(rectangle),
        "The rectangle in the superview in points, before any transform.",
        read: { .numbers(numbers($0.frame)) }, check: { scope, node in _ = scope.rect(node) }
      ) { scope, view, node in
        if let rect = scope.rect(node) { view.frame = rect }
      },
      .custom(
        "bounds", "view", UIView.self, "[x, y, width, height]", order: 1,
        kind: .numbers(rectangle),
        "The rectangle in the view's own coordinates; with a frame, only its origin counts.",
        read: { .numbers(numbers($0.bounds)) }, check: { scope, node in _ = scope.rect(node) }
      ) { scope, view, node in
        guard let rect = scope.rect(node) else { return }
        let size = view.frame.isEmpty ? rect.size : view.bounds.size
        view.bounds = CGRect(origin: rect.origin, size: size)
      },
    ]
  }

  private static var center: SceneAttribute {
    .custom(
      "center", "view", UIView.self, "[x, y]", order: 2, kind: .numbers(["x", "y"]),
      "The centre in the superview, in points.",
      read: { .numbers([$0.center.x, $0.center.y]) },
      check: { scope, node in _ = scope.point(node) }
    ) { scope, view, node in
      if let point = scope.point(node) { view.center = point }
    }
  }

  private static var transform: SceneAttribute {
    .custom(
      "transform", "view", UIView.self,
      "six numbers, or {rotate: degrees, scale: s, translate: [x, y]}", order: 3,
      kind: .numbers(["a", "b", "c", "d", "tx", "ty"]),
      "Applied around the view's centre.",
      read: { view in
        let t = view.transform
        return .numbers([t.a, t.b, t.c, t.d, t.tx, t.ty])
      }, check: { scope, node in _ = scope.transform(node) }
    ) { scope, view, node in
      if let transform = scope.transform(node) { view.transform = transform }
    }
  }

  private static let rectangle = ["x", "y", "width", "height"]

  private static func numbers(_ rect: CGRect) -> [Double] {
    [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
  }
}
