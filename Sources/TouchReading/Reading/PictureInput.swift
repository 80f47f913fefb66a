package import Foundation
package import TouchLanguage
package import TouchTrace

/// What happened so far, as pictures take it.
package struct PictureInput {
  /// The folded trace.
  package var reading: TraceReading
  /// The same at the end of the gesture, when the playhead stands before it: the timeline shows what is to come.
  package var ahead: TraceReading?
  /// The same gesture before the last edit; nil without one.
  package var former: FormerRun?
  /// What an app did under the same fingers; nil where no probe has seen it.
  package var app: AppRun?
  /// How the views stand.
  package var snapshot: SceneSnapshot
  /// The views that the hit tests of the touches asked and that have left the scene since, as they stood then; a parent comes
  /// before its children.
  package var leftViews: [ViewSnapshot] = []
  /// How the views stood before the hit test of the last touch; nil where they stand so now, and where that is not known.
  package var before: SceneSnapshot?
  /// The views that came after that hit test: it could not ask them. None beside a hit test that was only asked for.
  package var addedLater: Set<Handle> {
    guard probe == nil, let before else { return [] }
    return Set(snapshot.views.map(\.handle)).subtracting(before.views.map(\.handle))
  }
  /// Everything that was recorded.
  package var trace: Trace
  /// A hit test that was only asked for, instead of those of the fingers.
  package var probe: HitReading?
  /// Where that was asked, points of the screen; without a `probe` the scene could not be asked there.
  package var probePoint: CGPoint?
  /// How hard the fingers press that are on the glass, by their numbers; 1 is an average touch.
  package var forces: [Int: Double] = [:]
  /// The recognizers that have their names from the app's own code: no edit of the scene can name them.
  package var codeNamed: Set<Handle> = []
  /// Where views take touches, when that is shown.
  package var areas: [TouchArea] = []
  /// Where the view takes touches that the last touch missed by little, that refused it in its bounds, or that took it outside
  /// of them; nil where there is none, and where it was not asked for.
  package var missedArea: TouchArea?
  package init(reading: TraceReading, snapshot: SceneSnapshot, trace: Trace) {
    self.reading = reading
    self.snapshot = snapshot
    self.trace = trace
  }

  /// What the timeline is drawn from.
  package var whole: PictureInput {
    var whole = self
    whole.reading = ahead ?? reading
    return whole
  }

  /// The gesture alone, whatever point is asked about.
  package var withoutProbe: PictureInput {
    var gesture = self
    (gesture.probe, gesture.probePoint) = (nil, nil)
    return gesture
  }

  /// The name of anything; the trace knows only what it has mentioned.
  package func name(of handle: Handle) -> String {
    trace.knownName(of: handle) ?? snapshot.view(handle)?.name
      ?? snapshot.recognizer(handle)?.name ?? trace.name(of: handle)
  }

  /// The name of anything, marked for a sentence.
  func marked(_ handle: Handle) -> String { MarkedText.name(name(of: handle)) }

  /// The `state` of a recognizer at the playhead, as a debugger would print it.
  package func presentState(of recognizer: Handle) -> GestureState {
    reading.recognizer(recognizer)?.presentState ?? .possible
  }

  /// The number of a touch, from 1.
  func touchNumber(_ handle: Handle) -> Int { trace.touchNumber(of: handle) ?? 1 }

  /// Why a recognizer changed its state in this event, with marked names.
  func cause(of event: TraceEvent) -> Cause { cause(of: event, other: marked(event.other)) }

  /// The same; `other` is the name of the other object that the event names.
  package func cause(of event: TraceEvent, other: String) -> Cause {
    let recognizer = snapshot.recognizer(event.subject)
    let cause = trace.cause(
      of: event, other: other, axis: recognizer?.axis, need: recognizer?.need)
    if case .prevented(let winner, _) = cause {
      return .prevented(by: winner, precedence(of: event))
    }
    guard case .notFromEdge(let distance, nil) = cause, recognizer?.need == .systemGesture else {
      return cause
    }
    return .notFromEdge(distance, edge: systemEdge(at: event.time))
  }

  /// The edge of the system's gestures that the last touch before a moment began nearest to; nil without a touch.
  func systemEdge(at time: Instant) -> TouchEdge? {
    reading.fingers.last { $0.startTime <= time }.map {
      $0.start.y < snapshot.screen.height / 2 ? .top : .bottom
    }
  }
}

extension PictureInput {
  /// Whether the touch of a hit test went down so far from a view that refused it that nobody looks for it there.
  package func isFar(_ refusal: HitReading.Rejection, of hit: HitReading) -> Bool {
    // The distance of a point outside of its bounds is known without the view.
    guard refusal.reason != .outside else { return refusal.isFar }
    return refusal.isFar(
      snapshot.view(refusal.view), from: probe == nil ? reading.finger(of: hit)?.start : nil)
  }
}
