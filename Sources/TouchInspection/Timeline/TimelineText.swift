import TouchLanguage
import Foundation
import TouchCanvas
import TouchReading
import TouchTrace

/// Texts on the slices and flags of recognizers.
extension TimelineStage {
  /// Widths from which a slice shows its glyph, its name and its reason, points.
  private static let signWidth = 16.0
  private static let nameWidth = 40.0
  private static let reasonWidth = 140.0

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
    let texts = texts(slice, event(of: slice, owner.handle), owner)
    let time = Units.milliseconds((slice.to ?? now).since(slice.from))
    return "\(trace.name(of: owner.handle)) \(texts.reasons.first ?? texts.name), \(time)"
  }

  /// The name of a span, and the name with its reason, the longest text first.
  private func texts(
    _ slice: RecognizerReading.Slice, _ event: TraceEvent?, _ owner: RecognizerReading
  ) -> (name: String, reasons: [String]) {
    let name = Text.timeline.state(Self.label(slice.look))
    return (name, reasons(slice, event, owner).map { "\(name) \u{00B7} \($0)" })
  }

  /// Why the recognizer is in the state of a span, the longest text first.
  private func reasons(
    _ slice: RecognizerReading.Slice, _ event: TraceEvent?, _ owner: RecognizerReading
  ) -> [String] {
    switch slice.look {
    case .possible:
      let taps = owner.measures.first { $0.name == "taps" }
      guard slice.to == nil, let taps else { return [] }
      return [Text.timeline.taps(Int(taps.value), of: Int(taps.limit))]
    case .held:
      return event.map { [Text.timeline.waits(for: trace.name(of: $0.other))] } ?? []
    case .began, .changed:
      guard let event, event.reason != .none else { return [] }
      return [StepNote.reason(event, trace), StepNote.onEdge(event, trace)]
    }
  }

  private static func label(_ look: RecognizerReading.Slice.Look) -> StateLabel {
    switch look {
    case .possible: .possible
    case .held: .held
    case .began: .began
    case .changed: .changed
    }
  }

  mutating func text(
    _ slice: RecognizerReading.Slice, _ owner: RecognizerReading, in bounds: CGRect
  ) {
    guard bounds.width >= Self.signWidth else { return }
    let style = Self.style(slice.look, theme)
    let texts = texts(slice, event(of: slice, owner.handle), owner)
    var options: [String] = []
    if bounds.width >= Self.reasonWidth { options += texts.reasons }
    if bounds.width >= Self.nameWidth { options.append(texts.name) }
    let sign = node(slice.look)
    if slice.look == .held {
      let ink = StateLook.heldInk(theme)
      let origin = CGPoint(x: bounds.minX + 6, y: bounds.minY + 2)
      let written = chip(options, at: origin, width: bounds.width - 12, ink, sign: 12)
      let x = written ? origin.x + 9 : bounds.midX
      if !written {
        let ground = CGRect(x: x - 7, y: bounds.midY - 7, width: 14, height: 14)
        picture.list.fill(.roundedRectangle(ground, 3), theme.window)
      }
      StateGlyph.draw(
        &picture.list, sign, isPrevented: false, at: CGPoint(x: x, y: bounds.midY), ink)
      return
    }
    let ink = slice.look == .possible ? theme.secondary : style.label
    let font = Font.ui(11, .medium)
    guard let text = options.first(where: { look.width($0, font) + 26 <= bounds.width }) else {
      StateGlyph.draw(
        &picture.list, sign, isPrevented: false, at: CGPoint(x: bounds.midX, y: bounds.midY), ink)
      return
    }
    StateGlyph.draw(
      &picture.list, sign, isPrevented: false, at: CGPoint(x: bounds.minX + 11, y: bounds.midY), ink
    )
    picture.list.label(text, x: bounds.minX + 20, middle: bounds.midY, font, ink, look)
  }

  private func node(_ state: RecognizerReading.Slice.Look) -> StateDiagram.Node {
    switch state {
    case .possible: .possible
    case .held: .held
    case .began: .began
    case .changed: .changed
    }
  }

  // MARK: Flags

  /// A terminal state: an edge with a pennant, its glyph and its reason.
  mutating func flag(_ event: TraceEvent, x: Double, y: Double, limit: Double) {
    let style = StateLook.look(event.to, reason: event.reason, theme)
    picture.list.fill(.rectangle(CGRect(x: x - 1, y: y + 2, width: 2, height: 24)), style.color)
    // It flies back where the next slice begins at once.
    let side = limit - x < 10 ? -1.0 : 1
    let pennant = Path.polygon([
      CGPoint(x: x, y: y + 2), CGPoint(x: x + 13 * side, y: y + 2),
      CGPoint(x: x + 9 * side, y: y + 7), CGPoint(x: x + 13 * side, y: y + 12),
      CGPoint(x: x, y: y + 12),
    ])
    picture.list.fill(pennant, style.color)
    mark(event.seq, CGRect(x: side > 0 ? x - 3 : x - 15, y: y + 2, width: 18, height: 24))
    let isPrevented = event.reason.isPrevention
    let ink = StateLook.ink(event.to, reason: event.reason, theme)
    let middle = y + 14
    guard
      let written = label(
        flagTexts(event), x: x + 18, middle: middle, limit: limit, .ui(11, .medium), ink, sign: 13,
        ground: theme.window)
    else { return }
    StateGlyph.draw(
      &picture.list, StateDiagram.node(event.to), isPrevented: isPrevented,
      at: CGPoint(x: written.start + 5, y: middle), ink)
  }

  private func flagTexts(_ event: TraceEvent) -> [String] {
    if event.to == .failed, event.reason == .preventedBy {
      return [
        Text.timeline.prevented(by: trace.name(of: event.other)), Text.timeline.state(.prevented),
      ]
    }
    let name = Text.timeline.state(StateDiagram.node(event.to).label)
    guard event.reason != .none else { return [name] }
    return ["\(name) \u{00B7} \(StepNote.reason(event, trace))", name]
  }
}
