import Foundation
import TouchInspection
package import TouchReading
public import TouchRecording
import TouchScenes
public import TouchTrace
import TouchWindow

/// What is looked at of a session: the trace up to the playhead, with copies on the way so that going back is quick.
public final class SessionView {
  private let session: Session
  private(set) var reading = TraceReading()
  /// The step that the playhead stands behind; -1 is the start.
  private(set) var step = -1
  /// Events of the step after it that are read already.
  private var partial = 0
  /// The newest event that was read; -1 at the start.
  var lastEvent: Int {
    let whole = session.steps.indices.contains(step) ? session.steps[step].events.upperBound : 0
    return whole + partial - 1
  }
  /// True while the playhead stands in the midst of a step.
  var isWithinStep: Bool { partial > 0 }
  private var keyframes: [(step: Int, reading: TraceReading)] = []
  private var keyframeEvery = 256
  /// What the app did, with what it was made from.
  private var app: (probed: ProbedApp, run: AppRun)?
  /// How the views stood before a hit test, by its last event.
  private var earlier: (event: UInt32, snapshot: SceneSnapshot)?
  /// More copies are thinned out: every second one stays, and they are made half as often.
  private let keyframesMax: Int

  /// Names of recognizers, and whether the app's own code gave them.
  private var namesOfCode: [String: Bool] = [:]

  /// At the session's end.
  public init(_ session: Session, keyframesMax: Int = 256) {
    self.session = session
    self.keyframesMax = keyframesMax
  }

  /// Reads on to the newest step, and lets time go on to `time`.
  func follow(_ time: Instant) {
    while step + 1 < session.steps.count { readNext() }
    reading.advance(to: time)
  }

  /// Reads on at most so many steps; true when none is left.
  func read(_ count: Int) -> Bool {
    let stop = count < session.steps.count - 1 - step ? step + count : session.steps.count - 1
    while step < stop { readNext() }
    return step + 1 >= session.steps.count
  }

  /// The fingers that are down at the playhead.
  var fingersDown: [HeldFinger] {
    reading.fingers.filter(\.isDown).map { HeldFinger(number: $0.number, at: $0.at) }
  }

  /// Puts the playhead behind a step; `time` is where the clock stands when that is the newest one.
  public func seek(to target: Int, time: Instant? = nil) {
    let target = min(max(target, -1), session.steps.count - 1)
    // An event of the next step that was read may not stay; from a whole step it goes on as before.
    if target < step || target == step && partial > 0
      || reading.now > (session.steps.indices.contains(target) ? session.steps[target].time : .zero)
    {
      let keyframe = keyframes.last { $0.step <= target }
      reading = keyframe?.reading ?? TraceReading()
      step = keyframe?.step ?? -1
      partial = 0
    }
    while step < target { readNext() }
    if let time { reading.advance(to: time) }
  }

  /// Puts the playhead at a moment of the session.
  func seek(until time: Instant) { seek(to: session.step(at: time), time: time) }

  /// Puts the playhead behind one event in the midst of its step, as breakpoints and the finest steps do; the views
  /// stay as they were before the step. False when no step has the event.
  @discardableResult
  public func seek(toEvent event: Int) -> Bool {
    guard let index = session.step(ofEvent: event) else { return false }
    let events = session.steps[index].events
    guard event < events.upperBound - 1 else {
      seek(to: index)
      return true
    }
    seek(to: index - 1)
    let trace = session.trace
    for index in events.lowerBound...event { reading.read(trace.events[index], in: trace) }
    partial = event + 1 - events.lowerBound
    return true
  }

  /// Puts the playhead where a value says.
  func show(_ playhead: Playhead) {
    if let event = playhead.event {
      seek(toEvent: event)
    } else {
      seek(to: playhead.step, time: playhead.time)
    }
  }

  private func readNext() {
    step += 1
    let trace = session.trace
    for index in session.steps[step].events.dropFirst(partial) {
      reading.read(trace.events[index], in: trace)
    }
    partial = 0
    if step % keyframeEvery == 0, step > (keyframes.last?.step ?? -1) {
      keyframes.append((step, reading.resting(at: session.steps[step].time)))
      if keyframes.count > keyframesMax { thinOut() }
    }
  }

  private func thinOut() {
    keyframeEvery *= 2
    keyframes.removeAll { $0.step % keyframeEvery != 0 }
  }

  /// How the views stand at the playhead. What has no id of its own is numbered when it is first mentioned, and has that
  /// name at every moment.
  var snapshot: SceneSnapshot { snapshot(afterStep: step) }

  /// The device's screen at the playhead, points.
  var screen: CGSize { session.snapshot(afterStep: step).screen }

  private func snapshot(afterStep step: Int) -> SceneSnapshot {
    var snapshot = session.snapshot(afterStep: step)
    snapshot.takeNames(from: session.trace)
    return snapshot
  }

  /// What pictures may ask, at the playhead.
  package var input: PictureInput {
    var input = PictureInput(reading: reading, snapshot: snapshot, trace: session.trace)
    input.ahead = readAhead()
    input.snapshot.recognizers += goneRecognizers(input)
    input.leftViews = leftViews(input)
    input.before = before(input)
    input.forces = forces()
    input.app = session.app.map(appRun)
    input.codeNamed = Set(input.snapshot.recognizers.filter(isCodeNamed).map(\.handle))
    return input
  }

