import Foundation
import TouchGeometry
import TouchCanvas
import TouchLanguage
import TouchReading
import TouchTrace

/// Which texts stand beside the device, the most important first: what finds no room is left out from the end.
struct CanvasTexts {
  let input: PictureInput
  let model: CanvasModel
  let scene: HitScene
  let numbers: HitNumbers
  private let unasked: UnaskedTexts

  init(input: PictureInput, model: CanvasModel, scene: HitScene, numbers: HitNumbers) {
    self.input = input
    self.model = model
    self.scene = scene
    self.numbers = numbers
    unasked = UnaskedTexts(input, scene)
  }

  /// All of them, in the order in which they get their room.
  func all() -> [CanvasText] {
    var texts: [CanvasText] = []
    if model.overlays.contains(.touches), input.probe == nil { texts += touches + ghosts }
    if showsHit { texts += hitViews }
    texts += chosen
    if showsHit {
      texts += unasked.callout + cause
      if model.overlays.contains(.areas) { texts += areas }
      texts += way + unasked.lists + unseen + refusals
    } else if model.overlays.contains(.areas) {
      texts += areas
    }
    return texts
  }

  private var showsHit: Bool {
    model.overlays.contains(.hit) && !scene.hit.visited.isEmpty
  }

  // MARK: Touches

  /// The last contact of every number, in the order of the numbers.
  private var shownFingers: [FingerReading] {
    var last: [Int: FingerReading] = [:]
    for finger in input.reading.fingers { last[finger.number] = finger }
    return last.values.sorted { $0.number < $1.number }
  }

  private var touches: [CanvasText] {
    shownFingers.map { finger in
      CanvasText(
        kind: .touch(finger.number), side: .right,
        anchor: model.steady[.hud(finger.number)] ?? finger.at.applying(scene.toCanvas).y,
        title: Text.canvas.touch(finger.number, state(of: finger)),
        details: Self.numbers(of: finger, input), isMono: true,
        sign: .touch(finger.number), target: .hud(finger.number),
        tooltip: Text.canvas.readoutHelp(touch: finger.number))
    }
  }

  /// How far apart two touches would be that the mouse is about to make.
  private var ghosts: [CanvasText] {
    guard let ghosts = model.ghosts, ghosts.points.count == 2 else { return [] }
    let words = Text.canvas.apart(ghosts.points[0].distance(to: ghosts.points[1]))
    return [
      CanvasText(
        kind: .ghosts, side: .right, anchor: ghosts.anchor.applying(scene.toCanvas).y, title: words,
        isStrong: false, target: .note(words), tooltip: words)
    ]
  }

  private func state(of finger: FingerReading) -> TouchState {
    let start = input.reading.gestureStart
    if let end = finger.endTime, finger.isCancelled {
      return .over(finger.end, at: end.since(start))
    }
    let holds = finger.holds.filter { $0.to == nil }
    if let last = holds.last {
      let holders = holds.filter { $0.phase == last.phase }.map { input.name(of: $0.holder) }
      return .held(last.phase, by: holders)
    }
    if let end = finger.endTime { return .over(.lifted, at: end.since(start)) }
    return finger.speed(at: input.reading.now) > 0 ? .moves : .down
  }

  /// The place in a line, and in another one movement and what else is known.
  static func numbers(of finger: FingerReading, _ input: PictureInput) -> [String] {
    let place = Text.canvas.place(finger.at.x, finger.at.y).joined(separator: "  ")
    var pieces = [Text.canvas.moved(finger.start.distance(to: finger.at))]
    let speed = finger.speed(at: input.reading.now)
    if finger.isDown, speed > 0 { pieces.append(Units.speed(speed)) }
    if finger.isDown, let force = input.forces[finger.number], force > 0 {
      pieces.append(Text.canvas.force(force))
    }
    let whole = pieces.map { $0.replacing(" ", with: "\u{00A0}") }
    return [place.replacing(" ", with: "\u{00A0}"), whole.joined(separator: ", ")]
  }

  // MARK: The hit view

