import Foundation
import TouchCanvas
import TouchLanguage
import TouchReading
import TouchTrace

/// The answer to "why?": when it was decided, a headline, the cause, facts with their times, and the rules behind them.
enum WhyPicture {
  private static let evidenceFont = Font.ui(11)
  private static let captionFont = Font.ui(12)
  private static let timeFont = Font.mono(11)
  /// Between a fact and its time.
  private static let timeGap = 12.0

  /// What the line above the headline leaves to others, points.
  struct CaptionRoom {
    /// Free at its right.
    var right = 0.0
    /// From the top to the headline.
    var height = 18.0
  }

  /// The headline and the first sentence; nothing without an answer.
  static func short(
    _ why: Explanation?, _ input: PictureInput, width: Double, captionRoom: CaptionRoom,
    _ look: Look
  ) -> (picture: Picture, height: Double)? {
    why.map { why in
      var short = why
      short.sentences = Array(why.sentences.prefix(1))
      return draw(
        short, input, width: width, captionRoom: captionRoom, hasEvidence: false, look)
    }
  }

  /// `rowHeight`: that of a button. `isPast` is true before the first touch of a session that goes on;
  /// without evidence there are neither rules nor a change to try, which `hasSuggestion` leaves out alone.
  static func draw(
    _ why: Explanation?, _ input: PictureInput, width: Double, isPast: Bool = false,
    rowHeight: Double = 28, captionRoom: CaptionRoom = CaptionRoom(), hasEvidence: Bool = true,
    hasSuggestion: Bool = true, _ look: Look
  ) -> (picture: Picture, height: Double) {
    guard let why else { return nothing(width, isPast, look) }
    var picture = Picture()
    let caption = look.fit(caption(why, input), width - captionRoom.right, captionFont)
    let decided = later(than: why.moment, input)
    picture.list.label(
      caption, x: 0, middle: 8, captionFont,
      decided == nil ? look.theme.secondary : look.theme.accent, look)
    var prose = Prose(
      look: look, input: input, font: .ui(18, .semibold), color: look.theme.text, lineHeight: 24)
    var y = prose.draw(why.heading, x: 0, y: captionRoom.height, width: width, &picture.list)
    let headline = CGRect(x: 0, y: 0, width: width, height: y)
    prose.font = .ui(14)
    prose.lineHeight = 20
    for (index, sentence) in why.sentences.enumerated() {
      // What went on besides stands apart from the cause, and is quiet.
      let beginsAside = sentence.isAside && !why.sentences[..<index].contains(where: \.isAside)
      y += beginsAside ? 12 : index == 1 ? 8 : 4
      if sentence.isAside { prose.color = look.theme.secondary }
      y = fact(sentence, told: told(at: index, of: why, input), prose, y: y, width, &picture)
      prose.font = .ui(13)
      prose.lineHeight = 18
    }
    if hasEvidence { y = evidence(why, input, y + 4, width, look, &picture) }
    if hasEvidence, hasSuggestion, let suggestion = Suggestion.of(why, input) {
      let row = SuggestionRow(
        suggestion: suggestion, input: input, look: look, buttonHeight: rowHeight)
      y = row.draw(x: 0, y: y + 8, width: width, &picture)
    }
    let regions = picture.regions
    picture.regions = []
    picture.region(.why, CGRect(x: 0, y: 0, width: width, height: y), why.text)
    picture.region(.whyTitle, headline)
    if let decided {
      picture.region(
        .event(Int(decided)),
        CGRect(x: 0, y: 0, width: look.width(caption, captionFont), height: 17),
        Text.panels.seekToDecision)
    }
    picture.regions += regions
    return (picture, y)
  }

  /// The line above the headline where a press on it leads to the moment that decided; nil at that moment.
  static func wayToDecision(_ why: Explanation?, _ input: PictureInput) -> String? {
    guard let why, later(than: why.moment, input) != nil else { return nil }
    return caption(why, input)
  }

  /// Whether the time beside a sentence leads to an earlier moment.
  static func hasEarlierTime(_ why: Explanation?, _ input: PictureInput) -> Bool {
    guard let why else { return false }
    return why.sentences.indices.contains { index in
      let sentence = why.sentences[index]
      return later(than: sentence.event, input) != nil
        && shownTime(of: sentence, told: told(at: index, of: why, input), input) != nil
    }
  }

