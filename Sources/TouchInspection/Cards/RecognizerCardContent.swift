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
    gauges = Gauges.make(reading, input.reading)
    viewName = input.snapshot.view(snapshot.view)?.name ?? ""
  }

  /// True when it had a touch in the gesture that is shown.
  var isInPlay: Bool { reading.wasInPlay || !reading.transitions.isEmpty }

  /// False once it is over or before it begins: the card's border is then plain.
  var isBusy: Bool { reading.isHeld || reading.state == .began || reading.state == .changed }

  var tooltip: String {
    let place = viewName.isEmpty ? "" : " on \(viewName)"
    return "\(snapshot.name) \(snapshot.className)\(place), \(StateLook.word(reading))"
  }

  var detail: String {
    [
      snapshot.className, viewName.isEmpty ? "" : "on \(viewName)",
      snapshot.summary.isEmpty ? "" : "\u{00B7} \(snapshot.summary)",
    ]
    .filter { !$0.isEmpty }.joined(separator: " ")
  }

  // MARK: Reason strip

  /// Why it is where it is, in one line that fits.
  func strip(width: Double, _ font: Font, _ look: Look) -> String {
    guard isInPlay else {
      return look.fit(StepNote.absence(snapshot, input), width, font)
    }
    if reading.isHeld { return waits(width: width, font, look) }
    guard let last = reading.transitions.last else {
      return look.fit(snapshot.isEnabled ? undecided : "switched off", width, font)
    }
    let texts = [
      LimitText.reason(last, input.trace), StepNote.onEdge(last, input.trace),
      last.reason.words,
    ]
    let signs = look.withSigns
    return texts.first { signs.width($0, font) <= width } ?? signs.fit(texts[2], width, font)
  }

  /// All that it waits for; names give way, the time does not.
  private func waits(width: Double, _ font: Font, _ look: Look) -> String {
    let names = FailureRequirements.pending(reading, snapshot, input).map {
      input.trace.name(of: $0)
    }
    let left =
      Gauges.awaited(reading, input.reading).map {
        ", \(Units.milliseconds(max(0, $0.seconds - input.reading.now.since($0.start)))) left"
      } ?? ""
    let whole = "waits for \(names.joined(separator: ", ")) to fail\(left)"
    if look.width(whole, font) <= width { return whole }
    let short = "waits for \(names.joined(separator: ", "))\(left)"
    if look.width(short, font) <= width { return short }
    if names.count == 1, look.width("for \(names[0])\(left)", font) <= width {
      return "for \(names[0])\(left)"
    }
    if names.count == 1, look.width("for \(names[0])", font) <= width { return "for \(names[0])" }
    let rest = names.count > 1 ? " +\(names.count - 1)" : ""
    let room = width - look.width("waits for \(rest)\(left)", font)
    let name = look.fit(names.first ?? "another", max(0, room), font)
    return look.fit("waits for \(name)\(rest)\(left)", width, font)
  }

  private var undecided: String {
    let gap = reading.timers.last { $0.name == "gap" && $0.end == nil }
    guard let gap, let taps = reading.measures.first(where: { $0.name == "taps" }) else {
      return "undecided"
    }
    let (done, needed) = (
      Units.whole(taps.value), Units.whole(taps.limit)
    )
    return "\(done) of \(needed) taps; the next within \(Units.duration(gap.seconds))"
  }

  /// States that the machine does not know, asked for by the program or told by the trace.
  var unknown: [String] {
    let asked = reading.assigned.suffix(2).map {
      StepNote.unknown($0, by: snapshot.className, input.trace)
    }
    let illegal = story.steps.filter { StateDiagram.isUnknown($0, isDiscrete: story.isDiscrete) }
      .map { "illegal transition \($0.from) \u{2192} \($0.to)" }
    return asked + illegal
  }
}
