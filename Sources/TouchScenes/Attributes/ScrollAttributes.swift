import Foundation
import TouchEngine
import TouchGeometry

/// Properties of scroll views.
enum ScrollAttributes {
  static var all: [SceneAttribute] { content + switches + policies + readings }

  private static var content: [SceneAttribute] {
    [
      .custom(
        "contentSize", "scroll view", UIScrollView.self, "[width, height]", order: 4,
        kind: .numbers(["width", "height"]),
        "The size of the content in points.",
        read: { .numbers([$0.contentSize.width, $0.contentSize.height]) }
      ) { scope, view, node in
        if let size = scope.size(node) { view.contentSize = size }
      },
      .custom(
        "contentInset", "scroll view", UIScrollView.self, "[top, left, bottom, right]", order: 4,
        kind: .numbers(["top", "left", "bottom", "right"]),
        "The margins around the content in points.",
        read: {
          let inset = $0.contentInset
          return .numbers([inset.top, inset.left, inset.bottom, inset.right])
        }
      ) { scope, view, node in
        guard let n = scope.numbers(node, 4, "[top, left, bottom, right]") else { return }
        view.contentInset = UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
      },
      .custom(
        "contentOffset", "scroll view", UIScrollView.self, "[x, y]", order: 6,
        kind: .numbers(["x", "y"]),
        "The point of the content at the scroll view's top left corner.",
        read: { .numbers([$0.contentOffset.x, $0.contentOffset.y]) }
      ) { scope, view, node in
        if let point = scope.point(node) { view.contentOffset = point }
      },
      .custom(
        "decelerationRate", "scroll view", UIScrollView.self, "normal or fast",
        kind: .choice(["normal", "fast"]),
        "How quickly scrolling slows down.",
        read: { .text($0.decelerationRate == .fast ? "fast" : "normal") }
      ) { scope, view, node in
        if let word = scope.word(node, ["normal", "fast"]) {
          view.decelerationRate = word == "fast" ? .fast : .normal
        }
      },
    ]
  }

  private static var switches: [SceneAttribute] {
    [
      .bool(
        "isScrollEnabled", "scroll view", \UIScrollView.isScrollEnabled,
        "If false, fingers do not scroll it, and its content gets touches at once."),
      .bool(
        "isPagingEnabled", "scroll view", \UIScrollView.isPagingEnabled,
        "It stops on multiples of its own size."),
      .bool(
        "isDirectionalLockEnabled", "scroll view", \UIScrollView.isDirectionalLockEnabled,
        "A drag that starts along one axis stays on that axis."),
      .bool(
        "bounces", "scroll view", \UIScrollView.bounces,
        "The content can be pulled beyond its edges."
      ),
      .bool(
        "alwaysBounceVertical", "scroll view", \UIScrollView.alwaysBounceVertical,
        "Content that fits can still be pulled up and down."),
      .bool(
        "alwaysBounceHorizontal", "scroll view", \UIScrollView.alwaysBounceHorizontal,
        "Content that fits can still be pulled sideways."),
      .bool(
        "delaysContentTouches", "scroll view", \UIScrollView.delaysContentTouches,
        "Content gets a touch only after 150 ms, or at the lift."),
      .bool(
        "canCancelContentTouches", "scroll view", \UIScrollView.canCancelContentTouches,
        "If false, scrolling never cancels a touch that the content already has."),
      .bool(
        "showsVerticalScrollIndicator", "scroll view", \UIScrollView.showsVerticalScrollIndicator,
        "Shows a bar at the right edge while it scrolls."),
      .bool(
        "showsHorizontalScrollIndicator", "scroll view",
        \UIScrollView.showsHorizontalScrollIndicator,
        "Shows a bar at the bottom edge while it scrolls."),
    ]
  }

  private static var policies: [SceneAttribute] {
    [
      .custom(
        "touchesShouldBegin", "scroll view", UIScrollView.self, "true or false",
        kind: .choice(["true", "false"]),
        "Whether the content gets a touch, like an override of the method."
      ) { scope, view, node in
        if let answer = scope.bool(node) {
          view.touchscopeScrollHooks.touchesShouldBegin = { _ in answer }
        }
      },
      .custom(
        "touchesShouldCancel", "scroll view", UIScrollView.self, "true or false",
        kind: .choice(["true", "false"]),
        "Whether scrolling cancels a touch in the content, like an override of the method; by default not in controls."
      ) { scope, view, node in
        if let answer = scope.bool(node) {
          view.touchscopeScrollHooks.touchesShouldCancel = { _ in answer }
        }
      },
    ]
  }

  private static var readings: [SceneAttribute] {
    [
      .reading("isTracking", "scroll view", "True from touch-down.") {
        (view: UIScrollView) in .bool(view.isTracking)
      },
      .reading("isDragging", "scroll view", "True while a finger scrolls it.") {
        (view: UIScrollView) in .bool(view.isDragging)
      },
      .reading("isDecelerating", "scroll view", "True while it moves by itself.") {
        (view: UIScrollView) in .bool(view.isDecelerating)
      },
    ]
  }
}
