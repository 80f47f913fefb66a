import TouchGeometry
import TouchLanguage
import TouchTrace

/// Who answers when a person asks about nothing in particular: what fired, else what lost the touch, else what came
/// nearest to recognizing.
enum HeadlineSubject {
  /// It waits, recognizes, recognized or was cancelled.
  case recognizer(Handle)
  /// A control that sent its event or lost its touch, or a table that selected a row.
  case control(TraceEvent)
  /// A scroll view that two fingers pinched and that cannot zoom.
  case unzoomable(ViewSnapshot)
  /// A row that was touched and that its table could not select.
  case unselected(UnselectedRow)
  /// A view that is not given a touch that hit it.
  case withheld(TraceEvent)
  /// A view that got `touchesCancelled`.
  case lost(TraceEvent)
  /// A control that got the touch and does not track it.
  case untracked(Handle)
  /// A control, or a view with recognizers, under the touch that did not get it, or a control that got it only from a view in
  /// it.
  case missed(Handle)
  /// A view that listens to touches, and got one late from a recognizer that held it and failed.
  case late(Handle)
  /// A recognizer that was not given the touch with which it could have recognized.
  case refused(Handle)
  /// Recognizers that failed for one and the same reason, nearest to success.
  case losers([Handle])
  /// The hit view got the touch, and nothing is decided yet.
  case given(TraceEvent)
  /// Nobody was told of the touch.
  case touch(Handle)

  static func find(_ input: PictureInput) -> HeadlineSubject? {
    if let fired = latest(fired(input)) { return fired }
    if let scrollView = WhyZoom.pinched(input) { return .unzoomable(scrollView) }
    if let missed = latest(missed(input)) { return missed }
    if let row = UnselectedRow(input) { return .unselected(row) }
    if !isOpen(input) {
      if let refused = RefusedRecognizer.find(input) { return .refused(refused) }
      let losers = NearestLosers.find(input)
      if let missed = bypassed(losers, input) ?? underTouch(losers, input) {
        return .missed(missed)
      }
      if let late = late(losers, input) { return .late(late) }
      if !losers.isEmpty, wereTried(losers, input) { return .losers(losers) }
    }
    if let control = WhyControl.bypassed(input) { return .missed(control) }
    return given(input) ?? input.reading.fingers.last.map { .touch($0.handle) }
  }

  /// Something that may be asked about, and the event that shows it.
  private struct Candidate {
    var subject: HeadlineSubject
    var event: UInt32
  }

  private static func latest(_ candidates: [Candidate]) -> HeadlineSubject? {
    candidates.max { $0.event < $1.event }?.subject
  }

  // MARK: What fired

  private static func fired(_ input: PictureInput) -> [Candidate] {
    let recognizers = input.reading.recognizers.compactMap { reading -> Candidate? in
      if reading.isHeld, let waiting = reading.waiting {
        return Candidate(subject: .recognizer(reading.handle), event: waiting.event)
      }
      return decision(of: reading).map {
        Candidate(subject: .recognizer(reading.handle), event: $0)
      }
    }
    return recognizers + controlEvents(input) { WhyControl.isSuccess($0) }
  }

  /// The last change of a recognizer that is neither a failure nor a movement.
  private static func decision(of reading: RecognizerReading) -> UInt32? {
    reading.transitions.last {
      switch $0.to {
      case .began, .ended, .cancelled: true
      case .possible, .changed, .failed: false
      }
    }?.seq
  }

  private static func controlEvents(
    _ input: PictureInput, where isWanted: (String) -> Bool
  ) -> [Candidate] {
    input.reading.responders.compactMap { responder in
      responder.events.last { isWanted($0.name) }.map {
        Candidate(subject: .control(input.trace.events[Int($0.event)]), event: $0.event)
      }
    }
  }

  // MARK: What lost

  private static func missed(_ input: PictureInput) -> [Candidate] {
    let events = controlEvents(input) { WhyControl.isFailure($0) }
    let withheld = input.reading.withheld.suffix(1).map {
      Candidate(subject: .withheld($0), event: $0.seq)
    }
    let lost = input.reading.responders.filter { touched(input).contains($0.handle) }
      .compactMap { responder in responder.deliveries.last { $0.verb == .touchesCancelled } }
      .map { Candidate(subject: .lost(input.trace.events[Int($0.event)]), event: $0.event) }
    let untracked = touched(input).compactMap { view in
      WhyControl.refusal(of: view, input).map {
        Candidate(subject: .untracked(view), event: $0.seq)
      }
    }
    return events + withheld + lost + untracked
  }

  /// A control that got the touch only from a view in it, where those that failed belong to views around the control.
  private static func bypassed(_ losers: [Handle], _ input: PictureInput) -> Handle? {
    guard let first = losers.first, let view = input.snapshot.recognizer(first)?.view,
      let control = WhyControl.bypassed(input), control != view,
      input.snapshot.isInside(control, view)
    else { return nil }
    return control
  }

  /// What lies under the touch and was to answer to it, where those that failed belong to views further up than the hit view.
  private static func underTouch(_ losers: [Handle], _ input: PictureInput) -> Handle? {
    guard let first = losers.first, let hit = input.reading.hits.last,
      input.snapshot.recognizer(first)?.view != hit.winner
    else { return nil }
    return UnderTouch.find(hit, input).flatMap { $0.isAwaited ? $0.view.handle : nil }
  }

  /// False for a tap where only a swipe back failed.
  private static func wereTried(_ losers: [Handle], _ input: PictureInput) -> Bool {
    let isDragged = input.reading.fingers.contains {
      $0.start.distance(to: $0.at) >= GestureSize.drag
    }
    return isDragged || losers.contains { input.snapshot.recognizer($0)?.need != .backSwipe }
  }

