import Foundation
import TouchEngine
import TouchWindow

/// The edge between two parts of the window; dragging it moves it, two taps put it back.
final class SplitterView: UIView {
  let edge: SplitterEdge
  private let send: (ChromeCommand) -> Void

  init(_ edge: SplitterEdge, _ send: @escaping (ChromeCommand) -> Void) {
    self.edge = edge
    self.send = send
    super.init(frame: .zero)
    touchscopeName = "splitter.\(edge.rawValue)"
    let pan = UIPanGestureRecognizer(target: self, action: Selector("panned", SplitterView.panned))
    let tap = UITapGestureRecognizer(target: self, action: Selector("tapped", SplitterView.tapped))
    tap.numberOfTapsRequired = 2
    addGestureRecognizer(pan)
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  private func panned(_ pan: UIPanGestureRecognizer) {
    guard pan.state == .began || pan.state == .changed else { return }
    send(.split(edge, pan.location(in: nil)))
  }

  private func tapped(_ tap: UITapGestureRecognizer) { send(.resetSplit(edge)) }
}
