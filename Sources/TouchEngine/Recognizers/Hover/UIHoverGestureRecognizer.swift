public import Foundation
public import TouchTrace

/// Would recognize a pointer over its view. No pointer hovers here, so it takes no touches and never begins.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  open override var touchscopeNeed: RecognizerNeed? { .hover }

  /// Fingers are no pointers.
  override func accepts(_ touch: UITouch, _ event: UIEvent) -> Bool { false }

  /// How far a pencil is above the screen, 0 to 1; always 0.
  open var zOffset: CGFloat { 0 }
}
