public import TouchScenes
import TouchEngine
import TouchTrace

extension ProbedRun {
  /// What the engine did, read from the trace of a scene that was played to its end.
  @MainActor public init(of scene: LiveScene) {
    self.init()
    let trace = scene.engine.trace
    var touches: [Handle: Int] = [:]
    for event in trace.events {
      let name = trace.name(of: event.subject)
      switch event.verb {
      case .bound:
        touches[event.subject] = hits.count
        hits.append(trace.name(of: event.other))
        began.append(event.time.seconds)
        gathered.append([])
      case .gathers:
        if let touch = touches[event.subject] {
          gathered[touch].insert(trace.name(of: event.other))
        }
      case .transition where event.to == .failed:
        failures[name, default: []].append((event.time.seconds, since: event.time.seconds))
      case .held where ready[name] == nil: ready[name] = event.time.seconds
      case .action where event.payload == TraceEvent.noPayload:
        act(name, event.to, at: event.time.seconds)
      case .action where Self.isWatched(trace.payload(of: event)):
        send(name, trace.payload(of: event), at: event.time.seconds)
      case .didScroll: offsets[name] = [event.measured, event.limit]
      default: break
      }
    }
  }

  /// Whether a probe listens to an event of controls.
  private static func isWatched(_ event: String) -> Bool {
    event.hasPrefix("touch") || event == "valueChanged" || event == "primaryActionTriggered"
  }
}
