import Foundation
import TouchTrace

/// Reads what happened in a capture, in its order: the lines of the log, the inputs of the recording, and what delegates and
/// controls did.
struct CapturedTouches {
  /// The fingers on the glass, by the numbers of their touches.
  private struct Contacts {
    private(set) var fingers: [Int: (finger: Int, contact: Int)] = [:]
    /// The recognizers of each touch.
    var gathered: [Int: [Int]] = [:]
    /// Those that were lifted in this event.
    var ending: [Int] = []
    private var count = 0

    /// A finger gets the lowest number that none has, and each touch the next one.
    mutating func begin(_ touch: Int) {
      guard fingers[touch] == nil else { return }
      let used = Set(fingers.values.map(\.finger))
      count += 1
      fingers[touch] = ((1...).first { !used.contains($0) } ?? 1, count)
    }

    /// Forgets those that were lifted.
    mutating func leave() {
      for touch in ending { (fingers[touch], gathered[touch]) = (nil, nil) }
      ending = []
    }
  }

  let capture: Capture
  let names: CaptureNames
  private(set) var log = ["touchscope observed 1"]
  private(set) var inputs: [String] = []
  private(set) var limits: Set<String> = []
  private(set) var recognizers: [Int: CapturedRecognizer] = [:]
  /// The answers of delegates, by recognizer and question.
  private(set) var answers: [Int: [String: [Int]]] = [:]
  /// Views whose touches a recognizer got, and those whose touches it did not.
  private(set) var received: [Int: (yes: [Int], no: [Int])] = [:]
  /// What controls did about the first responder, in the words of scenes.
  private(set) var changes: [Int: [String]] = [:]
  private var contacts = Contacts()
  private var places: [Int: CaptureLine] = [:]
  private var last = (stamp: -1.0, windows: [Int]())
  private var shown: (windows: [Int], presented: [Int])
  private var pressed: Int?

  init(_ capture: Capture, _ names: CaptureNames) {
    (self.capture, self.names) = (capture, names)
    shown = (capture.windows, [])
    for line in capture.events { take(line, at: line.number("at") ?? 0) }
  }

  private static func seconds(_ time: Double) -> String { String(format: "%.6f", max(0, time)) }
  private func number(_ value: Double) -> String { CapturedText.number(value) }
  private mutating func note(_ line: String, at time: Double) {
    log.append("\(Self.seconds(time)) \(line)")
  }

  private mutating func take(_ line: CaptureLine, at time: Double) {
    switch line.kind {
    case "event": event(line, at: time)
    case "gathers": gathers(line, at: time)
    case "answers": answer(line)
    case "state": state(line, at: time)
    case "action": action(line, at: time)
    case "control": control(line, at: time)
    case "place": place(line, at: time)
    case "responder": responder(line, at: time)
    case "shown": shown(line, at: time)
    case "mark":
      let words = (line.text("name") ?? "").split(whereSeparator: \.isWhitespace)
      note("mark \(words.joined(separator: " "))", at: time)
    case "end": end(at: time)
    default: break
    }
  }

  // MARK: Fingers

  private mutating func event(_ line: CaptureLine, at time: Double) {
    let (stamp, window) = (line.number("stamp") ?? time, line.int("window") ?? 0)
    // One event comes to several windows.
    let isNew = stamp != last.stamp || last.windows.contains(window)
    last = isNew ? (stamp, [window]) : (stamp, last.windows + [window])
    guard isNew else { return }
    contacts.leave()
    pressed = nil
    switch line.int("type") {
    case 0: touches(line.lines("touches"), stamp, at: time)
    case 1:
      let input = "\(Self.seconds(time)) motion shake"
      if inputs.last != input { inputs.append(input) }
    default:
      for press in line.lists("presses").map({ $0.compactMap(CaptureLine.int) })
      where press.count == 2 {
        guard let name = Self.presses[press[0]], let phase = Self.phases[press[1]] else { continue }
        inputs.append("\(Self.seconds(time)) button \(name) \(phase)")
      }
    }
  }

