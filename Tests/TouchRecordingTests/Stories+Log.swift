import SceneStories
import TouchRecording
import TouchTrace

extension Stories {
  /// Lines with their times.
  static func log(_ session: Session) -> [String] {
    let trace = session.trace
    return trace.events.map { "\($0.time.nanoseconds) \(CanonicalLine.text($0, in: trace))" }
  }
}