  /// Each hit view once, with what it has of its touches.
  private var hitViews: [CanvasText] {
    var seen: Set<Handle> = []
    return scene.hits.map(\.winner).filter { seen.insert($0).inserted }.compactMap { winner in
      if let ghost = scene.ghostAlone(of: winner) { return movedAway(ghost) }
      guard let view = scene.views[winner] ?? scene.left[winner], view.isOnScreen
      else { return nil }
      let place = numbers.places.first {
        $0.visit.isWinner && $0.visit.seen.view.handle == winner
      }
      let visit = numbers.unplaced.first { $0.seen.view.handle == winner }
      let line = place.flatMap { $0.isInMargin ? $0.box.midY : nil }
      let states = scene.hits.filter { $0.winner == winner }.map { HitViewState.find($0, input) }
      return CanvasText(
        kind: .hit, side: .left,
        anchor: line ?? model.steady[.hit(view.view.name)] ?? view.box.midY,
        title: view.view.label,
        details: states.map(Text.canvas.hitView) + whatMoved(winner) + whereItWas(winner)
          + whenItLeft(winner),
        losses: Set(states.indices.filter { states[$0].fate == .lost }),
        sign: visit.map(CanvasText.Sign.number) ?? .none, object: view,
        target: .hit(view.view.name), tooltip: "\(view.view.printedName) \(view.view.className)")
    }
  }

  /// A hit view that has left the screen, beside the place where it was.
  private func movedAway(_ ghost: HitGhost) -> CanvasText {
    let view = ghost.was.view
    let visit = (numbers.offScreen + numbers.moved).first { $0.seen.view.handle == view.handle }
    let state = HitViewState.find(ghost.hit, input)
    return CanvasText(
      kind: .hit, side: .left, anchor: ghost.was.box.midY, title: view.label,
      details: [Text.canvas.hitView(state)] + whereItWas(view.handle),
      losses: state.fate == .lost ? [0] : [],
      sign: visit.map(CanvasText.Sign.number) ?? .none, object: ghost.was,
      target: .hit(view.name), tooltip: "\(view.printedName) \(view.className)")
  }

  /// That the action of the recognizer that took its touch moved a hit view.
  private func whatMoved(_ winner: Handle) -> [String] {
    guard input.probe == nil, let hit = scene.hits.last(where: { $0.winner == winner }),
      let move = GestureMove(hit, input)
    else { return [] }
    return [Text.canvas.moved(by: input.label(of: move.recognizer))]
  }

  /// What the dots or the pale view are, for one that has moved since its touch began.
  private func whereItWas(_ winner: Handle) -> [String] {
    guard let ghost = scene.ghost(of: winner), let finger = input.reading.finger(of: ghost.hit)
    else { return [] }
    let time = finger.startTime.since(input.reading.gestureStart)
    return [Text.canvas.whereItWas(at: time, isPale: scene.isPale(ghost))]
  }

  /// That a hit view has left the scene since its touch began, with the numbers of the views around it that have left, too.
  private func whenItLeft(_ winner: Handle) -> [String] {
    guard scene.left[winner] != nil, let hit = scene.hits.last(where: { $0.winner == winner }),
      let finger = input.reading.finger(of: hit)
    else { return [] }
    let others = scene.hit.visited.indices.filter { index in
      let view = scene.hit.visited[index]
      return view != winner && scene.left[view] != nil && scene.accepted.contains(view)
    }
    let time = finger.startTime.since(input.reading.gestureStart)
    return [
      Text.canvas.leftTheScreen(with: CanvasNames.runs(others.map { $0 + 1 })),
      Text.canvas.whereItWas(at: time, isPale: false),
    ]
  }

  // MARK: What is pointed at

  /// The view under the pointer and the selected one, with what the hit test made of them.
  private var chosen: [CanvasText] {
    var seen: Set<String> = []
    return [model.hover, model.selection].compactMap { target -> CanvasText? in
      guard let target, case .view(let name) = input.object(of: target),
        seen.insert(name).inserted, let handle = input.handle(of: target),
        let view = scene.views[handle], view.isOnScreen, !view.view.isWindow,
        !(showsHit && hasOwnText(handle))
      else { return nil }
      let visit = (numbers.unplaced + numbers.places.map(\.visit)).first {
        $0.seen.view.handle == handle
      }
      return CanvasText(
        kind: .chosen, side: .right, anchor: view.box.midY, title: view.view.label,
        details: [words(of: view)], sign: visit.map(CanvasText.Sign.number) ?? .none, object: view,
        target: .note(name), tooltip: "\(view.view.printedName) \(view.view.className)")
    }
  }

