import Foundation
import TouchCanvas
import TouchCanvasSDL
import TouchEngine
import TouchInspection
import TouchReading
import TouchRecording
import TouchScenes
import TouchTrace

/// Editing live: each edit is an input of the log; the same fingers run again, and the difference is named.
extension Debugger {
  // MARK: What the inspector shows

  /// The properties of the selection with their present values.
  func prepareInspector() {
    guard model.rightTab == .inspect else { return }
    let old = model.inspect.selection
    model.inspect.selection = model.selection
    if old != model.selection {
      model.inspect.editing = nil
      refusals = [:]
    }
    guard let id = selectedID else {
      model.inspect.rows = []
      return
    }
    let input = view.input
    model.inspect.className =
      input.snapshot.recognizers.first { $0.name == id }?.className
      ?? input.snapshot.views.first { $0.name == id }?.className ?? ""
    let properties = EditableProperties.of(id, in: session.scene)
    model.inspect.rows = properties.compactMap(row)
    if let state = model.inspect.rows.firstIndex(where: { $0.name == "state" }),
      let word = input.stateWord(ofRecognizer: id)
    {
      model.inspect.rows[state].value = word
    }
    let required = properties.first { $0.name == "requireToFail" }
    model.inspect.requireToFail = required.map { Self.list($0.value) }
    model.inspect.canRequire =
      required.map { own in
        own.choices.filter { $0 != id && !Self.list(own.value).contains($0) }
      } ?? []
  }

  private var selectedID: String? { model.selection?.name }

  private func row(_ property: EditableProperty) -> PropertyRow? {
    let kind: PropertyRow.Kind
    switch property.kind {
    case .flag: kind = .flag
    case .number: kind = .number
    case .choice(let words): kind = .choice(words)
    case .text, .numbers: kind = .text
    case .ids where property.name == "requireToFail": return nil
    case .ids: kind = .text
    case .readOnly: kind = .readonly
    }
    // What was never given has nothing to start from, but a choice has.
    if property.value.isEmpty, kind == .text || kind == .readonly { return nil }
    return PropertyRow(
      property.name, property.value, kind, isEdited: edits.value(of: property.path) != nil,
      problem: refusals[property.path])
  }

  /// `[a, b]` as its parts.
  private static func list(_ text: String) -> [String] {
    text.trimmingCharacters(in: CharacterSet(charactersIn: "[] ")).split(separator: ",")
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  // MARK: What its controls do

  /// Another one is added to those that the selected recognizer requires to fail, or leaves them.
  func require(_ change: RequirementChange, _ name: String, _ wall: UInt64) {
    guard let id = selectedID else { return }
    let now = model.inspect.requireToFail ?? []
    let next = change == .add ? now + [name] : now.filter { $0 != name }
    edit("\(id).requireToFail", "[\(next.joined(separator: ", "))]", wall)
  }

  /// What a control does to a property of the selection.
  func inspect(_ name: String, _ action: PropertyAction?, _ wall: UInt64) {
    guard let id = selectedID else { return }
    let path = "\(id).\(name)"
    let properties = EditableProperties.of(id, in: session.scene)
    guard let property = properties.first(where: { $0.name == name }) else { return }
    switch action {
    case .toggle: edit(path, property.value == "true" ? "false" : "true", wall)
    case .plus: edit(path, Self.stepped(property, 1), wall)
    case .minus: edit(path, Self.stepped(property, -1), wall)
    case .choice(let choice): edit(path, choice, wall)
    case .revert:
      edits.revert(path)
      refusals[path] = nil
      rerun(wall)
    case .field:
      focus(field: "property")
      model.inspect.editing = (name, property.value)
      isFieldSelected = true
    case nil: break
    }
  }

  /// What was typed into a property's field.
  func commitProperty(_ wall: UInt64) {
    guard let (name, text) = model.inspect.editing, let id = selectedID else { return }
    focus(field: nil)
    edit("\(id).\(name)", text, wall)
    // What was refused can be mended.
    if refusals["\(id).\(name)"] != nil {
      focus(field: "property")
      model.inspect.editing = (name, text)
    }
  }

  /// A property is left as it was: what was wrong with the typed value is over.
  func leaveProperty() {
    guard field == "property", let (name, _) = model.inspect.editing, let id = selectedID else {
      return
    }
    refusals["\(id).\(name)"] = nil
  }

  private static func stepped(_ property: EditableProperty, _ direction: Double) -> String {
    guard case .number(let from, let to, let isWhole) = property.kind else { return property.value }
    let value = Double(property.value) ?? 0
    let step = isWhole ? 1 : to - from <= 2 || abs(value) < 2 ? 0.1 : abs(value) < 100 ? 1 : 10
    return CanonicalLine.number(min(max(value + direction * step, from), to))
  }

  // MARK: Running again

  private func edit(_ path: String, _ value: String, _ wall: UInt64) {
    needsFrame = true
    let original = EditableProperties.value(path, in: session.scene) ?? ""
    let before = edits
    edits.perform(Edit(path: path, value: value), original: original)
    do {
      try apply(wall)
      refusals[path] = nil
    } catch {
      edits = before
      refusals[path] = Self.sentence(error)
    }
  }

  /// What is wrong in one sentence, without the place in a text that the user never saw.
  private static func sentence(_ error: any Error) -> String {
    let first = "\(error)".split(separator: "\n").first.map(String.init) ?? ""
    return first.range(of: "error: ").map { String(first[$0.upperBound...]) } ?? first
  }

  func undo(_ wall: UInt64) {
    refusals = [:]
    guard edits.undo() else { return model.notice = "Nothing to undo." }
    rerun(wall)
  }

  func redo(_ wall: UInt64) {
    refusals = [:]
    guard edits.redo() else { return model.notice = "Nothing to do again." }
    rerun(wall)
  }

  private func rerun(_ wall: UInt64) {
    do { try apply(wall) } catch { model.notice = "\(error)" }
  }

  /// The same fingers in a fresh scene with the edits; a session that is written to a file gets them as inputs instead.
  private func apply(_ wall: UInt64) throws {
    if recorder != nil {
      for edit in edits.current where !session.edits.contains(edit) { try session.edit(edit) }
      differenceTime = nil
      model.inspect.difference = EditResult.recorded
      return
    }
    cancelFingers(wall, "a property was edited")
    let old = session
    let moment = lookBack == nil ? nil : view.reading.now
    let new = try old.rerun(with: edits.current)
    let difference = TraceDifference.first(old, new)
    let outcomes = OutcomeChange.all(old.trace, new.trace)
    take(new, wall, at: clock.time(wall).seconds)
    if let moment { look(at: moment, wall) }
    differenceTime = difference?.time
    model.inspect.difference =
      EditResult(
        difference, outcomes, zero: gestureStart(at: difference?.time), before: old, now: new
      ).sentence
    old.scene.engine.tearDown()
  }

  /// When the gesture began that goes on at a time: what the ruler counts from there.
  func gestureStart(at time: Instant?) -> Instant {
    guard let time else { return .zero }
    let there = SessionView(session)
    there.seek(to: session.step(at: time), time: time)
    return there.reading.gestureStart
  }
}
