import Foundation
import TouchEngine
import TouchLanguage

/// Properties of scroll views that zoom.
enum ZoomAttributes {
  static var all: [SceneAttribute] {
    [
      limit("minimumZoomScale", \.minimumZoomScale, Text.attributes.minimumZoomScale),
      limit("maximumZoomScale", \.maximumZoomScale, Text.attributes.maximumZoomScale),
      .custom(
        "zoomScale", .scrollView, UIScrollView.self, .number, order: 7,
        kind: .number(from: 0.01, to: 100, isWhole: false),
        Text.attributes.zoomScale, read: { .number($0.zoomScale) }
      ) { scope, view, node in
        guard let scale = scope.number(node, in: 0.01...100) else { return }
        // At load the zoomed view comes after the attribute.
        scope.loaded.whenComplete { view.zoomScale = scale }
      },
      .bool(
        "bouncesZoom", .scrollView, \UIScrollView.bouncesZoom,
        Text.attributes.bouncesZoom),
      .custom(
        "viewForZooming", .scrollView, UIScrollView.self, .id, order: 5, kind: .id,
        Text.attributes.viewForZooming
      ) { scope, view, node in
        guard let id = scope.text(node) else { return }
        scope.whenLoaded(id, UIView.self, at: node) { zoomed in
          view.touchscopeScrollHooks.viewForZooming = { [weak zoomed] in zoomed }
        }
      },
      .reading("isZooming", .scrollView, Text.attributes.isZooming) {
        (view: UIScrollView) in .bool(view.isZooming)
      },
      .reading("isZoomBouncing", .scrollView, Text.attributes.isZoomBouncing) {
        (view: UIScrollView) in .bool(view.isZoomBouncing)
      },
    ]
  }

  private static func limit(
    _ name: String, _ path: ReferenceWritableKeyPath<UIScrollView, CGFloat>, _ summary: String
  ) -> SceneAttribute {
    .custom(
      name, .scrollView, UIScrollView.self, .number, order: 4,
      kind: .number(from: 0.01, to: 100, isWhole: false), summary,
      read: { .number($0[keyPath: path]) }
    ) { scope, view, node in
      guard let scale = scope.number(node, in: 0.01...100) else { return }
      view[keyPath: path] = scale
      scope.loaded.nameOwnRecognizers(of: view, at: node)
    }
  }
}
