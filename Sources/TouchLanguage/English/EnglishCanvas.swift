import TouchTrace

struct EnglishCanvas: CanvasSentences {
  // MARK: Overlays

  func title(of overlay: OverlayKind) -> String {
    switch overlay {
    case .hit: "Hit"
    case .touches: "Touches"
    case .responders: "Responders"
    case .areas: "Areas"
    }
  }

  func summary(of overlay: OverlayKind) -> String {
    switch overlay {
    case .hit: "the hit test's visits in order, refusals and the hit view"
    case .touches: "numbers and trails of touches"
    case .responders: "the responder chain from the hit view up"
    case .areas: "effective touch areas of controls and of views with recognizers"
    }
  }

  func name(of render: SceneRender) -> String {
    switch render {
    case .contents: "contents"
    case .wireframe: "wireframes"
    case .both: "contents and wireframes"
    }
  }

  // MARK: Hit test

  func hitPath(_ views: [String], touch: Int?) -> String {
    let path = views.joined(separator: " \u{203A} ")
    return touch.map { "\(self.touch($0)): \(path)" } ?? path
  }

  let hitPathHelp = "Path of the hit test, from the window to the hit view"

  func visit(_ number: Int, of view: String) -> String {
    "\(view): asked as number \(number) of the hit test"
  }

  func refusal(_ reason: Reason, by number: Double, rule: Rule) -> String {
    switch reason {
    case .hidden: "hidden"
    case .alpha: "alpha \(CanonicalLine.number(number)) < 0.01"
    case .interactionOff: "interaction off"
    case .animating: "animating"
    case .outside where number > 0: "outside by \(Units.points(number))"
    case .outside where rule == .ht10: "on its right or bottom edge, which is outside"
    case .outside: "point(inside:with:) returned false"
    case .override: "hitTest(_:with:) returned nil"
    case .disabled: "disabled"
    default: reason.code
    }
  }

  func refusal(of view: String, _ reason: Reason, by number: Double, rule: Rule) -> String {
    "\(view): \(refusal(reason, by: number, rule: rule))"
  }

  // MARK: Legend

  let legendHelp = "What the colours and patterns mean"

  func title(of entry: LegendEntry) -> String {
    switch entry {
    case .hitView: "hit view"
    case .onPath: "contains the touch"
    case .refused: "refused"
    case .neverAsked: "never asked"
    case .state(let state): EnglishPanel().title(of: state)
    }
  }

  // MARK: Responder chain

  let responderChain = "responder chain"
  func responderChain(first count: Int) -> String { "responder chain (first \(count))" }
  func responderChain(stopsAt responder: String) -> String {
    "responder chain, stops at \(responder)"
  }
  func responder(_ position: Int) -> String { "Responder \(position) of the chain" }

  // MARK: Touches

  func touch(_ number: Int) -> String { "touch \(number)" }
  func touchTag(_ number: Int) -> String { "T\(number)" }

  func readoutHelp(touch number: Int) -> String {
    """
    touch \(number): x and y in points of the screen, \u{0394} distance from where it began, v speed over the last \
    100 ms, F force if the device reports it, \u{2192} hit view
    """
  }

  func touchEnd(after seconds: Double, isCancelled: Bool) -> String {
    "\(isCancelled ? "cancelled" : "ended") \(Units.milliseconds(seconds))"
  }

  // MARK: Touch areas

  func takesNoTouches(_ view: String) -> String { "\(view): takes no touches" }

  func touchArea(of view: String, width: Double, height: Double, isSmall: Bool) -> String {
    let size = [width, height].map { CanonicalLine.number(($0 * 10).rounded() / 10) }
    return "\(view): \(size[0]) \u{00D7} \(size[1]) pt" + (isSmall ? ", under 44" : "")
  }

  func areaHelp(_ squarePoints: Double) -> String {
    "Touch area: \(Units.whole(squarePoints)) square points"
  }

  // MARK: The past and held fingers

  func behindLive(events: Int) -> [String] {
    ["\(count(events)) behind live", "\(events) behind live", "\(events) behind", "live"]
  }

  func behindLiveHelp(events: Int) -> String {
    "The log has \(count(events)) after this moment. Shows the newest moment (End)"
  }

  private func count(_ events: Int) -> String { events == 1 ? "1 event" : "\(events) events" }

  let branchFromHere = ["Branch from here", "Branch from here", "Branch here", "Branch"]
  let branchFromHereHelp = "Starts a new run at this moment; Previous run returns to this one"
  let backToLive = ["Back to live", "Back to live", "To live", "Live"]
  let backToLiveHelp = "Shows the newest moment (End)"

  func heldFingers(_ touches: [Int]) -> [String] {
    let isOne = touches.count == 1
    let count = isOne ? "1 finger" : "\(touches.count) fingers"
    return [
      "\(count) still down: Esc lifts \(isOne ? "it" : "them")", "\(count) still down: Esc",
      "\(count): Esc", touches.map(touchTag).list,
    ]
  }

  func heldFingersHelp(_ touches: [Int]) -> String {
    let isOne = touches.count == 1
    let names = touches.map(touch).list
    let pronoun = isOne ? "it" : "them"
    return """
      The finger\(isOne ? "" : "s") of \(names) stayed down, and no mouse button holds \(pronoun). Esc or a click here \
      lifts \(pronoun), Shift+Esc cancels. Drag a ring to move its finger, click it to lift it.
      """
  }

  // MARK: Recognizers near a view

  func noRecognizer(onOrAbove view: String) -> String {
    "No recognizer on \(view) or on any of its superviews."
  }
  func noRecognizer(on view: String) -> String { "No recognizer on \(view). The nearest:" }
  func recognizer(_ name: String, on view: String, levels: Int) -> String {
    "\(name) on \(view) \u{00B7} \(levels) level\(levels == 1 ? "" : "s") up"
  }
  func select(_ name: String) -> String { "Select \(name)" }
}