  private static let phases = [0: "began", 1: "moved", 2: "stationary", 3: "ended", 4: "cancelled"]
  private static let types = [1: "indirect", 2: "pencil", 3: "indirectPointer"]
  private static let presses = [
    0: "upArrow", 1: "downArrow", 2: "leftArrow", 3: "rightArrow", 4: "select", 5: "menu",
    6: "playPause", 30: "pageUp",
    31: "pageDown",
  ]
  private static let cancelled = 4

  private mutating func touches(_ all: [CaptureLine], _ stamp: Double, at time: Double) {
    // Those that come together are told apart by their place.
    let new = all.filter { $0.int("phase") == 0 }
      .sorted {
        $0.numbers("place").reversed().lexicographicallyPrecedes($1.numbers("place").reversed())
      }
    for touch in new.compactMap({ $0.int("touch") }) { contacts.begin(touch) }
    let changed = all.compactMap { line in
      line.int("touch").flatMap { contacts.fingers[$0] }.map {
        (line: line, finger: $0.finger, contact: $0.contact)
      }
    }.sorted { $0.finger < $1.finger }
    guard !changed.isEmpty else { return }
    if changed.count == contacts.fingers.count,
      changed.allSatisfy({ $0.line.int("phase") == Self.cancelled })
    {
      // A view that has left its window, or was hidden, lost its touches by the program's doing.
      if changed.allSatisfy({ $0.line.flag("isThere") }) {
        inputs.append("\(Self.seconds(time)) interrupt")
      } else {
        limits.insert("changes")
      }
    } else {
      let at = abs(stamp - time) < 0.000_000_5 ? "" : " at=\(Self.seconds(stamp))"
      let words = changed.map { finger($0.line, $0.finger) }
      inputs.append("\(Self.seconds(time))\(at) \(words.joined(separator: " | "))")
    }
    for (line, _, contact) in changed { touch(line, contact, at: time) }
  }

  /// `down 1 187.5 260 force 1 radius 20`
  private func finger(_ touch: CaptureLine, _ finger: Int) -> String {
    let verbs = [0: "down", 1: "move", 2: "move", 3: "up"]
    let window = touch.int("window") ?? 0
    let place = screen(touch.numbers("place", 2) ?? [0, 0], window)
    var line =
      "\(verbs[touch.int("phase") ?? 4] ?? "cancel") \(finger) \(number(place[0])) \(number(place[1]))"
    for key in ["force", "radius"] {
      if let value = touch.number(key), value != 0 { line += " \(key) \(number(value))" }
    }
    if let type = touch.int("type").flatMap({ Self.types[$0] }) { line += " type \(type)" }
    for sample in touch.lists("was").map({ $0.compactMap(CaptureLine.number) })
    where sample.count == 5 {
      let place = screen(Array(sample[1...2]), window)
      line += " was \(Self.seconds(sample[0])) \(number(place[0])) \(number(place[1]))"
      if sample[3] != 0 || sample[4] != 0 { line += " \(number(sample[3])) \(number(sample[4]))" }
    }
    return line
  }

  /// From a window's coordinates to the screen's.
  private func screen(_ place: [Double], _ window: Int) -> [Double] {
    guard let line = capture.views[window], let frame = line.numbers("frame", 4),
      let bounds = line.numbers("bounds", 4)
    else { return place }
    return [place[0] - bounds[0] + frame[0], place[1] - bounds[1] + frame[1]]
  }

  /// Recognizers on the way from the hit view up that could have got a touch, and did not.
  private func refused(_ view: Int, _ type: Int, but gathered: [Int]) -> [Int] {
    capture.chain(of: view).flatMap { capture.views[$0]?.ints("gestureRecognizers") ?? [] }.filter {
      recognizer in
      guard let line = capture.recognizers[recognizer], !gathered.contains(recognizer) else {
        return false
      }
      return line.flag("isEnabled") && line.ints("allowedTouchTypes").contains(type)
    }
  }

