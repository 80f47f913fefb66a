import TouchTrace

struct EnglishCanvas: CanvasSentences {
  // MARK: Overlays

  func title(of overlay: OverlayKind) -> String {
    switch overlay {
    case .hit: "Hit"
    case .touches: "Touches"
    case .responders: "Responders"
    case .areas: "Areas"
    case .window: "Window's own pass"
    }
  }

  func summary(of overlay: OverlayKind) -> String {
    switch overlay {
    case .hit: "the hit test's visits in order, refusals and the hit view"
    case .touches: "numbers and trails of touches"
    case .responders: "the responder chain from the hit view up"
    case .areas:
      "touch areas of controls, of views with recognizers or their own point(inside:with:)"
    case .window: "the hit test that finds the window, instead of the one that binds the touch"
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
    case .alpha: "alpha \(Units.alpha(number)) < 0.01"
    case .interactionOff: "interaction off"
    case .animating: "animating"
    case .outside where number > 0: "outside by \(Units.distance(number))"
    case .outside where rule == .ht10: "on its right or bottom edge, which is outside"
    case .outside: "point(inside:with:) returned false"
    case .override: "hitTest(_:with:) returned nil"
    case .disabled: "disabled"
    default: reason.code
    }
  }

  func refused(_ view: String) -> String { "\(view) refused" }
  let copyPathHelp = "Copies the path"

  func moved(by recognizer: String) -> String { "\(recognizer)'s action moved it" }

  func hitView(_ state: HitViewState) -> String {
    switch state {
    case .wouldGet: "would get a touch here"
    case .has(let touch): "has touch \(touch)"
    case .got(let touch): "got touch \(touch)"
    case .held(let touch): "touch \(touch) is held back"
    case .cancelled(let touch?, let seconds):
      "got touchesCancelled for touch \(touch) at\u{00A0}\(Units.milliseconds(seconds))"
    case .cancelled(nil, let seconds):
      "got touchesCancelled at\u{00A0}\(Units.milliseconds(seconds))"
    case .notGiven(let touch): "not given touch \(touch)"
    case .notYet(let touch): "has not got touch \(touch) yet"
    case .neverTold: "was hit, got nothing"
    case .taken(let touch, let recognizer): "\(recognizer) took touch \(touch)"
    }
  }

  func movedSince(by points: Double) -> String {
    "moved by \(Units.distance(points)) since then"
  }
  func takesTouches(outside points: Double) -> String {
    "takes touches up to \(Units.distance(points)) away"
  }
  func outsideTouchArea(by points: Double) -> String {
    "\(Units.distance(points)) outside its touch area"
  }
  func whereItWas(at seconds: Double, isPale: Bool) -> String {
    "\(isPale ? "pale" : "dotted"): where it was at \(Units.milliseconds(seconds))"
  }
  func leftTheScreen(with numbers: [ClosedRange<Int>]) -> String {
    let others = numbers.map { run in
      run.count == 1 ? "\(run.lowerBound)" : "\(run.lowerBound) to \(run.upperBound)"
    }
    return others.isEmpty ? "left the screen" : "left the screen with \(others.list)"
  }
  func neverAskedItself(_ view: String) -> String { "\(view) never asked" }
  func lie(inRefusing views: [String]) -> String { "inside \(views.list), which refused" }
  func lie(inRefusing count: Int) -> String { "inside \(count) views that refused" }
  func neverAsked(_ views: String) -> String { "Never asked: \(views)" }
  func answeredFirst(_ view: String) -> String { "\(view) answered first" }
  var notOnScreen: String { "Not on screen" }
  var alsoOnPath: String { "Also on the path" }
  func outside(whenTouchBegan number: Int, at seconds: Double, since change: ViewChange) -> String {
    let then = "outside when touch \(number) began, at \(Units.milliseconds(seconds))"
    return switch change {
    case .scrolled: "\(then); it has scrolled since"
    case .left: "\(then); it has left the screen since"
    case .hidden: "\(then); it is out of sight"
    }
  }
  func asked(_ numbers: [ClosedRange<Int>]) -> String {
    let runs = numbers.map { run in
      [run.first, run.count == 1 ? nil : run.last].compactMap { $0.map(Count.rank) }
        .joined(separator: "\u{00A0}to\u{00A0}")
    }
    return "asked\u{00A0}\(runs.joined(separator: ", "))"
  }
  func listed(_ views: String, _ numbers: [ClosedRange<Int>]) -> String {
    guard numbers.count == 1, let only = numbers.first, only.count == 1 else {
      return "\(views)\u{00A0}(\(asked(numbers)))"
    }
    return "\(views)\u{00A0}(\(only.lowerBound))"
  }
  func quoted(_ text: String) -> String { "\u{201C}\(text)\u{201D}" }
  func written(_ view: String, _ text: String) -> String { "\(view) \(quoted(text))" }
  var refusedViews: String { "Refused" }
  func others(_ count: Int) -> String { "\(count) view\(count == 1 ? "" : "s")" }
  func moreRefused(_ count: Int) -> String { "and \(count) more" }

