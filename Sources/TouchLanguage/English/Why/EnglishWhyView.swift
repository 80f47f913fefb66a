struct EnglishWhyView: WhyViewSentences {
  // MARK: Titles

  func title(_ view: String, _ outcome: DeliveryOutcome, touch: Int) -> String {
    switch outcome {
    case .has: "\(view) has touch \(touch)"
    case .got: "\(view) got touch \(touch)"
    case .late(let isEnd, let seconds):
      "\(view) got \(isEnd ? "touchesEnded" : "touchesBegan") \(Units.milliseconds(seconds)) late"
    case .lost(let taker): "\(view) lost touch \(touch)\(Self.to(taker))"
    case .withheld: "\(view) does not get touch \(touch)"
    case .dropped: "\(view) never got touch \(touch)"
    case .waits: "\(view) does not have touch \(touch) yet"
    case .hit: "\(view) is the hit view of touch \(touch)"
    }
  }

  func notHit(_ view: String, isInChain: Bool) -> String {
    isInChain
      ? "\(view) got the forwarded touch"
      : "\(view) did not get the touch"
  }

  func recognizersGotIt(_ recognizers: [String]) -> String {
    "Its recognizer\(recognizers.count == 1 ? "" : "s") got it: \(recognizers.list)."
  }

  func wouldBeHit(_ view: String) -> String { "\(view) would get a touch here" }
  var nothingWouldBeHit: String { "No view would get a touch here" }
  var cannotBeAsked: String { "This moment of the scene cannot be asked" }
  func gets(_ view: String, isOver: Bool) -> String {
    isOver ? "\(view) got the touch" : "\(view) gets the touch"
  }
  func lacksEnd(_ view: String) -> String { "\(view) does not have touchesEnded yet" }
  func kept(_ view: String) -> String { "\(view) got the touch and did not forward it" }
  func refused(_ view: String, so superview: String, isOver: Bool) -> String {
    "\(view) refused the touch: \(superview) \(isOver ? "got" : "gets") it"
  }
  func lost(_ view: String, to taker: TouchTaker?) -> String {
    "\(view) lost its touch\(Self.to(taker))"
  }
  private static func to(_ taker: TouchTaker?) -> String {
    switch taker {
    case .recognizer(let name): " to \(name)"
    case .system: " to the system"
    case nil: ""
    }
  }
  func wasMissed(_ view: String, by points: Double) -> String {
    "The touch missed \(view) by \(EnglishReason.pt(points))"
  }
  func wasMissed(_ view: String, tooFarBy excess: Double) -> String {
    "The touch missed \(view): \(Units.distance(excess)) too far"
  }
  func neverGot(_ view: String) -> String { "\(view) never got the touch" }
  func wasNeverAsked(_ view: String, _ unvisited: Unvisited) -> String {
    let title = "\(view) was never asked"
    return switch unvisited {
    case .covered(_, let sibling, _, _): "\(title): \(sibling) is in front"
    case .parentRefused(_, let parent, _): "\(title): \(parent) refused"
    case .windowBehind, .overridden, .addedLater: title
    }
  }

  // MARK: The hit test

  func chosen(_ choice: HitChoice) -> String {
    switch choice {
    case .alone: "It contains the point, and it has no subview to ask."
    case .deepest(let view, let asked, let refused):
      "Hit test: \(asked) views asked, \(Self.refused(refused)). It ended at \(view)."
    case .overridden(let view, let hitView):
      "hitTest(_:with:) of \(view), or of a view around it, is overridden and returned \(hitView)."
    }
  }

  private static func refused(_ names: [String]) -> String {
    switch names.count {
    case 0: "none refused"
    case 1...3: "\(names.count) refused (\(names.list))"
    default: "\(names.count) refused"
    }
  }

  func enlarged(by points: Double, parent: String?, reach: Double?) -> String {
    let bounds = parent.map { "the bounds of \($0)" } ?? "its bounds"
    return
      "The point is \(EnglishReason.pt(points)) outside \(bounds), but its point(inside:with:) override returned true\(Self.limit(reach))."
  }

  /// How far outside of its bounds a view takes touches, behind the sentence that it took one there; empty where that is not
  /// known.
  static func limit(_ reach: Double?) -> String {
    reach.map { " (it takes touches up to \(Units.distance($0)) outside)" } ?? ""
  }

  func enlargedPassedOn(by points: Double, to hitView: String) -> String {
    "The point is \(EnglishReason.pt(points)) outside its bounds, but its point(inside:with:) override returned true, so \(hitView) inside it could be hit."
  }

  func passedOn(to hitView: String) -> String {
    "\(hitView) inside it was hit: a view is hit only if none of its subviews is."
  }

  var isGone: String { "It has left the scene since." }

  func doesNotZoom(_ scrollView: String) -> String { "\(scrollView) does not zoom" }

  func cannotZoom(_ scrollView: String) -> String {
    "\(scrollView) has no pinch recognizer, because its maximumZoomScale is not larger than its minimumZoomScale."
  }

  func overridden(with hitView: String) -> String {
    "An override of hitTest(_:with:) returned \(hitView) instead."
  }

  var noViewAtPoint: String { "No view takes touches at this point." }
  var hasNoCopy: String {
    "The scene cannot be built a second time, so no hit test can run at this moment."
  }

  func covers(_ front: String, isTransparent: Bool, _ covered: String) -> String {
    let clear = isTransparent ? ", although it draws nothing" : ""
    return "\(front) lies in front of \(covered) and took the touch\(clear)."
  }

  func outOfReach(_ view: String, in superview: String, _ refusal: Refusal) -> String {
    "\(view) lies under the touch but was never asked, because its superview \(superview) refused: \(EnglishReason.clause(refusal).text)."
  }

  func missed(_ view: String, by distance: Double) -> String {
    "The touch missed \(view) by \(EnglishReason.pt(distance))."
  }

  func missed(_ view: String, by distance: Double, reach: Double) -> String {
    "The touch was \(EnglishReason.pt(distance)) outside \(view), which takes touches up to \(Units.distance(reach)) outside its bounds."
  }

  func refusedUnderTouch(_ view: String, _ refusal: Refusal) -> String {
    "\(view) lies under the touch but refused: \(EnglishReason.clause(refusal).text)."
  }

  func outsideArea(of view: String, by distance: Double) -> String {
    "The touch was \(EnglishReason.pt(distance)) outside the touch area of \(view)."
  }

  func unvisited(_ unvisited: Unvisited) -> String { Self.clause(unvisited).sentence }

  static func clause(_ miss: Miss) -> Clause {
    switch miss {
    case .refused(let refusal): EnglishReason.clause(refusal)
    case .unvisited(let unvisited): clause(unvisited)
    }
  }

  private static func clause(_ unvisited: Unvisited) -> Clause {
    switch unvisited {
    case .windowBehind(let hitView):
      return Clause("it was never asked, because \(hitView), in a window in front, took the touch")
    case .parentRefused(let superview, let parent, let refusal):
      return never(
        superview, "its superview \(parent) refused: \(EnglishReason.clause(refusal).text)",
        "\(parent) refused: \(EnglishReason.clause(refusal).text)")
    case .covered(let superview, let sibling, let isTransparent, let outside):
      let anyway =
        outside.map {
          " (it would have refused anyway: the point is \(EnglishReason.pt($0)) outside)"
        } ?? ""
      let clear = isTransparent ? "draws nothing, but lies" : "is"
      let front = "\(clear) in front and already took the touch\(anyway)"
      return never(superview, "its sibling \(sibling) \(front)", "\(sibling) \(front)")
    case .overridden(let superview, let parent):
      let cause =
        "the hitTest(_:with:) override of \(parent), or of a view around it, answered without asking"
      return never(superview, "\(cause) it", "\(cause) that")
    case .addedLater(let superview, let parent):
      let cause = "was not yet in \(parent) when the touch began"
      return superview.map { Clause("its superview \($0) \(cause)") } ?? Clause("it \(cause)")
    }
  }

  /// That it was never asked, or a view around it, and why.
  private static func never(_ superview: String?, _ own: String, _ other: String) -> Clause {
    superview.map { Clause("its superview \($0) was never asked, because \(other)") }
      ?? Clause("it was never asked, because \(own)")
  }

  func unvisitedShort(_ unvisited: Unvisited) -> String {
    switch unvisited {
    case .windowBehind: "in a window behind"
    case .parentRefused(_, let parent, _): "in \(parent), which refused"
    case .covered(_, let sibling, _, _): "behind \(sibling)"
    case .overridden: "an override answered"
    case .addedLater: EnglishHierarchy().addedLater
    }
  }

  func neverAsked(_ names: [String], count: Int) -> String {
    names.isEmpty ? "\(count) views" : names.list
  }

  func neverAskedInRefusing(_ count: Int) -> String {
    "never asked: they lie in \(count) views that refused"
  }

  func neverAskedBecause(_ unvisited: Unvisited) -> String {
    switch unvisited {
    case .windowBehind(let hitView): "never asked: \(hitView) in a window in front answered"
    case .parentRefused(_, let parent, _): "never asked: \(parent) refused"
    case .covered(_, let sibling, _, _): "never asked: \(sibling) answered first"
    case .overridden(_, let parent): "never asked: hitTest(_:with:) of \(parent) answered"
    case .addedLater: "added after the touch began"
    }
  }

  // MARK: Delivery

  var gotBegan: String { "It got touchesBegan." }

  /// The value of the property because of which a touch is held.
  static func clause(_ cause: HoldingProperty, of owner: String) -> String {
    switch cause {
    case .contentTouches(let scrollView): isTrue("delaysContentTouches", of: scrollView)
    case .touchesBegan: isTrue("delaysTouchesBegan", of: owner)
    case .touchesEnded: isTrue("delaysTouchesEnded", of: owner)
    }
  }

  /// `scroll.delaysContentTouches is true`, or the property of several, by their marked names.
  private static func isTrue(_ property: String, of owner: String) -> String {
    MarkedText(owner).parts.count > 1
      ? "\(property) is true for \(owner)" : "\(owner).\(property) is true"
  }

  /// The value of the property with which touches are cancelled.
  static func clause(_ cause: CancellingProperty, of owner: String) -> String {
    switch cause {
    case .touchesInView: isTrue("cancelsTouchesInView", of: owner)
    case .contentTouches(let scrollView): isTrue("canCancelContentTouches", of: scrollView)
    }
  }

  func late(_ cause: HoldingProperty, by seconds: Double, holder: String) -> String {
    let (what, method) =
      cause.isEnd ? ("the end of the touch", "touchesEnded") : ("the touch", "touchesBegan")
    return
      "\(holder) held \(what) until it had decided (\(Self.clause(cause, of: holder))), so \(method) came \(Units.milliseconds(seconds)) late."
  }

  func dropped(_ causes: [HoldingProperty], by holders: [String], taker: String?, view: String)
    -> String
  {
    let holder = holders.list
    let because = Self.clause(HoldingProperty.together(causes) { $0.list }, of: holder)
    return taker.map {
      "\(holder) held the touch back until \($0) recognized, so \(view) never got it (\(because))."
    } ?? "\(holder) held the touch back and then recognized, so \(view) never got it (\(because))."
  }

  func holding(
    _ causes: [HoldingProperty], for seconds: Double, of limit: Double?, holders: [String],
    view: String
  ) -> String {
    let holder = holders.list
    let cause = HoldingProperty.together(causes) { $0.list }
    let time =
      limit.map { EnglishReason.milliseconds(Comparison(seconds, of: $0)) }
      ?? Units.milliseconds(seconds)
    let what = cause.isEnd ? "the end of the touch" : "the touch"
    let nothing = cause.isEnd ? "does not get touchesEnded" : "gets nothing"
    let (has, lets) = holders.count == 1 ? ("has", "it lets") : ("have", "they let")
    let undecided = limit == nil ? " and \(has) not decided yet" : ""
    return
      "\(holder) \(has) held \(what) for \(time) (\(Self.clause(cause, of: holder)))\(undecided): until \(lets) go, \(view) \(nothing)."
  }

  func cancelled(_ view: String, by canceller: Canceller) -> String {
    switch canceller {
    case .system: "The system cancelled the touch, so \(view) got touchesCancelled."
    case .recognizer(let name, let cause):
      "\(name) recognized and \(Self.clause(cause, of: name)), so \(view) got touchesCancelled."
    case .unknown: "Its touch was cancelled: \(view) got touchesCancelled and nothing after it."
    }
  }
}
