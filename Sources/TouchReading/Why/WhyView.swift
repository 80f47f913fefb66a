import TouchLanguage
import TouchTrace

/// Why a view got a finger, was passed over, or lost it.
enum WhyView {
  typealias Sentence = Explanation.Sentence

  static func explain(_ view: ViewSnapshot, _ input: PictureInput) -> Explanation {
    if let hit = input.reading.hits.last(where: { $0.winner == view.handle }) {
      return winner(view.handle, hit, input)
    }
    guard let hit = input.reading.hits.last else {
      guard let finger = input.reading.fingers.last else {
        return Explanation(
          view.handle, "\(view.name) has nothing to do yet",
          [Sentence("No finger has touched the scene.", .none)])
      }
      return Explanation(
        view.handle, "\(view.name) did not get the finger", [WhyFinger.nowhere(finger, input)])
    }
    let title = "\(view.name) did not get the finger"
    var sentences = [miss(view, hit, input) ?? passed(view.handle, hit, input)]
    sentences += WhyResponder.told(view.handle, input)
    return Explanation(view.handle, title, sentences)
  }

  // MARK: The hit view

  private static func winner(
    _ view: Handle, _ hit: HitReading, _ input: PictureInput
  ) -> Explanation {
    let name = input.name(of: view)
    let number = input.name(of: hit.finger).dropFirst(6)
    let fate = ViewFate.make(view, hit.finger, input)
    return Explanation(
      view, fate.title(name, String(number)),
      [chosen(view, hit, input)] + enlarged(view, hit, input) + fate.sentences)
  }

  /// Why the hit test chose it.
  static func chosen(_ view: Handle, _ hit: HitReading, _ input: PictureInput) -> Sentence {
    if hit.isRedirected, let last = hit.path.last {
      return Sentence(
        "The hitTest of \(input.name(of: last)), or of a view around it, is overridden and answered with \(input.name(of: view)).",
        .ht14, hit.lastEvent)
    }
    let text =
      switch (hit.visited.count, hit.rejected.count) {
      case (...1, _): "It contains the point, and no view in it is there to be asked."
      case (let asked, 0):
        "The hit test asked \(asked) views and none refused; it lies deepest."
      case (let asked, 1):
        "The hit test asked \(asked) views and one refused; of those that did not, it lies deepest."
      case (let asked, let refused):
        "The hit test asked \(asked) views and \(refused) refused; of those that did not, it lies deepest."
      }
    return Sentence(text, .ht05, hit.lastEvent)
  }

  /// It or a view around it took a point outside of its bounds.
  private static func enlarged(
    _ view: Handle, _ hit: HitReading, _ input: PictureInput
  ) -> [Sentence] {
    let own = hit.enlarged.last { $0.view == view }
    let around = hit.enlarged.last { input.snapshot.isInside(view, $0.view) }
    guard let grown = own ?? around else { return [] }
    let whose = grown.view == view ? "its bounds" : "the bounds of \(input.name(of: grown.view))"
    let said = grown.view == view ? "but its own pointInside" : "whose own pointInside"
    return [
      Sentence(
        "The point lies \(Units.points(grown.number)) outside of \(whose), \(said) said yes.",
        .ht10, grown.event)
    ]
  }

  /// What a finger at a probed point would get.
  static func probed(_ hit: HitReading, _ input: PictureInput) -> Explanation {
    guard hit.winner != .none else {
      return Explanation(
        .none, "Nobody would get a finger here",
        [Sentence("No view takes touches at this point.", .ht02)])
    }
    var sentences = [chosen(hit.winner, hit, input)] + enlarged(hit.winner, hit, input)
    for index in sentences.indices { sentences[index].event = nil }
    return Explanation(
      hit.winner, "\(input.name(of: hit.winner)) would get a finger here", sentences)
  }

  /// A view was told of a finger, and nothing else has happened yet.
  static func given(_ event: TraceEvent, _ input: PictureInput) -> Explanation {
    let title = "\(input.name(of: event.subject)) gets the touch"
    guard let hit = input.reading.hit(of: event.other), hit.winner == event.subject else {
      return Explanation(
        event.subject, title, [Sentence("It is told of the finger.", .rc04, event.seq)])
    }
    return Explanation(event.subject, title, [chosen(event.subject, hit, input)])
  }

  // MARK: Others

  /// It contains the point, but something in it or an override answered.
  private static func passed(
    _ view: Handle, _ hit: HitReading, _ input: PictureInput
  ) -> Sentence {
    let winner = input.name(of: hit.winner)
    if let grown = hit.enlarged.last(where: { $0.view == view }) {
      return Sentence(
        "The point lies \(Units.points(grown.number)) outside of its bounds, but its own pointInside said yes; \(winner), which is inside of it, answered.",
        .ht10, grown.event)
    }
    return hit.isRedirected && !input.snapshot.isInside(hit.winner, view)
      ? Sentence("An override of hitTest answered with \(winner) instead.", .ht14, hit.lastEvent)
      : Sentence(
        "It contains the point, and passed the question on: \(winner), which is inside of it, answered.",
        .ht03, hit.lastEvent)
  }

  /// Why the hit test did not accept it; nil when it did.
  static func miss(
    _ view: ViewSnapshot, _ hit: HitReading, _ input: PictureInput
  ) -> Sentence? {
    if let rejection = hit.rejection(of: view.handle) {
      return Sentence(ReasonText.rejection(rejection), rejection.rule, rejection.event)
    }
    return hit.visited.contains(view.handle)
      ? nil : Unasked.sentence(view, hit, input)
  }

  // MARK: Losing it

  /// A view is not given a finger that is on it.
  static func withheld(_ event: TraceEvent, _ input: PictureInput) -> Explanation {
    let number = input.name(of: event.other).dropFirst(6)
    return Explanation(
      event.subject, "\(input.name(of: event.subject)) does not get finger \(number)",
      [Sentence(ReasonText.withheld(event.reason), event.rule, event.seq)])
  }

  /// A view got touchesCancelled.
  static func taken(_ event: TraceEvent, _ input: PictureInput) -> Explanation {
    let name = input.name(of: event.subject)
    return Explanation(
      event.subject, "\(name) lost its touch", [TouchTaker.sentence(event, input.trace)])
  }
}
