public import Foundation
public import TouchEngine

/// The present engine time in seconds: the same clock as `UITouch.timestamp`.
@preconcurrency @MainActor
public func CACurrentMediaTime() -> CFTimeInterval { Engine.current.seconds }

/// Seconds.
public typealias CFTimeInterval = Double

/// Calls its target once a frame of engine time; it keeps the target until it is invalidated (real code, 11).
///
/// Frames leave no lines in the trace. In the default mode there are none while a scroll view tracks or decelerates (WIN-10).
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  /// When the frame began that is handled now, seconds.
  public private(set) var timestamp: CFTimeInterval = 0
  /// When the next frame is due, seconds.
  public var targetTimestamp: CFTimeInterval { timestamp + step }
  /// Seconds between two frames of the display.
  public var duration: CFTimeInterval { max(engine.constants.frame, 0.001) }
  /// 0 means all frames; another number is rounded to a whole part of the display's.
  open var preferredFramesPerSecond = 0
  /// A paused link asks for no frames.
  open var isPaused = false { didSet { if isPaused != oldValue { refresh() } } }

  private let engine = Engine.current
  private var target: AnyObject?
  private let selector: Selector
  private var isAdded = false
  private var modes: RunLoopModes = []
  private var deadline: AppDeadline?

  /// A link that starts when it is added to a run loop.
  public init(target: Any, selector: Selector) {
    self.target = target as AnyObject
    self.selector = selector
  }

  /// Starts it; the first frame comes one frame later.
  open func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {
    guard target != nil else { return }
    isAdded = true
    modes.formUnion(mode.modes)
    deadline?.modes = modes
    refresh()
  }

  /// Takes it out of a mode; without any it stops.
  open func remove(from runLoop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.subtract(mode.modes)
    deadline?.modes = modes
    isAdded = !modes.isEmpty
    refresh()
  }

  /// Ends it for good and lets its target go.
  open func invalidate() {
    isAdded = false
    target = nil
    refresh()
  }

  private var step: Double {
    guard preferredFramesPerSecond > 0 else { return duration }
    return duration * max(1, (1 / (duration * Double(preferredFramesPerSecond))).rounded())
  }

  private func refresh() {
    if isAdded, !isPaused {
      if deadline?.isPending != true { ask() }
    } else {
      deadline?.cancel()
      deadline = nil
    }
  }

  private func ask() {
    deadline = engine.appDeadline(nil, after: step, modes: modes) { [self] in
      deadline = nil
      timestamp = engine.seconds
      guard let target else { return }
      ask()
      if !selector.touchscopeCall(target, self) {
        engine.printed("\(type(of: target)) has no method \(selector)")
        invalidate()
      }
    }
  }
}
