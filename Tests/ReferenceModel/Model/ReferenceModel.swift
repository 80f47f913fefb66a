import TouchTrace

/// What must come out of a world and its inputs, by the rules of docs/rules.md, each named beside what follows from it.
///
/// It is small and slow on purpose, and shares nothing with the engine but the names of states and phases: what the two
/// disagree on is a fault of one of them, or a rule that is not precise.
public struct ReferenceModel {
  /// What came out so far, in order.
  public private(set) var outcomes: [Outcome] = []
  let world: ModelWorld
  var recognizers: [Recognizer]
  var contacts: [Contact] = []
  var deliveries: [Delivery] = []
  /// Milliseconds since the start.
  var now = 0
  /// Those that the next pass looks at.
  var queued: Set<Int> = []
  /// The touch that the event is about which is handled.
  var changing: Int?
  private var timers: [Timer] = []
  private var timersStarted = 0

  /// A deadline of a recognizer.
  private struct Timer {
    var time: Int
    /// Timers of one time fire in the order in which they were started.
    var order: Int
    var recognizer: Int
    var kind: MachineTimer
  }

  private init(_ world: ModelWorld) {
    self.world = world
    recognizers = world.recognizers.map { Recognizer($0) }
  }

  /// Everything that must be seen when these inputs come.
  public static func outcomes(of scenario: Scenario) -> [Outcome] {
    var model = ReferenceModel(scenario.world)
    for step in scenario.steps { model.play(step) }
    return model.outcomes
  }

  mutating func record(_ what: Outcome.What) { outcomes.append(Outcome(now, what)) }

  // MARK: Inputs

  private mutating func play(_ step: Step) {
    switch step {
    case .wait(let time): advance(to: now + time)
    case .down(let finger):
      guard down(finger) == nil else { return }
      advance(to: now + Step.interval)
      goDown(finger)
    case .move(let finger, let way):
      guard let contact = down(finger) else { return }
      advance(to: now + Step.interval)
      contacts[contact].place = contacts[contact].place + way
      deliver(contact, .moved)
    case .up(let finger):
      guard let contact = down(finger) else { return }
      advance(to: now + Step.interval)
      contacts[contact].isDown = false
      contacts[contact].end = now
      deliver(contact, .ended)
    }
  }

  private func down(_ finger: Int) -> Int? {
    contacts.lastIndex { $0.finger == finger && $0.isDown }
  }

  private mutating func goDown(_ finger: Int) {
    let place = Scenario.place(of: finger)
    guard let view = hitView(place) else { return }
    let id = contacts.count
    // MT-01: while one touch of a view lives, no other one comes to it, not even later (MT-02).
    let isWithheld =
      !world.views[view].isMultipleTouchEnabled
      && contacts.contains { $0.view == view && $0.isDown && !$0.isWithheld }
    let before = tapBefore(place, view)
    // DL-25: the phases of one touch queue, so a new contact of it comes behind what is held of the last one.
    let queue = before.map(\.delivery).flatMap { deliveries[$0].pending.isEmpty ? nil : $0 }
    contacts.append(
      Contact(
        id: id, touch: before?.touch ?? id, delivery: queue ?? deliveries.count, finger: finger,
        view: view, start: now, place: place, isWithheld: isWithheld))
    if let queue {
      deliveries[queue].newest = id
    } else {
      deliveries.append(Delivery(view: view, finger: finger, newest: id))
    }
    // AR-01, GR-46, AR-02
    for index in recognizers.indices
    where lineage(view).contains(recognizers[index].spec.view)
      && !recognizers[index].state.isTerminal && recognizers[index].assigned != .ended
    {
      if recognizers[index].contacts.isEmpty { recognizers[index].joined = id }
      recognizers[index].contacts.append(id)
    }
    deliver(id, .began)
  }

  /// TD-25, TD-26, TD-28: the tap that the next one continues, soon after it, at its place and on its view.
  private func tapBefore(_ place: Place, _ view: Int) -> Contact? {
    contacts.filter { contact in
      !contact.isDown && contact.view == view && contact.isTap
        && now - contact.end < TapMachine.gap
        && (contact.place - place).length <= TapMachine.allowable
        && !contacts.contains { $0.touch == contact.touch && $0.id > contact.id }
    }.min { ($0.end, $0.id) < ($1.end, $1.id) }
  }

  /// HT-02, HT-03, HT-05: the deepest view that contains the point, the last added first.
  private func hitView(_ place: Place) -> Int? {
    func hit(_ view: Int) -> Int? {
      guard world.views[view].area.contains(place) else { return nil }
      for child in world.views.indices.reversed() where world.views[child].parent == view {
        if let hit = hit(child) { return hit }
      }
      return view
    }
    for view in world.views.indices.reversed() where world.views[view].parent == nil {
      if let hit = hit(view) { return hit }
    }
    return nil
  }