  /// Without being pointed at: beside its place, beside its number, or in the list of refusals.
  private func hasOwnText(_ view: Handle) -> Bool {
    scene.winners.contains(view) || causeVisit?.seen.view.handle == view || unasked.isTarget(view)
      || numbers.places.contains { $0.isInMargin && $0.visit.seen.view.handle == view }
      || refusedGroups.contains { $0.names(view) }
  }

  private func words(of seen: SeenView) -> String {
    guard showsHit, let sign = scene.sign(of: seen.view.handle) else { return seen.view.className }
    switch sign {
    case .hit, .way: return Text.canvas.title(of: .onPath)
    case .refused, .cause:
      return scene.hit.rejection(of: seen.view.handle).map(Self.words) ?? seen.view.className
    case .unasked: return UnvisitedViews.words(seen.view, scene.hit, input)
    }
  }

  /// Why a view refused, with the distance.
  static func words(_ why: HitReading.Rejection) -> String {
    Text.canvas.refusal(why.reason, by: why.number, rule: why.rule)
  }

  // MARK: Refusals

  /// The view on the screen whose refusal is the cause; nil where there is none.
  private var causeVisit: HitNumbers.Visit? {
    (numbers.places.map(\.visit) + numbers.unplaced).first(where: \.isCause)
  }

  /// The same where a text beside its view says more than a row in the list: how far the view takes touches, or, by its line,
  /// which small view it is. That text is the only one.
  private var toldVisit: HitNumbers.Visit? {
    guard let visit = causeVisit, let why = visit.refusal,
      !isPlaced(visit) || !reach(of: why).isEmpty
    else { return nil }
    return visit
  }

  /// Its number stands on the scene.
  private func isPlaced(_ visit: HitNumbers.Visit) -> Bool {
    numbers.places.contains { $0.visit.number == visit.number }
  }

  /// The refusal that the headline tells, beside its view.
  private var cause: [CanvasText] {
    guard let visit = toldVisit, let why = visit.refusal else { return [] }
    return [
      CanvasText(
        kind: .cause, side: .right, anchor: visit.seen.box.midY,
        title: Text.canvas.refused(visit.seen.view.label),
        details: [Self.words(why)] + reach(of: why),
        sign: .number(visit), object: isPlaced(visit) ? nil : visit.seen,
        target: .rejected(visit.name),
        tooltip: Text.reasons.sentence(Refusal(why)))
    ]
  }

  /// How far outside of its bounds a view that was missed would have taken the touch, or how far the touch was from where a
  /// view takes touches that refused it in its bounds; empty where that is not known, or not at all.
  private func reach(of why: HitReading.Rejection) -> [String] {
    if let reach = MissedReach(why, of: scene.hit.finger, input) {
      return [Text.canvas.takesTouches(outside: reach.outside)]
    }
    guard let refusal = OwnRefusal(scene.hit, input), refusal.answer == why,
      let touch = input.reading.finger(of: scene.hit),
      let gap = refusal.gap(from: touch.start, input)
    else { return [] }
    return [Text.canvas.outsideTouchArea(by: gap)]
  }

  /// All refusals without a text of their own in one list, so that every number has a name; those that explain nothing in its
  /// last row.
  private var refusals: [CanvasText] {
    let (groups, others) = (refusedGroups, otherGroups)
    guard !groups.isEmpty || !others.isEmpty else { return [] }
    let earlier = RefusedGroup.make(
      (refusedHere + refusedAway).compactMap { visit in
        visit.then(scene, input).map { (visit, $0) }
      })
    let title = Text.canvas.refusedViews
    var list = CanvasText.list(.refused, .right, top: true, title, [])
    list.tooltip = ([title] + (groups + others).map(\.text) + earlier.map(\.help))
      .joined(separator: "\n")
    list.rows = RefusedRows(title, groups, others: others, then: earlier)
    return [list]
  }

