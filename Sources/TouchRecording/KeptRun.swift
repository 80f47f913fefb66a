import Foundation
import TouchEngine
import TouchGeometry
import TouchLanguage
import TouchScenes
package import TouchTrace

/// A gesture of a session as a run of its scene: in the shortest form that comes to the same, with what it came to.
package struct KeptRun {
  package let name: String
  /// A mapping in YAML.
  package let text: String
  /// How many samples it has, where no plain gesture comes to the same.
  package let samples: Int?
}

extension KeptRun {
  /// The inputs of the session's fingers since a moment; nil where no finger was down. Without a name it gets a free one
  /// that says what it is.
  package static func make(
    of session: Session, since start: Instant, named given: String? = nil
  ) throws -> KeptRun? {
    let strokes = Stroke.all(session.inputs, since: start)
    guard let first = strokes.first else { return nil }
    let wanted = session.scene.outcome(since: start)
    let (places, id) = try Self.places(at: first.from, in: session.scene)
    let gesture = Self.gesture(strokes)
    let taken = Set(session.scene.runs.map(\.name))
    let name = given ?? Self.free(gesture.name(on: id), taken)
    for form in forms(gesture, strokes, places) {
      guard let found = try? outcome(of: form, name, in: session.scene), found.isLike(wanted)
      else { continue }
      return KeptRun(name: name, text: text(name, form, found, session.scene.variant), samples: nil)
    }
    let (samples, count) = sampled(session.inputs, since: start)
    let found = try outcome(of: samples, name, in: session.scene)
    return KeptRun(
      name: name, text: text(name, samples, found, session.scene.variant), samples: count)
  }

  private static func free(_ name: String, _ taken: Set<String>) -> String {
    guard taken.contains(name) else { return name }
    var number = 2
    while taken.contains("\(name) \(number)") { number += 1 }
    return "\(name) \(number)"
  }

  // MARK: Forms

  /// One finger from its down to its lift.
  private struct Stroke {
    var from: CGPoint
    var to: CGPoint
    /// How far it was from where it began at most, points.
    var reach = 0.0
    /// Seconds.
    var began: Double
    var ended: Double?
    var isCancelled = false

    /// In the order in which they began.
    static func all(_ inputs: [SceneInput], since start: Instant) -> [Stroke] {
      var strokes: [Stroke] = []
      var going: [Int: Int] = [:]
      for input in inputs where input.arrival >= start {
        guard case .digitizer(let event) = input.event else { continue }
        let time = input.arrival.since(start)
        for change in event.changes {
          if change.phase == .began {
            going[change.finger] = strokes.count
            strokes.append(Stroke(from: change.location, to: change.location, began: time))
          } else if let index = going[change.finger] {
            let from = strokes[index].from
            let distance = hypot(change.location.x - from.x, change.location.y - from.y)
            strokes[index].to = change.location
            strokes[index].reach = max(strokes[index].reach, distance)
            guard change.phase == .ended || change.phase == .cancelled else { continue }
            strokes[index].ended = time
            strokes[index].isCancelled = change.phase == .cancelled
            going[change.finger] = nil
          }
        }
      }
      return strokes
    }
  }

  /// A finger that stays within this distance, in points, does not move; one that stays so long, in seconds, presses.
  private static let still = 4.0
  private static let long = 0.4

  private static func gesture(_ strokes: [Stroke]) -> KeptGesture {
    let isPlain = zip(strokes, strokes.dropFirst()).allSatisfy { a, b in
      a.ended.map { $0 <= b.began } ?? false
    }
    guard isPlain, let last = strokes.last, let end = last.ended,
      strokes.allSatisfy({ !$0.isCancelled })
    else { return .other }
    if strokes.allSatisfy({ $0.reach <= still }) {
      return strokes.count == 1 && end - last.began >= long ? .press : .taps(strokes.count)
    }
    return strokes.count == 1 ? .drag : .other
  }

