import TouchLanguage
import Foundation
import TouchCanvas
import TouchReading
import TouchTrace

/// Texts on the slices and flags of recognizers.
extension TimelineStage {
  /// Widths from which a slice shows its sign, its name and its reason, points.
  private static let signSlice = 16.0
  private static let nameSlice = 56.0
  private static let reasonSlice = 160.0
  /// Where a sign and a text begin in a slice.
  private static let signInset = 6.0
  private static let textEnd = 8.0

  /// The event that began a span.
  func event(of slice: RecognizerReading.Slice, _ owner: Handle) -> TraceEvent? {
    trace.events(at: slice.from).first { event in
      guard event.subject == owner else { return false }
      switch slice.look {
      case .possible: return event.kind == .gesture && event.verb == .touchesBegan
      case .held: return event.verb == .held
      case .began: return event.kind == .state && event.to == .began
      case .changed: return event.kind == .state && event.to == .changed
      }
    }
  }

  func tooltip(_ slice: RecognizerReading.Slice, _ owner: RecognizerReading) -> String {
    let end = slice.to ?? now
    let isPresent = slice.from <= playhead && playhead < end
    let state = Text.panels.pair(trace.name(of: owner.handle), texts(slice, owner)[0])
      .replacing(" \u{00B7} ", with: "\n")
    let time = Text.timeline.lasted(
      (isPresent ? playhead : end).since(slice.from),
      isOver: !isPresent && slice.to != nil)
    return ([state, time] + (slice.look == .changed ? [Text.timeline.ticks] : []))
      .joined(separator: "\n")
  }

  /// The state with its reason, the longest text first, and the state alone at the end.
  private func texts(_ slice: RecognizerReading.Slice, _ owner: RecognizerReading) -> [String] {
    let event = event(of: slice, owner.handle)
    let name = Text.timeline.state(StateDiagram.Node(slice.look).label)
    switch slice.look {
    case .possible: return taps(slice, owner).map { "\(name) \u{00B7} \($0)" } + [name]
    case .held:
      let waits = event.map { Text.timeline.waits(for: trace.name(of: $0.other)) } ?? []
      return waits.map { "\(name) \u{00B7} \($0)" } + [name]
    case .began:
      guard let event, event.reason != .none else { return [name] }
      return [StepNote.reason(event, input), StepNote.brief(event, input)].map {
        "\(name) \u{00B7} \($0)"
      } + [name]
    case .changed:
      let isPresent = slice.from >= owner.start
      let began = owner.transitions.first { $0.to == .began && $0.time <= slice.from }
      let cause =
        isPresent ? began.map { trace.cause(of: $0, other: trace.name(of: $0.other)) } : nil
      return Text.timeline.changed(isPresent ? changes(slice, owner) : 1, cause)
    }
  }

  /// How many changes were reported up to the playhead; of a slice that is to come all of them.
  private func changes(_ slice: RecognizerReading.Slice, _ owner: RecognizerReading) -> Int {
    guard slice.from <= playhead, let told = frame.told?.recognizer(owner.handle),
      told.start == owner.start
    else { return StateDiagram.changes(owner) }
    return StateDiagram.changes(told)
  }

  /// How many taps there were, while more are needed.
  private func taps(_ slice: RecognizerReading.Slice, _ owner: RecognizerReading) -> [String] {
    guard slice.from >= owner.start, let taps = owner.measures.first(where: { $0.name == "taps" }),
      taps.limit > 1, taps.value >= 1, taps.value < taps.limit
    else { return [] }
    let gap = owner.timers.last { $0.name == "gap" }
    return Text.timeline.taps(Int(taps.value), of: Int(taps.limit), within: gap?.seconds)
  }

  /// A colour that fills its bar is weaker behind the playhead: words stand before that or, where they have no room there,
  /// behind it.
  mutating func text(
    _ slice: RecognizerReading.Slice, _ owner: RecognizerReading, in bounds: CGRect
  ) {
    guard bounds.width >= Self.signSlice else { return }
    let texts = texts(slice, owner)
    let node = StateDiagram.Node(slice.look)
    let isFilled = slice.look == .began || slice.look == .changed
    let parts = isFilled ? frame.parts(of: bounds) : [bounds]
    let time = isFilled && slice.from <= playhead ? slice.from : nil
    for part in parts {
      var options: [String] = []
      if part.width >= Self.reasonSlice { options = texts }
      if part.width >= Self.nameSlice { options.append(texts[texts.count - 1]) }
      if write(options, node, time, on: part) { return }
    }
    if let part = parts.first(where: { $0.width >= Self.signSlice }) { sign(node, on: part) }
  }

