import TouchEngine
package import TouchTrace

/// What a gesture came to, as the expectations of a run say it.
package struct RunOutcome {
  /// Something that ended or sent an action.
  package struct Moment {
    /// Its name with what it did.
    package var words: String
    /// Since the gesture began, seconds.
    package var time: Double
  }

  /// The names of `actions`.
  package var actions: [String]
  /// The states of recognizers that had any, by their ids, in alphabetical order.
  package var states: [(id: String, states: [String])]
  package var moments: [Moment]

  /// Both say the same, and no moment is a frame or more from its other.
  package func isLike(_ other: RunOutcome) -> Bool {
    actions == other.actions
      && states.elementsEqual(other.states) { $0.id == $1.id && $0.states == $1.states }
      && moments.count == other.moments.count
      && zip(moments, other.moments).allSatisfy {
        $0.words == $1.words && abs($0.time - $1.time) < 1.0 / 60
      }
  }
}

extension LiveScene {
  /// What came of the inputs since a moment.
  package func outcome(since start: Instant = .zero) -> RunOutcome {
    let checker = TraceChecker(scene: self, probes: Probes([]), since: start)
    let own = Set(
      loader.loaded.recognizers.filter { !$0.recognizer.touchscopeIsBroughtByView }.map(\.id))
    let states = own.sorted().map { (id: $0, states: checker.states(of: $0)) }
    let trace = engine.trace
    let moments = trace.events.compactMap { event -> RunOutcome.Moment? in
      guard event.time >= start, event.to != .changed else { return nil }
      let name = trace.name(of: event.subject)
      let time = event.time.since(start)
      switch event.kind {
      case .action:
        let payload = event.payload == TraceEvent.noPayload ? "" : trace.payload(of: event)
        return .init(words: "\(name) \(event.to.name) \(payload)", time: time)
      case .state where event.to == .failed && own.contains(name):
        return .init(words: "\(name) \(event.to.name)", time: time)
      default: return nil
      }
    }
    return RunOutcome(
      actions: checker.actions, states: states.filter { !$0.states.isEmpty }, moments: moments)
  }
}
