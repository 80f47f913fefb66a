import Foundation
import TouchEngine
import TouchWindow

/// A list of a panel that is dragged up and down, goes on by itself and swings back at its ends.
final class ListView: UIScrollView, UIScrollViewDelegate {
  private let send: (ChromeCommand) -> Void
  /// Where the offset is in the model.
  private(set) var key = ""
  private var isShowing = false

  init(_ id: String, _ send: @escaping (ChromeCommand) -> Void) {
    self.send = send
    super.init(frame: .zero)
    touchscopeName = id
    delaysContentTouches = false
    alwaysBounceVertical = false
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  /// Shows another list, or the same one with another height; `offset` is where the model has it.
  func show(key: String, content: Double, offset: Double) {
    isShowing = true
    defer { isShowing = false }
    let size = CGSize(width: bounds.width, height: content)
    if contentSize != size { contentSize = size }
    let isOther = key != self.key
    self.key = key
    guard isOther || !isDragging && !isDecelerating, contentOffset.y != offset else { return }
    contentOffset = CGPoint(x: 0, y: min(offset, most))
  }

  /// How far the list can be scrolled, points.
  private var most: Double { max(0, contentSize.height - bounds.height) }

  /// Scrolls by so many points, as far as there is something.
  func scroll(by points: Double) {
    contentOffset = CGPoint(x: 0, y: min(max(contentOffset.y + points, 0), most))
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if !isShowing { send(.scroll(key: key, offset: contentOffset.y)) }
  }
}
