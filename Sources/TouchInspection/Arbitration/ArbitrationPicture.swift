import TouchLanguage
import Foundation
import TouchCanvas
import TouchReading
import TouchTrace

/// The recognizers of each touch, their relations, and the answers of delegates, subclasses and views.
struct ArbitrationPicture {
  private let input: PictureInput
  private let width: Double
  private let look: Look
  private var picture = Picture()
  private var y = Self.top
  private let relations: [Relation]
  /// Nil without relations.
  private let graph: ArbitrationGraph?
  /// Nil without relations.
  private let view: RelationsView?

  private let rowHeight: Double
  private static let name = Font.ui(12, .semibold)
  private static let plain = Font.ui(12)
  /// Before the words at the right of a row, points.
  private static let beforeOutcome = 12.0
  /// Of the width, what the words may take that say who answered.
  private static let answererPart = 0.35
  /// Room above the first line, into which the switch beside it reaches.
  static let top = 8.0
  /// The middle of the line above the headline.
  private static let captionMiddle = top + 8
  /// Below the row that the switch shares with that line.
  private static let headline = captionMiddle + RelationsChoice.rowHeight / 2 + 7

  /// The whole panel from its top; its height is that of its content.
  static func draw(
    _ input: PictureInput, _ model: ArbitrationModel, about why: Explanation?, width: Double,
    rowHeight: Double = 22, _ look: Look
  ) -> (picture: Picture, height: Double) {
    var panel = ArbitrationPicture(input, model, width, rowHeight, look)
    // What a touch would hit has nothing to do with the recognizers of those that were.
    let told = why.flatMap { $0.isPicked ? nil : $0 }
    panel.answer(told, hover: model.hover)
    panel.related(model, besides: told)
    panel.touches()
    panel.decisions()
    return (panel.picture, panel.y)
  }

  private init(
    _ input: PictureInput, _ model: ArbitrationModel, _ width: Double, _ rowHeight: Double,
    _ look: Look
  ) {
    relations = Relations.make(input)
    graph =
      relations.isEmpty ? nil : ArbitrationGraph.make(relations, input, width: width, look)
    // A graph that lines cross is no help: the matrix has the same relations.
    view = graph.map { $0.isClear ? model.view ?? .graph : .matrix }
    self.input = input
    self.width = width
    self.rowHeight = rowHeight
    self.look = look
  }

  private mutating func title(_ text: String) {
    y += y > Self.top ? 20 : 10
    let font = Font.ui(13, .semibold)
    for line in look.wrap(text, width, font) {
      picture.list.label(line, x: 0, middle: y, font, look.theme.text, look)
      y += 18
    }
  }

  private mutating func note(_ text: String) {
    for line in look.wrap(text, width, Self.plain) {
      picture.list.label(line, x: 0, middle: y + 9, Self.plain, look.theme.secondary, look)
      y += 18
    }
    y += 4
  }

  // MARK: Who got the touch (AR-01)

  private mutating func touches() {
    var numbers: [Handle] = []
    for finger in input.reading.fingers
    where !numbers.contains(finger.handle) && !input.recognizers(of: finger.handle).isEmpty {
      numbers.append(finger.handle)
    }
    for event in input.reading.decisions
    where event.kind == .receive && !event.answer && !numbers.contains(event.other) {
      numbers.append(event.other)
    }
    guard !numbers.isEmpty else {
      // The graph says that there is none.
      guard !input.snapshot.recognizers.isEmpty else { return }
      title(Text.arbitration.touches)
      note(Text.arbitration.noTouches)
      return
    }
    var groups: [(numbers: [Int], recipients: Recipients)] = []
    for finger in numbers {
      let number = input.trace.touchNumber(of: finger) ?? 0
      let recipients = recipients(of: finger)
      if let last = groups.last, last.recipients.isLike(recipients) {
        groups[groups.count - 1].numbers.append(number)
      } else {
        groups.append(([number], recipients))
      }
    }
    for (numbers, recipients) in groups
    where !(view == .matrix && recipients.refusals.isEmpty && recipients.disabled.isEmpty) {
      title(Text.arbitration.recognizers(ofTouches: numbers))
      for (index, attachment) in recipients.attachments.enumerated() {
        row("\(index + 1)", attachment.recognizer, event: attachment.event)
      }
      for event in recipients.refusals { refused(event) }
      for recognizer in recipients.disabled { leftOut(recognizer) }
    }
  }

  /// Who was to get a touch.
  private struct Recipients {
    var attachments: [TraceReading.Attachment]
    var refusals: [TraceEvent]
    var disabled: [RecognizerSnapshot]

    /// Whether the same got another touch, or did not get it.
    func isLike(_ other: Recipients) -> Bool {
      attachments.map(\.recognizer) == other.attachments.map(\.recognizer)
        && refusals.map(\.subject) == other.refusals.map(\.subject)
        && refusals.map(\.verb) == other.refusals.map(\.verb)
        && disabled.map(\.handle) == other.disabled.map(\.handle)
    }
  }