  /// Those that explain something, by their reasons; the cause first, and alone.
  private var refusedGroups: [RefusedGroup] {
    let all = refusedWithWords.filter { scene.explains($0.visit.seen.view.handle) }
    return [true, false].flatMap { isCause in
      RefusedGroup.make(all.filter { $0.visit.isCause == isCause })
    }
  }

  /// The others by their reasons.
  private var otherGroups: [RefusedGroup] {
    RefusedGroup.make(refusedWithWords.filter { !scene.explains($0.visit.seen.view.handle) })
  }

  private var refusedWithWords: [(visit: HitNumbers.Visit, words: String)] {
    let here = refusedHere.compactMap { visit in
      visit.refusal.map { (visit: visit, words: short($0, of: visit.seen)) }
    }
    return here
      + refusedAway.compactMap { visit in
        visit.refusal.map { (visit: visit, words: Text.reasons.name($0.reason)) }
      }
  }

  /// Those on the screen without a text of their own, and those that are elsewhere by now.
  private var refusedHere: [HitNumbers.Visit] {
    let told = toldVisit?.number
    return (numbers.places.map(\.visit) + numbers.unplaced).filter { $0.number != told }
      .sorted { $0.number < $1.number }
  }
  private var refusedAway: [HitNumbers.Visit] { numbers.offScreen + numbers.moved }

  /// The reason, with the distance where the touch was near a view that is still there.
  private func short(_ why: HitReading.Rejection, of seen: SeenView) -> String {
    // The point was in the view: that it was outside would be wrong.
    if Refusal(why) == .pointInside { return Self.words(why) }
    let isNear = !why.isFar || scene.sign(of: why.view) == .cause
    return why.reason == .outside && why.number > 0 && isNear && !scene.hasMoved(seen)
      ? Self.words(why) : Text.reasons.name(why.reason)
  }

  /// Views of the path that have no number beside the device, and views that took the touch and are out of sight.
  private var unseen: [CanvasText] {
    let path = numbers.unplaced.filter { $0.refusal == nil && !$0.isWinner }
    let gone = (numbers.offScreen + numbers.moved).filter { $0.refusal == nil && !hasGhost($0) }
    let away = [
      (LegendEntry.onPath, gone.filter { !$0.isWinner }), (.hitView, gone.filter(\.isWinner)),
    ].compactMap { entry, visits in
      visits.isEmpty
        ? nil : Text.panels.pair(Text.canvas.title(of: entry), CanvasNames.numbered(visits))
    }
    return [
      (Text.canvas.alsoOnPath, path.isEmpty ? [] : [CanvasNames.numbered(path)]),
      (Text.canvas.notOnScreen, away),
    ].compactMap { title, rows in
      rows.isEmpty ? nil : .list(.unseen, .right, top: true, title, rows)
    }
  }

  /// A hit view that is shown where it was has its name there.
  private func hasGhost(_ visit: HitNumbers.Visit) -> Bool {
    scene.ghostAlone(of: visit.seen.view.handle) != nil
  }

  // MARK: The way

  private var way: [CanvasText] {
    numbers.places.filter { $0.isInMargin && !$0.visit.isWinner }.map { place in
      CanvasText(
        kind: .way, side: .left, anchor: place.box.midY,
        title: place.visit.seen.view.label, isStrong: false,
        target: .hit(place.visit.name),
        tooltip: Text.canvas.visit(place.visit.number, of: place.visit.name))
    }
  }

  // MARK: Touch areas

  /// How large the areas are that are drawn, the smallest first.
  private var areas: [CanvasText] {
    input.areas.sorted { $0.size < $1.size }.compactMap { area in
      guard let seen = scene.views[area.view], seen.isOnScreen else { return nil }
      let words =
        area.rows.isEmpty
        ? Text.canvas.takesNoTouches
        : Text.canvas.touchArea(
          width: area.extent.width, height: area.extent.height, isSmall: area.isSmall)
      return CanvasText(
        kind: .area, side: .right, anchor: seen.box.midY, title: seen.view.label, details: [words],
        object: seen, target: .area(seen.view.name), tooltip: Text.canvas.areaHelp(area.size))
    }
  }
}
