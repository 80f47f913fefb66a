public import Foundation
public import TouchTrace

/// A row of dots, one for each page. A tap on the left half goes a page back, on the right half a page on (CTL-53).
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// How many dots it shows.
  open var numberOfPages: Int {
    get { ownNumber }
    set {
      change("numberOfPages", from: ownNumber, to: max(0, newValue)) {
        ownNumber = max(0, newValue)
      }
      currentPage = ownPage
    }
  }
  private var ownNumber = 0

  /// From 0; stays among the pages. Setting it sends no event (CTL-46, documented).
  open var currentPage: Int {
    get { ownPage }
    set {
      let page = min(max(newValue, 0), max(0, ownNumber - 1))
      change("currentPage", from: ownPage, to: page) { ownPage = page }
    }
  }
  private var ownPage = 0

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
    let old = ownPage
    currentPage += place.x < bounds.midX ? -1 : 1
    if ownPage != old { send(.valueChanged, for: event) }
  }

  open override var touchscopeMarks: [Mark] {
    guard !(hidesForSinglePage && ownNumber <= 1) else { return [] }
    let gap: CGFloat = 16
    let first = bounds.midX - gap * CGFloat(ownNumber - 1) / 2
    return (0..<ownNumber).map { page in
      .ellipse(
        CGRect(
          x: first + gap * CGFloat(page) - 3.5, y: bounds.midY - 3.5, width: 7, height: 7),
        fill: RGBA(0.15, 0.18, 0.24, page == ownPage ? 1 : 0.3), stroke: nil, width: 0)
    }
  }
}