  /// Whether the app's own code gave a recognizer its name, and not the scene: edits cannot reach it.
  private func isCodeNamed(_ recognizer: RecognizerSnapshot) -> Bool {
    if let known = namesOfCode[recognizer.name] { return known }
    let isOfCode = session.scene.object(recognizer.name) == nil
    namesOfCode[recognizer.name] = isOfCode
    return isOfCode
  }

  /// The recognizers of the shown gesture that have left the scene, as they were when they got their touches.
  private func goneRecognizers(_ input: PictureInput) -> [RecognizerSnapshot] {
    var gone: [RecognizerSnapshot] = []
    for attachment in input.whole.reading.attachments
    where input.snapshot.recognizer(attachment.recognizer) == nil
      && !gone.contains(where: { $0.handle == attachment.recognizer })
    {
      guard let step = session.step(ofEvent: Int(attachment.event)) else { continue }
      let known = [step, step - 1].lazy.compactMap {
        self.snapshot(afterStep: $0).recognizer(attachment.recognizer)
      }
      if let recognizer = known.first { gone.append(recognizer) }
    }
    return gone
  }

  /// The views that the hit tests of the fingers asked and that have left the scene, as they stood then.
  private func leftViews(_ input: PictureInput) -> [ViewSnapshot] {
    var known = Set(input.snapshot.views.map(\.handle))
    var left: [ViewSnapshot] = []
    for hit in input.reading.hits {
      let gone = Set((hit.visited + [hit.winner]).filter { !known.contains($0) })
      guard !gone.isEmpty, let step = hit.lastEvent.flatMap({ session.step(ofEvent: Int($0)) })
      else { continue }
      left += snapshot(afterStep: step - 1).views.filter { gone.contains($0.handle) }
      known.formUnion(gone)
    }
    return left
  }

  /// How the views stood before the hit test of the last touch; nil where they stand so now.
  private func before(_ input: PictureInput) -> SceneSnapshot? {
    guard let event = input.reading.hits.last?.lastEvent else { return nil }
    if earlier?.event != event {
      earlier = session.step(ofEvent: Int(event)).map {
        (event, snapshot(afterStep: $0 - 1))
      }
    }
    return earlier.flatMap { $0.snapshot.views == input.snapshot.views ? nil : $0.snapshot }
  }

  /// What the app did, as pictures ask for it: made once, and worded in the language of the moment.
  private func appRun(of probed: ProbedApp) -> AppRun {
    let kept = app.flatMap { $0.probed == probed ? $0.run : nil }
    var run = kept ?? AppRun(probed)
    app = (probed, run)
    run.verdict = probed.verdict.sentences.joined(separator: " ")
    return run
  }

  /// How many inputs are searched for the force of a finger that rests.
  private static let forceInputs = 2000

  /// The trace has no forces: what the digitizer said last of each finger that is down.
  private func forces() -> [Int: Double] {
    var missing = Set(reading.fingers.filter(\.isDown).map(\.number))
    guard !missing.isEmpty, session.steps.indices.contains(step) else { return [:] }
    var forces: [Int: Double] = [:]
    let until = session.steps[step].inputs
    for input in session.inputs[..<until].suffix(Self.forceInputs).reversed() {
      guard case .digitizer(let event) = input.event else { continue }
      for change in event.changes where missing.remove(change.finger) != nil {
        forces[change.finger] = change.force
      }
      if missing.isEmpty { break }
    }
    return forces
  }

  // MARK: What is to come

  /// The reading at the end of a gesture, as it shows from any step of it.
  private struct Ahead {
    var steps: ClosedRange<Int>
    var reading: TraceReading
    /// Another gesture follows.
    var isOver = false
  }
  private var ahead: Ahead?

  /// What was read ahead, if it is that of the playhead's gesture: from any moment of that it comes to the same end.
  private var readAlready: Ahead? {
    guard var known = ahead, step <= known.steps.upperBound else { return nil }
    if step < known.steps.lowerBound {
      guard reading.gestureStart == known.reading.gestureStart else { return nil }
      known.steps = step...known.steps.upperBound
    }
    return known
  }

  /// The end of the gesture that the playhead stands in, or of the one that comes next; nil at the session's end.
  private func readAhead() -> TraceReading? {
    guard step + 1 < session.steps.count else { return nil }
    var ahead = readAlready ?? Ahead(steps: step...step, reading: reading)
    // Nobody else may hold it while it is read on.
    self.ahead = nil
    let trace = session.trace
    var next = ahead.steps.upperBound + 1
    while !ahead.isOver, next < session.steps.count {
      // What is read of the step at the playhead is read already.
      let events = session.steps[next].events
        .dropFirst(next == step + 1 && ahead.steps.count == 1 ? partial : 0)
      let mayBegin = events.contains {
        trace.events[$0].kind == .sample && trace.events[$0].phase == .began
      }
      let before = mayBegin ? ahead.reading : nil
      for index in events { ahead.reading.read(trace.events[index], in: trace) }
      if let before, before.gestureStart != ahead.reading.gestureStart, !before.fingers.isEmpty {
        ahead.reading = before
        ahead.isOver = true
      } else {
        ahead.steps = ahead.steps.lowerBound...next
        next += 1
      }
    }
    self.ahead = ahead
    var reading = ahead.reading
    if !ahead.isOver { reading.advance(to: session.now) }
    return reading
  }
}
