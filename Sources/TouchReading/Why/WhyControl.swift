import Foundation
import TouchGeometry
import TouchLanguage
import TouchTrace

/// Why a control sent its event or did not.
enum WhyControl {
  typealias Sentence = Explanation.Sentence

  static func explain(_ view: ViewSnapshot, _ input: PictureInput) -> Explanation {
    let reading = input.reading.responders.first { $0.handle == view.handle }
    if let last = reading?.events.last(where: { decides($0.name) }),
      !isPressed(view.handle, after: last.event, input)
    {
      return sent(input.trace.events[Int(last.event)], input)
    }
    if let refusal = refusal(of: view.handle, input) {
      let texts = Text.whyControl
      return refusal.rule == .ctl44
        ? one(refusal, texts.doesNotTrack(view.marked), texts.besideThumb(view.marked), .ctl01)
        : one(refusal, texts.refusedToTrack(view.marked), untracked(refusal, reading), .ctl01)
    }
    if reading?.isTracking == true {
      return Explanation(
        view.handle, Text.whyControl.isTracking(view.marked),
        [
          Sentence(
            Text.whyControl.tracks(view.marked), .ctl01,
            reading?.deliveries.last { $0.verb == .touchesBegan }?.event)
        ])
    }
    if let silence = silence(view.handle, input) { return silence }
    var explanation = WhyView.explain(view, input)
    if let hit = input.reading.hits.last, !isPending(view.handle, input),
      !isOutOfReach(view, hit, input)
    {
      explanation.heading = MarkedText(Text.whyControl.didNotFire(view.marked))
    }
    return explanation
  }

  /// Whether it was hit once more after an event, and that touch has sent nothing: it comes, goes on or was taken.
  private static func isPressed(
    _ handle: Handle, after event: UInt32, _ input: PictureInput
  ) -> Bool {
    guard let hit = input.reading.hits.last(where: { $0.winner == handle }),
      let asked = hit.lastEvent, asked > event
    else { return false }
    switch HitDelivery.make(handle, hit.finger, input).outcome {
    case .waits, .has, .dropped, .withheld: return true
    case .hit, .got, .late, .lost: return false
    }
  }

  /// Whether the headline of a view has the cause already: a view around it refused, or another one covers it at the touch.
  private static func isOutOfReach(
    _ view: ViewSnapshot, _ hit: HitReading, _ input: PictureInput
  ) -> Bool {
    guard let unvisited = WhyView.neverAsked(view, hit, input) else { return false }
    return switch unvisited {
    case .parentRefused: true
    case .covered(_, _, _, let outside): outside == nil
    case .windowBehind, .overridden, .addedLater: false
    }
  }

  /// It is hit, and its touch still comes or goes on: nothing is decided about it.
  private static func isPending(_ handle: Handle, _ input: PictureInput) -> Bool {
    guard let hit = input.reading.hits.last(where: { $0.winner == handle }),
      let finger = input.reading.fingers.last(where: { $0.handle == hit.finger })
    else { return false }
    switch HitDelivery.make(handle, hit.finger, input).outcome {
    case .waits: return true
    case .has, .hit: return finger.isDown
    case .got, .late, .lost, .withheld, .dropped: return false
    }
  }

  /// Whether its beginTracking was asked when its touch method ran, before the next input came.
  private static func isAsked(_ handle: Handle, after event: UInt32, _ trace: Trace) -> Bool {
    for event in trace.events[Int(event)...] {
      if event.kind == .sample { return false }
      if event.kind == .tracking, event.subject == handle { return true }
    }
    return false
  }

  /// The control got the touch and sent nothing: a control sends its events from its touch methods. Nil for what is not
  /// such a control.
  static func silence(_ handle: Handle, _ input: PictureInput) -> Explanation? {
    guard let view = input.snapshot.view(handle), view.isControl,
      let began = input.reading.responders.first(where: { $0.handle == handle })?.deliveries
        .last(where: { $0.verb == .touchesBegan }),
      !isAsked(handle, after: began.event, input.trace),
      !followsWithRecognizer(view, input.trace)
    else { return nil }
    let texts = Text.whyControl
    let winner = input.reading.hit(of: began.finger)?.winner ?? handle
    guard winner != handle else {
      let text = texts.superNotCalled(by: overriding(view, input))
      return Explanation(
        handle, texts.sentNothing(view.marked), [Sentence(text, .ctl01, began.event)])
    }
    let hitView = input.marked(winner)
    let isOver = input.reading.fingers.last { $0.handle == began.finger }?.isDown != true
    return Explanation(
      handle, texts.didNotFire(view.marked, hitView: hitView, isOver: isOver),
      [Sentence(texts.hitInside(view.marked, hitView: hitView), .ctl01, began.event)])
  }

