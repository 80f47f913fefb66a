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
  private var y = 0.0

  private let rowHeight: Double
  private static let name = Font.ui(12, .semibold)
  private static let plain = Font.ui(12)

  /// The whole panel from its top; its height is that of its content.
  static func draw(
    _ input: PictureInput, width: Double, rowHeight: Double = 22, _ look: Look
  ) -> (picture: Picture, height: Double) {
    var panel = ArbitrationPicture(input, width, rowHeight, look)
    panel.touches()
    let relations = Relations.make(input)
    panel.graph(relations)
    panel.list(relations)
    panel.decisions()
    return (panel.picture, panel.y)
  }

  private init(_ input: PictureInput, _ width: Double, _ rowHeight: Double, _ look: Look) {
    self.input = input
    self.width = width
    self.rowHeight = rowHeight
    self.look = look
  }

  private mutating func title(_ text: String) {
    y += y > 0 ? 20 : 10
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
    for finger in numbers {
      title(Text.arbitration.recognizers(ofTouch: input.trace.touchNumber(of: finger) ?? 0))
      for (index, attachment) in input.recognizers(of: finger).enumerated() {
        row("\(index + 1)", attachment.recognizer, event: attachment.event)
      }
      for event in input.reading.decisions
      where event.kind == .receive && event.other == finger && !event.answer {
        refused(event)
      }
      for recognizer in input.snapshot.recognizers where isLeftOut(recognizer, finger) {
        leftOut(recognizer)
      }
    }
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
    let state = StateLook.word(reading)
    let stateWidth = look.width(state, Self.plain)
    picture.list.trailing(state, right: width, middle: middle, Self.plain, ink, look)
    named(handle, viewText(handle), x: 44, right: width - stateWidth - 12, middle)
    region(event)
  }

  private mutating func refused(_ event: TraceEvent) {
    let middle = y + rowHeight / 2
    let ink = StateLook.ink(.failed, look.theme)
    Glyph.noEntry(
      &picture.list, at: CGPoint(x: 32, y: middle), radius: 5, ink, on: look.theme.panel)
    let state = Text.arbitration.refused
    picture.list.trailing(state, right: width, middle: middle, Self.plain, ink, look)
    named(
      event.subject, Text.arbitration.refused(by: event.verb), x: 44,
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

  /// The row leads to its event.
  private mutating func region(_ event: UInt32) {
    picture.region(
      .event(Int(event)), CGRect(x: 0, y: y, width: width, height: rowHeight),
      EventWords.text(input.trace.events[Int(event)], in: input.trace))
    y += rowHeight
  }

  // MARK: Relations (AR2, AR3)

  private mutating func graph(_ relations: [Relation]) {
    title(Text.arbitration.relations)
    guard !input.snapshot.recognizers.isEmpty else {
      note(Text.arbitration.noRecognizers)
      return
    }
    if let ring = RequirementCycle.sentence(about: RequirementCycle.first(input), input) {
      warn(ring.text)
    }
    let graph = ArbitrationGraph(relations, input, width: width, look)
    let box = CGRect(x: 0, y: y, width: width, height: graph.height)
    picture.list.fill(.roundedRectangle(box, 8), look.theme.panel)
    picture.region(.group("graph"), box)
    picture.append(graph.draw(), offset: box.origin)
    y = box.maxY + 8
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

  private mutating func list(_ relations: [Relation]) {
    for (index, relation) in relations.enumerated() {
      let middle = y + rowHeight / 2
      picture.list.trailing(
        "\(index + 1)", right: 16, middle: middle, .mono(11), look.theme.secondary, look)
      RelationStyle.sample(
        &picture.list, relation, in: CGRect(x: 24, y: middle - 5, width: 30, height: 10), look.theme
      )
      let parts = tag(relation)
      let tag = parts.joined(separator: " \u{00B7} ")
      let font = Font.ui(11)
      // Its last part alone where the names need the space.
      let isTight = 64 + wholeWidth(relation) + 10 + look.width(tag, font) > width
      let shown = isTight ? parts[parts.count - 1] : tag
      let tagWidth = look.width(shown, font)
      picture.list.trailing(shown, right: width, middle: middle, font, look.theme.secondary, look)
      sentence(relation, x: 64, right: width - tagWidth - 10, middle)
      picture.region(
        .relation(index + 1), CGRect(x: 0, y: y, width: width, height: rowHeight), tag)
      y += rowHeight
    }
    guard !input.snapshot.recognizers.isEmpty else { return }
    note(Text.arbitration.unconnected(isEmpty: relations.isEmpty))
  }

  /// Who decided it, and when it came true.
  private func tag(_ relation: Relation) -> [String] {
    let source = Text.arbitration.source(relation.source)
    guard relation.weight != .standing, let event = relation.event else { return [source] }
    let since = input.trace.events[Int(event)].time.since(input.reading.gestureStart)
    return [source, Text.arbitration.time(seconds: since)]
  }

  /// The words between two names, with spaces around them.
  private func verb(_ relation: Relation) -> String {
    " \(Text.arbitration.relation(RelationStyle.label(relation.kind))) "
  }

  /// Both names and what is between them, uncut.
  private func wholeWidth(_ relation: Relation) -> Double {
    [relation.from, relation.to].reduce(
      look.width(verb(relation), Self.plain)
    ) { $0 + look.width(input.name(of: $1), Self.name) }
  }

  private mutating func sentence(
    _ relation: Relation, x: Double, right: Double, _ middle: Double
  ) {
    let verb = verb(relation)
    let names = [relation.from, relation.to].map { input.name(of: $0) }
    let color = relation.weight == .standing ? look.theme.secondary : look.theme.text
    let verbWidth = look.width(verb, Self.plain)
    // What a short second name leaves is the first one's.
    let available = max(40, right - x - verbWidth)
    let half = max(available / 2, available - look.width(names[1], Self.name))
    let first = look.fit(names[0], half, Self.name)
    let spare = available - look.width(first, Self.name)
    picture.list.label(first, x: x, middle: middle, Self.name, color, look)
    let second = x + look.width(first, Self.name)
    picture.list.label(verb, x: second, middle: middle, Self.plain, look.theme.secondary, look)
    picture.list.label(
      look.fit(names[1], spare, Self.name), x: second + verbWidth, middle: middle, Self.name,
      color, look)
  }

  // MARK: Answers (AR5)

  private mutating func decisions() {
    let events = input.reading.decisions
    title(Text.arbitration.answers)
    guard !events.isEmpty else {
      note(Text.arbitration.noAnswers)
      return
    }
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
    let source = Text.arbitration.source(event.source)
    picture.list.trailing(source, right: width, middle: middle, .ui(11), look.theme.secondary, look)
    let right = width - max(58, look.width(source, .ui(11)) + 12)
    picture.list.trailing(answer, right: right, middle: middle, Self.name, ink, look)
    named(
      event.subject, question(event), x: 4,
      right: right - look.width(answer, Self.name) - 10, middle)
    region(event.seq)
  }

  private func question(_ event: TraceEvent) -> String {
    if let touch = input.trace.touchNumber(of: event.other) {
      return Text.arbitration.question(event.verb, aboutTouch: touch)
    }
    let other = event.other == .none ? nil : input.name(of: event.other)
    return Text.arbitration.question(event.verb, about: other)
  }
}
