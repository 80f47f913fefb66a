import UIKit
import UIKit.UIGestureRecognizerSubclass

// Code that lets time go by: timers, delayed work, frames, animations.

/// Begins when a finger has stayed for half a second, by a timer of its own.
class HoldGestureRecognizer: UIGestureRecognizer {
  private var timer: Timer?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    timer = Timer.scheduledTimer(
      timeInterval: 0.5, target: self, selector: Selector("held:", HoldGestureRecognizer.held),
      userInfo: nil, repeats: false)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .ended
  }

  override func reset() {
    timer?.invalidate()
    timer = nil
  }

  func held(_ timer: Timer) { state = .began }
}

/// Goes on turning after the lift, frame by frame, until it has lost its speed.
class SpinGestureRecognizer: UIGestureRecognizer {
  private var link: CADisplayLink?
  private var speed = 0
  private(set) var stamps: [CFTimeInterval] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    speed = 4
    let link = CADisplayLink(target: self, selector: Selector("tick:", SpinGestureRecognizer.tick))
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  func tick(_ link: CADisplayLink) {
    stamps.append(link.timestamp)
    speed -= 1
    if speed > 0 {
      state = .changed
    } else {
      state = .ended
      link.invalidate()
      self.link = nil
    }
  }
}

/// Cancels itself by switching off and on.
class ImpatientGestureRecognizer: UIGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .began
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(100)) { [weak self] in
      self?.isEnabled = false
      self?.isEnabled = true
    }
  }
}

/// All kinds of waiting, with the times at which things happened.
class Waiting: NSObject {
  var lines: [String] = []
  private(set) var timer: Timer?
  private var link: CADisplayLink?

  func note(_ what: String) {
    lines.append("\(what) \((CACurrentMediaTime() * 1000).rounded() / 1000)")
  }

  /// Everything due at one moment, asked for in this order.
  func startOrder() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { self.note("after 1") }
    Timer.scheduledTimer(withTimeInterval: 0.2, repeats: false) { _ in self.note("timer") }
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(200)) { self.note("after 2") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
      self.note("first")
      DispatchQueue.main.async { self.note("async") }
      self.note("still first")
    }
    let item = DispatchWorkItem { self.note("never") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1, execute: item)
    item.cancel()
    DispatchQueue.main.asyncAfter(deadline: .distantFuture) { self.note("never") }
  }

  func startRepeating(_ interval: TimeInterval) {
    var count = 0
    timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { timer in
      count += 1
      self.note("tick \(count)")
      if count == 3 { timer.invalidate() }
    }
  }

  /// A timer fires by hand before it is added to a run loop.
  func startByHand() {
    let timer = Timer(timeInterval: 0.25, repeats: true) { _ in self.note("tick") }
    timer.fire()
    RunLoop.main.add(timer, forMode: .common)
    RunLoop.current.add(timer, forMode: .default)
    self.timer = timer
  }

  var isTimerValid: Bool { timer?.isValid ?? false }
  func stopTimer() { timer?.invalidate() }

  func startLink(framesPerSecond: Int) {
    let link = CADisplayLink(target: self, selector: Selector("frame:", Waiting.frame))
    link.preferredFramesPerSecond = framesPerSecond
    link.add(to: .current, forMode: .default)
    self.link = link
  }

  func pauseLink(_ isPaused: Bool) { link?.isPaused = isPaused }
  func stopLink() { link?.invalidate() }
  func frame(_ link: CADisplayLink) { note("frame") }

  func pulse(_ view: UIView) {
    UIView.animate(
      withDuration: 0.3, delay: 0, options: [.repeat, .autoreverse],
      animations: { view.alpha = 0.5 }, completion: { self.note("stopped \($0)") })
  }

  func animate(_ view: UIView) {
    UIView.animate(withDuration: 0.3) {
      view.alpha = 0.5
      self.note("changes")
    } completion: { finished in
      self.note("finished \(finished)")
      UIView.animate(
        withDuration: 0.2, delay: 0.1, options: [.curveEaseOut, .allowUserInteraction],
        animations: { view.alpha = 1 }, completion: { _ in self.note("done") })
    }
  }
}
