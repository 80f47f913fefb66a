import Foundation
import TouchEngine

/// Properties of scroll views that zoom.
enum ZoomAttributes {
  static var all: [SceneAttribute] {
    [
      limit("minimumZoomScale", \.minimumZoomScale, "The smallest scale of the zoomed view."),
      limit("maximumZoomScale", \.maximumZoomScale, "The largest scale of the zoomed view."),
      .custom(
        "zoomScale", "scroll view", UIScrollView.self, "a number", order: 7,
        kind: .number(from: 0.01, to: 100, isWhole: false),
        "The scale of the zoomed view, within the limits.", read: { .number($0.zoomScale) }
      ) { scope, view, node in
        guard let scale = scope.number(node, in: 0.01...100) else { return }
        // At load the zoomed view comes after the attribute.
        scope.loaded.whenComplete { view.zoomScale = scale }
      },
      .bool(
        "bouncesZoom", "scroll view", \UIScrollView.bouncesZoom,
        "A pinch may go beyond the limits and bounces back."),
      .custom(
        "viewForZooming", "scroll view", UIScrollView.self, "an id", order: 5,
        "The subview that a pinch scales."
      ) { scope, view, node in
        guard let id = scope.text(node) else { return }
        scope.whenLoaded(id, UIView.self, at: node) { zoomed in
          view.touchscopeScrollHooks.viewForZooming = { [weak zoomed] in zoomed }
        }
      },
      .reading("isZooming", "scroll view", "True while two fingers zoom it.") {
        (view: UIScrollView) in .bool(view.isZooming)
      },
      .reading("isZoomBouncing", "scroll view", "True while the scale bounces back.") {
        (view: UIScrollView) in .bool(view.isZoomBouncing)
      },
    ]
  }

  private static func limit(
    _ name: String, _ path: ReferenceWritableKeyPath<UIScrollView, CGFloat>, _ summary: String
  ) -> SceneAttribute {
    .custom(
      name, "scroll view", UIScrollView.self, "a number", order: 4,
      kind: .number(from: 0.01, to: 100, isWhole: false), summary,
      read: { .number($0[keyPath: path]) }
    ) { scope, view, node in
      guard let scale = scope.number(node, in: 0.01...100) else { return }
      view[keyPath: path] = scale
      scope.loaded.nameOwnRecognizers(of: view, at: node)
    }
  }
}
