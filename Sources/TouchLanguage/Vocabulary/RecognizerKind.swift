/// What a recognizer recognizes, for sentences about several of one kind.
package enum RecognizerKind: Hashable, Sendable {
  case tap, longPress, pan, swipe, pinch, rotation, screenEdgePan
  /// A class of the app.
  case custom(String)

  /// By the name of UIKit's class.
  package init(className: String) {
    self =
      switch className {
      case "UITapGestureRecognizer": .tap
      case "UILongPressGestureRecognizer": .longPress
      case "UIPanGestureRecognizer", "UIScrollViewPanGestureRecognizer": .pan
      case "UISwipeGestureRecognizer": .swipe
      case "UIPinchGestureRecognizer": .pinch
      case "UIRotationGestureRecognizer": .rotation
      case "UIScreenEdgePanGestureRecognizer": .screenEdgePan
      default: .custom(className)
      }
  }
}

/// One of the ways that a swipe can go.
package enum SwipeDirection: String, Hashable, Sendable {
  case right, left, up, down
}
