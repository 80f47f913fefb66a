package import TouchTrace

/// Whose hit test asked which views, and which fingers a delivery is about.
extension TraceReading {
  /// The hit test of a finger; nil when there was none.
  package func hit(of finger: Handle) -> HitReading? { hits.last { $0.finger == finger } }

  /// The last contact of the finger that a hit test was about; nil for one that was only asked.
  package func finger(of hit: HitReading) -> FingerReading? {
    fingers.last { $0.handle == hit.finger }
  }

  mutating func readHit(_ event: TraceEvent) {
    // The second pass binds; of the first one those are of interest that refused.
    guard event.measured == 2 else {
      if event.verb == .rejected {
        refusedWindows.append(
          HitReading.Rejection(
            view: event.subject, reason: event.reason, number: event.limit, rule: event.rule,
            event: event.seq))
      }
      Self.read(event, into: &windowPasses)
      return
    }
    Self.read(event, into: &hits, behind: windowPasses)
  }

  private static func read(
    _ event: TraceEvent, into passes: inout [HitReading], behind windows: [HitReading] = []
  ) {
    if let index = passes.lastIndex(where: { $0.finger == event.other }) {
      passes[index].read(event)
    } else {
      var hit = HitReading()
      hit.finger = event.other
      if let own = windows.last(where: { $0.finger == event.other }) {
        hit.begin(behind: own, with: event.subject)
      }
      hit.read(event)
      passes.append(hit)
    }
  }

  /// A finger goes down: of the older passes only those of fingers that are still down stay.
  mutating func forgetHits(of finger: Handle) {
    func isOver(_ hit: HitReading) -> Bool {
      hit.finger == finger || !fingers.contains { $0.handle == hit.finger && $0.isDown }
    }
    hits.removeAll(where: isOver)
    windowPasses.removeAll(where: isOver)
  }

  /// The first responder that is told of a finger is the view that it belongs to.
  mutating func own(_ finger: Handle, _ view: Handle) {
    guard let index = hits.lastIndex(where: { $0.finger == finger }), hits[index].owner == .none
    else { return }
    hits[index].owner = view
    if let last = fingers.lastIndex(where: { $0.handle == finger }) {
      fingers[last].belongs(to: view)
    }
  }

  /// A delivery names its first finger alone; others of the same view and phase come with it.
  func contacts(of event: TraceEvent) -> [Int] {
    let named = contact(of: event)
    return fingers.indices.filter { index in
      index == named || fingers[index].handle != event.other && comesAlong(fingers[index], event)
    }
  }

  /// A finger's number is used again after its lift, while its older contact may still be held:
  /// ends and cancellations are about the oldest contact that a view still has and nobody holds.
  private func contact(of event: TraceEvent) -> Int? {
    let mine = fingers.indices.filter { fingers[$0].handle == event.other }
    guard event.verb == .touchesEnded || event.verb == .touchesCancelled else { return mine.last }
    return mine.first { fingers[$0].isWithView && !fingers[$0].isHeld } ?? mine.last
  }

  private func comesAlong(_ finger: FingerReading, _ event: TraceEvent) -> Bool {
    guard !finger.isWithheld, !finger.isHeld else { return false }
    switch event.verb {
    case .touchesBegan:
      return finger.isDown && finger.view == .none
        && hit(of: finger.handle)?.winner == event.subject
    case .touchesEnded: return !finger.isDown && finger.view == event.subject
    case .touchesCancelled: return finger.view == event.subject
    default: return false
    }
  }

  mutating func readHold(_ event: TraceEvent) {
    let mine = fingers.indices.filter { fingers[$0].handle == event.other }
    if event.verb == .holds {
      if let last = mine.last {
        fingers[last].hold(event, from: hit(of: event.other)?.winner ?? .none)
      }
    } else if let held = mine.first(where: { fingers[$0].isHeld(by: event.subject) }) {
      fingers[held].release(event)
    }
    lastActivity = event.time
  }
}