  func many(_ count: Int, _ kind: String) -> String {
    "\(count) \(kind)\(kind.hasSuffix("s") ? "" : "s")"
  }

  // MARK: Legend

  let legendHelp =
    "What the colours and patterns mean; the cause is the refusal that Why tells first while nothing is selected"

  func title(of entry: LegendEntry) -> String {
    switch entry {
    case .hitView: "hit view"
    case .onPath: "on the path"
    case .refused: "refused"
    case .cause: "the cause"
    case .edge: "edge zone"
    case .touchArea, .refusedArea, .takenArea: "touch area"
    case .margin: "margin"
    case .ghost: "where it was"
    case .clear: "draws nothing"
    case .neverAsked: "never asked"
    }
  }

  // MARK: Responder chain

  let responderChain = "Responder chain"
  let lastTouchsResponderChain = "Responder chain: last touch"
  func lastEvent(_ method: String) -> String { "last event: \(method)" }
  let chainBeforeTouch =
    "Touch the scene to see which responders get the touch, and in which order."
  func moreResponders(_ count: Int, upTo last: String) -> String { "\(count) more, up to \(last)" }

  func chain(_ step: ChainStep) -> String {
    switch step {
    case .getsAndPasses: "gets it, passes it on"
    case .getsAndKeeps: "does not forward it"
    case .passes: "passes it on"
    case .keeps: "keeps it: the chain stops"
    case .end: "end of the chain"
    case .skipsSuper: "does not call super"
    case .skipped: "super never ran"
    }
  }

  func responder(_ position: Int) -> String { "Responder \(position) of the chain" }

  // MARK: Touches

  func touch(_ number: Int) -> String { "touch \(number)" }

  func touch(_ number: Int, _ state: TouchState) -> String {
    switch state {
    case .down: "\(touch(number)) is down"
    case .moves: "\(touch(number)) moves"
    case .held(let phase, let holders):
      "\(touch(number)): \(phase.methodName) held by \(holders.list)"
    case .over(let end, let seconds): "\(touch(number)) \(EnglishTimeline().over(end, at: seconds))"
    }
  }

  func place(_ x: Double, _ y: Double) -> [String] {
    ["x \(Units.decimal(x))", "y \(Units.decimal(y))"]
  }
  func moved(_ points: Double) -> String { "moved \(Units.points(points))" }
  func force(_ force: Double) -> String {
    "force \(CanonicalLine.number((force * 100).rounded() / 100))"
  }

  func readoutHelp(touch number: Int) -> String {
    """
    touch \(number): x and y in points of the screen, how far it is from where it began, its speed over the last 100 ms, \
    its force if the device reports it
    """
  }

  func apart(_ points: Double) -> String { "\(Units.wholePoints(points)) apart" }

  // MARK: Direction

  func direction(touch: Int) -> String { "Direction of touch \(touch)" }
  func directionUntil(_ recognizer: String, isDiscrete: Bool, at seconds: Double) -> String {
    "until \(recognizer) \(isDiscrete ? "recognized" : "began"), \(Units.milliseconds(seconds))"
  }
  func ofLimit(_ value: Double, of limit: Double) -> String {
    "\(Units.decimal(value)) pt, min \(CanonicalLine.number(limit))"
  }

