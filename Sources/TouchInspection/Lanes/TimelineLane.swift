import TouchLanguage
import TouchReading
import TouchTrace

/// One row of the timeline: whose it is, and what is in it.
struct TimelineLane {
  enum Content {
    /// The contacts that one finger made.
    case touch([FingerReading])
    /// Higher where there may be timers: a lane keeps its height through an attempt.
    case recognizer(RecognizerReading, hasTimers: Bool)
    case group(LaneGroup)
    case responder(ResponderReading)
    /// Responders that got what a view got.
    case chain([ResponderReading], above: String)
    case offset(OffsetCurve)
    case answers([TraceEvent])
    case heldBack(HeldBack)

    /// Points, whatever happened so far.
    var height: Double {
      switch self {
      case .touch, .offset: 40
      case .recognizer(_, let hasTimers): hasTimers ? 38 : 24
      case .group, .responder, .chain, .answers, .heldBack: 24
      }
    }
  }

  /// What tells it apart.
  var id: LaneID
  var title: String
  /// Along which axis its recognizer counts movement, and to which of its ends.
  var sign: AxisSign?
  /// Right of the title, in secondary color, and below that.
  var detail = ""
  var second = ""
  /// The object that it shows.
  var object: Target?
  var content: Content
  /// Whether the rows of its members show; nil for what has none.
  var isUnfolded: Bool?
  /// The objects that it stands for while they have no rows.
  var members: [Target] = []
  /// It is a member of a group above it.
  var isMember = false
  var isPinned = false
  var isCollapsed = false
  /// What it had before the last edit, where that was something else, or in the app.
  var former: FormerLane?
  /// That stands above what it has now.
  var isStacked = false

  /// What it is called where lanes are listed: with what stands beside its title, where another lane has the same title.
  func name(among lanes: [TimelineLane]) -> String {
    let isUnique = lanes.count { $0.title == title } < 2
    return isUnique || detail.isEmpty ? title : "\(title) \(detail)"
  }

  static let collapsedHeight = 8.0
  /// What the former run adds to a lane, points.
  static let formerHeight = 20.0

  /// A folded row stands for its members.
  func isSelected(_ selection: Target?) -> Bool {
    guard let selection else { return false }
    return object == selection || .lane(id) == selection || members.contains(selection)
  }

  /// It is the lane of one of these recognizers and views, or stands for one.
  func shows(_ handles: Set<Handle>) -> Bool {
    switch content {
    case .recognizer(let reading, _): handles.contains(reading.handle)
    case .group(let group):
      isUnfolded != true && group.members.contains { handles.contains($0.reading.handle) }
    case .responder(let reading): handles.contains(reading.handle)
    case .touch, .chain, .offset, .answers, .heldBack: false
    }
  }

  /// Points; in a window for fingers rows are higher.
  func height(isTouchMode: Bool) -> Double {
    let own = isCollapsed ? Self.collapsedHeight : isMember ? 24 : content.height
    let height = isStacked && !isCollapsed ? own + Self.formerHeight : own
    return isTouchMode ? (height * Self.touchFactor / 4).rounded() * 4 : height
  }

  /// How much higher rows are for fingers.
  static let touchFactor = 1.6
}

extension TimelineLane {
  /// In the order of the rows: touches, recognizers from the deepest view up, those that only hold touches back
  /// after them, views, scroll views, answers, and what was held back; pinned lanes come first. Where a room does not hold
  /// all of them, those of a gesture that is over begin with the recognizers that decided, and with what these prevented:
  /// while it goes on, no row moves, and none moves afterwards where its order was `kept`.
  static func all(
    _ input: PictureInput, _ arrangement: LaneArrangement, in room: LaneRoom? = nil,
    kept: KeptLaneOrder = KeptLaneOrder()
  ) -> [TimelineLane] {
    let lanes =
      kept.isOf(input.reading)
      ? kept.sorted(made(input, arrangement)) : ordered(input, arrangement, in: room)
    return arranged(lanes, input, arrangement)
  }

  /// The same before anything that the user arranged, and that an earlier moment kept.
  static func ordered(
    _ input: PictureInput, _ arrangement: LaneArrangement, in room: LaneRoom?
  ) -> [TimelineLane] {
    let lanes = made(input, arrangement)
    guard let room, input.reading.isGestureOver, !room.holds(arranged(lanes, input, arrangement))
    else { return lanes }
    // Who asks about a point changes nothing of what was decided.
    let leading = Explanation.decision(input.withoutProbe)?.subjects ?? []
    return leading.isEmpty ? lanes : made(input, arrangement, leading: leading)
  }

