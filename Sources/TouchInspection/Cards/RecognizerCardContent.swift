import TouchLanguage
import Foundation
import TouchCanvas
import TouchReading
import TouchTrace

/// What the card of one recognizer tells, at every size.
struct RecognizerCardContent {
  let snapshot: RecognizerSnapshot
  let reading: RecognizerReading
  let story: StateDiagram.Story
  let gauges: [Gauge]
  let viewName: String
  private let input: PictureInput

  /// Nil when the scene has no such recognizer.
  init?(_ handle: Handle, _ input: PictureInput) {
    guard let snapshot = input.snapshot.recognizer(handle) else { return nil }
    self.snapshot = snapshot
    self.input = input
    reading = input.reading.recognizer(handle) ?? RecognizerReading(handle: handle)
    story = StateDiagram.Story(reading, snapshot, input)
    gauges = Gauges.make(
      reading, input.reading, touches: input.touches(of: snapshot), need: snapshot.need)
    viewName = snapshot.view == .none ? "" : input.printedName(of: snapshot.view)
  }

  /// True when it had a touch in the gesture that is shown.
  var isInPlay: Bool { reading.wasInPlay || !reading.transitions.isEmpty }

  /// False once it is over or before it begins: the card's border is then plain.
  var isBusy: Bool { reading.isHeld || reading.state == .began || reading.state == .changed }

  /// What it is and how it stands; below that how its limits come about, where they change with its speed.
  var tooltip: String {
    let card = Text.cards.card(
      snapshot.name, className: snapshot.className, view: shownView,
      state: StateLook.word(reading))
    let limits = snapshot.need.flatMap(Text.cards.limits)
    return ([card] + [limits].compactMap { $0 }).joined(separator: "\n")
  }

  private var shownView: String? { viewName.isEmpty ? nil : viewName }

  /// `2 taps on card`, then `2 taps` for where the view has no room, then what is shorter.
  var details: [String] {
    [detail, snapshot.needInWords].compactMap { $0 }
      + (snapshot.need.map(Text.cards.shortNeeds) ?? [])
  }

  /// `2 taps on card`, `scrolls list`, `scrolls` where its name has the view; a class of the app by its name, too. Where the name says it, only the view: `on photo`.
  var detail: String {
    let need = snapshot.needInWords
    let isOwn = input.trace.lineage(of: snapshot.handle).ownCount > 0
    let name = isOwn || snapshot.need == nil ? snapshot.className : nil
    if let shownView, let moves = snapshot.need.flatMap({ Text.cards.moves($0, view: shownView) }) {
      // `scroll.pan` names the view already.
      if let need, snapshot.name.hasPrefix("\(shownView).") {
        return Text.panels.list([name, need].compactMap { $0 })
      }
      return Text.panels.list([name, moves].compactMap { $0 })
    }
    let words = [name, need].compactMap { $0 }
    if words.isEmpty, let shownView { return Text.arbitration.on(view: shownView) }
    return Text.cards.needs(Text.panels.list(words), on: shownView)
  }

  /// The states of the attempt, from possible on, each with the look of its kind.
  var path: [StateDiagram.Node] {
    [.possible] + story.steps.map(\.to)
  }

  /// When it came to its state, seconds since the gesture's first touch; nil before it has left the first one.
  var stateTime: Double? {
    story.steps.isEmpty ? nil : story.active.flatMap { story.times[$0] }
  }

  // MARK: Reason strip

  /// Why it is where it is, in one line that fits.
  func strip(width: Double, _ font: Font, _ look: Look) -> String {
    if isInPlay, reading.isHeld { return waits(width: width, font, look) }
    let texts = wordings
    return texts.first { look.width($0, font) <= width }
      ?? look.fit(texts[texts.count - 1], width, font)
  }

  /// Why it is where it is, as long as it takes.
  var wholeReason: String { wordings[0] }

