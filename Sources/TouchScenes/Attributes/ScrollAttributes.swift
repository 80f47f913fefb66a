import Foundation
import TouchEngine
import TouchGeometry
import TouchLanguage

/// Properties of scroll views.
enum ScrollAttributes {
  static var all: [SceneAttribute] { content + switches + policies + readings }

  private static var content: [SceneAttribute] {
    [
      .custom(
        "contentSize", .scrollView, UIScrollView.self, .form("[width, height]"), order: 4,
        kind: .numbers(["width", "height"]),
        Text.attributes.contentSize,
        read: { .numbers([$0.contentSize.width, $0.contentSize.height]) }
      ) { scope, view, node in
        if let size = scope.size(node) { view.contentSize = size }
      },
      .custom(
        "contentInset", .scrollView, UIScrollView.self, .form("[top, left, bottom, right]"),
        order: 4,
        kind: .numbers(["top", "left", "bottom", "right"]),
        Text.attributes.contentInset,
        read: {
          let inset = $0.contentInset
          return .numbers([inset.top, inset.left, inset.bottom, inset.right])
        }
      ) { scope, view, node in
        guard let n = scope.numbers(node, 4, "[top, left, bottom, right]") else { return }
        view.contentInset = UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
      },
      .custom(
        "contentOffset", .scrollView, UIScrollView.self, .form("[x, y]"), order: 6,
        kind: .numbers(["x", "y"]),
        Text.attributes.contentOffset,
        read: { .numbers([$0.contentOffset.x, $0.contentOffset.y]) }
      ) { scope, view, node in
        if let point = scope.point(node) { view.contentOffset = point }
      },
      .custom(
        "decelerationRate", .scrollView, UIScrollView.self, .choice(["normal", "fast"]),
        kind: .choice(["normal", "fast"]),
        Text.attributes.decelerationRate,
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
        "isScrollEnabled", .scrollView, \UIScrollView.isScrollEnabled,
        Text.attributes.isScrollEnabled),
      .bool(
        "isPagingEnabled", .scrollView, \UIScrollView.isPagingEnabled,
        Text.attributes.isPagingEnabled),
      .bool(
        "isDirectionalLockEnabled", .scrollView, \UIScrollView.isDirectionalLockEnabled,
        Text.attributes.isDirectionalLockEnabled),
      .bool(
        "bounces", .scrollView, \UIScrollView.bounces,
        Text.attributes.bounces
      ),
      .bool(
        "alwaysBounceVertical", .scrollView, \UIScrollView.alwaysBounceVertical,
        Text.attributes.alwaysBounceVertical),
      .bool(
        "alwaysBounceHorizontal", .scrollView, \UIScrollView.alwaysBounceHorizontal,
        Text.attributes.alwaysBounceHorizontal),
      .bool(
        "delaysContentTouches", .scrollView, \UIScrollView.delaysContentTouches,
        Text.attributes.delaysContentTouches),
      .bool(
        "canCancelContentTouches", .scrollView, \UIScrollView.canCancelContentTouches,
        Text.attributes.canCancelContentTouches),
      .bool(
        "showsVerticalScrollIndicator", .scrollView, \UIScrollView.showsVerticalScrollIndicator,
        Text.attributes.showsVerticalScrollIndicator),
      .bool(
        "showsHorizontalScrollIndicator", .scrollView,
        \UIScrollView.showsHorizontalScrollIndicator,
        Text.attributes.showsHorizontalScrollIndicator),
    ]
  }

  private static var policies: [SceneAttribute] {
    [
      .custom(
        "touchesShouldBegin", .scrollView, UIScrollView.self, .flag,
        kind: .choice(["true", "false"]),
        Text.attributes.touchesShouldBegin
      ) { scope, view, node in
        if let answer = scope.bool(node) {
          view.touchscopeScrollHooks.touchesShouldBegin = { _ in answer }
        }
      },
      .custom(
        "touchesShouldCancel", .scrollView, UIScrollView.self, .flag,
        kind: .choice(["true", "false"]),
        Text.attributes.touchesShouldCancel
      ) { scope, view, node in
        if let answer = scope.bool(node) {
          view.touchscopeScrollHooks.touchesShouldCancel = { _ in answer }
        }
      },
    ]
  }

  private static var readings: [SceneAttribute] {
    [
      .reading("isTracking", .scrollView, Text.attributes.isTrackingOfScrollView) {
        (view: UIScrollView) in .bool(view.isTracking)
      },
      .reading("isDragging", .scrollView, Text.attributes.isDragging) {
        (view: UIScrollView) in .bool(view.isDragging)
      },
      .reading("isDecelerating", .scrollView, Text.attributes.isDecelerating) {
        (view: UIScrollView) in .bool(view.isDecelerating)
      },
    ]
  }
}
