public import Foundation
public import TouchTrace

/// A row of dots, one for each page. A tap on the left half goes a page back, on the right half a page on (CTL-53).
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// How many dots it shows.
  open var numberOfPages: Int {
    get { storedNumber }
    set {
      change("numberOfPages", from: storedNumber, to: max(0, newValue)) {
        storedNumber = max(0, newValue)
      }
      currentPage = storedPage
    }
  }
  private var storedNumber = 0

  /// From 0; stays among the pages. Setting it sends no event (CTL-46, documented).
  open var currentPage: Int {
    get { storedPage }
    set {
      let page = min(max(newValue, 0), max(0, storedNumber - 1))
      change("currentPage", from: storedPage, to: page) { storedPage = page }
    }
  }
  private var storedPage = 0

  /// Draws nothing while there is only one page (documented).
  open var hidesForSinglePage = false { didSet { touchscopeEngine.lookVersion += 1 } }

  open override var touchscopeTriggerEvent: UIControl.Event { .valueChanged }
  override var valueRule: Rule { .ctl53 }

  open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, isOuterSingleTap(recognizer) else {
      return super.gestureRecognizerShouldBegin(recognizer)
    }
    return false
  }

  open override func touchscopeLifted(at place: CGPoint, inside: Bool, for event: UIEvent?) {
    guard inside else { return }
    let old = storedPage
    currentPage += place.x < bounds.midX ? -1 : 1
    if storedPage != old { send(.valueChanged, for: event) }
  }

  open override var touchscopeMarks: [Mark] {
    guard !(hidesForSinglePage && storedNumber <= 1) else { return [] }
    let gap: CGFloat = 16
    let first = bounds.midX - gap * CGFloat(storedNumber - 1) / 2
    return (0..<storedNumber).map { page in
      .ellipse(
        CGRect(
          x: first + gap * CGFloat(page) - 3.5, y: bounds.midY - 3.5, width: 7, height: 7),
        fill: RGBA(0.15, 0.18, 0.24, page == storedPage ? 1 : 0.3), stroke: nil, width: 0)
    }
  }
}
