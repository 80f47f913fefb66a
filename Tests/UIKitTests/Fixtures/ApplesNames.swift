import UIKit
import UIKit.UIGestureRecognizerSubclass

// Source as it is written for iOS: initializers, overrides and signatures are Apple's to the letter.

/// A controller without a nib file that writes down how it comes.
class ListController: UIViewController {
  let items: [String]
  private(set) var moments: [String] = []

  init(items: [String]) {
    self.items = items
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    moments.append("will")
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    moments.append("is \(animated) \(view.window != nil)")
  }
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    moments.append("layout")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    moments.append("did")
  }
  override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning() }
  override func viewSafeAreaInsetsDidChange() { super.viewSafeAreaInsetsDidChange() }
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
  }
  override var prefersStatusBarHidden: Bool { true }
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
}

/// One that a storyboard could make too, and that needs nothing at its making.
class PlainController: UIViewController {
  convenience init() { self.init(nibName: nil, bundle: nil) }
  override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A tap with a closure.
class BlockTap: UITapGestureRecognizer {
  private let block: () -> Void

  init(taps: Int = 1, block: @escaping () -> Void) {
    self.block = block
    super.init(target: nil, action: nil)
    numberOfTapsRequired = taps
    addTarget(self, action: Selector("run", BlockTap.run))
  }
  func run() { block() }
}

/// A pan for one finger, as a storyboard or a program makes it.
class OneFingerPan: UIPanGestureRecognizer {
  init() {
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 1
  }
}

/// Looks at the fingers of an event before it takes it.
class PickyTap: UITapGestureRecognizer {
  private(set) var asked = 0
  private(set) var fingers: [Int] = []
  var answer = true
  override func shouldReceive(_ event: UIEvent) -> Bool {
    asked += 1
    fingers.append(event.allTouches?.count ?? 0)
    return answer && super.shouldReceive(event)
  }
}

/// A button whose actions look at the event that is no optional here.
class EventButton: UIButton {
  private(set) var fingers: [Int] = []

  func listen() {
    addTarget(
      self, action: Selector("touched:forEvent:", EventButton.touched), for: .touchUpInside)
  }
  func touched(_ sender: UIButton, forEvent event: UIEvent) {
    fingers.append(event.allTouches?.count ?? 0)
  }
  override func performPrimaryAction() { super.performPrimaryAction() }
}

/// An application that watches its actions.
class WatchingApplication: UIApplication {
  private(set) var actions: [String] = []
  override func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    actions.append("\(action) \(target != nil) \(sender != nil)")
    return super.sendAction(action, to: target, from: sender, for: event)
  }
}

/// Looks at everything a touch has.
class Inspector: UIView {
  private(set) var lines: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      let isPencil = touch.type == .pencil || touch.type == .stylus
      lines.append("\(isPencil) \(touch.estimatedProperties.contains(.force))")
      lines.append(
        "\(touch.estimatedPropertiesExpectingUpdates.isEmpty) \(touch.estimationUpdateIndex as Any)"
      )
      switch touch.phase {
      case .began: lines.append("began")
      case .moved, .stationary, .ended, .cancelled: lines.append("later")
      case .regionEntered, .regionMoved, .regionExited: lines.append("hovers")
      @unknown default: lines.append("unknown")
      }
    }
    if traitCollection.forceTouchCapability == .available { lines.append("force") }
  }
  override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) { lines.append("no") }
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {}
  override class var requiresConstraintBasedLayout: Bool { true }
  override func updateConstraints() { super.updateConstraints() }
}

/// Constants and helpers that belong to no actor, as shared code has them.
nonisolated struct Style {
  static let brand = UIColor(hue: 0.5, saturation: 1, brightness: 1, alpha: 1)
  static let title = UIFont.preferredFont(forTextStyle: .title2)
  var color: UIColor = .red.withAlphaComponent(0.5)
  var events: UIControl.Event = [.touchDown, .valueChanged]
  var ways: UISwipeGestureRecognizer.Direction = [.left, .up]
  var state = UIGestureRecognizer.State.possible
  var options: UIView.AnimationOptions = [.curveEaseOut, .allowUserInteraction]
  let level = UIWindow.Level.alert + 1

  /// Where a scroll view would come to rest, in points from here.
  static func project(_ velocity: CGFloat, _ rate: UIScrollView.DecelerationRate) -> CGFloat {
    (velocity / 1000) * rate.rawValue / (1 - rate.rawValue)
  }
  func isTouch(_ event: UIControl.Event) -> Bool {
    events.contains(event) && state == .possible && ways.contains(.up)
  }
  func frame(_ rect: CGRect) -> CGPath { CGPath(rect: rect, transform: nil) }
  func later(_ time: DispatchTime) -> DispatchTime { time + 0.5 + .milliseconds(5) }
  func ring(_ rect: CGRect) -> UIBezierPath {
    let path = UIBezierPath(ovalIn: rect)
    path.addLine(to: rect.origin)
    return path
  }
}
