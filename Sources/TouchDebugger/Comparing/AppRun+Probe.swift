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
      recognizers[name] = actions.map {
        Change(StateLabel($0.state), at: Instant(seconds: $0.seconds))
      }
    }
    for (name, failures) in run.failures {
      recognizers[name, default: []] += failures.map { failure in
        Change(
          .failed, at: Instant(seconds: failure.0),
          since: failure.0 - failure.since > ProbeComparison.frame
            ? Instant(seconds: failure.since) : nil)
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
  }
}
