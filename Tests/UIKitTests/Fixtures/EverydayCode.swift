import UIKit

// What apps do beside touches: run loop modes, delayed calls, queues, printing, feedback, actions.

/// Everything that waits, with the times at which it happened.
class Modes: NSObject {
  var lines: [String] = []
  private var links: [CADisplayLink] = []
  private(set) var timer: Timer?

  func note(_ what: String) {
    lines.append("\(what) \((CACurrentMediaTime() * 1000).rounded() / 1000)")
  }

  /// One timer in each mode, a queue and a delayed call.
  func start(after seconds: TimeInterval) {
    Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { _ in self.note("default") }
    let common = Timer(timeInterval: seconds, repeats: false) { _ in self.note("common") }
    RunLoop.main.add(common, forMode: .common)
    let tracking = Timer(timeInterval: seconds, repeats: false) { _ in self.note("tracking") }
    RunLoop.main.add(tracking, forMode: .tracking)
    let own = Timer(timeInterval: seconds, repeats: false) { _ in self.note("own") }
    RunLoop.main.add(own, forMode: RunLoop.Mode("mine"))
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { self.note("queue") }
    perform(Selector("called:", Modes.called), with: "delayed", afterDelay: seconds)
    perform(
      Selector("called:", Modes.called), with: "delayed common", afterDelay: seconds,
      inModes: [.common])
  }

  func called(_ text: NSString) { note("\(text)") }

  func repeatEvery(_ seconds: TimeInterval) {
    timer = Timer.scheduledTimer(withTimeInterval: seconds, repeats: true) { _ in
      self.note("tick")
    }
  }
  func stopRepeating() { timer?.invalidate() }
  func alsoWhileScrolling() { timer.map { RunLoop.main.add($0, forMode: .common) } }
  var mode: String { RunLoop.main.currentMode?.rawValue ?? "" }

  func startLinks() {
    for mode in [RunLoop.Mode.default, .common] {
      let link = CADisplayLink(target: self, selector: Selector("frame:", Modes.frame))
      link.add(to: .main, forMode: mode)
      links.append(link)
    }
  }
  func frame(_ link: CADisplayLink) { lines.append(link === links[0] ? "d" : "c") }
  func stopLinks() { for link in links { link.invalidate() } }
}

/// Calls by name, delayed and called off.
class Caller: NSObject {
  var lines: [String] = []
  func hide() { lines.append("hide") }
  func show(_ what: NSString) { lines.append("show \(what)") }

  func start() {
    perform(Selector("hide", Caller.hide))
    perform(Selector("show:", Caller.show), with: "a")
    perform(Selector("hide", Caller.hide), with: nil, afterDelay: 1)
    perform(Selector("show:", Caller.show), with: "b" as NSString, afterDelay: 1)
    perform("nobody", with: nil, afterDelay: 0.5)
  }
  func callOffHide() {
    NSObject.cancelPreviousPerformRequests(
      withTarget: self, selector: Selector("hide"), object: nil)
  }
  func callOffAll() { NSObject.cancelPreviousPerformRequests(withTarget: self) }

  /// The method's name alone is enough once it was registered.
  func byName(_ button: UIButton, _ tap: UITapGestureRecognizer) {
    Selector.touchscopeRegister(Selector("pressed", Caller.pressed))
    Selector.touchscopeRegister(Selector("tapped:", Caller.tapped))
    button.addTarget(self, action: "pressed", for: .touchUpInside)
    tap.addTarget(self, action: Selector("tapped:"))
  }
  func pressed() { lines.append("pressed") }
  func tapped(_ tap: UITapGestureRecognizer) { lines.append("tapped \(tap.numberOfTapsRequired)") }
}

/// What closures write that the compiler takes for another thread's.
nonisolated final class SharedLines: @unchecked Sendable {
  var lines: [String] = []
}

/// Queues beside the main one.
class Queues: NSObject {
  let shared = SharedLines()

  func start() {
    let shared = shared
    let own = DispatchQueue(label: "work", qos: .utility, attributes: .concurrent)
    let group = DispatchGroup()
    DispatchQueue.global(qos: .userInitiated).async { shared.lines.append("global") }
    DispatchQueue.main.async { shared.lines.append("main") }
    own.async(group: group) { shared.lines.append("own") }
    group.notify(queue: .main) { shared.lines.append("all") }
    own.sync { shared.lines.append("sync") }
    DispatchQueue.global().asyncAfter(deadline: .now() + 1) { shared.lines.append("after") }
    shared.lines.append("first")
  }
}

/// Prints in every way.
class Printer: NSObject {
  func start() {
    print("a", 1, separator: "-")
    debugPrint("b")
    NSLog("%@ has %d of %.2f, %5x|%%|%ld", "c", 3, 0.5, 255, 7)
    NSLog("nothing for %@ %d", "this")
    NSLog("%@", [1, 2])
  }

  func feel() {
    UIImpactFeedbackGenerator(style: .heavy).impactOccurred()
    UISelectionFeedbackGenerator().selectionChanged()
    UINotificationFeedbackGenerator().notificationOccurred(.error)
  }

  func constrain(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    let width = view.widthAnchor.constraint(equalToConstant: 44)
    NSLayoutConstraint.activate([width])
    view.superview.map {
      NSLayoutConstraint.activate([view.centerXAnchor.constraint(equalTo: $0.centerXAnchor)])
    }
    NSLayoutConstraint.deactivate([width])
  }
}

/// Closures in place of targets.
class Closures: NSObject {
  var lines: [String] = []

  func start(_ button: UIButton, _ tap: UITapGestureRecognizer) {
    tap.touchscopeAddTarget { [weak self] recognizer in
      self?.lines.append("tap \(recognizer.state)")
    }
    let id = UIAction.Identifier("save")
    button.addAction(UIAction(identifier: id) { _ in self.lines.append("old") }, for: .touchDown)
    button.addAction(
      UIAction(title: "Save", identifier: id) { action in
        self.lines.append("\(action.title) \(action.sender === button)")
      }, for: .touchUpInside)
    let once = UIAction { _ in self.lines.append("never") }
    button.addAction(once, for: [.touchDown, .touchUpInside])
    button.removeAction(once, for: .allEvents)
  }
}

/// An animator that is ended early.
class Animating: NSObject {
  var lines: [String] = []
  private var animator: UIViewPropertyAnimator?

  func start(_ view: UIView) {
    let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { view.alpha = 0.5 }
    animator.addCompletion { self.lines.append("completed \($0 == .end)") }
    animator.startAnimation()
    self.animator = animator
    lines.append("runs \(animator.isRunning)")
  }
  func stop(_ withoutFinishing: Bool) {
    animator?.stopAnimation(withoutFinishing)
    animator?.finishAnimation(at: .current)
    lines.append("runs \(animator?.isRunning ?? true)")
  }
  func keyframes(_ view: UIView) {
    UIView.animateKeyframes(withDuration: 1, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0.2 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 0.8 }
    } completion: {
      self.lines.append("keyframes \($0)")
    }
    UIView.transition(
      with: view, duration: 0.3, options: .transitionCrossDissolve,
      animations: { view.isHidden = false }, completion: { _ in self.lines.append("transition") })
  }
}
