import Foundation
import TouchEngine

/// A list of a panel that is dragged up and down.
final class ListView: UIView {
  private let send: (ChromeCommand) -> Void
  /// Where the offset is in the model.
  private(set) var key = ""
  private var content = 0.0
  private(set) var offset = 0.0
  private var start = 0.0

  init(_ id: String, _ send: @escaping (ChromeCommand) -> Void) {
    self.send = send
    super.init(frame: .zero)
    touchscopeName = id
    let pan = UIPanGestureRecognizer(target: self, action: Selector("panned", ListView.panned))
    pan.maximumNumberOfTouches = 1
    addGestureRecognizer(pan)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows another list, or the same one with another height.
  func show(key: String, content: Double, offset: Double) {
    self.key = key
    self.content = content
    self.offset = offset
  }

  /// How far the list can be scrolled, points.
  private var most: Double { max(0, content - bounds.height) }

  /// Scrolls by so many points, as far as there is something.
  func scroll(by points: Double) {
    offset = min(max(offset + points, 0), most)
    send(.scroll(key: key, offset: offset))
  }

  private func panned(_ pan: UIPanGestureRecognizer) {
    if pan.state == .began { start = offset }
    offset = min(max(start - pan.translation(in: self).y, 0), most)
    send(.scroll(key: key, offset: offset))
  }
}