  /// `Touch 1, press 2 of 2, at 400 ms`: the touches of the gesture and the moment that decided.
  private static func caption(_ why: Explanation, _ input: PictureInput) -> String {
    // What a touch would hit has nothing to do with those that were.
    guard !why.isPicked else { return Text.panels.picked }
    var touches: [Int] = []
    for finger in input.reading.fingers where !touches.contains(finger.number) {
      touches.append(finger.number)
    }
    let at = time(of: why.moment, input)
    let fingers = input.reading.fingers
    let begun = fingers.count { finger in
      at.map { finger.startTime.since(input.reading.gestureStart) <= $0 } ?? true
    }
    // Presses that reached the app at one moment are not told apart.
    let isTold = Set(fingers.map(\.startTime)).count == fingers.count
    let isRepeated = touches.count == 1 && fingers.count > 1 && begun > 0 && isTold
    return Text.panels.moment(
      touches: touches, press: isRepeated ? (begun, fingers.count) : nil, at: at)
  }

  /// The last event of the moment that decided, where the playhead stands later: there all of it has happened. Nil at that
  /// moment itself.
  private static func later(than event: UInt32?, _ input: PictureInput) -> UInt32? {
    guard let event, time(of: event, input) != nil else { return nil }
    let last = input.trace.lastEvent(atMomentOf: event)
    return last.time < input.reading.now ? last.seq : nil
  }

  /// Seconds since the gesture's first touch; nil for what is older, or was no event.
  static func time(of event: UInt32?, _ input: PictureInput) -> Double? {
    guard let event, input.probe == nil else { return nil }
    let time = input.trace.events[Int(event)].time
    return time >= input.reading.gestureStart ? time.since(input.reading.gestureStart) : nil
  }

  /// The time of the caption above the first sentence, seconds since the gesture's first touch; nil for the others.
  private static func told(at index: Int, of why: Explanation, _ input: PictureInput) -> Double? {
    index == 0 ? time(of: why.moment, input) : nil
  }

  /// The time at the right of a sentence that tells what happened, seconds since the gesture's first touch. One that the caption
  /// or the sentence says is not said twice.
  private static func shownTime(
    of sentence: Explanation.Sentence, told: Double?, _ input: PictureInput
  ) -> Double? {
    guard !sentence.isStanding, let time = time(of: sentence.event, input), time != told,
      !sentence.words.plain.contains(" " + Units.milliseconds(time))
    else { return nil }
    return time
  }

  /// A sentence that jumps to its event, with its time at the right; `told`: the time that the caption above it says.
  private static func fact(
    _ sentence: Explanation.Sentence, told: Double?, _ prose: Prose, y: Double, _ width: Double,
    _ picture: inout Picture
  ) -> Double {
    var room = width
    if let time = shownTime(of: sentence, told: told, prose.input) {
      let text = Text.panels.at(time)
      let theme = prose.look.theme
      // As the line above the headline, it looks like a way to go where it leads to an earlier moment.
      let leadsBack = later(than: sentence.event, prose.input) != nil
      picture.list.trailing(
        text, right: width, middle: y + prose.lineHeight / 2, timeFont,
        leadsBack ? theme.accent : theme.secondary, prose.look)
      room -= prose.look.width(text, timeFont) + timeGap
    }
    let bottom = prose.draw(sentence.words, x: 0, y: y, width: room, &picture.list)
    if let event = sentence.event {
      let box = CGRect(x: 0, y: y, width: width, height: bottom - y).insetBy(dx: 0, dy: -2)
      // In the middle of its moment the others would stand as they were before it.
      let last = prose.input.trace.lastEvent(atMomentOf: event).seq
      picture.region(.event(Int(last)), box, Text.panels.seekToEvent)
    }
    return bottom
  }

  // MARK: Evidence

