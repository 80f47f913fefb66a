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
    let time = Units.milliseconds((slice.to ?? now).since(slice.from))
    let ticks = slice.look == .changed ? [Text.timeline.ticks] : []
    return Text.panels.list(
      ["\(trace.name(of: owner.handle)) \(texts(slice, owner)[0])", time] + ticks)
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
      return Text.timeline.changed(isPresent ? StateDiagram.changes(owner) : 1, cause)
    }
  }

  /// How many taps there were, while more are needed.
  private func taps(_ slice: RecognizerReading.Slice, _ owner: RecognizerReading) -> [String] {
    guard slice.from >= owner.start, let taps = owner.measures.first(where: { $0.name == "taps" }),
      taps.limit > 1, taps.value >= 1, taps.value < taps.limit
    else { return [] }
    let gap = owner.timers.last { $0.name == "gap" }
    return Text.timeline.taps(Int(taps.value), of: Int(taps.limit), within: gap?.seconds)
  }

  mutating func text(
    _ slice: RecognizerReading.Slice, _ owner: RecognizerReading, in bounds: CGRect
  ) {
    guard bounds.width >= Self.signSlice else { return }
    let texts = texts(slice, owner)
    var options: [String] = []
    if bounds.width >= Self.reasonSlice { options = texts }
    if bounds.width >= Self.nameSlice { options.append(texts[texts.count - 1]) }
    name(options, StateDiagram.Node(slice.look), in: bounds)
  }

  /// A state on its slice: with words where they fit, or else its sign in the middle.
  mutating func name(_ texts: [String], _ node: StateDiagram.Node, in bounds: CGRect) {
    let isHeld = node == .held
    let ink: Color =
      switch node {
      case .held: StateLook.heldInk(theme)
      case .began: theme.began.label
      case .changed: theme.changed.label
      case .possible, .ended, .cancelled, .failed: theme.text
      }
    let plate: Color =
      switch node {
      case .began: theme.began.color
      case .changed: theme.changed.color
      case .possible, .held, .ended, .cancelled, .failed: theme.window
      }
    // Its outline is the line at its ends.
    let stripes: [ClosedRange<Double>] =
      isHeld ? [Double(bounds.minX - 1)...Double(bounds.maxX + 1)] : []
    let words = Words(
      texts: texts, color: ink, weight: isHeld ? .semibold : .medium,
      signColor: node == .possible ? theme.secondary : ink,
      sign: .state(node, isPrevented: false), ground: isHeld ? theme.window : nil, plate: plate,
      stripes: stripes)
    let inset = Self.signInset
    if write(
      words, x: bounds.minX + inset, middle: bounds.midY, limit: bounds.maxX - Self.textEnd) != nil
    {
      return
    }
    guard bounds.width >= Self.signSlice else { return }
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    if isHeld {
      let span = Self.ground(center.x - 7, center.x + 7, on: stripes)
      let ground = CGRect(x: span.from, y: center.y - 7, width: span.to - span.from, height: 14)
      picture.list.fill(.rectangle(ground), theme.window)
    }
    StateGlyph.draw(
      &picture.list, node, isPrevented: false, at: center, words.signColor ?? ink)
  }

  // MARK: Flags

  /// What is said behind a flag.
  func flagWords(_ event: TraceEvent, _ slice: RecognizerReading.Slice) -> Words {
    Words(
      texts: flagTexts(event, slice),
      color: StateLook.ink(event, theme),
      sign: .state(StateDiagram.node(event.to), isPrevented: event.reason.isPrevention))
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
