public import Foundation
public import TouchTrace

/// What happened so far, as pictures take it.
public struct PictureInput {
  /// The folded trace.
  public var reading: TraceReading
  /// The same at the end of the gesture, when the playhead stands before it: the timeline shows what is to come.
  public var ahead: TraceReading?
  /// How the views stand.
  public var snapshot: SceneSnapshot
  /// Everything that was recorded.
  public var trace: Trace
  /// A hit test that was only asked for, in place of those of the fingers.
  public var probe: HitReading?
  /// Where that was asked, points of the screen.
  public var probePoint: CGPoint?
  /// How hard the fingers press that are on the glass, by their numbers; 1 is an average touch.
  public var forces: [Int: Double] = [:]
  /// Where views take touches, when that is shown.
  public var areas: [TouchArea] = []
  /// With all its parts.
  public init(reading: TraceReading, snapshot: SceneSnapshot, trace: Trace) {
    self.reading = reading
    self.snapshot = snapshot
    self.trace = trace
  }

  /// What the timeline is drawn from.
  var whole: PictureInput {
    var whole = self
    whole.reading = ahead ?? reading
    return whole
  }

  /// The name of anything; the trace knows only what it has mentioned.
  public func name(of handle: Handle) -> String {
    let known = trace.name(of: handle)
    guard known.isEmpty || known == "nobody" else { return known }
    return snapshot.view(handle)?.name ?? snapshot.recognizer(handle)?.name ?? known
  }
}
