public import TouchTrace

/// What recognizers, views and controls did under some fingers, whether an app's or the engine's.
public struct ProbedRun: Hashable, Sendable {
  /// A state of a recognizer with its action.
  public struct Action: Hashable, Sendable {
    public var state: GestureState
    public var seconds: Double
  }

  /// What a control sent, with the name of its event.
  public struct ControlEvent: Hashable, Sendable {
    public var control: String
    public var event: String
    public var seconds: Double
  }

  /// The hit view of each touch, in the order in which they began.
  public var hits: [String] = []
  /// When each touch began, seconds.
  public var began: [Double] = []
  /// The recognizers that each touch was for.
  public var gathered: [Set<String>] = []
  /// The actions of each recognizer; those in `changed` that follow each other count once.
  public var actions: [String: [Action]] = [:]
  /// When a recognizer failed, as far as that was seen, and when the state before was last seen.
  public var failures: [String: [(Double, since: Double)]] = [:]
  /// When a recognizer had recognized and still waited for others.
  public var ready: [String: Double] = [:]
  /// The events of controls, in order; `touchDragInside` and its like that follow each other count once.
  public var controls: [ControlEvent] = []
  /// The recognizers in the order of their actions, each time that another one acts.
  public var order: [String] = []
  /// Where each scroll view stood last.
  public var offsets: [String: [Double]] = [:]

  public init() {}

  public static func == (a: ProbedRun, b: ProbedRun) -> Bool {
    a.hits == b.hits && a.gathered == b.gathered && a.actions == b.actions
      && a.controls == b.controls && a.order == b.order && a.offsets == b.offsets
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(hits)
    hasher.combine(controls)
  }

  /// The recognizers that got a touch or acted, in alphabetical order.
  public var recognizers: [String] {
    gathered.reduce(into: Set(actions.keys)) { $0.formUnion($1) }.sorted()
  }

  /// The same with the objects that both sides know: what UIKit makes itself has no name in common, and of private
  /// recognizers a probe sees no actions.
  func limited(to ids: Set<String>) -> ProbedRun {
    var run = self
    run.hits = hits.map { ids.contains($0) ? $0 : Self.part }
    run.gathered = gathered.map { $0.intersection(ids) }
    run.actions = actions.filter { ids.contains($0.key) }
    run.failures = failures.filter { ids.contains($0.key) }
    run.ready = ready.filter { ids.contains($0.key) }
    run.controls = controls.filter { ids.contains($0.control) }
    run.offsets = offsets.filter { ids.contains($0.key) }
    run.order = order.filter(ids.contains).reduce(into: []) { list, id in
      if list.last != id { list.append(id) }
    }
    return run
  }

  /// Stands for a view that UIKit made itself.
  private static let part = "?"

  mutating func act(_ recognizer: String, _ state: GestureState, at seconds: Double) {
    if order.last != recognizer { order.append(recognizer) }
    if state == .changed, actions[recognizer]?.last?.state == .changed { return }
    actions[recognizer, default: []].append(Action(state: state, seconds: seconds))
  }

  mutating func send(_ control: String, _ event: String, at seconds: Double) {
    let last = controls.last { $0.control == control }
    if event.hasPrefix("touchDragInside") || event.hasPrefix("touchDragOutside"),
      last?.event == event
    {
      return
    }
    controls.append(ControlEvent(control: control, event: event, seconds: seconds))
  }
}