  /// The control around the last hit view that got the touch only along the responder chain, and sent nothing; nil where
  /// there is none, and where something was to happen in the hit view itself.
  static func bypassed(_ input: PictureInput) -> Handle? {
    guard let hit = input.reading.hits.last, !input.snapshot.isAwaited(hit.winner) else {
      return nil
    }
    var current = input.snapshot.view(hit.winner)
    for _ in 0...input.snapshot.views.count {
      guard let view = current else { return nil }
      if view.isControl { return silence(view.handle, input) == nil ? nil : view.handle }
      current = input.snapshot.view(view.parent)
    }
    return nil
  }

  /// Whose touch methods do not call super: those of the app's class, or of the one object that its scene overrides them for.
  static func overriding(_ view: ViewSnapshot, _ input: PictureInput) -> String {
    input.trace.lineage(of: view.handle).ownCount > 0 ? view.className : view.marked
  }

  /// Whether it is a control of UIKit that follows its touches with a recognizer of its own.
  private static func followsWithRecognizer(_ view: ViewSnapshot, _ trace: Trace) -> Bool {
    let own = ["UISwitch", "UITextField"]
    return own.contains(view.className) || own.contains(trace.lineage(of: view.handle).base)
  }

  /// The last answer of its beginTracking in this gesture, if that was no.
  static func refusal(of handle: Handle, _ input: PictureInput) -> TraceEvent? {
    input.reading.responders.first { $0.handle == handle }?.trackingRefusal
      .map { input.trace.events[Int($0)] }
  }

  /// What a control got of a touch that its beginTracking refused, and what it sent, each once.
  private static func untracked(_ refusal: TraceEvent, _ reading: ResponderReading?) -> String {
    // It is asked in its touchesBegan.
    let own = reading?.deliveries.filter { $0.finger == refusal.other } ?? []
    let began = own.last { $0.verb == .touchesBegan && $0.event < refusal.seq }?.event
    var methods: [String] = []
    for delivery in own
    where delivery.event >= began ?? 0 && !methods.contains(delivery.verb.name) {
      methods.append(delivery.verb.name)
    }
    var events: [String] = []
    for event in reading?.events ?? []
    where event.event > refusal.seq && !events.contains(event.name) {
      events.append(event.name)
    }
    return Text.whyControl.gotUntracked(methods, sent: events)
  }

  /// The events with which a control does what it is there for, and the selection of a row.
  static func isSuccess(_ name: String) -> Bool {
    ["touchUpInside", "valueChanged", "editingDidBegin"].contains(name)
      || TraceReading.isSelection(name)
  }

  /// The events that end a touch of a control without that.
  static func isFailure(_ name: String) -> Bool {
    ["touchUpOutside", "touchCancel"].contains(name)
  }

  /// The events that end a touch of a control.
  private static func decides(_ name: String) -> Bool { isSuccess(name) || isFailure(name) }

  /// A control sent an event.
  static func sent(_ event: TraceEvent, _ input: PictureInput) -> Explanation {
    let name = input.marked(event.subject)
    if let change = changeInTouch(endedBy: event, input.trace) {
      return changed(change, name, input)
    }
    switch input.trace.payload(of: event) {
    case "touchCancel": return cancelled(event, name, input)
    case "touchUpOutside":
      let distance = distance(before: event, input.trace)
      return Explanation(
        event.subject, Text.whyControl.didNotFire(name, liftedOutsideBy: distance?.value),
        [
          Sentence(
            Text.whyControl.endedOutside(name, by: distance), .ctl06,
            event.seq)
        ]
          + kept(from: event.subject, input))
    case "valueChanged": return changed(event, name, input)
    case "editingDidBegin":
      return one(
        event, Text.whyControl.beganEditing(name), Text.whyControl.becameFirstResponder, .ctl11)
    default:
      let refused = refused(by: event.subject, input)
      return Explanation(
        event.subject,
        Text.whyControl.fired(
          name, before: refused.count == 1 ? input.marked(refused[0].subject) : nil),
        [
          Sentence(
            Text.whyControl.endedInside(
              name, isInMargin: distance(before: event, input.trace).map { $0.value > 0 }), .ctl11,
            event.seq)
        ]
          + refused.prefix(1).map { failed($0, input) } + nobody(for: event, input.trace)
          + enlarged(event, input) + late(event, name, input))
    }
  }

