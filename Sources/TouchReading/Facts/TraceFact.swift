package import TouchLanguage
import TouchTrace

/// What a fact in braces is in a run, up to the moment that is shown.
package enum TraceFact {
  /// Of a hit test, which is no event.
  private static let hit = "hit"

  package static func value(
    _ fact: FactTemplate.Fact, _ input: PictureInput
  ) throws(FactMistake) -> String {
    let trace = input.trace
    let objects = handles(fact.object, input)
    guard !objects.isEmpty else {
      throw .noObject(fact.object, among: trace.names.filter { !$0.isEmpty })
    }
    switch fact.quantity {
    case .order, .number: return try visit(fact, objects, input)
    case .count: return "\(events(fact, objects, trace).count)"
    case .time, .measured, .limit, .measuredTime, .limitTime, .measuredAngle, .reason, .by,
      .duration:
      break
    }
    guard let first = events(fact, objects, trace).first else {
      throw .neverHappened(fact.what, to: fact.object, among: happened(to: objects, trace))
    }
    return try quantity(fact, first, input)
  }

  /// The objects of a name; views that nothing happened to have their names in the snapshot.
  private static func handles(_ name: String, _ input: PictureInput) -> Set<Handle> {
    let traced = input.trace.names.indices.filter { input.trace.names[$0] == name }
      .map { Handle(rawValue: UInt32($0)) }
    let views = input.snapshot.views.filter { $0.name == name }.map(\.handle)
    let recognizers = input.snapshot.recognizers.filter { $0.name == name }.map(\.handle)
    return Set(traced + views + recognizers)
  }

  private static func events(
    _ fact: FactTemplate.Fact, _ objects: Set<Handle>, _ trace: Trace
  ) -> [TraceEvent] {
    trace.events.filter { objects.contains($0.subject) && isNamed($0, fact.what, trace) }
  }

  /// A change to a state or the phase of a touch by its name; anything else by the beginning of its line.
  private static func isNamed(_ event: TraceEvent, _ what: String, _ trace: Trace) -> Bool {
    switch event.verb {
    case .transition where event.to.name == what: return true
    case .sample: return event.phase.name == what
    default:
      let line = CanonicalLine.what(event, in: trace)
      return line == what || line.hasPrefix(what + " ")
    }
  }

  /// What there is to choose from.
  private static func happened(to objects: Set<Handle>, _ trace: Trace) -> [String] {
    var seen: Set<String> = []
    return trace.events.filter { objects.contains($0.subject) }.map { event in
      switch event.verb {
      case .transition: event.to.name
      case .sample: event.phase.name
      default: event.verb.name
      }
    }.filter { seen.insert($0).inserted }
  }

  // MARK: Quantities

  private static func quantity(
    _ fact: FactTemplate.Fact, _ event: TraceEvent, _ input: PictureInput
  ) throws(FactMistake) -> String {
    switch fact.quantity {
    case .time: return Units.milliseconds(event.time.since(input.reading.gestureStart))
    case .measured: return Units.number(event.measured)
    case .limit: return Units.number(event.limit)
    case .measuredTime: return Units.duration(event.measured)
    case .limitTime: return Units.duration(event.limit)
    case .measuredAngle: return Units.degrees(event.measured)
    case .reason:
      guard event.reason != .none else {
        throw .hasNone(quantity: fact.quantity.rawValue, fact: fact.text)
      }
      return LimitText.reason(event, input)
    case .by:
      guard event.other != .none else {
        throw .hasNone(quantity: fact.quantity.rawValue, fact: fact.text)
      }
      return input.name(of: event.other)
    case .duration:
      guard let end = end(of: event, input.trace) else {
        throw .hasNone(quantity: fact.quantity.rawValue, fact: fact.text)
      }
      return Units.duration(end.time.since(event.time))
    case .count, .order, .number:
      throw .hasNone(quantity: fact.quantity.rawValue, fact: fact.text)
    }
  }

  /// The next event that ends a wait, a hold or a state of the same object.
  private static func end(of event: TraceEvent, _ trace: Trace) -> TraceEvent? {
    trace.events.first {
      $0.seq > event.seq && $0.subject == event.subject
        && [.released, .transition, .releases, .drops].contains($0.verb)
    }
  }

  /// The views that were asked before an object was hit, or which of them it was.
  private static func visit(
    _ fact: FactTemplate.Fact, _ objects: Set<Handle>, _ input: PictureInput
  ) throws(FactMistake) -> String {
    let pass = input.reading.hits.last { hit in hit.visited.contains { objects.contains($0) } }
    guard fact.what == hit, let pass,
      let index = pass.visited.firstIndex(where: { objects.contains($0) })
    else { throw .hasNone(quantity: fact.quantity.rawValue, fact: fact.text) }
    return fact.quantity == .number
      ? "\(index + 1)" : pass.visited.map { input.name(of: $0) }.joined(separator: ", ")
  }
}
