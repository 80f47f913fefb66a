import TouchLanguage
import TouchReading
import TouchTrace

/// One row of the timeline: whose it is, and what is in it.
struct TimelineLane {
  enum Content {
    /// The contacts that one finger made.
    case touch([FingerReading])
    case recognizer(RecognizerReading)
    case responder(ResponderReading)
    case timers([RecognizerReading])
    case decisions([TraceEvent])

    var height: Double {
      switch self {
      case .touch: 36
      case .recognizer: 28
      case .responder: 26
      case .timers: 24
      case .decisions: 26
      }
    }
  }

  /// What tells it apart.
  var id: LaneID
  var title: String
  /// Right of the title, in secondary color.
  var detail = ""
  /// The object that it shows.
  var object: Target?
  var content: Content
  var height: Double { content.height }

  /// Its name where titles are not in a column.
  var name: String {
    if case .timers(let owner?) = id { Text.timeline.timers(of: owner) } else { title }
  }

  // MARK: Which there are

  /// In the order of the rows: fingers, recognizers from the deepest view up, views, timers, answers.
  /// Recognizers share a lane for their timers when one each would be too high.
  static func all(_ input: PictureInput, maxHeight: Double) -> [TimelineLane] {
    let reading = input.reading
    let head = touches(reading) + recognizers(input) + responders(input)
    let timed = reading.recognizers.filter { !$0.timers.isEmpty }
    let tail = decisions(reading)
    let own = timed.map { one in
      let name = input.trace.name(of: one.handle)
      return TimelineLane(
        id: .timers(name), title: name, detail: Text.timeline.timers(one.timers.count),
        object: .recognizer(name), content: .timers([one]))
    }
    let height = (head + own + tail).reduce(0) { $0 + $1.height }
    guard height > maxHeight, timed.count > 1 else { return head + own + tail }
    let shared = TimelineLane(
      id: .timers(nil), title: Text.timeline.allTimers, content: .timers(timed))
    return head + [shared] + tail
  }

  private static func touches(_ reading: TraceReading) -> [TimelineLane] {
    var groups: [[FingerReading]] = []
    for finger in reading.fingers {
      if let index = groups.firstIndex(where: { $0[0].number == finger.number }) {
        groups[index].append(finger)
      } else {
        groups.append([finger])
      }
    }
    return groups.sorted { $0[0].number < $1[0].number }.map { group in
      let number = group[0].number
      return TimelineLane(
        id: .finger(number), title: Text.timeline.touch(number), object: .finger(number),
        content: .touch(group))
    }
  }

  private static func recognizers(_ input: PictureInput) -> [TimelineLane] {
    let snapshot = input.snapshot
    var lanes: [(depth: Int, lane: TimelineLane)] = []
    for recognizer in snapshot.recognizers {
      guard let own = input.reading.recognizer(recognizer.handle), own.wasInPlay else { continue }
      let view = snapshot.view(recognizer.view)
      lanes.append(
        (
          snapshot.depth(of: recognizer.view),
          TimelineLane(
            id: .recognizer(recognizer.name), title: recognizer.name, detail: view?.name ?? "",
            object: .recognizer(recognizer.name), content: .recognizer(own))
        ))
    }
    // Views of one depth keep their order, and so do the recognizers of a view.
    let sorted = lanes.enumerated().sorted {
      ($1.element.depth, $0.offset) < ($0.element.depth, $1.offset)
    }
    var lane = sorted.map(\.element.lane)
    for index in lane.indices.dropFirst().reversed()
    where lane[index].detail == lane[index - 1].detail {
      lane[index].detail = ""
    }
    return lane
  }

  /// The views that got touches: first the hit views, then those above them in the responder chain.
  private static func responders(_ input: PictureInput) -> [TimelineLane] {
    let reading = input.reading
    let owners = Set(reading.fingers.map(\.view)).union(reading.hits.map(\.winner))
    let views = reading.responders.filter {
      owners.contains($0.handle) || input.snapshot.view($0.handle)?.isWindow == false
    }
    let silent = reading.hits.map(\.winner).filter { winner in
      winner != .none && !reading.responders.contains { $0.handle == winner }
    }
    let sorted =
      Array(silent.prefix(1)).map { ResponderReading(handle: $0) }
      + views.filter { owners.contains($0.handle) } + views.filter { !owners.contains($0.handle) }
    return sorted.map { responder in
      let name = input.trace.name(of: responder.handle)
      return TimelineLane(
        id: .view(name), title: name, object: .view(name), content: .responder(responder))
    }
  }

  private static func decisions(_ reading: TraceReading) -> [TimelineLane] {
    guard !reading.decisions.isEmpty else { return [] }
    return [
      TimelineLane(
        id: .answers, title: Text.timeline.answers, content: .decisions(reading.decisions))
    ]
  }
}

extension SceneSnapshot {
  /// How many views are above one.
  func depth(of view: Handle) -> Int {
    var depth = 0
    var at = self.view(view)
    while let one = at, one.parent != .none, depth < views.count {
      depth += 1
      at = self.view(one.parent)
    }
    return depth
  }
}
