import TouchReading
import TouchRecording
import TouchTrace

@testable import TouchDebugger

extension Session {
  /// What panels read of it at a moment; at its end without one.
  func input(at time: Instant? = nil) -> PictureInput {
    let view = SessionView(self)
    view.seek(to: steps.count - 1, time: time ?? now)
    return view.input
  }
}