  /// A state on its slice: with words where they fit, or else its sign in the middle.
  mutating func name(_ texts: [String], _ node: StateDiagram.Node, in bounds: CGRect) {
    guard !write(texts, node, nil, on: bounds), bounds.width >= Self.signSlice else { return }
    sign(node, on: bounds)
  }

  /// The first words that fit, from the beginning of a slice or of a part of it; false where none does.
  private mutating func write(
    _ texts: [String], _ node: StateDiagram.Node, _ time: Instant?, on bounds: CGRect
  ) -> Bool {
    let isHeld = node == .held
    let ink = ink(node)
    let plate: Color =
      switch node {
      case .began: theme.began.color
      case .changed: theme.changed.color
      case .possible, .held, .ended, .cancelled, .failed: theme.window
      }
    let words = Words(
      texts: texts, color: ink, time: time, weight: isHeld ? .semibold : .medium,
      signColor: node == .possible ? theme.secondary : ink,
      sign: .state(node, isPrevented: false), ground: isHeld ? theme.window : nil, plate: plate,
      stripes: isHeld ? [stripes(on: bounds)] : [])
    return write(
      words, x: bounds.minX + Self.signInset, middle: bounds.midY,
      limit: bounds.maxX - Self.textEnd) != nil
  }

  /// The sign of a state in the middle of its slice.
  private mutating func sign(_ node: StateDiagram.Node, on bounds: CGRect) {
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    if node == .held {
      let span = Self.ground(center.x - 7, center.x + 7, on: [stripes(on: bounds)])
      let ground = CGRect(x: span.from, y: center.y - 7, width: span.to - span.from, height: 14)
      picture.list.fill(.rectangle(ground), theme.window)
    }
    StateGlyph.draw(
      &picture.list, node, isPrevented: false, at: center,
      node == .possible ? theme.secondary : ink(node))
  }

  /// The colour of a state's words on its slice.
  private func ink(_ node: StateDiagram.Node) -> Color {
    switch node {
    case .held: StateLook.heldInk(theme)
    case .began: theme.began.label
    case .changed: theme.changed.label
    case .possible, .ended, .cancelled, .failed: theme.text
    }
  }

  /// Those of what is held: its outline is the line at their ends.
  private func stripes(on bounds: CGRect) -> ClosedRange<Double> {
    Double(bounds.minX - 1)...Double(bounds.maxX + 1)
  }

  // MARK: Flags

  /// What is said behind a flag.
  func flagWords(_ event: TraceEvent, _ slice: RecognizerReading.Slice) -> Words {
    Words(
      texts: held(slice, until: event, flagTexts(event, slice)),
      color: StateLook.ink(event, theme),
      sign: .state(StateDiagram.node(event.to), isPrevented: event.reason.isPrevention))
  }

  /// A wait that has no room for its name stands before what came of it. How late the end came tells it already.
  private func held(
    _ slice: RecognizerReading.Slice, until event: TraceEvent, _ texts: [String]
  ) -> [String] {
    guard slice.look == .held, event.to != .ended,
      scale.x(event.time) - scale.x(slice.from) < Self.nameSlice
    else { return texts }
    let seconds = event.time.since(slice.from)
    // The state alone has less to say than its reason.
    return texts.prefix(max(1, texts.count - 1)).map {
      Text.timeline.held(seconds, then: $0)
    } + texts
  }

  private func flagTexts(_ event: TraceEvent, _ slice: RecognizerReading.Slice) -> [String] {
    if event.to == .failed, event.reason == .preventedBy {
      return Text.timeline.prevented(
        by: trace.name(of: event.other), input.prevention(in: event))
    }
    let isPrevented = event.to == .failed && event.reason.isPrevention
    let name = Text.timeline.state(isPrevented ? .prevented : StateDiagram.node(event.to).label)
    if event.to == .ended, slice.look == .held {
      return [Text.timeline.late(event.time.since(slice.from)), name]
    }
    guard event.reason != .none, !(event.to == .ended && event.reason == .lifted) else {
      return [name]
    }
    return [StepNote.reason(event, input), StepNote.brief(event, input)].map {
      "\(name) \u{00B7} \($0)"
    } + [name]
  }
}

extension StateDiagram.Node {
  /// The state of a slice.
  init(_ look: RecognizerReading.Slice.Look) {
    self =
      switch look {
      case .possible: .possible
      case .held: .held
      case .began: .began
      case .changed: .changed
      }
  }
}
