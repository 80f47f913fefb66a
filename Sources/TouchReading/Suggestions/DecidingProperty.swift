package import TouchLanguage
package import TouchTrace
import TouchGeometry

/// A property, or a limit of UIKit, whose value mattered in the gesture, and what came of it.
package struct DecidingProperty: Hashable, Sendable {
  /// A view or a recognizer.
  package let object: Handle
  /// As a scene file calls it; empty for a limit of UIKit.
  package let name: String
  /// What UIKit has no property for; nil for a property.
  package var limit: FixedLimit?
  /// What a method was asked about; empty for a property.
  package var argument = ""
  /// As a scene file writes it; of a limit with its unit.
  package let value: String
  package let effect: PropertyEffect
  /// The trace event that shows it, by seq.
  package let event: UInt32

  init(
    _ object: Handle, _ name: String, _ value: String, _ effect: PropertyEffect, _ event: UInt32
  ) {
    self.object = object
    self.name = name
    self.value = value
    self.effect = effect
    self.event = event
  }

  /// As Apple calls it, with what the method was asked about.
  package var shownName: String {
    switch name {
    case "requireToFail": "require(toFail:)"
    case "shouldBegin": "gestureRecognizerShouldBegin(_:)"
    case "pointInside": "point(inside:with:)"
    default: argument.isEmpty ? name : Verb.touchesShouldCancel.call(about: argument)
    }
  }

  /// The name of its object with what it is called: `list.pan begins after` where UIKit has no property for it.
  package func title(_ object: String) -> String {
    limit.map { Text.inspect.name(of: $0, object) } ?? "\(object).\(shownName)"
  }

  /// Those of the gesture: first of what the headline of Why is about, then in the order of their events, each property of an
  /// object once; none while a probe asks.
  package static func all(_ input: PictureInput) -> [DecidingProperty] {
    let (own, others) = parted(input)
    return own + others
  }

  /// The same, those of what the headline is about apart from the others.
  package static func parted(
    _ input: PictureInput
  ) -> (own: [DecidingProperty], others: [DecidingProperty]) {
    guard input.probe == nil else { return ([], []) }
    let finder = DecidingPropertyFinder(input: input)
    let found =
      finder.limits + finder.refusals + finder.holds + finder.recognizers + finder.cancellations
    var known: Set<String> = []
    let subjects = finder.decision?.subjects ?? []
    let sentences = (finder.why?.sentences ?? []).filter { !$0.isAside }
    let named = Set(sentences.flatMap { $0.words.parts.filter(\.isName).map(\.text) })
    // The subject of the headline comes before those that its sentences name, and these before all others.
    func rank(_ property: DecidingProperty) -> Int {
      let objects = [property.object, input.trace.events[Int(property.event)].subject]
      if objects.contains(where: subjects.contains) { return 0 }
      return objects.contains { named.contains(input.name(of: $0)) } ? 1 : 2
    }
    let sorted = found.map { (rank: rank($0), property: $0) }
      .sorted { ($0.rank, $0.property.event) < ($1.rank, $1.property.event) }
    func part(_ ranks: ClosedRange<Int>) -> [DecidingProperty] {
      sorted.filter {
        ranks.contains($0.rank)
          && known.insert("\($0.property.object.rawValue).\($0.property.name)").inserted
      }.map(\.property)
    }
    let own = part(0...1)
    return (own, part(2...2))
  }
}

/// Reads from a trace which properties mattered.
private struct DecidingPropertyFinder {
  let input: PictureInput
  /// What the headline is about, and all that Why says.
  let decision: Explanation.Decision?
  let why: Explanation?

  init(input: PictureInput) {
    self.input = input
    let headline = Explanation.Headline(input)
    decision = headline?.decision
    why = Explanation.shown(about: nil, input, headline)
  }

  private typealias Found = DecidingProperty

  // MARK: Limits of UIKit

