import TouchTrace

/// What a view gets of one touch.
struct Delivery {
  let view: Int
  let finger: Int
  /// Phases that wait, in order.
  var pending: [Waiting] = []
  /// The contact that it is about, which may be the next tap of the touch.
  var newest: Int
  /// The view got a beginning, and no end yet.
  var isOpen = false
  /// The contact whose end the view got last.
  var ended: Int?
  /// A recognizer has taken it (TD-10, DL-12).
  var isTaken = false

  /// A phase and when it came, milliseconds.
  struct Waiting {
    var phase: TouchPhase
    var time: Int
    /// The contact that it is a phase of.
    var contact: Int
  }

  init(view: Int, finger: Int, newest: Int) {
    self.view = view
    self.finger = finger
    self.newest = newest
  }
}

/// What views get and when: section "order of events", steps 8d and 10.
extension ReferenceModel {
  /// The view phase: what nobody holds or has taken.
  mutating func giveToView(_ contact: Int, _ phase: TouchPhase) {
    let index = contacts[contact].delivery
    guard !contacts[contact].isWithheld, !deliveries[index].isTaken else { return }
    // DL-13: of the moves that wait the last one is left, and none before an end.
    if phase != .began, deliveries[index].pending.last?.phase == .moved {
      deliveries[index].pending.removeLast()
    }
    deliveries[index].pending.append(
      Delivery.Waiting(phase: phase, time: now, contact: contact))
    for waiting in takeUnheld(index) { call([(index, waiting)]) }
  }

  /// Step 8d: what nobody holds any more, unless it was taken; in order of time, those of one phase together (DL-20).
  mutating func sendReleased() {
    var released: [(delivery: Int, waiting: Delivery.Waiting)] = []
    for index in deliveries.indices {
      var waiting = takeUnheld(index)
      // DL-13: one move is enough, and none before the end; this event brings it.
      if let last = waiting.last, last.phase == .moved, last.contact == changing,
        deliveries[index].pending.isEmpty
      {
        waiting.removeLast()
      }
      released += waiting.map { (index, $0) }
    }
    released.sort { ($0.waiting.time, $0.delivery) < ($1.waiting.time, $1.delivery) }
    while let (index, waiting) = released.first {
      let together = released.prefix {
        $0.waiting.phase == waiting.phase && $0.waiting.time == waiting.time
          && deliveries[$0.delivery].view == deliveries[index].view
      }
      released.removeFirst(together.count)
      call(Array(together))
    }
  }

  /// Removes the phases of a touch that nobody holds.
  private mutating func takeUnheld(_ index: Int) -> [Delivery.Waiting] {
    var free: [Delivery.Waiting] = []
    while let first = deliveries[index].pending.first, !isHeld(first) {
      free.append(deliveries[index].pending.removeFirst())
    }
    return free
  }

  private func isHeld(_ waiting: Delivery.Waiting) -> Bool {
    recognizers.contains {
      guard $0.isUndecided || $0.state == .failed && !$0.hasLetGo,
        $0.contacts.contains(waiting.contact)
      else { return false }
      return switch waiting.phase {
      // DL-11, DL-22
      case .began: $0.spec.delaysTouchesBegan
      // DL-14
      case .ended: $0.spec.delaysTouchesEnded
      case .moved, .stationary, .cancelled: false
      }
    }
  }

  /// One call of a view, with touches that have come to one phase (TD-05).
  private mutating func call(_ group: [(delivery: Int, waiting: Delivery.Waiting)]) {
    for (index, waiting) in group {
      deliveries[index].isOpen = waiting.phase != .ended
      if waiting.phase == .ended { deliveries[index].ended = waiting.contact }
    }
    tell(group[0].waiting.phase, group.map(\.delivery))
  }

  private mutating func tell(_ phase: TouchPhase, _ touches: [Int]) {
    let fingers = touches.map { deliveries[$0].finger }.sorted()
    record(.touches(deliveries[touches[0]].view, phase, fingers))
  }

  /// DL-02, DL-08, TD-41: one call for each view, with those of the recognizer's touches that the view knows (TD-09);
  /// what was held is dropped (DL-12, DL-15). A touch that is used for the next tap is taken with that (TD-26).
  mutating func cancelInViews(_ taken: [Int]) {
    var touches: [Int] = []
    for contact in taken where !touches.contains(contacts[contact].touch) {
      touches.append(contacts[contact].touch)
    }
    let open = touches.compactMap { touch in contacts.last { $0.touch == touch }?.delivery }
      .filter { !deliveries[$0].isTaken && deliveries[$0].ended != deliveries[$0].newest }
    for index in open {
      deliveries[index].isTaken = true
      deliveries[index].pending = []
    }
    let known = open.filter { deliveries[$0].isOpen }
    // TD-07: in the order of the touches.
    var views: [Int] = []
    for index in known where !views.contains(deliveries[index].view) {
      views.append(deliveries[index].view)
    }
    for view in views { tell(.cancelled, known.filter { deliveries[$0].view == view }) }
  }
}