  func axisOutcome(of recognizer: String, _ outcome: AxisOutcome) -> String {
    switch outcome {
    case .began: "\(recognizer) began"
    case .recognized: "\(recognizer) recognized"
    case .wrongWay: "\(recognizer): wrong direction"
    case .tooShort: "\(recognizer): too short"
    case .prevented: "\(recognizer): prevented"
    case .waits: "\(recognizer) waits"
    case .undecided: "\(recognizer): undecided"
    }
  }

  // MARK: Touch areas

  let takesNoTouches = "takes no touches"

  func touchArea(width: Double, height: Double, isSmall: Bool) -> String {
    let size = [width, height].map { CanonicalLine.number(($0 * 10).rounded() / 10) }
    return "\(size[0]) \u{00D7} \(size[1]) pt" + (isSmall ? ", under 44" : "")
  }

  func areaHelp(_ squarePoints: Double) -> String {
    "Touch area: \(Units.whole(squarePoints)) square points"
  }

  // MARK: The run and the time

  func run(_ name: String?) -> String { name.map { "Run: \($0)" } ?? "Play a run" }
  let runHelp = "Chooses a run and plays it from the start"

  func moment(_ state: MomentState) -> String {
    switch state {
    case .live: "Live"
    case .end: "At the end"
    case .paused: "Paused"
    case .past: "Looking back"
    case .playing: "Playing"
    case .replaying: "Replaying"
    }
  }

  func momentHelp(_ state: MomentState) -> String {
    switch state {
    case .live: "The scene's time follows the clock"
    case .end: "The run or recording is over"
    case .paused: "The scene's time stands still"
    case .past: "An earlier moment shows"
    case .playing: "The playhead moves on from an earlier moment"
    case .replaying: "A run or a recording feeds the scene"
    }
  }

  func recording(_ seconds: Double?) -> [String] {
    guard let seconds else { return ["Recording"] }
    let time = "\(Units.decimal(seconds)) s"
    return ["Recording \(time)", time]
  }
  let recordingHelp = "Inputs are written to a file; a press here saves it (F8)"

  // MARK: The past and held fingers

  func behindLive(by seconds: Double) -> [String] {
    let time = Units.clock(seconds)
    return ["\(time) behind live", "\(time) behind", "\(time) behind", time]
  }

  func behindLiveHelp(events: Int) -> String {
    "The log has \(count(events)) after this moment. Shows the newest moment (End)"
  }

  private func count(_ events: Int) -> String { events == 1 ? "1 event" : "\(events) events" }

  let branchFromHere = ["Branch from here", "Branch from here", "Branch here", "Branch"]
  let branchFromHereHelp = "Starts a new run at this moment; Previous run returns to this one"
  let backToLive = ["Back to live", "Back to live", "To live", "Live"]
  let backToLiveHelp = "Shows the newest moment (End)"

  func focus(_ isolated: String?, hidden: [String]) -> [String] {
    if let isolated { return ["Only \(isolated) is drawn", "only \(isolated)"] }
    let names = hidden.joined(separator: ", ")
    return hidden.count == 1
      ? ["\(names) is not drawn", "\(names) hidden"]
      : ["\(names) are not drawn", "\(hidden.count) views hidden"]
  }

  func layers(_ first: Int, _ last: Int?) -> [String] {
    guard let last else {
      return first == 0
        ? ["All layers are drawn", "all layers"]
        : ["Only layers from \(first) on are drawn", "layers from \(first)"]
    }
    return first == last
      ? ["Only layer \(first) is drawn", "layer \(first)"]
      : ["Only layers \(first) to \(last) are drawn", "layers \(first)\u{2013}\(last)"]
  }

  func heldFingers(_ touches: [Int]) -> [String] {
    let isOne = touches.count == 1
    let count = isOne ? "1 finger" : "\(touches.count) fingers"
    return [
      "\(count) still down: Esc lifts \(isOne ? "it" : "them")", "\(count) still down: Esc",
      "\(count): Esc", touches.map { "\($0)" }.list,
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