  /// What the headline rests on and no property has: the margin of a control beside which a touch ended, and how far
  /// recognizers had moved between which the direction decided.
  var limits: [DecidingProperty] {
    guard let decision else { return [] }
    let margins = decision.event.flatMap { margin(input.trace.events[Int($0)]) }
    let contest = decision.subjects.lazy.compactMap { DirectionContest.find(of: $0, input) }.first
    let ways = contest.map { contest in
      ([contest.winner] + contest.losers).map { side in
        limit(
          side.recognizer, .dragDistance, side.way.limit, .moved(side.way, side.axis),
          contest.event.seq)
      }
    }
    return (margins.map { [$0] } ?? []) + (ways ?? [])
  }

  private func margin(_ event: TraceEvent) -> DecidingProperty? {
    guard event.kind == .action, let end = WhyControl.endOutside(event, input.trace), end.limit > 0
    else { return nil }
    return limit(
      event.subject, .controlMargin, end.limit,
      .ended(outside: input.marked(event.subject), by: end.measured), event.seq)
  }

  /// `distance`: points.
  private func limit(
    _ object: Handle, _ limit: FixedLimit, _ distance: Double, _ effect: PropertyEffect,
    _ event: UInt32
  ) -> DecidingProperty {
    var found = Found(object, "", Units.distance(distance), effect, event)
    found.limit = limit
    return found
  }

  // MARK: Views

  /// Values because of which a view under a touch was not hit, or was not given one.
  var refusals: [DecidingProperty] {
    input.reading.hits.flatMap { hit in hit.rejected.compactMap { refusal($0, hit) } }
      + outside + input.reading.withheld.compactMap { withheld($0) }
  }

  /// That the point was outside of the view whose refusal the headline rests on.
  private var outside: [DecidingProperty] {
    guard let refused = why?.refused,
      let rejection = input.reading.hits.last?.rejection(of: refused),
      case .outside(let distance) = Refusal(rejection)
    else { return [] }
    return [Found(refused, "pointInside", "false", .outside(by: distance), rejection.event)]
  }

  private func refusal(
    _ rejection: HitReading.Rejection, _ hit: HitReading
  ) -> DecidingProperty? {
    guard let touch = input.reading.finger(of: hit)?.start,
      let view = input.snapshot.view(rejection.view),
      let nearest = view.nearest(to: touch), nearest.distance(to: touch) < 0.001
    else { return nil }
    let (name, value): (String, String)
    switch rejection.reason {
    case .hidden: (name, value) = ("isHidden", "true")
    case .alpha: (name, value) = ("alpha", CanonicalLine.number(rejection.number))
    case .interactionOff: (name, value) = ("isUserInteractionEnabled", "false")
    default: return nil
    }
    return Found(view.handle, name, value, .refused, rejection.event)
  }

  private func withheld(_ event: TraceEvent) -> DecidingProperty? {
    guard event.reason == .multipleTouchOff else { return nil }
    return Found(
      event.subject, "isMultipleTouchEnabled", "false",
      .withheld(from: input.marked(event.subject), touch: input.touchNumber(event.other)),
      event.seq)
  }

  // MARK: Touches

  /// Values because of which a view got a touch later, or never.
  var holds: [DecidingProperty] {
    input.reading.fingers.flatMap(\.holds).compactMap { hold in
      let property = input.cause(of: hold)
      let effect: PropertyEffect
      switch hold.to {
      case nil: effect = .holds(isEnd: property.isEnd)
      case let end? where end == hold.from: return nil
      case _? where hold.isDropped:
        effect = .neverDelivered(to: input.marked(hold.view), isEnd: property.isEnd)
      case let end?: effect = .held(seconds: end.since(hold.from), isEnd: property.isEnd)
      }
      let (object, name): (Handle?, String) =
        switch property {
        case .contentTouches:
          (input.snapshot.recognizer(hold.holder)?.view, "delaysContentTouches")
        case .touchesBegan: (hold.holder, "delaysTouchesBegan")
        case .touchesEnded: (hold.holder, "delaysTouchesEnded")
        }
      return object.map { Found($0, name, "true", effect, hold.event) }
    }
  }

