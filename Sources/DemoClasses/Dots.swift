public import UIKit
import UIKit.UIGestureRecognizerSubclass

// Dots on a canvas, below a drawer that a drag pulls in. The drawer's scroll view lies over everything and takes nothing but
// its pan; the dots get a touch only when it has rested for a moment.

/// A round dot, darker while it is touched. A small one is as easy to hit as one of 44 points.
open class DotView: UIView {
  private let shade = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// The same from a coder; none carries anything here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    shade.backgroundColor = UIColor(white: 0, alpha: 0.3)
    shade.isUserInteractionEnabled = false
    shade.isHidden = true
    addSubview(shade)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    shade.frame = bounds
    layer.cornerRadius = bounds.width / 2
    shade.layer.cornerRadius = bounds.width / 2
  }

  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let missing = max(0, 22 - bounds.width / 2)
    return bounds.insetBy(dx: -missing, dy: -missing).contains(point)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    shade.isHidden = false
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    shade.isHidden = true
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    shade.isHidden = true
  }
}

/// A scroll view that is not there for a touch, except where something lies in it.
open class OverlayScrollView: UIScrollView {
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

/// Keeps touches from views for 0.15 s, then fails: what a scroll view does for its content.
open class TouchDelayGestureRecognizer: UIGestureRecognizer {
  private var timer: Timer?

  /// Delays touches.
  public init() {
    super.init(target: nil, action: nil)
    delaysTouchesBegan = true
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard timer == nil else { return }
    let timer = Timer(timeInterval: 0.15, repeats: false) { [weak self] _ in self?.state = .failed }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  open override func reset() {
    super.reset()
    timer?.invalidate()
    timer = nil
  }
}

/// Shows a white dot under each finger, and lets everything else go on.
open class TouchIndicatorGestureRecognizer: UIGestureRecognizer {
  private var dots: [UITouch: UIView] = [:]

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    for touch in touches {
      let dot = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      dot.backgroundColor = UIColor(white: 1, alpha: 0.8)
      dot.layer.cornerRadius = 10
      dot.isUserInteractionEnabled = false
      dot.center = touch.location(in: view)
      view?.addSubview(dot)
      dots[touch] = dot
    }
    state = state == .possible ? .began : .changed
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    for touch in touches { dots[touch]?.center = touch.location(in: view) }
    state = .changed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    remove(touches, andBecome: .ended)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    remove(touches, andBecome: .cancelled)
  }

  private func remove(_ touches: Set<UITouch>, andBecome last: UIGestureRecognizer.State) {
    for touch in touches { dots.removeValue(forKey: touch)?.removeFromSuperview() }
    state = dots.isEmpty ? last : .changed
  }
}

/// Carries a dot that is pressed, from the canvas into the drawer and back, while another finger may pull the drawer.
open class DotsViewController: UIViewController {
  private weak var canvas: UIView?
  private weak var overlay: OverlayScrollView?
  private weak var drawer: UIView?

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    overlay = view.subviews.lazy.compactMap { $0 as? OverlayScrollView }.first
    canvas = view.subviews.first
    drawer = overlay?.subviews.first
    guard let overlay, let canvas, let drawer else { return }
    view.addGestureRecognizer(overlay.panGestureRecognizer)
    for dot in canvas.subviews + drawer.subviews {
      for case let press as UILongPressGestureRecognizer in dot.gestureRecognizers ?? [] {
        press.addTarget(self, action: Selector("handlePress:", DotsViewController.handlePress))
      }
    }
    arrange()
  }

  private func handlePress(_ press: UILongPressGestureRecognizer) {
    guard let dot = press.view else { return }
    switch press.state {
    case .began: grab(dot)
    case .changed: dot.center = press.location(in: view)
    case .ended, .cancelled: drop(dot, press)
    default: break
    }
  }

  private func grab(_ dot: UIView) {
    let middle = view.convert(dot.center, from: dot.superview)
    view.addSubview(dot)
    dot.center = middle
    dot.transform = CGAffineTransform(scaleX: 1.2, y: 1.2)
    dot.alpha = 0.8
    // The finger that carries the dot is not to pull the drawer.
    overlay?.panGestureRecognizer.isEnabled = false
    overlay?.panGestureRecognizer.isEnabled = true
  }

  private func drop(_ dot: UIView, _ press: UILongPressGestureRecognizer) {
    dot.transform = .identity
    dot.alpha = 1
    guard let canvas, let drawer else { return }
    let isInDrawer = drawer.bounds.contains(press.location(in: drawer))
    let target = isInDrawer ? drawer : canvas
    let middle = target.convert(dot.center, from: dot.superview)
    target.addSubview(dot)
    dot.center = middle
    arrange()
  }

  /// Puts the drawer's dots into rows of four.
  private func arrange() {
    guard let drawer else { return }
    let cell = drawer.bounds.width / 4
    for (index, dot) in drawer.subviews.enumerated() {
      dot.center = CGPoint(
        x: (CGFloat(index % 4) + 0.5) * cell, y: (CGFloat(index / 4) + 0.5) * cell)
    }
  }
}
