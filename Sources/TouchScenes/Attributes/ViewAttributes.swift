import Foundation
import TouchEngine
import TouchGeometry
import TouchLanguage

/// Geometry and touch properties of views. Geometry is applied in the order frame, bounds, center, transform.
enum ViewAttributes {
  static var all: [SceneAttribute] {
    geometry + touching + [
      autoresizing,
      .integer(
        "tag", .view, \UIView.tag, in: -1_000_000...1_000_000, Text.attributes.tag),
      windowLevel,
    ]
  }

  private static var touching: [SceneAttribute] {
    [
      .number(
        "alpha", .view, \UIView.alpha, in: 0...1, Text.attributes.alpha),
      .bool("isHidden", .view, \UIView.isHidden, Text.attributes.isHidden),
      .bool(
        "isUserInteractionEnabled", .view, \UIView.isUserInteractionEnabled,
        Text.attributes.isUserInteractionEnabled),
      .bool(
        "isMultipleTouchEnabled", .view, \UIView.isMultipleTouchEnabled,
        Text.attributes.isMultipleTouchEnabled),
      .bool(
        "isExclusiveTouch", .view, \UIView.isExclusiveTouch,
        Text.attributes.isExclusiveTouch),
      .bool("clipsToBounds", .view, \UIView.clipsToBounds, Text.attributes.clipsToBounds),
    ]
  }

  private static var autoresizing: SceneAttribute {
    let names = UIView.AutoresizingMask.names
    return .custom(
      "autoresizingMask", .view, UIView.self, .list(of: .flexibleParts),
      Text.attributes.autoresizingMask(parts: names.map(\.name)),
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
      "windowLevel", .window, UIWindow.self, .number,
      kind: .number(from: -1e6, to: 1e6, isWhole: false),
      Text.attributes.windowLevel,
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
        "frame", .view, UIView.self, .form("[x, y, width, height]"), order: 0,
        kind: .numbers(rectangle),
        Text.attributes.frame,
        read: { .numbers(numbers($0.frame)) }, check: { scope, node in _ = scope.rect(node) }
      ) { scope, view, node in
        if let rect = scope.rect(node) { view.frame = rect }
      },
      .custom(
        "bounds", .view, UIView.self, .form("[x, y, width, height]"), order: 1,
        kind: .numbers(rectangle),
        Text.attributes.bounds,
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
      "center", .view, UIView.self, .form("[x, y]"), order: 2, kind: .numbers(["x", "y"]),
      Text.attributes.center,
      read: { .numbers([$0.center.x, $0.center.y]) },
      check: { scope, node in _ = scope.point(node) }
    ) { scope, view, node in
      if let point = scope.point(node) { view.center = point }
    }
  }

  private static var transform: SceneAttribute {
    .custom(
      "transform", .view, UIView.self,
      .transform("{rotate: degrees, scale: s, translate: [x, y]}"), order: 3,
      kind: .numbers(["a", "b", "c", "d", "tx", "ty"]),
      Text.attributes.transform,
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