  private static func made(
    _ input: PictureInput, _ arrangement: LaneArrangement, leading: [Handle] = []
  ) -> [TimelineLane] {
    let reading = input.reading
    return touches(reading) + recognizers(input, arrangement, leading: leading)
      + responders(input, arrangement)
      + offsets(input) + answers(reading) + heldBack(input)
  }

  private static func arranged(
    _ lanes: [TimelineLane], _ input: PictureInput, _ arrangement: LaneArrangement
  ) -> [TimelineLane] {
    var lanes = arrangement.sorted(lanes.filter { arrangement.shows($0.id) }) { $0.id }
    for index in lanes.indices.dropFirst().reversed()
    where lanes[index].namesViewOf(lanes[index - 1]) {
      lanes[index].detail = ""
    }
    return lanes.map { lane in
      var lane = lane
      lane.isPinned = arrangement.pinned.contains(lane.id)
      lane.isCollapsed = arrangement.collapsed.contains(lane.id)
      lane.former =
        input.former.flatMap { lane.former($0, input.trace) }
        ?? input.app.flatMap { lane.app($0, input.reading) }
      lane.isStacked =
        lane.former.map { $0.isApp || arrangement.comparesRuns } ?? false
      return lane
    }
  }

  /// The view of recognizers is named once for those below each other.
  private func namesViewOf(_ above: TimelineLane) -> Bool {
    guard case .recognizer = content, case .recognizer = above.content else { return false }
    return !isMember && !above.isMember && detail == above.detail
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
        id: .finger(number), title: Text.timeline.touch(number), detail: Text.timeline.sampled,
        second: Text.timeline.delivered, object: .finger(number), content: .touch(group))
    }
  }

  // MARK: Recognizers

  private static func recognizers(
    _ input: PictureInput, _ arrangement: LaneArrangement, leading: [Handle]
  ) -> [TimelineLane] {
    let snapshot = input.snapshot
    var known: [(depth: Int, snapshot: RecognizerSnapshot, reading: RecognizerReading)] = []
    for recognizer in snapshot.recognizers {
      let own = input.reading.recognizer(recognizer.handle)
      let wasFormer = input.former?.recognizer(named: recognizer.name) != nil
      guard own?.wasInPlay == true || wasFormer else { continue }
      let reading = own ?? RecognizerReading(handle: recognizer.handle)
      known.append((snapshot.depth(of: recognizer.view), recognizer, reading))
    }
    // Views of one depth keep their order, and so do the recognizers of a view; those that only hold touches back for others
    // are below what they hold them for.
    let deepest = known.enumerated().sorted {
      ($1.element.depth, $0.offset) < ($0.element.depth, $1.offset)
    }.map(\.element)
    let sorted = deepest.filter { !$0.snapshot.isGate } + deepest.filter { $0.snapshot.isGate }
    let snapshots = Dictionary(
      sorted.map { ($0.snapshot.name, $0.snapshot) }, uniquingKeysWith: { a, _ in a })
    func lane(_ member: LaneGroup.Member, isMember: Bool = false) -> TimelineLane? {
      guard let own = snapshots[member.name] else { return nil }
      return TimelineLane(
        id: .recognizer(member.name), title: member.name, sign: own.sign,
        detail: own.view == .none ? "" : input.name(of: own.view), object: .recognizer(member.name),
        content: .recognizer(
          member.reading, hasTimers: RecognizerTiming.hasTimers(own, member.reading, input.trace)),
        isMember: isMember)
    }
    let members = sorted.map { LaneGroup.Member(name: $0.snapshot.name, reading: $0.reading) }
    let pinned = members.filter { arrangement.pinned.contains(.recognizer($0.name)) }
    let rest = members.filter { !arrangement.pinned.contains(.recognizer($0.name)) }
    // What an edit changed is seen at once.
    let changed = Set(rest.filter { $0.isChanged(input) }.map(\.name))
    let (others, groups) = LaneGroup.split(
      rest.filter { !changed.contains($0.name) }, input)
    let kept = changed.union(others.map(\.name))
    let gates = Set(sorted.filter(\.snapshot.isGate).map(\.reading.handle))
    let rows = LaneOrder(leading: leading, gates: gates).rows(rest, alone: kept, groups)
    var lanes = pinned.compactMap { lane($0) }
    for row in rows {
      switch row {
      case .member(let member): lanes += [lane(member)].compactMap(\.self)
      case .group(let group):
        let isUnfolded = arrangement.unfolded.contains(group.id)
        lanes.append(
          TimelineLane(
            id: group.id, title: Text.timeline.group(group.label, group.members.count),
            content: .group(group), isUnfolded: isUnfolded,
            members: isUnfolded ? [] : group.members.map { .recognizer($0.name) }))
        if isUnfolded { lanes += group.members.compactMap { lane($0, isMember: true) } }
      }
    }
    return lanes
  }

  // MARK: Views

  /// First the hit views, each with those above it that got the same, then others that got something.
  private static func responders(
    _ input: PictureInput, _ arrangement: LaneArrangement
  ) -> [TimelineLane] {
    let reading = input.reading
    let owners = Set(reading.fingers.map(\.view)).union(reading.hits.map(\.winner))
    var rest = reading.responders
    let silent = reading.hits.map(\.winner).filter { winner in
      winner != .none && !rest.contains { $0.handle == winner }
    }
    var lanes = silent.prefix(1).map { lane(ResponderReading(handle: $0), input) }
    for own in reading.responders where owners.contains(own.handle) {
      lanes.append(lane(own, input))
      rest.removeAll { $0.handle == own.handle }
      let same = rest.filter { !owners.contains($0.handle) && isSame($0, own) }
      guard same.count > 1 else { continue }
      rest.removeAll { one in same.contains { $0.handle == one.handle } }
      let name = input.trace.name(of: own.handle)
      let isUnfolded = arrangement.unfolded.contains(.chain(name))
      let rows = same.map { lane($0, input, isMember: true) }
      lanes.append(
        TimelineLane(
          id: .chain(name), title: Text.timeline.above(ObjectLabel(name).text, same.count),
          detail: Text.timeline.responders, content: .chain(same, above: name),
          isUnfolded: isUnfolded, members: isUnfolded ? [] : rows.compactMap(\.object)))
      if isUnfolded { lanes += rows }
    }
    // Windows and what is no view show where they belong to a row that unfolds.
    let others = rest.filter { input.snapshot.view($0.handle)?.isWindow == false }
    return lanes + others.map { lane($0, input) }
  }

  private static func lane(
    _ responder: ResponderReading, _ input: PictureInput, isMember: Bool = false
  ) -> TimelineLane {
    let name = input.name(of: responder.handle)
    let isView = input.snapshot.view(responder.handle) != nil
    return TimelineLane(
      id: .view(name), title: ObjectLabel(name).text,
      detail: isView && !isMember ? Text.timeline.view : "",
      object: isView ? .view(name) : .responder(name), content: .responder(responder),
      isMember: isMember)
  }

  /// Two responders got the same touches at the same moments.
  private static func isSame(_ a: ResponderReading, _ b: ResponderReading) -> Bool {
    a.events.isEmpty && a.deliveries.count == b.deliveries.count
      && zip(a.deliveries, b.deliveries).allSatisfy {
        $0.time == $1.time && $0.verb == $1.verb && $0.finger == $1.finger
      }
  }

  private static func offsets(_ input: PictureInput) -> [TimelineLane] {
    input.reading.offsets.compactMap { own in
      guard let curve = OffsetCurve(own) else { return nil }
      let name = input.name(of: own.handle)
      return TimelineLane(
        id: .offset(name), title: ObjectLabel(name).text,
        detail: Text.timeline.contentOffset(isVertical: curve.isVertical),
        second: Text.timeline.offsets(in: curve.range), object: .view(name),
        content: .offset(curve))
    }
  }

  // MARK: Lanes for the whole gesture

  private static func answers(_ reading: TraceReading) -> [TimelineLane] {
    guard !reading.decisions.isEmpty else { return [] }
    return [
      TimelineLane(
        id: .answers, title: Text.timeline.answers, content: .answers(reading.decisions))
    ]
  }

  private static func heldBack(_ input: PictureInput) -> [TimelineLane] {
    let held = HeldBack(input.reading)
    guard held.isSum || input.former?.heldBack.isSum == true else { return [] }
    let words = Text.timeline.heldBack
    return [
      TimelineLane(
        id: .heldBack, title: words.title, detail: words.detail, content: .heldBack(held))
    ]
  }
}

extension RecognizerSnapshot {
  /// UIKit put it there to hold touches back, or to see what the system may want: no app sends its action.
  var isGate: Bool {
    switch need {
    case .hold, .systemGesture, .systemWatch: true
    case .tap, .press, .toggle, .beginEditing, .drag, .edgeDrag, .swipe, .scroll, .zoom, .pinch,
      .rotation, .hover, .backSwipe, nil:
      false
    }
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
