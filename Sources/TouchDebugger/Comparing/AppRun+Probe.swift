import TouchLanguage
import TouchReading
import TouchRecording
import TouchTrace

extension AppRun {
  /// What a probe saw, for the lanes of the timeline.
  init(_ app: ProbedApp) {
    self.init()
    let run = app.run
    for (name, actions) in run.actions {
      recognizers[name] = actions.compactMap { action in
        Self.label(action.state).map { Change($0, at: Instant(seconds: action.seconds)) }
      }
    }
    for (name, failures) in run.failures {
      recognizers[name, default: []] += failures.map { failure in
        Change(
          .failed, at: Instant(seconds: failure.0), since: Instant(seconds: failure.since))
      }
    }
    for (name, seconds) in run.ready {
      recognizers[name, default: []].append(Change(.held, at: Instant(seconds: seconds)))
    }
    for name in recognizers.keys {
      recognizers[name] = recognizers[name]?.enumerated().sorted {
        ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
      }.map(\.element)
    }
    hits = zip(run.hits, run.began).map { Hit(view: $0, at: Instant(seconds: $1)) }
    difference = app.verdict.seconds(in: run).map { Instant(seconds: $0) }
    verdict = app.verdict.sentences.joined(separator: " ")
  }

  private static func label(_ state: String) -> StateLabel? {
    switch state {
    case "began": .began
    case "changed": .changed
    case "ended": .ended
    case "cancelled": .cancelled
    case "failed": .failed
    default: nil
    }
  }
}