  /// Values with which a recognizer took a touch from the view that had it.
  var cancellations: [DecidingProperty] {
    let views = Set(input.reading.fingers.map(\.view))
    return input.reading.responders.filter { views.contains($0.handle) }.compactMap { responder in
      guard let lost = responder.deliveries.last(where: { $0.verb == .touchesCancelled }),
        case .recognizer(let taker)? =
          TouchOwner.of(input.trace.events[Int(lost.event)], input.trace),
        !TouchOwner.isPart(taker, of: responder.handle, input.trace)
      else { return nil }
      let effect = PropertyEffect.cancelled(input.marked(responder.handle))
      switch input.cancelCause(of: taker, in: responder.handle) {
      case .touchesInView: return Found(taker, "cancelsTouchesInView", "true", effect, lost.event)
      case .contentTouches:
        return input.snapshot.recognizer(taker).map {
          Found($0.view, "canCancelContentTouches", "true", effect, lost.event)
        }
      }
    }
  }

  // MARK: Recognizers

  /// Limits and answers by which recognizers failed or began, and requirements for which they waited.
  var recognizers: [DecidingProperty] {
    input.reading.recognizers.filter(\.wasInPlay).flatMap { reading in
      [waited(reading), reading.transitions.last.flatMap { decided($0) }].compactMap { $0 }
    }
  }

  private func waited(_ reading: RecognizerReading) -> DecidingProperty? {
    guard let waiting = reading.waiting, waiting.until != waiting.from,
      let required = requirement(of: reading.handle, for: waiting.other)
    else { return nil }
    let other = input.marked(waiting.other)
    let effect: PropertyEffect =
      waiting.until.map { .waited(for: other, seconds: $0.since(waiting.from)) }
      ?? .waits(for: other)
    return Found(reading.handle, "requireToFail", required, effect, waiting.event)
  }

  /// Whom it requires to fail, as a scene file writes it; nil where the other one is none of them.
  private func requirement(of recognizer: Handle, for other: Handle) -> String? {
    guard let required = input.snapshot.recognizer(recognizer)?.requires, required.contains(other)
    else { return nil }
    return "[\(required.map { input.name(of: $0) }.joined(separator: ", "))]"
  }

  private func decided(_ event: TraceEvent) -> DecidingProperty? {
    let recognizer = event.subject
    func found(_ name: String, _ value: Double, _ effect: PropertyEffect) -> DecidingProperty {
      Found(recognizer, name, CanonicalLine.number(value), effect, event.seq)
    }
    let failed = PropertyEffect.failed(input.marked(recognizer))
    switch input.cause(of: event) {
    case .pressed(let press) where event.to == .began && press.hasLimit:
      return found("minimumPressDuration", press.limit, .began(input.marked(recognizer)))
    case .liftedEarly(let press) where press.hasLimit:
      return found("minimumPressDuration", press.limit, failed)
    case .movedTooFar(let moved, let property?) where moved.hasLimit:
      return found(property, moved.limit, failed)
    case .tooFewTouches(let count, let property?) where count.hasLimit,
      .tooManyTouches(let count, let property?) where count.hasLimit:
      return found(property, count.limit, failed)
    case .nextTapMissing(_, let taps?):
      return found("numberOfTapsRequired", Double(taps), failed)
    case .contentKeepsTouch(let content, let canCancel): return kept(event, content, canCancel)
    case .delegateRefused: return Found(recognizer, "shouldBegin", "false", failed, event.seq)
    case .viewRefused: return Found(event.other, "shouldBegin", "false", failed, event.seq)
    case .requirementRecognized, .waitedInVain:
      return requirement(of: recognizer, for: event.other).map {
        Found(recognizer, "requireToFail", $0, failed, event.seq)
      }
    default: return nil
    }
  }

  /// That the content of a scroll view keeps its touch: nothing may be cancelled, or this content may not.
  private func kept(
    _ event: TraceEvent, _ content: String, _ canCancel: Bool
  ) -> DecidingProperty? {
    guard let view = input.snapshot.recognizer(event.subject)?.view else { return nil }
    let name = canCancel ? "touchesShouldCancel" : "canCancelContentTouches"
    var found = Found(view, name, "false", .failed(input.marked(event.subject)), event.seq)
    if canCancel { found.argument = MarkedText(content).plain }
    return found
  }
}
