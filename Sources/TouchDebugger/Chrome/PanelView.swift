import Foundation
import TouchEngine
import TouchWindow

/// A part of the window as a view of the chrome's engine: presses become commands.
class PanelView: UIView {
  /// Collects what is asked for.
  let send: (ChromeCommand) -> Void

  init(_ id: String, _ send: @escaping (ChromeCommand) -> Void) {
    self.send = send
    super.init(frame: .zero)
    touchscopeName = id
    let tap = UITapGestureRecognizer(
      target: self, action: Selector("tapped", PanelView.tapped))
    let hold = UILongPressGestureRecognizer(
      target: self, action: Selector("held", PanelView.held))
    addGestureRecognizer(tap)
    addGestureRecognizer(hold)
  }

  required init?(coder: NSCoder) { nil }

  private func tapped(_ tap: UITapGestureRecognizer) { send(.press(tap.location(in: nil))) }

  private func held(_ press: UILongPressGestureRecognizer) {
    if press.state == .began { send(.hold(press.location(in: nil))) }
  }
}