  /// The rules behind the sentences in one quiet line, each with its words as a tooltip.
  private static func evidence(
    _ why: Explanation, _ input: PictureInput, _ y: Double, _ width: Double, _ look: Look,
    _ picture: inout Picture
  ) -> Double {
    var rules: [Rule] = []
    for sentence in why.sentences where sentence.rule != .none && !rules.contains(sentence.rule) {
      rules.append(sentence.rule)
    }
    guard !rules.isEmpty || why.isUnexplained else { return y - 4 }
    let middle = y + 8
    let color = why.isUnexplained ? look.theme.danger : look.theme.secondary
    mark(CGPoint(x: 6, y: middle), color, look, &picture.list)
    var x = 18.0
    func word(_ text: String) {
      picture.list.label(text, x: x, middle: middle, evidenceFont, color, look)
      x += look.width(text, evidenceFont)
    }
    if why.isUnexplained {
      let start = x
      word(Text.panels.noReason)
      let box = CGRect(x: start, y: middle - 12, width: x - start, height: 24)
      picture.region(.unexplained, box)
      x += 8
    }
    if let first = rules.first {
      let start = why.isUnexplained ? x : 0
      word(Text.panels.rules(count: rules.count) + " ")
      // The sign and the words before the numbers say all of them.
      let box = CGRect(x: start, y: middle - 12, width: x - start - 2, height: 24)
      picture.region(.rule(first), box, rules.map(Text.panels.rule).joined(separator: "\n"))
    }
    for (index, rule) in rules.enumerated() {
      let text = rule.id + (index < rules.count - 1 ? ", " : "")
      guard x + look.width(text, evidenceFont) <= width else { break }
      let start = x
      word(text)
      let box = CGRect(x: start - 2, y: middle - 12, width: x - start, height: 24)
      picture.region(.rule(rule), box, Text.panels.rule(rule))
    }
    for (view, method) in overrides(why, input) {
      let size = look.width(method, listingFont)
      guard x + 12 + size <= width else { break }
      picture.list.label(method, x: x + 12, middle: middle, listingFont, look.theme.accent, look)
      let box = CGRect(x: x + 8, y: middle - 12, width: size + 8, height: 24)
      picture.region(
        .listing(.override(view: view, method)), box,
        Text.inspect.openListing(of: method, in: view))
      x += 12 + size
    }
    return y + 16
  }

  private static let listingFont = Font.mono(10.5)

  /// The overrides that the sentences name, with the view that has them.
  private static func overrides(
    _ why: Explanation, _ input: PictureInput
  ) -> [(view: String, method: String)] {
    var found: [(view: String, method: String)] = []
    for sentence in why.sentences {
      let event = sentence.event.flatMap { seq in
        Int(seq) < input.trace.events.count ? input.trace.events[Int(seq)] : nil
      }
      switch sentence.rule {
      case .ht10:
        // It took a point outside of its bounds.
        guard let event, event.verb == .pointInsideYes, event.limit > 0 else { continue }
        found.append((input.name(of: event.subject), "point(inside:with:)"))
      case .ht14:
        guard input.snapshot.view(why.subject) != nil else { continue }
        found.append((input.name(of: why.subject), "hitTest(_:with:)"))
      default: continue
      }
    }
    return found
  }

  /// An i in a circle.
  private static func mark(_ c: CGPoint, _ color: Color, _ look: Look, _ list: inout DrawList) {
    list.stroke(.circle(c, 5.5), color, width: 1)
    list.fill(.rectangle(CGRect(x: c.x - 0.6, y: c.y - 1, width: 1.2, height: 4)), color)
    list.fill(.circle(CGPoint(x: c.x, y: c.y - 2.8), 0.9), color)
  }

  private static let body = Font.ui(13)

  private static func nothing(
    _ width: Double, _ isPast: Bool, _ look: Look
  ) -> (picture: Picture, height: Double) {
    var picture = Picture()
    let title = Text.panels.nothingTouched(isPast: isPast)
    let advice = Text.panels.nothingTouchedAdvice(isPast: isPast)
    var y = 12.0
    let bold = Font.ui(15, .semibold)
    for line in look.wrap(title, width, bold) {
      picture.list.label(line, x: 0, middle: y, bold, look.theme.text, look)
      y += 21
    }
    y += 3
    for line in look.wrap(advice, width, body) {
      picture.list.label(line, x: 0, middle: y, body, look.theme.secondary, look)
      y += 18
    }
    return (picture, y - 2)
  }

  /// One line at the bottom of a stage.
  static func line(_ why: Explanation?, in bounds: CGRect, _ look: Look) -> Picture {
    var picture = Picture()
    guard let why else { return picture }
    let all = look.wrap("\(why.title). \(why.text)", bounds.width - 24, .ui(12, .medium))
    let most = max(1, min(4, Int((bounds.height * 0.4 - 14) / 17)))
    let lines =
      all.count <= most ? all : Array(all.prefix(most - 1)) + [all[most - 1] + " …"]
    let height = Double(lines.count) * 17 + 14
    let box = CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
    picture.list.fill(.rectangle(box), look.theme.window.opacity(0.9))
    for (index, line) in lines.enumerated() {
      picture.list.label(
        line, x: box.minX + 12, middle: box.minY + 16 + Double(index) * 17, .ui(12, .medium),
        look.theme.text, look)
    }
    picture.region(.why, box, why.text)
    return picture
  }
}