  private mutating func touch(_ line: CaptureLine, _ contact: Int, at time: Double) {
    let window = line.int("window") ?? 0
    let place = screen(line.numbers("place", 2) ?? [0, 0], window)
    let (touch, view) = (line.int("touch") ?? 0, line.int("view") ?? 0)
    let phase = line.int("phase") ?? 1
    let word = phase == 2 ? "moved" : Self.phases[phase] ?? "moved"
    note(
      "touch \(contact) \(word) \(number(place[0])) \(number(place[1])) hit \(names[view]) window \(names[window])",
      at: time)
    if phase > 2 { contacts.ending.append(touch) }
    guard phase == 0 else { return }
    let all = line.ints("gathers")
    for recognizer in all {
      var one = known(recognizer)
      if !one.hasTouch { (one.hasTouch, one.touched) = (true, time) }
      recognizers[recognizer] = one
      received[recognizer, default: ([], [])].yes.append(view)
    }
    for recognizer in refused(view, line.int("type") ?? 0, but: all) {
      recognizers[recognizer] = known(recognizer)
      received[recognizer, default: ([], [])].no.append(view)
    }
    contacts.gathered[touch] = all
    note("gathers \(contact) " + all.map { names[$0] }.joined(separator: " "), at: time)
  }

  private mutating func gathers(_ line: CaptureLine, at time: Double) {
    guard let touch = line.int("touch"), let contact = contacts.fingers[touch]?.contact else {
      return
    }
    let present = line.ints("recognizers")
    for recognizer in contacts.gathered[touch] ?? [] where !present.contains(recognizer) {
      note("leaves \(contact) \(names[recognizer])", at: time)
    }
    contacts.gathered[touch] = present
  }

  private mutating func answer(_ line: CaptureLine) {
    guard let recognizer = line.int("recognizer"), let question = line.text("question") else {
      return
    }
    var said = answers[recognizer]?[question] ?? []
    said += line.ints("yes").filter { !said.contains($0) }
    answers[recognizer, default: [:]][question] = said
  }

  // MARK: Recognizers

  private mutating func known(_ recognizer: Int) -> CapturedRecognizer {
    if let one = recognizers[recognizer] { return one }
    if capture.recognizers[recognizer] == nil, names.ownName(recognizer) == nil {
      limits.insert("added \(names[recognizer])")
    }
    var one = CapturedRecognizer()
    one.from = capture.recognizers[recognizer]?.int("view").flatMap(rest)
    return one
  }

  private func rest(_ view: Int) -> CapturedRecognizer.Place? {
    guard let line = places[view], let box = line.numbers("box", 4),
      let transform = line.numbers("transform", 6)
    else { return nil }
    return CapturedRecognizer.Place(center: Array(box[..<2]), transform: transform)
  }

  private mutating func state(_ line: CaptureLine, at time: Double) {
    guard let number = line.int("recognizer"), let state = state(of: line) else { return }
    var one = known(number)
    let id = names[number]
    let span = "polled \(Self.seconds(max(line.number("last") ?? 0, one.seen)))"
    switch state {
    case .began, .ended:
      if !one.isTold || one.state == .possible {
        note("ready \(id) \(state.name) \(span)", at: time)
      }
    case .possible:
      let isOver = one.state == .failed || one.state == .cancelled
      if one.hasTouch, !one.isTold, !isOver { note("over \(id) possible \(span)", at: time) }
      (one.isTold, one.hasTouch) = (false, false)
      one.from = capture.recognizers[number]?.int("view").flatMap(rest) ?? one.from
    default: note("state \(id) \(state.name) \(span)", at: time)
    }
    one.state = state
    recognizers[number] = one
  }

  private func state(of line: CaptureLine) -> GestureState? {
    line.int("state").flatMap { UInt8(exactly: $0) }.flatMap(GestureState.init)
  }