  /// How far outside of a control the touch ended that led to its event, beside the margin, points; nil where none did.
  private static func distance(before event: TraceEvent, _ trace: Trace) -> Comparison? {
    end(before: event, trace).map { Comparison($0.measured, of: $0.limit) }
  }

  /// The end of the tracking that led to a control's event.
  private static func end(before event: TraceEvent, _ trace: Trace) -> TraceEvent? {
    trace.events(at: event.time).last {
      $0.seq < event.seq && $0.subject == event.subject && $0.verb == .endTracking
    }
  }

  /// The end of the tracking of a control that did not fire for where its touch ended, with the distance and the margin; nil
  /// for an event that tells something else.
  static func endOutside(_ event: TraceEvent, _ trace: Trace) -> TraceEvent? {
    guard trace.payload(of: event) == "touchUpOutside", changeInTouch(endedBy: event, trace) == nil
    else { return nil }
    return end(before: event, trace)
  }

  /// Recognizers around it that it did not let begin.
  private static func refused(by control: Handle, _ input: PictureInput) -> [TraceEvent] {
    input.reading.recognizers.compactMap(\.transitions.last).filter {
      [.controlWins, .viewRefused].contains($0.reason) && $0.other == control
    }
  }

  private static func failed(_ failure: TraceEvent, _ input: PictureInput) -> Sentence {
    let text = Text.whyRecognizer.failed(
      input.marked(failure.subject), input.cause(of: failure),
      touches: input.touchCount(of: failure.subject))
    return Sentence(text, failure.rule, failure.seq)
  }

  /// A scroll view around it that did not scroll because the control kept the touch.
  private static func kept(from control: Handle, _ input: PictureInput) -> [Sentence] {
    let failures = input.reading.recognizers.compactMap(\.transitions.last).filter {
      $0.reason == .contentKeepsTouch && input.snapshot.isInside(control, $0.other)
        || $0.reason == .contentKeepsTouch && $0.other == control
    }
    return failures.prefix(1).map { failed($0, input) }
  }

  /// A control with a value; what the value became stands in the trace before the event.
  private static func changed(
    _ event: TraceEvent, _ name: String, _ input: PictureInput
  ) -> Explanation {
    let value = newValue(before: event, input.trace)
    let change: ControlChange =
      switch (event.rule, value) {
      case (.ctl45, let value?): .slider(value)
      case (.ctl50, let value?): .stepper(value)
      case (.ctl51, let value?): .segment(value)
      case (.ctl53, let value?): .page(value)
      case (.ctl49, "true"): .switched(isOn: true)
      case (.ctl49, "false"): .switched(isOn: false)
      default: .other
      }
    return one(
      event, Text.whyControl.changed(name, change), Text.whyControl.change(change), event.rule)
  }

  /// The last valueChanged of the touch that ends with this event; nil when the event ends none.
  private static func changeInTouch(endedBy event: TraceEvent, _ trace: Trace) -> TraceEvent? {
    guard ["touchUpInside", "touchUpOutside"].contains(trace.payload(of: event)) else { return nil }
    for earlier in trace.events[..<Int(event.seq)].reversed()
    where earlier.kind == .action && earlier.subject == event.subject {
      switch trace.payload(of: earlier) {
      case "valueChanged": return earlier
      case "touchDown": return nil
      default: continue
      }
    }
    return nil
  }

  /// The value that the event is about: what the control's last change of a property led to.
  private static func newValue(before event: TraceEvent, _ trace: Trace) -> String? {
    for earlier in trace.events[..<Int(event.seq)].reversed() where earlier.subject == event.subject
    {
      if earlier.kind == .action, trace.payload(of: earlier) == "valueChanged" { return nil }
      guard earlier.kind == .change else { continue }
      let payload = trace.payload(of: earlier)
      guard properties.contains(where: { payload.hasPrefix($0 + " ") }) else { continue }
      return payload.split(separator: " ").last.map(String.init)
    }
    return nil
  }