  private func recipients(of finger: Handle) -> Recipients {
    Recipients(
      attachments: input.recognizers(of: finger),
      refusals: input.reading.decisions.filter {
        $0.kind == .receive && $0.other == finger && !$0.answer
      },
      disabled: input.snapshot.recognizers.filter { isLeftOut($0, finger) })
  }

  private mutating func row(_ number: String, _ handle: Handle, event: UInt32) {
    let reading = input.reading.recognizer(handle) ?? RecognizerReading(handle: handle)
    let ink = StateLook.ink(reading, look.theme)
    let middle = y + rowHeight / 2
    picture.list.label(number, x: 4, middle: middle, .mono(11), look.theme.secondary, look)
    StateGlyph.draw(
      &picture.list, StateDiagram.node(reading),
      isPrevented: reading.isPrevented,
      at: CGPoint(x: 32, y: middle), radius: 4.5, ink)
    let view = viewText(handle)
    let words = outcome(
      of: reading,
      room: width - 44 - look.width(input.name(of: handle), Self.name) - 8
        - look.width(view, Self.plain) - Self.beforeOutcome)
    picture.list.trailing(words, right: width, middle: middle, Self.plain, ink, look)
    named(
      handle, view, x: 44, right: width - look.width(words, Self.plain) - Self.beforeOutcome,
      middle)
    region(event)
  }

  /// How a recognizer stands and why, in the longest words that leave its name and its view their room, points: those of the
  /// matrix; the shortest where none has room.
  private func outcome(of reading: RecognizerReading, room: Double) -> String {
    let texts = GraphOutcome.texts(reading.handle, input)
    return texts.first { look.width($0, Self.plain) <= room } ?? texts.last
      ?? StateLook.word(reading)
  }

  private mutating func refused(_ event: TraceEvent) {
    let middle = y + rowHeight / 2
    let ink = StateLook.ink(.failed, look.theme)
    Glyph.noEntry(
      &picture.list, at: CGPoint(x: 32, y: middle), radius: 5, ink, on: look.theme.panel)
    let state = Text.arbitration.refused
    picture.list.trailing(state, right: width, middle: middle, Self.plain, ink, look)
    named(
      event.subject, Text.arbitration.refused(by: EventWords.call(event, in: input.trace)), x: 44,
      right: width - look.width(state, Self.plain) - 12, middle)
    region(event.seq)
  }

  /// Disabled, although its view is the hit view or above it.
  private func isLeftOut(_ recognizer: RecognizerSnapshot, _ finger: Handle) -> Bool {
    guard !recognizer.isEnabled, let winner = input.reading.hit(of: finger)?.winner else {
      return false
    }
    return input.snapshot.isInside(winner, recognizer.view)
  }

  private mutating func leftOut(_ recognizer: RecognizerSnapshot) {
    let middle = y + rowHeight / 2
    Glyph.noEntry(
      &picture.list, at: CGPoint(x: 32, y: middle), radius: 5, look.theme.secondary,
      on: look.theme.window)
    let state = Text.arbitration.disabled
    picture.list.trailing(
      state, right: width, middle: middle, Self.plain, look.theme.secondary, look)
    named(
      recognizer.handle, viewText(recognizer.handle), x: 44,
      right: width - look.width(state, Self.plain) - 12, middle)
    picture.region(
      .recognizer(recognizer.name), CGRect(x: 0, y: y, width: width, height: rowHeight),
      Text.arbitration.disabled(recognizer.name))
    y += rowHeight
  }

  /// A name, and a detail in secondary color.
  private mutating func named(
    _ handle: Handle, _ detail: String, x: Double, right: Double, _ middle: Double
  ) {
    let name = look.fit(input.name(of: handle), right - x, Self.name)
    picture.list.label(name, x: x, middle: middle, Self.name, look.theme.text, look)
    let start = x + look.width(name, Self.name) + 8
    guard right - start > 40 else { return }
    picture.list.label(
      look.fit(detail, right - start, Self.plain), x: start, middle: middle, Self.plain,
      look.theme.secondary, look)
  }

  private func viewText(_ handle: Handle) -> String {
    guard let view = input.snapshot.recognizer(handle)?.view else { return "" }
    return Text.arbitration.on(view: input.name(of: view))
  }

  /// The row leads to its event, of which the tooltip says more where there is more to say.
  private mutating func region(_ event: UInt32, _ more: String? = nil) {
    let words = EventWords.text(input.trace.events[Int(event)], in: input.trace)
    picture.region(
      .event(Int(event)), CGRect(x: 0, y: y, width: width, height: rowHeight),
      Text.panels.list([words, more].compactMap { $0 }))
    y += rowHeight
  }

  // MARK: The outcome

