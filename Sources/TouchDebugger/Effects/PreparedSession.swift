import TouchRecording
import TouchTrace
import TouchWindow

/// A session that is ready to be shown: what pictures and steps need of its trace is read already.
struct PreparedSession {
  let session: Session
  let view: SessionView
  private(set) var finder = StepFinder()

  init(_ session: Session) {
    self.session = session
    view = SessionView(session)
  }

  /// How much is read, from 0 to 1.
  var share: Double { Double(view.step + 1) / Double(max(1, session.steps.count)) }

  /// Reads at most so many steps; true when none is left.
  mutating func run(_ count: Int) -> Bool {
    let isWhole = finder.read(session, limit: count)
    return view.read(count) && isWhole
  }

  /// The fingers that are down at the end.
  var fingersDown: [HeldFinger] { view.fingersDown }
}
