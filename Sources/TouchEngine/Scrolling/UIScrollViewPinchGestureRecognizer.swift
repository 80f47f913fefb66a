import Foundation
public import TouchTrace

/// The pinch that zooms a scroll view, beside the pan that drags it (SCR-67, SCR-72).
@preconcurrency @MainActor
open class UIScrollViewPinchGestureRecognizer: UIPinchGestureRecognizer {
  weak var scrollView: UIScrollView?

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
    if let name = scrollView.touchscopeName { touchscopeName = name + ".pinch" }
    delegate = scrollView as? any UIGestureRecognizerDelegate
    addTarget(scrollView, action: Selector("handlePinch:", UIScrollView.handlePinch))
  }

  open override var touchscopeIsBroughtByView: Bool { true }
  open override var touchscopeNeed: RecognizerNeed? { .zoom }

  /// The scroll view, if its class adopts `UIGestureRecognizerDelegate`; it cannot be changed (SCR-17).
  open override var delegate: (any UIGestureRecognizerDelegate)? {
    get { super.delegate }
    set {
      guard newValue == nil || newValue === scrollView else {
        touchscopeEngine.warn(
          touchscopeHandle, "the delegate of a scroll view's pinch is the scroll view", rule: .scr17
        )
        return
      }
      super.delegate = newValue
    }
  }

  open override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    other !== scrollView?.panGestureRecognizer && super.canPrevent(other)
  }

  open override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    other !== scrollView?.panGestureRecognizer && super.canBePrevented(by: other)
  }

  override func ownRefusal() -> Why? {
    guard let scrollView else { return nil }
    if let why = scrollView.ownerRefuses(self) { return why }
    guard scrollView.viewToZoom != nil else {
      return Why(.nothingToZoom, rule: .scr67)
    }
    return scrollView.contentRefuses(self)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    scrollView?.zoom.finish()
    super.touchesBegan(touches, with: event)
  }

  /// The zoom ends with the first finger; one that stays down drags on (SCR-81).
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard record.life.readable == .began || record.life.readable == .changed else { return }
    let left = record.touchesInPlay.filter(\.isDown).count
    if left < 2 { go(.ended, Why(.lifted, measured: Double(left), limit: 2, rule: .scr81)) }
  }
}