  private mutating func action(_ line: CaptureLine, at time: Double) {
    guard let number = line.int("recognizer"), let state = state(of: line) else { return }
    var one = known(number)
    (one.state, one.seen, one.isTold) = (state, time, true)
    note("state \(names[number]) \(state.name) action", at: time)
    one.follow(line)
    recognizers[number] = one
  }

  // MARK: Views and controls

  private mutating func control(_ line: CaptureLine, at time: Double) {
    let events = [
      0: "touchDown", 1: "touchDownRepeat", 2: "touchDragInside", 3: "touchDragOutside",
      4: "touchDragEnter",
      5: "touchDragExit", 6: "touchUpInside", 7: "touchUpOutside", 8: "touchCancel",
      12: "valueChanged",
      13: "primaryActionTriggered",
    ]
    guard let number = line.int("control"), let event = line.int("event").flatMap({ events[$0] })
    else { return }
    note("control \(names[number]) \(event)", at: time)
    pressed = number
  }

  private mutating func place(_ line: CaptureLine, at time: Double) {
    guard let view = line.int("view") else { return }
    let old = places.updateValue(line, forKey: view)
    for (word, key) in [("offset", "offset"), ("transform", "transform"), ("frame", "box")] {
      let new = line.numbers(key)
      guard let old, new != old.numbers(key) else { continue }
      note("\(word) \(names[view]) \(new.map(number).joined(separator: " "))", at: time)
    }
    for (number, one) in recognizers where one.state == .possible {
      guard capture.recognizers[number]?.int("view") == view else { continue }
      let place = rest(view)
      recognizers[number]?.from = place
    }
  }

  private mutating func responder(_ line: CaptureLine, at time: Double) {
    let (old, new) = (line.int("from") ?? 0, line.int("to") ?? 0)
    note("responder \(names[old]) -> \(names[new])", at: time)
    // What came of a control, and not by itself as with a text field.
    guard let pressed, pressed != new, pressed != old, old != new else { return }
    let object = new == 0 ? old : new
    let change =
      "{do: {\(new == 0 ? "resign" : "become")FirstResponder: \(CapturedText.quoted(names[object]))}}"
    if changes[pressed]?.contains(change) != true { changes[pressed, default: []].append(change) }
    limits.insert("responder \(names[object]) after \(names[pressed])")
  }

  private mutating func shown(_ line: CaptureLine, at time: Double) {
    let now = (windows: line.ints("windows"), presented: line.ints("presented"))
    for window in now.windows where !shown.windows.contains(window) {
      note("window + \(names[window])", at: time)
    }
    for window in shown.windows where !now.windows.contains(window) {
      note("window - \(names[window])", at: time)
    }
    for one in now.presented where !shown.presented.contains(one) {
      note("present + \(names[one])", at: time)
    }
    for one in shown.presented where !now.presented.contains(one) {
      note("present - \(names[one])", at: time)
    }
    shown = now
  }

  // MARK: The end

  private mutating func end(at time: Double) {
    for (number, one) in recognizers.sorted(by: { $0.key < $1.key })
    where one.hasTouch && !one.isTold && one.state == .possible {
      note("over \(names[number]) possible polled \(Self.seconds(one.touched))", at: time)
    }
    inputs.append("\(Self.seconds(time)) wait")
    for line in capture.late { changed(line, at: time) }
  }

  /// What an object is at the end and was not before, of what no line has told.
  private mutating func changed(_ line: CaptureLine, at time: Double) {
    let told: Set<String> = [
      "is", "n", "frame", "bounds", "center", "transform", "contentOffset", "description", "cells",
      "sections", "windows",
    ]
    guard let number = line.int("n"), number != 0, let old = capture.line(of: number) else {
      return
    }
    for key in line.keys where !told.contains(key) && line.printed(key) != old.printed(key) {
      let numbers = ["subviews", "gestureRecognizers", "children"].contains(key)
      let value =
        numbers ? line.ints(key).map { names[$0] }.joined(separator: " ") : line.printed(key) ?? ""
      note("changed \(names[number]) \(key) \(value)", at: time)
    }
  }
}
