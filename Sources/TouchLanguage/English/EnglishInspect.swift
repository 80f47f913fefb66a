import TouchTrace

struct EnglishInspect: InspectSentences {
  var nothingSelected: String { "Nothing selected" }
  var howToSelect: String {
    "Click a view or a recognizer, or point at the scene in Pick mode (I)."
  }
  var noProperties: String { "It has no properties to show." }
  func underTouch(_ number: Int) -> String { "Under touch \(number)" }
  var decidedThisTouch: String { "Decided this touch" }
  var decidesNoMore: String { "decided before the edit" }
  var decidedForOthers: String { "Also mattered" }
  func name(of limit: FixedLimit, _ object: String) -> String {
    switch limit {
    case .controlMargin: "UIControl margin"
    case .dragDistance: "\(object) begins after"
    }
  }
  func effect(_ effect: PropertyEffect) -> String {
    switch effect {
    case .held(let seconds, let isEnd):
      "held \(isEnd ? "touchesEnded" : "the touch") for \(Units.milliseconds(seconds))"
    case .holds(let isEnd): "is holding \(isEnd ? "touchesEnded" : "the touch")"
    case .neverDelivered(let view, let isEnd):
      "\(view) never got \(isEnd ? "touchesEnded" : "the touch")"
    case .cancelled(let view): "\(view) lost its touch"
    case .refused: "refused the touch"
    case .withheld(let view, let touch): "\(view) did not get touch \(touch)"
    case .waited(let other, let seconds): "waited \(Units.milliseconds(seconds)) for \(other)"
    case .waits(let other): "waits for \(other)"
    case .failed(let recognizer): "\(recognizer) failed"
    case .began(let recognizer): "\(recognizer) began"
    case .outside(let distance): "the point is \(EnglishReason.pt(distance)) outside"
    case .ended(let control, let distance): "ended \(EnglishReason.pt(distance)) outside \(control)"
    case .moved(let way, let axis): "moved \(EnglishWhyRecognizer.way(way, axis))"
    }
  }
  var decidesHitTest: String { "Decides the hit test" }
  var behaviour: String { "Behaviour" }
  var connections: String { "View, target and delegate" }
  var none: String { "none" }
  func on(_ view: String) -> String { "on \(view)" }
  func inside(_ superview: String) -> String { "in \(superview)" }
  func sibling(_ number: Int, of count: Int) -> String { "\(number) of \(count)" }
  var needsID: String { "Give it an id in the scene to change it here." }
  var differsFromStandard: [String] {
    ["differs from UIKit's default", "not UIKit's default"]
  }
  func standard(_ value: String) -> String { "UIKit's default: \(value)" }
  func usual(_ value: String) -> String { "default: \(value)" }
  var boldIsGiven: String { "bold: set by the scene" }
  var setByScene: String { "Set by the scene" }
  var state: String { "State" }
  var readOnly: String { "Read-only" }
  var looks: String { "Layout and looks" }
  var tryOut: String { "Try" }
  var geometry: String { "Geometry" }
  func tryOut(_ code: String) -> String {
    "Replay the last gesture with \(code); Ctrl+Z undoes it"
  }
  func withoutRequirement(_ recognizer: String, _ other: String) -> String {
    "\(recognizer) without require(toFail: \(other))"
  }
  func together(_ recognizer: String, _ other: String) -> String {
    "let \(recognizer) and \(other) recognize together"
  }
  func callSuper(in name: String) -> String {
    "Call super in touchesBegan, touchesMoved, touchesEnded and touchesCancelled of \(name)."
  }
  func letBegin(of name: String, isDelegate: Bool) -> String {
    "Return true from gestureRecognizerShouldBegin(_:) of \(isDelegate ? "the delegate of \(name)" : name)."
  }
  func deferSystemGestures(at edge: TouchEdge) -> String {
    "Return .\(edge.name) from preferredScreenEdgesDeferringSystemGestures of the view controller: the app's gestures then come first at that edge."
  }
  func allowInteraction(during view: String) -> String {
    "Give the animation of \(view) the option .allowUserInteraction."
  }
  func includeSubview(_ view: String, in parent: String) -> String {
    "Override point(inside:with:) in \(parent) to include \(view), or make \(parent) larger."
  }
  func advice(_ advice: GestureAdvice) -> String {
    switch advice {
    case .begin(let distance, let edge):
      "Begin within \(EnglishReason.pt(distance)) of the \(EnglishReason.edge(edge))."
    case .swipe(let speed): "Swipe faster: at least \(Units.speed(speed))."
    case .touch(let distance, let view):
      "Touch at most \(EnglishReason.pt(distance)) from \(view)."
    case .touchBeside(let control, let view, let recognizer):
      "Touch \(view) beside \(control), or add \(recognizer) to \(control) itself."
    case .hold(let seconds, let distance):
      "Hold for \(Units.duration(seconds)) before moving more than \(EnglishReason.pt(distance))."
    case .lift(let distance, let control):
      "Lift within \(EnglishReason.pt(distance)) of \(control)."
    case .liftBeforeMoving(let distance): "Lift before moving \(EnglishReason.pt(distance))."
    }
  }
  var notGiven: String { "not given" }
  func coordinates(of view: String) -> String { "in \(view)" }
  var measured: String { "Measured, and the limits" }
  var howToEdit: String {
    "Change a value: the last gesture is replayed with it, and the difference appears here."
  }
  func revert(_ property: String) -> String { "Undo the edit of \(property)" }
  func toggle(_ property: String, isOn: Bool) -> String {
    isOn ? "Turn \(property) on" : "Turn \(property) off"
  }
  var increase: String { "Increase (Up)" }
  var decrease: String { "Decrease (Down)" }
  func chooseColor(_ property: String) -> String { "Choose \(property)" }
  var choose: String { "Choose" }
  func addTo(_ property: String) -> String { "Add to \(property)" }
  func takeOut(_ word: String, of property: String) -> String {
    "Take \(word) out of \(property)"
  }
  func putIn(_ word: String, to property: String) -> String { "Add \(word) to \(property)" }
  func chooseValue(_ property: String) -> String { "Choose \(property)" }
  func several(_ count: Int) -> String { "\(count) objects" }
  var mixed: String { "Mixed" }
  var newText: String { "New text" }
  func writeOut(_ count: Int, areItems: Bool) -> String {
    if areItems {
      return count == 1
        ? "Write out 1 item to edit it?" : "Write out \(count) items to edit one?"
    }
    return count == 1
      ? "Write out 1 row to edit it?" : "Write out \(count) rows to edit one?"
  }
  var writeOut: String { "Write out" }
  var makeSections: String { "Make sections" }
  var aboutSections: String { "The rows become those of a first section; this can be undone" }
  var addSection: String { "Add section" }
  var detail: String { "Detail" }
  func sectionTitle(_ number: Int) -> String { "Title of section \(number)" }
  func moveRow(_ number: Int) -> String { "Drag to move row \(number)" }
  func removeSection(_ number: Int) -> String { "Take section \(number) out, with its rows" }
  var rowKeys: String { "Enter adds a row, Tab goes to its detail" }
  var addText: String { "Add" }
  var requirements: String { "Waits for" }
  var possibleRequirements: String { "Could wait for" }
  func removeRequirement(_ recognizer: String) -> String { "Stop waiting for \(recognizer)" }
  func addRequirement(_ recognizer: String) -> String { "Wait for \(recognizer) to fail" }