  /// A view and those around it, the deepest first.
  func lineage(_ view: Int) -> [Int] {
    var views = [view]
    while let parent = world.views[views[views.count - 1]].parent { views.append(parent) }
    return views
  }

  // MARK: Time

  private mutating func advance(to time: Int) {
    while let next = timers.min(by: { ($0.time, $0.order) < ($1.time, $1.order) }),
      next.time <= time
    {
      timers.removeAll { $0.order == next.order }
      now = max(now, next.time)
      turn(next.recognizer) { $0.fired(next.kind, &$1) }
      // Section "after sendEvent": what a timer decides is settled at once, without views.
      update()
      resetWhatIsOver()
    }
    now = time
  }

  // MARK: One event

  /// WIN-02: the recognizers are done with an event before a view gets it.
  private mutating func deliver(_ contact: Int, _ phase: TouchPhase) {
    // GR-45; deepest view first, on one view in the order added.
    for index in deepestFirst(lastAddedFirst: false)
    where recognizers[index].contacts.contains(contact) && !recognizers[index].state.isTerminal {
      let changed = contacts[contact]
      turn(index) {
        switch phase {
        case .began:
          $1.new = [changed]
          $0.began(&$1)
        case .moved:
          $1.moved = [changed]
          $0.moved(&$1)
        case .ended, .stationary, .cancelled:
          $1.lifted = [changed]
          $0.lifted(&$1)
        }
      }
      // GR-15: each move of a touch of one that has begun is a change, whatever its machine says.
      if phase == .moved, isActive(index), recognizers[index].assigned == nil {
        assign(.changed, index)
      }
    }
    changing = contact
    update()
    changing = nil
    resetWhatIsOver()
    giveToView(contact, phase)
  }

  /// Recognizers by the depth of their views; on views of one depth by who got a touch first; on one view in the order
  /// added, or the other way round.
  func deepestFirst(lastAddedFirst: Bool) -> [Int] {
    recognizers.indices.sorted {
      let (a, b) = (recognizers[$0].spec.view, recognizers[$1].spec.view)
      if a == b { return lastAddedFirst ? $0 > $1 : $0 < $1 }
      let (deep, other) = (lineage(a).count, lineage(b).count)
      return deep != other ? deep > other : firstTouch(of: a) < firstTouch(of: b)
    }
  }

  private func firstTouch(of view: Int) -> Int {
    recognizers.filter { $0.spec.view == view && !$0.contacts.isEmpty }.map(\.joined).min()
      ?? contacts.count
  }

  private mutating func turn(
    _ index: Int, _ body: (inout any Machine, inout MachineTurn) -> Void
  ) {
    let down = recognizers[index].contacts.filter { contacts[$0].isDown }.map { contacts[$0] }
    var turn = MachineTurn(now: now, down: down)
    // Ended, and perhaps waiting: nothing more is decided.
    guard recognizers[index].assigned != .ended else { return }
    var machine = recognizers[index].machine
    body(&machine, &turn)
    recognizers[index].machine = machine
    for verdict in turn.verdicts where !recognizers[index].state.isTerminal {
      carryOut(verdict, of: index)
    }
  }

  private mutating func carryOut(_ verdict: MachineTurn.Verdict, of index: Int) {
    switch verdict {
    case .begin: assign(.began, index)
    case .change: assign(.changed, index)
    case .end: assign(.ended, index)
    case .fail: fail(index)
    case .start(let kind, let delay):
      stop(kind, of: index)
      timersStarted += 1
      timers.append(
        Timer(time: now + delay, order: timersStarted, recognizer: index, kind: kind))
    case .stop(let kind): stop(kind, of: index)
    case .ignore(let contact):
      // GR-48, GR-49: the whole touch, with what is held of its last tap.
      let touch = contacts[contact].touch
      recognizers[index].contacts.removeAll { contacts[$0].touch == touch }
    }
  }

  private mutating func assign(_ state: GestureState, _ index: Int) {
    recognizers[index].assign(state)
    queued.insert(index)
  }

  private mutating func stop(_ kind: MachineTimer, of index: Int) {
    timers.removeAll { $0.recognizer == index && $0.kind == kind }
  }

  /// GR-30: what is over gets nothing any more.
  mutating func stopTimers(of index: Int) { timers.removeAll { $0.recognizer == index } }

  /// A silent failure (GR-14); assignments that waited are gone (GR-53).
  mutating func fail(_ index: Int) {
    record(.state(index, .possible, .failed))
    recognizers[index].state = .failed
    recognizers[index].clearAssignment()
    stopTimers(of: index)
    queued.insert(index)
  }
}