  private static let properties = ["value", "isOn", "selectedSegmentIndex", "currentPage"]

  /// The touch began outside of its bounds.
  private static func enlarged(_ event: TraceEvent, _ input: PictureInput) -> [Sentence] {
    guard let hit = input.reading.hits.last(where: { $0.winner == event.subject }),
      let grown = hit.enlarged.last(where: { $0.view == event.subject })
    else { return [] }
    let reach = input.reach(of: grown, in: hit)
    let text = Text.whyControl.beganOutside(by: grown.number, reach: reach)
    return [Sentence(text, .ht10, grown.event)]
  }

  /// That no responder had the action of an event that was sent up the chain.
  private static func nobody(for event: TraceEvent, _ trace: Trace) -> [Sentence] {
    var last: TraceEvent?
    for next in trace.events[(Int(event.seq) + 1)...] {
      guard next.time == event.time, next.kind == .chain else { break }
      if next.verb == .performs { return [] }
      last = next
    }
    guard let last, [.rc10, .rc11].contains(last.rule) else { return [] }
    return [
      Sentence(Text.whyControl.noResponderActs(asked: trace.marked(last.other)), .rc10, last.seq)
    ]
  }

  /// An event of it came late because its touch was held.
  private static func late(
    _ event: TraceEvent, _ name: String, _ input: PictureInput
  ) -> [Sentence] {
    let contact = input.reading.fingers.last { $0.view == event.subject }
    guard let hold = contact?.holds.last(where: { $0.to != nil && !$0.isDropped }),
      let to = hold.to
    else { return [] }
    let cause = input.cause(of: hold)
    let text = Text.whyControl.late(
      name, cause, by: to.since(hold.from), holder: input.marked(hold.holder))
    return [Sentence(text, cause.isEnd ? .dl15 : .dl13, hold.end ?? hold.event)]
  }

  /// What a control sent in place of touchUpInside when it lost its touch; nil for what is no control, or sent nothing.
  static func loss(
    of view: Handle, _ losses: [Sentence], _ input: PictureInput
  ) -> [Sentence]? {
    guard input.snapshot.view(view)?.isControl == true,
      let last = input.reading.responders.first(where: { $0.handle == view })?.events.last,
      last.name == "touchCancel", case let event = input.trace.events[Int(last.event)]
    else { return nil }
    let text = Text.whyControl.cancelled(
      input.marked(view), by: TouchOwner.canceller(of: event, input))
    return [Sentence(text, .dl03, losses.first?.event ?? event.seq)]
  }

  /// What a control missed whose touch was cancelled: of a button that it did not fire, of what has a value that it lost the
  /// touch with which that changes.
  static func lossTitle(
    of control: Handle, to taker: TouchTaker, _ input: PictureInput
  ) -> String {
    let name = input.marked(control)
    return firesAtLift(control, input)
      ? Text.whyControl.didNotFire(name, cancelledBy: taker) : Text.whyView.lost(name, to: taker)
  }

  /// Whether all that a control does is to fire when the touch ends.
  private static func firesAtLift(_ control: Handle, _ input: PictureInput) -> Bool {
    guard let view = input.snapshot.view(control), view.isControl else { return false }
    let names = [view.className] + input.trace.lineage(of: control).names
    let changed = input.reading.responders.first { $0.handle == control }?.events.contains {
      $0.name == "valueChanged"
    }
    return !names.contains(where: valued.contains) && changed != true
  }

  /// Controls of UIKit that a touch gives a value.
  private static let valued: Set = [
    "UISlider", "UISwitch", "UIStepper", "UISegmentedControl", "UIPageControl", "UITextField",
  ]

  private static func cancelled(
    _ event: TraceEvent, _ name: String, _ input: PictureInput
  ) -> Explanation {
    let canceller = TouchOwner.canceller(of: event, input)
    let title =
      canceller.taker.map { lossTitle(of: event.subject, to: $0, input) }
      ?? Text.whyControl.wasCancelled(name)
    return one(event, title, Text.whyControl.cancelled(name, by: canceller), .ctl14)
  }

  private static func one(
    _ event: TraceEvent, _ title: String, _ text: String, _ rule: Rule
  ) -> Explanation {
    Explanation(
      event.subject, title, [Sentence(text, rule, event.seq)])
  }
}