  /// The plainest first.
  private static func forms(
    _ gesture: KeptGesture, _ strokes: [Stroke], _ places: [String]
  ) -> [String] {
    guard let first = strokes.first, let end = first.ended else { return [] }
    let length = seconds(end - first.began)
    switch gesture {
    case .taps(let count):
      let times = count == 1 ? "" : ", count: \(count)"
      let gaps = zip(strokes, strokes.dropFirst()).compactMap { a, b in a.ended.map { b.began - $0 }
      }
      let holds = strokes.compactMap { stroke in stroke.ended.map { $0 - stroke.began } }
      let hold = seconds(holds.reduce(0, +) / Double(max(1, holds.count)))
      let gap = gaps.isEmpty ? "" : ", gap: \(seconds(gaps.reduce(0, +) / Double(gaps.count)))"
      return places.map { "{tap: {at: \($0)\(times)}}" }
        + places.map { "{tap: {at: \($0)\(times), hold: \(hold)\(gap)}}" }
    case .press: return places.map { "{press: {at: \($0), for: \(length)}}" }
    case .drag:
      let by = "[\(whole(first.to.x - first.from.x)), \(whole(first.to.y - first.from.y))]"
      return places.map { "{drag: {from: \($0), by: \(by)}}" }
        + places.map { "{drag: {from: \($0), by: \(by), over: \(length)}}" }
    case .other: return []
    }
  }

  /// Every change of a finger at its time, and how many there are.
  private static func sampled(
    _ inputs: [SceneInput], since start: Instant
  ) -> (input: String, count: Int) {
    var found: [String] = []
    var count = 0
    var last = 0.0
    for input in inputs where input.arrival >= start {
      guard case .digitizer(let event) = input.event else { continue }
      let time = input.arrival.since(start)
      if time > last { found.append("{wait: \(CanonicalLine.number(time - last))}") }
      last = max(last, time)
      for change in event.changes {
        count += 1
        let at = "[\(tenth(change.location.x)), \(tenth(change.location.y))]"
        switch change.phase {
        case .began: found.append("{down: {finger: \(change.finger), at: \(at)}}")
        case .moved: found.append("{move: {finger: \(change.finger), to: \(at)}}")
        case .ended: found.append("{up: {finger: \(change.finger)}}")
        case .cancelled: found.append("{cancel: {finger: \(change.finger)}}")
        default: count -= 1
        }
      }
    }
    return (found.joined(separator: ", "), count)
  }

  private static func seconds(_ value: Double) -> String {
    CanonicalLine.number((value * 100).rounded() / 100)
  }
  private static func whole(_ value: Double) -> String { CanonicalLine.number(value.rounded()) }
  private static func tenth(_ value: Double) -> String {
    CanonicalLine.number((value * 10).rounded() / 10)
  }

  // MARK: Places

  /// How a point can be said, the shortest first, and the view of the file that is there.
  private static func places(
    at point: CGPoint, in scene: LiveScene
  ) throws -> (places: [String], id: String?) {
    let fresh = try LiveScene.load(text: scene.text, path: scene.path, variant: scene.variant)
    defer { fresh.engine.tearDown() }
    let ids = Set(fresh.ids)
    let plain = "[\(whole(point.x)), \(whole(point.y))]"
    let found = fresh.engine.snapshot().views.last { view in
      ids.contains(view.name) && !view.isHidden && view.isUserInteractionEnabled
        && view.bounds.contains(point.applying(view.toScreen.inverted()))
    }
    guard let view = found, !view.isWindow else { return ([plain], nil) }
    let local = point.applying(view.toScreen.inverted())
    let id = OneLine.text(view.name, inFlow: true)
    let inside = "{in: \(id), at: [\(whole(local.x)), \(whole(local.y))]}"
    return ([id, inside, plain], view.name)
  }

  // MARK: Playing

  /// What a form comes to in a fresh scene.
  private static func outcome(
    of input: String, _ name: String, in scene: LiveScene
  ) throws -> RunOutcome {
    var draft = SceneDraft(text: scene.text, path: scene.path)
    try draft.perform([.addRun("{name: kept, input: [\(input), {wait: idle}]}")])
    let fresh = try LiveScene.load(text: draft.text, path: scene.path, variant: scene.variant)
    defer { fresh.engine.tearDown() }
    if let run = fresh.runs.last { Session(fresh).play(run) }
    return fresh.outcome()
  }

  private static func text(
    _ name: String, _ input: String, _ outcome: RunOutcome, _ variant: String?
  ) -> String {
    func word(_ text: String) -> String { OneLine.text(text, inFlow: true) }
    let actions = outcome.actions.map(word).joined(separator: ", ")
    let states = outcome.states.map { one in
      "\(word(one.id)): [\(one.states.map(word).joined(separator: ", "))]"
    }
    return "{name: \(word(name))" + (variant.map { ", variant: \(word($0))" } ?? "")
      + ", input: [\(input), {wait: idle}], expect: [{actions: [\(actions)]}"
      + (states.isEmpty ? "" : ", {states: {\(states.joined(separator: ", "))}}") + "]}"
  }
}
