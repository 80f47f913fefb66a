import Foundation
import TouchEngine
import TouchWindow

/// The slider of layers: a finger takes the nearer thumb at once, and drags it.
final class SliderView: UIView {
  private let send: (ChromeCommand) -> Void

  init(_ send: @escaping (ChromeCommand) -> Void) {
    self.send = send
    super.init(frame: .zero)
    touchscopeName = "layers.slider"
    let press = UILongPressGestureRecognizer(
      target: self, action: Selector("pressed", SliderView.pressed))
    // Begins at touch-down, and goes on however far the finger moves.
    press.minimumPressDuration = 0
    addGestureRecognizer(press)
  }

  required init?(coder: NSCoder) { nil }

  private func pressed(_ press: UILongPressGestureRecognizer) {
    switch press.state {
    case .began, .changed: send(.slide(press.location(in: nil)))
    case .possible, .ended, .cancelled, .failed: send(.slideEnded)
    }
  }
}