  func outcome(_ state: String, at seconds: Double?) -> String {
    seconds.map { "\(state) at \(Units.milliseconds($0))" } ?? state
  }
  var lastOutcome: String { "outcome" }
  var stateNow: String { "state now" }
  var noneYet: String { "none yet" }
  func reset(_ state: String, at seconds: Double?) -> String {
    seconds.map { "\(state), reset at \(Units.milliseconds($0))" } ?? state
  }

  var source: String { "Source" }
  func noListing(_ className: String) -> String {
    "\(className) is your own class: its source is in your program."
  }
  var applePages: String { "Apple's pages; a press copies the address" }
  func copyAddress(_ address: String) -> String {
    "Copy \(address); this program opens neither network nor browser"
  }
  var overrides: String { "Overrides" }
  func openListing(of method: String, in className: String) -> String {
    "Show \(method) in the listing of \(className)"
  }
  func writtenByHand(_ name: String) -> String { "\(name), written by hand" }
  func listing(_ name: String, file: String, line: Int, isOpen: Bool) -> String {
    "\(isOpen ? "Close" : "Open") the listing of \(name) (\(file):\(line))"
  }
  func sceneText(_ file: String) -> String { "Scene text (\(file))" }
  func linesOfOthers(_ count: Int) -> String {
    count == 1 ? "1 line of its subviews" : "\(count) lines of its subviews"
  }

  var watch: String { "Watch" }

  func watched(_ kind: WatchedKind, of name: String) -> String {
    switch kind {
    case .measure(let gauge): "\(name) \(Text.reasons.gauge(gauge))"
    case .offsetX: "\(name).contentOffset.x"
    case .offsetY: "\(name).contentOffset.y"
    case .touchX: "touch \(name) x"
    case .touchY: "touch \(name) y"
    }
  }

  func watched(_ kind: WatchedKind, _ value: Double) -> String {
    switch kind {
    case .measure(.speed): Units.speed(value)
    case .measure(.angle): Units.degrees(value)
    case .measure(.taps), .measure(.touches), .measure(.number): Units.number(value)
    case .measure(let gauge):
      gauge.isTime ? Units.milliseconds(value) : Units.points(value)
    case .offsetX, .offsetY, .touchX, .touchY: Units.points(value)
    }
  }
  var keyEventsAreNotModelled: String {
    "UIKit drops key events for this view too; only touches are modelled here."
  }
}
