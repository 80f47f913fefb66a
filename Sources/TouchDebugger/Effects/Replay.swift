import TouchRecording
import TouchScenes
import TouchTrace
import TouchWindow

/// Inputs of a recording, or of a run that looks at the scene on the way.
struct Replay {
  private let more: () -> SceneInput?
  /// What comes next; nil at the end.
  private(set) var next: SceneInput?
  /// When the last one is due; nil for a run.
  let end: Instant?

  init(_ inputs: [SceneInput]) {
    end = inputs.last?.arrival
    var rest = inputs.makeIterator()
    more = { rest.next() }
    next = more()
  }

  init(_ run: SceneRun, on scene: LiveScene) {
    end = nil
    let player = RunPlayer(run, on: scene)
    more = { player.next() }
    next = more()
  }

  /// A gesture of the window, from a moment on.
  init(_ script: GestureScript, at time: Instant) {
    self.init(
      script.reports.map { report in
        let arrival = time.advanced(by: report.seconds)
        return SceneInput(
          arrival: arrival,
          event: .digitizer(DigitizerEvent(arrival: arrival, changes: report.changes)))
      })
  }

  /// The next one has been fed.
  mutating func advance() { next = more() }
}