  /// The headline with its first sentence, of which the tab Why has all; beside them the switch between graph and matrix.
  private mutating func answer(_ why: Explanation?, hover: Target?) {
    let choice = view.map {
      RelationsChoice(chosen: $0, hasGraph: graph?.isClear == true, hover: hover, look: look)
    }
    let room = WhyPicture.CaptionRoom(
      right: choice.map { $0.width + 12 } ?? 0, height: Self.headline - y)
    if let drawn = WhyPicture.short(why, input, width: width, captionRoom: room, look) {
      picture.append(drawn.picture, offset: CGPoint(x: 0, y: y))
      y += drawn.height + 12
    } else if choice != nil {
      picture.list.label(
        Text.arbitration.relations, x: 0, middle: Self.captionMiddle, .ui(13, .semibold),
        look.theme.text, look)
      y = Self.headline
    }
    choice?.draw(right: width, middle: Self.captionMiddle, &picture)
  }

  // MARK: Relations (AR2, AR3, AR6)

  /// `why` is what stands above: a ring of requirements that it tells of is not told again.
  private mutating func related(_ model: ArbitrationModel, besides why: Explanation?) {
    guard !input.snapshot.recognizers.isEmpty else {
      title(Text.arbitration.relations)
      note(Text.arbitration.noRecognizers)
      return
    }
    for sentence in RequirementCycle.all(input).compactMap({
      RequirementCycle.sentence(about: $0, input)
    }) where sentence.text != why?.sentences.first?.text {
      warn(sentence.text)
    }
    guard let graph, let view else {
      title(Text.arbitration.relations)
      note(
        input.snapshot.recognizers.count == 1
          ? Text.arbitration.onlyOneRecognizer : Text.arbitration.unconnected)
      return
    }
    switch view {
    case .graph:
      let box = CGRect(x: 0, y: y, width: width, height: graph.height)
      picture.list.fill(.roundedRectangle(box, 8), look.theme.panel)
      picture.region(.group("graph"), box)
      picture.append(graph.draw(), offset: box.origin)
      let key = GraphKey(graph.relations, width: width, look)
      key.draw(x: 0, y: box.maxY + 6, &picture.list)
      y = box.maxY + 6 + key.height + 6
      let decided = Relations.preventions(relations, input)
      if !decided.isEmpty { note(Text.arbitration.defaults(decided)) }
    case .matrix:
      let drawn = ArbitrationMatrix(
        relations, input, pair: model.pair, lead: why?.subject, hover: model.hover,
        width: width, look
      ).draw()
      picture.region(
        .group("matrix"), CGRect(x: 0, y: y, width: width, height: drawn.height))
      picture.append(drawn.picture, offset: CGPoint(x: 0, y: y))
      y += drawn.height + 4
    }
  }

  /// What can never work.
  private mutating func warn(_ text: String) {
    let font = Font.ui(12, .medium)
    let lines = look.wrap(text, width - 40, font)
    let box = CGRect(x: 0, y: y, width: width, height: Double(lines.count) * 18 + 12)
    picture.list.fill(.roundedRectangle(box, 8), look.theme.danger.opacity(0.1))
    picture.list.stroke(
      .roundedRectangle(box.insetBy(dx: 0.5, dy: 0.5), 8), look.theme.danger, width: 1)
    Glyph.noEntry(
      &picture.list, at: CGPoint(x: 16, y: y + 15), radius: 5.5, look.theme.danger,
      on: look.theme.window)
    for (index, line) in lines.enumerated() {
      picture.list.label(
        line, x: 30, middle: y + 15 + Double(index) * 18, font, look.theme.text, look)
    }
    y = box.maxY + 8
  }

  // MARK: Answers (AR5)

  private mutating func decisions() {
    let events = input.reading.decisions
    guard !events.isEmpty else { return }
    title(Text.arbitration.answers)
    for (event, count) in Self.counted(events).suffix(24) { answer(event, count) }
  }

  /// Equal answers to one question are one row with their count.
  private static func counted(_ events: [TraceEvent]) -> [(event: TraceEvent, count: Int)] {
    var rows: [(event: TraceEvent, count: Int)] = []
    for event in events {
      let known = rows.firstIndex {
        $0.event.verb == event.verb && $0.event.subject == event.subject
          && $0.event.other == event.other && $0.event.answer == event.answer
      }
      if let known { rows[known].count += 1 } else { rows.append((event, 1)) }
    }
    return rows
  }

  private mutating func answer(_ event: TraceEvent, _ count: Int) {
    let middle = y + rowHeight / 2
    let answer = Text.arbitration.answer(event.answer, count: count)
    let ink = event.answer ? look.theme.ended.color : StateLook.ink(.failed, look.theme)
    var right = width
    if let source = Text.arbitration.answerer(event.source, of: input.name(of: event.subject)) {
      let words = look.fit(source, width * Self.answererPart, .ui(11))
      picture.list.trailing(
        words, right: width, middle: middle, .ui(11), look.theme.secondary, look)
      right -= max(58, look.width(words, .ui(11)) + 12)
    }
    picture.list.trailing(answer, right: right, middle: middle, Self.name, ink, look)
    named(
      event.subject, EventWords.call(event, in: input.trace), x: 4,
      right: right - look.width(answer, Self.name) - 10, middle)
    region(
      event.seq, Text.arbitration.answered(by: event.source, of: input.name(of: event.subject)))
  }
}