  /// The hit view, where its class is the app's own and one of those that failed kept a touch from it.
  private static func late(_ losers: [Handle], _ input: PictureInput) -> Handle? {
    guard let hit = input.reading.hits.last,
      input.trace.lineage(of: hit.winner).ownCount > 0,
      let delayer = HitDelivery.delayer(of: hit.finger, in: hit.winner, input),
      losers.contains(delayer)
    else { return nil }
    return hit.winner
  }

  /// The views that touches belong to.
  private static func touched(_ input: PictureInput) -> Set<Handle> {
    Set(input.reading.hits.map(\.winner)).union(input.reading.fingers.map(\.view))
  }

  /// True while a recognizer can still recognize.
  private static func isOpen(_ input: PictureInput) -> Bool {
    input.reading.recognizers.contains { reading in
      reading.isInPlay && reading.transitions.isEmpty
        && input.snapshot.recognizer(reading.handle)?.neverRecognizes == false
    }
  }

  /// The beginning of the last touch, as its hit view got it.
  private static func given(_ input: PictureInput) -> HeadlineSubject? {
    let began = input.reading.responders.filter { touched(input).contains($0.handle) }
      .compactMap { responder in responder.deliveries.last { $0.verb == .touchesBegan }?.event }
    return began.max().map { .given(input.trace.events[Int($0)]) }
  }
}

/// The recognizers that failed and came nearest to recognizing: on the hit view first, then on the views around it.
enum NearestLosers {
  /// Several only where they failed alike; none that needs more touches than were down.
  static func find(_ input: PictureInput) -> [Handle] {
    let losers = input.reading.recognizers.compactMap { Loser($0, input) }
    guard let nearest = losers.min(by: { $0.isNearer(than: $1) }) else { return [] }
    let ring = RequirementCycle.members(of: nearest.handle, input)
    if !ring.isEmpty, ring.allSatisfy({ failedInRing($0, input) }) { return ring }
    return losers.filter { $0.isLike(nearest) }.map(\.handle)
  }

  /// It failed because it waited for others, and they for it.
  private static func failedInRing(_ recognizer: Handle, _ input: PictureInput) -> Bool {
    input.reading.recognizer(recognizer)?.transitions.last?.rule == .ar49
  }

  /// One that failed, with what tells how near it was.
  private struct Loser {
    let handle: Handle
    private let failure: TraceEvent
    private let className: String
    private let view: Handle
    private let touchesRequired: Int
    /// Steps from the hit view up to its view.
    private let distance: Int
    /// Whether it is a swipe that went its own way as far as it needs, and was too slow or too far across.
    private let wentItsWay: Bool
    /// 1 at the limit that decided; less the farther from it.
    private let nearness: Double

    init?(_ reading: RecognizerReading, _ input: PictureInput) {
      // One that was removed meanwhile is in no snapshot.
      let snapshot = input.snapshot.recognizer(reading.handle)
      guard let failure = reading.transitions.last, failure.to == .failed,
        snapshot?.neverRecognizes != true, failure.time >= Self.lastTouches(input)
      else { return nil }
      touchesRequired = snapshot?.touchesRequired ?? 1
      let isBlind = Cause(failure, other: "").isSuperNotCalled
      guard isBlind || touchesRequired <= input.reading.mostTouches else { return nil }
      handle = reading.handle
      self.failure = failure
      className = snapshot?.className ?? ""
      view = snapshot?.view ?? .none
      distance = Self.distance(to: view, input)
      wentItsWay = Self.wentItsWay(failure, snapshot)
      let gauge = Gauges.deciding(Gauges.make(reading, input.reading))
      let part = gauge.map(\.part) ?? 0
      nearness = part > 1 ? 1 / part : part
    }

    func isNearer(than other: Loser) -> Bool {
      if distance != other.distance { return distance < other.distance }
      if touchesRequired != other.touchesRequired {
        return touchesRequired < other.touchesRequired
      }
      // What was made was its gesture, however far the same finger went in a direction that another one does not have.
      if wentItsWay != other.wentItsWay { return wentItsWay }
      return nearness > other.nearness
    }

    private static func wentItsWay(_ failure: TraceEvent, _ snapshot: RecognizerSnapshot?) -> Bool {
      guard case .swipe? = snapshot?.need else { return false }
      return failure.reason == .tooSlow || failure.reason == .movedTooFar
    }

    /// The same class on the same view failed at the same moment by the same numbers.
    func isLike(_ other: Loser) -> Bool {
      view == other.view && className == other.className
        && failure.reason == other.failure.reason && failure.other == other.failure.other
        && failure.time == other.failure.time
        && failure.measured == other.failure.measured && failure.limit == other.failure.limit
    }

    /// When the last touches that were down together began: while content coasts, a gesture has several of them, and what
    /// failed before did not fail by these.
    private static func lastTouches(_ input: PictureInput) -> Instant {
      let fingers = input.reading.fingers
      var start = fingers.last?.startTime ?? .zero
      for finger in fingers.reversed() where finger.endTime.map({ $0 >= start }) ?? true {
        start = min(start, finger.startTime)
      }
      return start
    }

    private static func distance(to view: Handle, _ input: PictureInput) -> Int {
      var current = input.reading.hit.winner
      var steps = 0
      while current != view, let next = input.snapshot.view(current)?.parent, next != .none,
        steps <= input.snapshot.views.count
      {
        current = next
        steps += 1
      }
      return current == view ? steps : Int.max
    }
  }
}
