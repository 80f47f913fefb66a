import Foundation
import TouchCanvas
import TouchGeometry
import TouchInspection
import TouchReading
import TouchTrace

/// A trace written by hand, read as it grows.
struct TraceBuilder {
  private(set) var trace = Trace()
  private(set) var reading = TraceReading()
  private var handles: [String: Handle] = [:]
  var time = Instant.zero

  /// What pictures and explanations take; no scene unless one was made.
  var input: PictureInput {
    PictureInput(
      reading: reading,
      snapshot: snapshot ?? SceneSnapshot(screen: .zero, views: [], recognizers: []),
      trace: trace)
  }
  var snapshot: SceneSnapshot?

  mutating func at(_ seconds: Double) { time = Instant(seconds: seconds) }

  mutating func handle(_ name: String) -> Handle {
    if let known = handles[name] { return known }
    let handle = Handle(rawValue: UInt32(handles.count))
    handles[name] = handle
    trace.setName(name, of: handle)
    return handle
  }

  @discardableResult
  mutating func add(_ event: TraceEvent, payload: String? = nil, cause: UInt32? = nil) -> UInt32 {
    var event = event
    event.time = time
    event.cause = cause ?? TraceEvent.noCause
    let seq = trace.append(event, payload: payload)
    reading.read(trace.events[Int(seq)], in: trace)
    return seq
  }

  @discardableResult
  mutating func sample(_ finger: Int, _ phase: TouchPhase, _ x: Double, _ y: Double) -> UInt32 {
    add(
      TraceEvent(
        kind: .sample, verb: .sample, subject: handle("finger\(finger)"), phase: phase, measured: x,
        limit: y))
  }

  /// Both passes of a hit test; a reason after a name refuses.
  mutating func hit(_ finger: Int, _ asked: [(name: String, refusal: Reason?)]) {
    for pass in [1.0, 2] {
      for (name, refusal) in asked {
        let view = handle(name)
        let touch = handle("finger\(finger)")
        add(
          TraceEvent(kind: .hit, verb: .hitTest, subject: view, other: touch, measured: pass))
        if let refusal {
          add(
            TraceEvent(
              kind: .hit, verb: .rejected, subject: view, other: touch, reason: refusal,
              measured: pass))
        } else {
          add(
            TraceEvent(
              kind: .hit, verb: .pointInsideYes, subject: view, other: touch, measured: pass))
        }
      }
    }
  }

  mutating func deliver(_ verb: Verb, _ view: String, _ finger: Int, cause: UInt32? = nil) {
    add(
      TraceEvent(kind: .event, verb: .sendEvent, subject: handle("window")))
    add(
      TraceEvent(
        kind: .touches, verb: verb, subject: handle(view), other: handle("finger\(finger)")),
      cause: cause)
  }

  mutating func gesture(_ recognizer: String, _ verb: Verb, _ finger: Int) {
    add(
      TraceEvent(
        kind: .gesture, verb: verb, subject: handle(recognizer), other: handle("finger\(finger)")))
  }

  @discardableResult
  mutating func state(
    _ recognizer: String, _ from: GestureState, _ to: GestureState, _ reason: Reason,
    _ other: String? = nil, measured: Double = 0, limit: Double = 0, rule: Rule = .none
  ) -> UInt32 {
    let another = other.map { handle($0) } ?? .none
    return add(
      TraceEvent(
        kind: .state, verb: .transition, subject: handle(recognizer), other: another, from: from,
        to: to, reason: reason, rule: rule, measured: measured, limit: limit))
  }

  mutating func hold(_ verb: Verb, _ recognizer: String, _ finger: Int, _ phase: TouchPhase) {
    add(
      TraceEvent(
        kind: .hold, verb: verb, subject: handle(recognizer), other: handle("finger\(finger)"),
        phase: phase))
  }

  mutating func timer(_ verb: Verb, _ recognizer: String, _ name: String, _ seconds: Double = 0) {
    add(
      TraceEvent(kind: .timer, verb: verb, subject: handle(recognizer), limit: seconds),
      payload: name)
  }

  mutating func held(_ recognizer: String, _ other: String) {
    let another = handle(other)
    add(
      TraceEvent(
        kind: .held, verb: .held, subject: handle(recognizer), other: another, to: .ended,
        reason: .requirementPending, rule: .ar37))
  }

  mutating func advance(_ seconds: Double) { reading.advance(to: Instant(seconds: seconds)) }

  // MARK: A scene

  mutating func view(
    _ name: String, in parent: String?, _ frame: CGRect, isWindow: Bool = false
  ) -> ViewSnapshot {
    let up = parent.map { handle($0) } ?? .none
    let size = CGRect(origin: .zero, size: frame.size)
    return ViewSnapshot(
      handle: handle(name), parent: up, name: name, className: "UIView", bounds: size,
      toScreen: CGAffineTransform(translationX: frame.minX, y: frame.minY), alpha: 1,
      isHidden: false, isUserInteractionEnabled: true, clipsToBounds: false, isWindow: isWindow,
      isControl: false,
      marks: [
        .roundedRectangle(
          size, radius: 4, fill: RGBA(0.2, 0.4, 0.9), stroke: nil, width: 0)
      ])
  }

  mutating func recognizer(
    _ name: String, on view: String, isDiscrete: Bool = true, requires: [String] = []
  ) -> RecognizerSnapshot {
    let required = requires.map { handle($0) }
    let owner = handle(view)
    return RecognizerSnapshot(
      handle: handle(name), view: owner, name: name, className: "UITapGestureRecognizer",
      isDiscrete: isDiscrete, isEnabled: true, requires: required, need: .tap(count: 1, fingers: 1))
  }

  /// A card on a screen of 428 by 926 with a single tap that waits for a double tap.
  mutating func tapScene() -> SceneSnapshot {
    let screen = CGRect(x: 0, y: 0, width: 428, height: 926)
    return SceneSnapshot(
      screen: screen.size,
      views: [
        view("window", in: nil, screen, isWindow: true), view("root.view", in: "window", screen),
        view("hint", in: "root.view", CGRect(x: 60, y: 70, width: 300, height: 40)),
        view("card", in: "root.view", CGRect(x: 164, y: 413, width: 100, height: 100)),
      ],
      recognizers: [
        recognizer("singleTap", on: "card", requires: ["doubleTap"]),
        recognizer("doubleTap", on: "card"), recognizer("longPress", on: "card", isDiscrete: false),
      ])
  }

  /// One tap, lifted after 50 ms; the single tap is held, the end of the touch too.
  mutating func tapIsHeld() {
    at(0)
    sample(1, .began, 214, 463)
    hit(1, [("window", nil), ("root.view", nil), ("card", nil)])
    for name in ["singleTap", "doubleTap", "longPress"] { gesture(name, .touchesBegan, 1) }
    timer(.timerStarts, "longPress", "press", 2)
    deliver(.touchesBegan, "card", 1)
    at(0.05)
    sample(1, .ended, 214, 463)
    timer(.timerStarts, "doubleTap", "gap", 0.35)
    timer(.timerCancelled, "longPress", "press")
    state("longPress", .possible, .failed, .liftedEarly, measured: 0.05, limit: 2, rule: .lpr04)
    held("singleTap", "doubleTap")
    hold(.holds, "doubleTap", 1, .ended)
    advance(0.24)
  }
}
