struct EnglishSystem: SystemSentences {
  func title(of table: SystemTableKind) -> String {
    switch table {
    case .pipeline: "Pipeline"
    case .hid: "HID event"
    case .runLoop: "Run loop"
    case .touchMap: "Touch map"
    case .gestures: "Gestures"
    case .objects: "Objects"
    case .sequence: "Sequence"
    case .stack: "Stack"
    case .classes: "Classes"
    case .reference: "Reference"
    }
  }

  func summary(of table: SystemTableKind) -> String {
    switch table {
    case .pipeline: "every step of the last event, from the Mach port to the views"
    case .hid: "the digitizer's event with all its fields"
    case .runLoop: "threads, run loop sources and the event queue"
    case .touchMap: "touches by window, and by view and phase"
    case .gestures: "the recognizers that need an update, in update order"
    case .objects: "the event, its touches, and their window, view and recognizers"
    case .sequence: "who called whom because of one touch, in the order of time"
    case .stack: "the call stack of the selected log line, or of the last one"
    case .classes: "the scene's classes and their superclasses"
    case .reference: "what the articles say and no run prints: registers, phases, who wins"
    }
  }

  func column(_ column: SystemColumn) -> String {
    switch column {
    case .classes: "Class"
    case .superclasses: "Superclasses"
    case .events: "Events"
    case .objects: "Objects"
    case .recognizer: "Recognizer"
    case .state: "State"
    case .flags: "Flags"
    case .view: "View"
    case .target: "Target"
    case .needs: "Needs"
    case .field: "Field"
    case .hand: "Hand"
    case .finger(let number): "Finger \(number)"
    case .object: "Object"
    case .step: "Step"
    case .frame: "Frame"
    case .key: "Key"
    case .touches: "Touches"
    case .source: "Source"
    case .order: "order"
    case .port: "port"
    case .signalled: "signalled"
    case .valid: "valid"
    case .timeStamp: "timestamp"
    case .latency: "latency"
    case .time: "Time"
    case .from: "From"
    case .to: "To"
    case .message: "Message"
    }
  }

  let empty = "Nothing to show yet. Touch the scene."

  func note(_ note: SystemNote) -> String {
    switch note {
    case .printed: "as a device printed it"
    case .inferred: "inferred"
    }
  }

  func legend(_ notes: [SystemNote]) -> String {
    notes.map(note).joined(separator: ", or ") + ": a constant, not taken from this run"
  }

  // MARK: Pipeline

  let mainThread = "main thread"
  func suspended(thread: String, queued: Int) -> String { "\(thread): suspended, \(queued) queued" }
  func hand(fingers: Int) -> String { "Hand with \(count(fingers, "Finger"))" }
  let consumed = "SpringBoard: consumed, the app gets nothing"
  let forwarded = "SpringBoard: to the frontmost app, by Mach port"
  func pass(_ number: Int) -> String { "pass \(number)" }
  func viewsAsked(_ count: Int) -> String { self.count(count, "view") + " asked" }
  func recognizers(_ count: Int) -> String { self.count(count, "recognizer") }
  func runLoopSleeps(in call: String) -> String { "\(call): the run loop sleeps" }

  // MARK: Run loop

  let threadIsSuspended = "suspended"
  let threadWaitsForPorts = "waits on its ports"
  let threadIsAwake = "awake"
  func threadSleeps(in call: String) -> String { "sleeps in \(call)" }
  func lookup(_ register: String) -> String { "lookup \(register)" }
  func eventQueue(_ count: Int, isWaiting: Bool) -> String {
    "Event queue: \(count) \(isWaiting ? "waiting" : "received")"
  }
  func event(_ number: Int, _ fingers: [String]) -> String {
    fingers.isEmpty ? "event \(number)" : "event \(number): \(fingers.joined(separator: ", "))"
  }
  let isQueued = "queued"

  // MARK: Recognizers, objects, calls, classes

  func sorted(_ list: String, by comparator: String) -> String {
    "\(list), sorted by \(comparator)"
  }
  let noUpdates = "no recognizer needs an update"
  func objects(_ count: Int) -> String { self.count(count, "object") }
  func calls(behind line: String) -> String { "Call stack of: \(line)" }
  func reception(_ reception: TouchReception) -> String {
    switch reception {
    case .responder: "responds to touches"
    case .recognizer: "gets touches, is not a responder"
    }
  }

  // MARK: Diagrams

  func sequence(touch: Int) -> String { "Touch \(touch), call by call" }
  func earlierTurns(_ count: Int) -> String { self.count(count, "earlier event") + " not shown" }
  func repeated(_ count: Int, until time: String) -> String {
    "\(count) times, the last at \(time)"
  }
  func reference(_ kind: ReferenceKind, to className: String) -> String {
    "\(kind == .dataSource ? "data source" : kind.rawValue): \(className)"
  }
  func inChain(_ isResponder: Bool) -> String {
    isResponder ? "can be in a responder chain" : "is no responder"
  }

  private func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