  /// Why it is where it is, from the longest wording to the shortest.
  var wordings: [String] {
    guard isInPlay else {
      // Before any touch, what it looks for tells more than that none has come.
      let isUntouched = input.reading.fingers.isEmpty && snapshot.isEnabled && !details.isEmpty
      return isUntouched ? details : [StepNote.absence(snapshot, input)]
    }
    if reading.isHeld {
      let (names, left) = awaited
      let whole = Text.cards.waits(for: names, secondsLeft: left).first
      return [whole ?? Text.cards.waits(secondsLeft: left)]
    }
    guard let told else {
      return [snapshot.isEnabled ? undecided : Text.cards.absence(.disabled)]
    }
    return reasons(told)
  }

  /// Whether its last change needs a reason: that the touch was lifted is what Ended means of itself.
  var endIsAReason: Bool {
    reading.isHeld || reading.state != .ended || reading.transitions.last?.reason != .lifted
  }

  /// Whether one of its gauges says all of the reason.
  var gaugeTellsReason: Bool {
    guard isInPlay, !reading.isHeld, let told else { return false }
    return LimitText.isTold(told, by: gauges, input)
  }

  /// The change whose reason is told: the last one, or where that needs none, and where it only moves on, the one by which it
  /// began.
  private var told: TraceEvent? {
    let last = reading.transitions.last
    return endIsAReason && last?.reason != .moved
      ? last : reading.transitions.last { $0.to == .began } ?? last
  }

  /// Why it is where a change brought it, from the longest wording to the shortest. What the state says is not said again.
  private func reasons(_ change: TraceEvent) -> [String] {
    guard change.reason.isPrevention else {
      return [StepNote.reason(change, input), StepNote.brief(change, input)]
    }
    return Text.cards.prevented(
      by: input.name(of: change.other), input.prevention(in: change))
  }

  /// All that it waits for; names give way, the time does not.
  private func waits(width: Double, _ font: Font, _ look: Look) -> String {
    let (names, left) = awaited
    guard let first = names.first else {
      return look.fit(Text.cards.waits(secondsLeft: left), width, font)
    }
    let all = Text.cards.waits(for: names, secondsLeft: left)
    if let text = all.first(where: { look.width($0, font) <= width }) { return text }
    func shortened(_ name: String) -> String {
      Text.cards.waits(for: name, others: names.count - 1, secondsLeft: left)
    }
    let available = width - look.width(shortened(""), font)
    return look.fit(shortened(look.fit(first, max(0, available), font)), width, font)
  }

  /// Whom it waits for, and how long at most, seconds.
  private var awaited: (names: [String], left: Double?) {
    let names = FailureRequirements.pending(reading, snapshot, input).map {
      input.trace.name(of: $0)
    }
    let left = Gauges.awaited(reading, input.reading).map {
      max(0, $0.seconds - input.reading.now.since($0.start))
    }
    return (names, left)
  }

  private var undecided: String {
    let gap = reading.timers.last { $0.name == "gap" && $0.end == nil }
    guard let gap, let taps = reading.measures.first(where: { $0.name == "taps" }) else {
      return Text.cards.undecided
    }
    return Text.cards.taps(Int(taps.value), of: Int(taps.limit), nextWithin: gap.seconds)
  }

  /// States that the machine does not know, set by code or found in the trace.
  var unknown: [String] {
    let asked = reading.assigned.suffix(2).map {
      StepNote.unknown($0, by: snapshot.className, input.trace)
    }
    let illegal = story.steps.filter { StateDiagram.isUnknown($0, isDiscrete: story.isDiscrete) }
      .map { Text.cards.illegal(from: $0.from.label, to: $0.to.label) }
    return asked + illegal
  }
}

extension RecognizerSnapshot {
  /// What it needs to recognize; nil where nothing is known of it, and where its name says it: a pinch by the name of pinch.
  var needInWords: String? {
    let words = need.map(Text.cards.need)
    return words == name ? nil : words
  }
}
