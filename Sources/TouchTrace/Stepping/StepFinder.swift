/// Finds the target of the playhead for steps of several sizes, from a session's steps and its trace.
///
/// It reads only what is new since the last call, so it can be kept while a session runs.
package struct StepFinder {
  private var steps: [SessionStep] = []
  /// Steps in which a recognizer's state changed.
  private var transitions: [Int] = []
  /// Steps in which a finger went down while none was.
  private var gestures: [Int] = []
  private var fingers: Set<Handle> = []
  private var end = Instant.zero
  /// The length of a frame step in seconds.
  package static let frame = 1.0 / 60

  /// A finder that has read nothing yet.
  package init() {}

  /// Reads the steps that it does not know yet.
  ///
  /// It reads at most `limit` of them; true when none is left.
  @discardableResult
  package mutating func read(
    _ all: [SessionStep], _ trace: Trace, end: Instant, limit: Int = .max
  ) -> Bool {
    self.end = end
    let isWhole = all.count - steps.count <= limit
    let stop = isWhole ? max(steps.count, all.count) : steps.count + limit
    for index in steps.count..<stop {
      var isTransition = false
      var isGesture = false
      for event in all[index].events {
        let event = trace.events[event]
        if event.kind == .state { isTransition = true }
        guard event.kind == .sample else { continue }
        switch event.phase {
        case .began:
          if fingers.isEmpty { isGesture = true }
          fingers.insert(event.subject)
        case .ended, .cancelled: fingers.remove(event.subject)
        case .moved, .stationary: break
        }
      }
      if isTransition { transitions.append(index) }
      if isGesture { gestures.append(index) }
    }
    // A share of the session's own list would have it copied as a whole at the next step.
    if stop > steps.count { steps += all[steps.count..<stop] }
    return isWhole
  }

  /// The next position of that grain; nil if there is none.
  package func next(_ grain: Grain, from place: Playhead) -> Playhead? {
    switch grain {
    case .call: return nextCall(place)
    // The rest of a step is shown before the next one.
    case .step: return behind(place.event == nil ? place.step + 1 : place.step)
    case .transition: return first(of: transitions, after: place).flatMap(behind)
    case .gesture: return first(of: gestures, after: place).flatMap(behind)
    case .frame: return move(by: Self.frame, from: place)
    }
  }

  /// The previous position of that grain; nil if there is none.
  package func previous(_ grain: Grain, from place: Playhead) -> Playhead? {
    switch grain {
    case .call: return previousCall(place)
    // Some time behind a step that one comes first.
    case .step: return behind(bound(place) - 1)
    case .transition: return last(of: transitions, before: bound(place)).flatMap(behind)
    case .gesture: return last(of: gestures, before: bound(place)).flatMap(behind)
    case .frame: return move(by: -Self.frame, from: place)
    }
  }

  /// The position this many seconds later, or earlier if negative; nil at the ends.
  package func move(by seconds: Double, from place: Playhead) -> Playhead? {
    let time =
      seconds < 0
      ? Instant(seconds: place.time.seconds + seconds) : place.time.advanced(by: seconds)
    let target = min(time, end)
    guard target != place.time else { return nil }
    return at(target)
  }

  /// The position after the last step that is not after a time.
  package func at(_ time: Instant) -> Playhead {
    let step = steps.firstIndexOfRest { $0.time > time } - 1
    return Playhead(step: step, time: max(time, stepTime(step)))
  }

  /// The position after an event; nil if no step has it.
  package func at(event: Int) -> Playhead? {
    let index = steps.firstIndexOfRest { $0.events.upperBound > event }
    guard steps.indices.contains(index), steps[index].events.contains(event) else { return nil }
    let isLast = event == steps[index].events.upperBound - 1
    return Playhead(step: index, event: isLast ? nil : event, time: steps[index].time)
  }

  // MARK: Parts

  /// A playhead that stands later than the end of its step has that step behind it.
  private func bound(_ place: Playhead) -> Int {
    place.time > stepTime(place.step) ? place.step + 1 : place.step
  }

  private func stepTime(_ step: Int) -> Instant {
    steps.indices.contains(step) ? steps[step].time : .zero
  }

  private func behind(_ step: Int) -> Playhead? {
    guard step >= -1, step < steps.count else { return nil }
    return Playhead(step: step, time: stepTime(step))
  }

  private func nextCall(_ place: Playhead) -> Playhead? {
    if let event = place.event { return at(event: event + 1) }
    guard steps.indices.contains(place.step + 1) else { return nil }
    let events = steps[place.step + 1].events
    return events.count > 1 ? at(event: events.lowerBound) : behind(place.step + 1)
  }

  private func previousCall(_ place: Playhead) -> Playhead? {
    guard steps.indices.contains(place.step) else { return nil }
    let events = steps[place.step].events
    let shown = place.event ?? events.upperBound - 1
    return shown > events.lowerBound ? at(event: shown - 1) : behind(place.step - 1)
  }

  /// The first of the steps after a position; its own step counts while some of its events are left.
  private func first(of list: [Int], after place: Playhead) -> Int? {
    let from = place.event == nil ? place.step + 1 : place.step
    let index = list.firstIndexOfRest { $0 >= from }
    return list.indices.contains(index) ? list[index] : nil
  }

  private func last(of list: [Int], before step: Int) -> Int? {
    let index = list.firstIndexOfRest { $0 >= step } - 1
    return list.indices.contains(index) ? list[index] : nil
  }
}
