import TouchTrace

/// Who may recognize, who waits, who is excluded; section "order of events", step 8.
extension ReferenceModel {
  mutating func update() {
    while !queued.isEmpty { pass() }
    // GR-49: an ignored touch is let go although nobody recognized or failed.
    sendReleased()
  }

  private mutating func pass() {
    // Orders (b) and (c): deepest first, on one view last added first (AR-36).
    let batch = deepestFirst(lastAddedFirst: true).filter { queued.contains($0) }
    queued = []
    for index in batch where isFree(index) { exclude(by: index) }
    var failed: Set<Int> = []
    for index in batch { settle(index, &failed) }
    // Step 8c: what a failure frees is queued.
    for index in recognizers.indices
    where isPossible(index) && recognizers[index].assigned != nil
      && !failed.isDisjoint(with: required(by: index))
    {
      queued.insert(index)
    }
    sendReleased()
  }

  private mutating func settle(_ index: Int, _ failed: inout Set<Int>) {
    if recognizers[index].state == .failed {
      recognizers[index].hasLetGo = true
      failed.insert(index)
      return
    }
    guard recognizers[index].assigned != nil else { return }
    if isPossible(index) {
      // AR-41, AR-43
      if required(by: index).contains(where: { recognizers[$0].hasRecognized }) {
        return fail(index)
      }
      // AR-37, AR-55
      recognizers[index].isHeld = isWaiting(index)
      if recognizers[index].isHeld { return }
    }
    takeEffect(index)
  }

  private func isPossible(_ index: Int) -> Bool { recognizers[index].state == .possible }

  // MARK: Requirements

  private func required(by index: Int) -> [Int] {
    world.relations.compactMap {
      if case .requires(index, let other) = $0 { other } else { nil }
    }
  }

  /// EC-06: one without a touch in this attempt makes nobody wait.
  private func isWaiting(_ index: Int) -> Bool {
    required(by: index).contains { recognizers[$0].isUndecided }
  }

  /// It wants to recognize, and nobody whom it requires to fail is in its way.
  private func isFree(_ index: Int) -> Bool {
    isPossible(index) && recognizers[index].assigned != nil && !isWaiting(index)
      && !required(by: index).contains { recognizers[$0].hasRecognized }
  }

  // MARK: Exclusion

  /// AR-18: all pairs of a pass are settled before any action. Where both could prevent each other the deeper view wins
  /// (AR-22), on one view the last added (AR-23), as it comes first.
  private mutating func exclude(by index: Int) {
    // AR-21: what has recognized stays, the later one fails.
    if recognizers.indices.contains(where: {
      recognizers[$0].hasRecognized && areRivals($0, index) && prevents($0, index)
        || keepsOut($0, index)
    }) {
      return fail(index)
    }
    for other in deepestFirst(lastAddedFirst: true)
    where recognizers[other].isUndecided && areRivals(index, other)
      && (required(by: other).contains(index) || prevents(index, other))
    {
      fail(other)
    }
  }

  /// EC-110: one that has ended and waits prevents those that recognize with a finger which came later, unless it waits
  /// for them.
  private func keepsOut(_ waiting: Int, _ index: Int) -> Bool {
    isPossible(waiting) && recognizers[waiting].assigned == .ended && recognizers[waiting].isHeld
      && prevents(waiting, index) && !waits(waiting, for: index)
      && recognizers[index].contacts.contains {
        contacts[$0].isDown && !recognizers[waiting].contacts.contains($0)
          && lineage(contacts[$0].view).contains(recognizers[waiting].spec.view)
      }
  }

  /// Directly, or for others that wait for it.
  private func waits(_ index: Int, for other: Int) -> Bool {
    required(by: index).contains {
      recognizers[$0].isUndecided && ($0 == other || waits($0, for: other))
    }
  }

  func isActive(_ index: Int) -> Bool {
    recognizers[index].state == .began || recognizers[index].state == .changed
  }

  /// AR-18: related, and with a touch in common.
  private func areRivals(_ a: Int, _ b: Int) -> Bool {
    a != b && areRelated(a, b) && !touches(of: a).isDisjoint(with: touches(of: b))
  }

  private func touches(of index: Int) -> Set<Int> {
    Set(recognizers[index].contacts.map { contacts[$0].touch })
  }

  /// AR-19
  private func areRelated(_ a: Int, _ b: Int) -> Bool {
    let (one, two) = (recognizers[a].spec.view, recognizers[b].spec.view)
    return lineage(one).contains(two) || lineage(two).contains(one)
  }

  private func prevents(_ a: Int, _ b: Int) -> Bool {
    // AR-26
    for case .together(let one, let two) in world.relations
    where (one, two) == (a, b) || (one, two) == (b, a) { return false }
    // AR-30
    if case .tap(let few, _) = recognizers[a].spec.kind,
      case .tap(let many, _) = recognizers[b].spec.kind
    {
      return few >= many
    }
    return true
  }

  /// Recognizers in the order in which they got their first touch, deepest first (AR-01).
  private func asGathered() -> [Int] {
    let order = deepestFirst(lastAddedFirst: false)
    return order.indices.sorted {
      (recognizers[order[$0]].joined, $0) < (recognizers[order[$1]].joined, $1)
    }.map { order[$0] }
  }

  // MARK: Effects

  private mutating func takeEffect(_ index: Int) {
    guard let assigned = recognizers[index].assigned else { return }
    if recognizers[index].beginsFirst {
      // AR-39: began first, whatever was assigned since; changed comes with the next update (GR-16).
      recognizers[index].takeBegin()
      if assigned == .ended { queued.insert(index) }
      become(.began, index)
    } else {
      recognizers[index].clearAssignment()
      become(assigned, index)
    }
  }

  /// GR-14, GR-17; DL-05: the action, then the cancellation.
  private mutating func become(_ state: GestureState, _ index: Int) {
    let old = recognizers[index].state
    recognizers[index].state = state
    if old != state { record(.state(index, old, state)) }
    record(.action(index, state))
    if state.isTerminal { stopTimers(of: index) }
    // AR-41: also those that share no touch with it or may go together with it.
    if old == .possible {
      for other in asGathered()
      where recognizers[other].isUndecided && required(by: other).contains(index) {
        fail(other)
      }
    }
    if recognizers[index].spec.cancelsTouchesInView { cancelInViews(recognizers[index].contacts) }
  }

  // MARK: Reset

  /// GR-31, GR-33: over, and no touch of the attempt is down; GR-32: the linked ones too, or they are idle.
  mutating func resetWhatIsOver() {
    let ready = deepestFirst(lastAddedFirst: false).filter { index in
      recognizers[index].state.isTerminal && group(of: index).allSatisfy { isOverOrIdle($0) }
    }
    for index in ready {
      record(.reset(index))
      recognizers[index].reset()
    }
  }

  private func isOverOrIdle(_ index: Int) -> Bool {
    let recognizer = recognizers[index]
    return recognizer.contacts.allSatisfy { !contacts[$0].isDown }
      && (recognizer.state.isTerminal || recognizer.contacts.isEmpty)
  }

  /// AR-52: all that are linked by requirements, through others too; one without a touch in this attempt links nobody
  /// (EC-06).
  private func group(of index: Int) -> Set<Int> {
    var group: Set = [index]
    var size = 0
    while group.count > size {
      size = group.count
      for case .requires(let a, let b) in world.relations
      where (group.contains(a) || group.contains(b))
        && !recognizers[a].contacts.isEmpty && !recognizers[b].contacts.isEmpty
      {
        group.formUnion([a, b])
      }
    }
    return group
  }
}
