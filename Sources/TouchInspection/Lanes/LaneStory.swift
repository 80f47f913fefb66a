import TouchLanguage
import TouchReading
import TouchTrace

/// What happened in a lane, without the numbers of one trace: stories of two runs can be compared.
struct LaneStory: Equatable {
  /// A stay in a state; the end is nil while it lasts.
  struct Span: Equatable {
    var from: Instant
    var to: Instant?
    var state: StateLabel
    /// Who it waits for, or who gets or keeps a touch.
    var other = ""
    /// At some moment of it the state changed: nobody saw when.
    var isUncertain = false
  }

  /// Something that happened at once: the end of a recognizer, or what a view got or sent.
  struct Moment: Equatable {
    var time: Instant
    /// Nil for what is no state.
    var state: StateLabel?
    /// The touch method or the control event.
    var name = ""
  }

  var spans: [Span] = []
  var moments: [Moment] = []

  /// What another story does not have.
  func news(beside other: LaneStory) -> LaneStory {
    LaneStory(
      spans: spans.filter { !other.spans.contains($0) },
      moments: moments.filter { !other.moments.contains($0) })
  }
}

/// What a lane had before the last edit, or in the app that a probe watched.
struct FormerLane {
  /// All of it.
  var whole: LaneStory
  /// What is otherwise now.
  var news: LaneStory
  /// True for what the app did.
  var isApp = false
}

extension LaneStory {
  /// Of a recognizer: its states and how its attempts ended.
  init(_ recognizer: RecognizerReading, _ trace: Trace) {
    spans = recognizer.slices.map { slice in
      let isAwaited = slice.look == .held && recognizer.waiting?.from == slice.from
      return Span(
        from: slice.from, to: slice.to, state: StateDiagram.Node(slice.look).label,
        other: isAwaited ? recognizer.waiting.map { trace.name(of: $0.other) } ?? "" : "")
    }
    moments = recognizer.slices.compactMap(\.end).map { end in
      Moment(
        time: end.time,
        state: end.reason.isPrevention ? .prevented : StateDiagram.node(end.to).label)
    }
  }

  /// Of a view or control: what it got and sent, without what moves repeat.
  init(_ responder: ResponderReading) {
    var all: [Moment] = []
    for delivery in responder.deliveries where delivery.verb != .touchesMoved {
      all.append(
        Moment(
          time: delivery.time, state: delivery.verb == .touchesCancelled ? .cancelled : nil,
          name: delivery.verb.name))
    }
    for event in responder.events
    where event.name != "touchDragInside" && event.name != "touchDragOutside" {
      all.append(Moment(time: event.time, name: event.name))
    }
    // Both lists are in the order of time.
    moments = all.enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }
    .map(\.element)
  }

  /// Of a touch: who kept it from its view, and until when the view had it.
  init(_ fingers: [FingerReading], _ trace: Trace) {
    for finger in fingers {
      for hold in finger.holds {
        let name = trace.name(of: hold.holder)
        // Several that kept one thing are one span.
        if let index = spans.firstIndex(where: { $0.from == hold.from && $0.to == hold.to }) {
          if spans[index].other != name { spans[index].other += ", \(name)" }
        } else {
          spans.append(Span(from: hold.from, to: hold.to, state: .held, other: name))
        }
      }
      moments += finger.delivered.filter(\.isCancelled).compactMap(\.to).map {
        Moment(time: $0, state: .cancelled)
      }
    }
  }

  /// Of all that was held back in a gesture.
  init(_ held: HeldBack) {
    spans = held.spans.map { Span(from: $0.from, to: $0.to, state: .held) }
  }
}

extension LaneStory {
  /// Of a recognizer of an app. A change that was seen late is uncertain from the last look before it on.
  init(_ changes: [AppRun.Change]) {
    var current: Span?
    func close(_ time: Instant) {
      guard var span = current else { return }
      span.to = time
      spans.append(span)
      current = nil
    }
    for change in changes {
      if let since = change.since {
        close(since)
        spans.append(Span(from: since, to: change.time, state: change.state, isUncertain: true))
      } else {
        close(change.time)
      }
      switch change.state {
      case .possible: break
      case .held, .began, .changed: current = Span(from: change.time, to: nil, state: change.state)
      case .ended, .cancelled, .failed, .prevented:
        moments.append(Moment(time: change.time, state: change.state))
      }
    }
    if let current { spans.append(current) }
  }
}

extension FormerRun {
  /// What recognizers kept from views before the edit.
  var heldBack: HeldBack { HeldBack(reading) }
}

extension TimelineLane {
  /// What the app did in this gesture; nil where it did nothing that was seen.
  func app(_ run: AppRun, _ reading: TraceReading) -> FormerLane? {
    var story = LaneStory()
    switch content {
    case .recognizer:
      story = LaneStory((run.recognizers[title] ?? []).filter { $0.time >= reading.gestureStart })
    case .touch(let fingers):
      story.moments = fingers.compactMap { finger in
        run.hit(of: finger, among: reading.fingers).map {
          LaneStory.Moment(time: finger.startTime, name: Text.timeline.hit($0.view))
        }
      }
    case .group, .responder, .chain, .offset, .answers, .heldBack: break
    }
    return story == LaneStory() ? nil : FormerLane(whole: story, news: story, isApp: true)
  }

  /// What it had before the last edit; nil when it was the same.
  func former(_ run: FormerRun, _ trace: Trace) -> FormerLane? {
    let (now, before): (LaneStory, LaneStory)
    switch content {
    case .recognizer(let reading, _):
      now = LaneStory(reading, trace)
      before = run.recognizer(named: title).map { LaneStory($0, run.trace) } ?? LaneStory()
    case .responder(let responder):
      now = LaneStory(responder)
      before = run.responder(named: title).map { LaneStory($0) } ?? LaneStory()
    case .touch(let fingers):
      now = LaneStory(fingers, trace)
      before = LaneStory(run.fingers(fingers.first?.number ?? 0), run.trace)
    case .heldBack(let held):
      now = LaneStory(held)
      before = LaneStory(run.heldBack)
    case .group, .chain, .offset, .answers: return nil
    }
    return now == before ? nil : FormerLane(whole: before, news: before.news(beside: now))
  }
}
