import TouchLanguage
import Foundation
package import TouchInspection
package import TouchReading
import TouchTrace

/// Live edits: the same input runs again with them, and the difference is named.
package enum EditUpdate {
  // MARK: The controls of the inspector

  package static func change(_ name: String, _ action: PropertyAction, _ c: inout Context) {
    if let (field, shown) = RowUpdate.part(name, c) {
      return RowUpdate.change(field, action, of: shown, &c)
    }
    let (base, part) = parted(name)
    guard let property = c.reading.properties.first(where: { $0.name == base }) else { return }
    if let shown = RowUpdate.shown(base, c), RowUpdate.change(action, of: shown, &c) { return }
    switch action {
    case .toggle: edit(property.path, property.value == "true" ? "false" : "true", &c)
    case .menu: openChoices(of: property, &c)
    case .remove(let word): remove(word, from: property, &c)
    case .plus: edit(property.path, stepped(property, 1), &c)
    case .minus: edit(property.path, stepped(property, -1), &c)
    case .choice(let word): choose(word, for: property, &c)
    case .revert:
      c.state.document.refusals[property.path] = nil
      if c.state.compose.isOn {
        return ComposeUpdate.revert(property, &c)
      }
      let before = c.state.document.edits
      c.state.document.edits.revert(property.path)
      rerun(path: nil, before: before, typed: nil, &c)
    case .field:
      c.state.prompt = .field(.property(name: name, text: shown(property, part)))
      c.state.input.isFieldSelected = true
    case .grip, .writeOut, .makeSections, .addSection: break
    }
  }

  /// A recognizer that is required to fail, more or less.
  package static func change(
    requirement change: RequirementChange, _ name: String, _ c: inout Context
  ) {
    guard let property = c.reading.properties.first(where: { $0.kind == .relations }) else {
      return
    }
    let now = list(property.value)
    let next =
      switch change {
      case .add: now + [name]
      case .remove: now.filter { $0 != name }
      }
    edit(property.path, "[\(next.joined(separator: ", "))]", &c)
  }

  /// `[a, b]` as its parts.
  package static func list(_ text: String) -> [String] {
    text.trimmingCharacters(in: CharacterSet(charactersIn: "[] ")).split(separator: ",")
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  package static func toggleEnabled(_ target: Target, _ c: inout Context) {
    guard case .recognizer(let name) = target, ObjectLabel(name).isNamed,
      let recognizer = c.reading.input.snapshot.recognizers.first(where: { $0.name == name })
    else { return }
    let value = recognizer.isEnabled ? "false" : "true"
    edit("\(name).isEnabled", value, original: recognizer.isEnabled ? "true" : "false", &c)
  }

  /// Another value for an object's property; what comes of it stands where it was offered.
  package static func tryOut(_ value: PropertyValue, _ c: inout Context) {
    let known = c.reading.properties(of: value.object).first { $0.path == value.path }
    edit(value.path, value.value, original: known?.value, &c)
  }

  /// What was typed into a property's field.
  package static func commit(_ c: inout Context) {
    guard case .field(.property(let name, let text)) = c.state.prompt else {
      return FieldUpdate.leave(&c)
    }
    if let (field, shown) = RowUpdate.part(name, c) {
      return RowUpdate.commit(field, text, of: shown, &c)
    }
    guard let property = c.reading.properties.first(where: { $0.name == parted(name).base })
    else { return FieldUpdate.leave(&c) }
    let path = property.path
    // Where objects do not agree, nothing that was typed changes nothing.
    if property.isMixed, text.allSatisfy(\.isWhitespace) { return FieldUpdate.leave(&c) }
    if let part = parted(name).part {
      return commit(part, of: property, text, &c)
    }
    // What says nothing goes out of the file.
    if c.state.compose.isOn, text.allSatisfy(\.isWhitespace) {
      c.state.document.refusals[path] = nil
      FieldUpdate.leave(&c)
      return ComposeUpdate.set(path, nil, &c)
    }
    if commitTyped(text, for: property, &c) { return }
    FieldUpdate.leave(&c)
    edit(path, text, typed: RerunResult.TypedValue(name: name, text: text), &c)
  }

  /// A property is left as it was: what was wrong with the typed value is over.
  package static func forgetTyped(_ c: inout Context) {
    guard case .field(.property(let name, _)) = c.state.prompt,
      let path = c.reading.properties.first(where: { $0.name == parted(name).base })?.path
    else { return }
    c.state.document.refusals[path] = nil
  }

  private static func stepped(_ property: PropertyReading, _ direction: Double) -> String {
    let range: (from: Double, to: Double, isWhole: Bool)
    switch property.kind {
    case .number(let from, let to, let isWhole): range = (from, to, isWhole)
    case .seconds(let from, let to): range = (from, to, false)
    default: return property.value
    }
    let (from, to) = (range.from, range.to)
    let value = Double(property.value) ?? 0
    let step =
      range.isWhole ? 1 : to - from <= 2 || abs(value) < 2 ? 0.1 : abs(value) < 100 ? 1 : 10
    return CanonicalLine.number(min(max(value + direction * step, from), to))
  }

  /// The same touches without any live edit.
  package static func revertAll(_ c: inout Context) {
    let before = c.state.document.edits
    c.state.document.refusals = [:]
    for edit in before.current { c.state.document.edits.revert(edit.path) }
    rerun(path: nil, before: before, typed: nil, &c)
  }

  // MARK: Running again

  static func edit(
    _ path: String, _ value: String, original: String? = nil,
    typed: RerunResult.TypedValue? = nil, _ c: inout Context
  ) {
    if c.state.compose.isOn { return ComposeUpdate.set(path, value, &c) }
    let known = c.reading.properties.first { $0.path == path }?.value
    let before = c.state.document.edits
    c.state.document.edits.perform(
      Edit(path: path, value: value), original: original ?? known ?? "")
    rerun(path: path, before: before, typed: typed, &c)
  }

  package static func undo(_ c: inout Context) {
    let before = c.state.document.edits
    if c.state.compose.isOn { return ComposeUpdate.undo(&c) }
    // A refused edit is the newest: it goes first.
    if !c.state.document.refusals.isEmpty {
      c.state.document.refusals = [:]
      return FieldUpdate.leave(&c)
    }
    c.state.document.edits.undo()
    rerun(.undo(before: before), before: before, &c)
  }

  package static func redo(_ c: inout Context) {
    if c.state.compose.isOn { return ComposeUpdate.redo(&c) }
    let before = c.state.document.edits
    c.state.document.refusals = [:]
    c.state.document.edits.redo()
    rerun(path: nil, before: before, typed: nil, &c)
  }

  /// The same input in a fresh scene with the edits; a session that is written to a file gets them as inputs instead.
  private static func rerun(
    path: String?, before: EditHistory, typed: RerunResult.TypedValue?, _ c: inout Context
  ) {
    rerun(.edit(path: path, before: before, typed: typed), before: before, &c)
  }

  private static func rerun(
    _ cause: RerunResult.Cause, before: EditHistory, _ c: inout Context
  ) {
    let edits = c.state.document.edits.current
    if c.reading.configuration.recordingPath != nil {
      let changed = changes(from: before, to: c.state.document.edits)
      if !changed.isEmpty { c.add(.editRecorded(changed, cause: cause)) }
      return
    }
    FingerUpdate.cancelAll(.edit, &c)
    c.add(.rerun(edits, cause: cause))
  }

  /// The edits that bring a running scene from one state of the history to another: what is gone gets its first value.
  private static func changes(from before: EditHistory, to now: EditHistory) -> [Edit] {
    let gone = before.current.filter { now.value(of: $0.path) == nil }.compactMap { edit in
      now.original(of: edit.path).map { Edit(path: edit.path, value: $0) }
    }
    return gone + now.current.filter { before.value(of: $0.path) != $0.value }
  }

  package static func show(_ result: RerunResult, _ c: inout Context) {
    switch result.outcome {
    case .recorded:
      forgetRefusal(result.cause, &c)
      if sayUndone(result.cause, &c) { return }
      c.state.document.difference = RunDifference(
        time: nil, gesture: c.reading.input.whole.reading.gestureStart,
        objects: Set(changes(of: result.cause, c.state.document.edits).map(\.id)),
        text: WhatIfText(outcome: Text.edits.editIsRecorded))
    case .refused(let sentence): refuse(sentence, result.cause, &c)
    case .failed(let problem): fail(problem, result.cause, &c)
    case .stopped: stop(result.cause, &c)
    case .done(let done):
      forgetRefusal(result.cause, &c)
      show(done, result.cause, &c)
    }
  }

  /// Says what was undone, or set back by hand: all is as it was, so there is nothing to compare. False where something was
  /// tried out.
  private static func sayUndone(_ cause: RerunResult.Cause, _ c: inout Context) -> Bool {
    let changes = changes(of: cause, c.state.document.edits)
    let isBack: Bool
    switch cause {
    case .save: isBack = false
    case .undo: isBack = true
    case .edit: isBack = changes.allSatisfy { c.state.document.edits.value(of: $0.path) == nil }
    }
    guard isBack, !changes.isEmpty else { return false }
    c.state.document.difference = nil
    c.say(MarkedText(Text.edits.undone(changes)).plain)
    return true
  }

  /// What the edits do that they did not do before; nothing for a saved scene.
  private static func changes(of cause: RerunResult.Cause, _ edits: EditHistory) -> [EditChange] {
    switch cause {
    case .save: []
    case .edit(_, let before, _), .undo(let before): edits.changes(from: before)
    }
  }

  /// What ran again, as the title of what came of it.
  private static func title(_ cause: RerunResult.Cause, _ edits: EditHistory) -> String {
    switch cause {
    case .save: Text.edits.sceneSaved
    case .edit, .undo: Text.edits.whatIf(changes(of: cause, edits))
    }
  }

  private static func forgetRefusal(_ cause: RerunResult.Cause, _ c: inout Context) {
    if case .edit(let path?, _, _) = cause { c.state.document.refusals[path] = nil }
  }

  /// The scene does not take an edit: everything stays as it was, and what was typed can be corrected.
  private static func refuse(_ sentence: String, _ cause: RerunResult.Cause, _ c: inout Context) {
    switch cause {
    case .save: return
    case .undo(let before):
      c.state.document.edits = before
      c.say(sentence)
    case .edit(let path, let before, let typed):
      c.state.document.edits = before
      guard let path else { return c.say(sentence) }
      c.state.document.refusals[path] = sentence
      if let typed { c.state.prompt = .field(.property(name: typed.name, text: typed.text)) }
    }
  }

  /// The run that an edit needs was not waited for: the edit is taken back. A saved scene waits for the next save.
  private static func stop(_ cause: RerunResult.Cause, _ c: inout Context) {
    switch cause {
    case .edit(_, let before, _), .undo(let before):
      c.state.document.edits = before
      c.say(Text.over.workStopped(.rerunning))
    case .save: c.say(Text.over.workStopped(.reloading))
    }
  }

  private static func fail(_ problem: String, _ cause: RerunResult.Cause, _ c: inout Context) {
    switch cause {
    case .save: c.state.problem = ProblemModel(problem)
    case .undo(let before):
      c.state.document.edits = before
      c.say(problem)
    case .edit(let path, let before, _):
      c.state.document.edits = before
      if let path { c.state.document.refusals[path] = problem } else { c.say(problem) }
    }
  }

  private static func show(
    _ done: RerunResult.Done, _ cause: RerunResult.Cause, _ c: inout Context
  ) {
    let moment = c.state.playback.pastTime(c.now)
    BranchUpdate.take(time: max(c.sceneTime, done.now), done.fingers, &c)
    if let moment { PlaybackUpdate.seek(to: moment, &c) }
    if sayUndone(cause, &c) { return }
    let edits = c.state.document.edits
    c.state.document.difference = done.difference
    c.state.document.difference?.objects?.formUnion(changes(of: cause, edits).map(\.id))
    c.state.document.difference?.text.change { $0.title = title(cause, edits) }
    guard let saved = done.saved else { return }
    for path in saved.refused { c.state.document.edits.revert(path) }
    if case .field(.property) = c.state.prompt { FieldUpdate.leave(&c) }
    c.state.document.refusals = Dictionary(
      saved.refused.map { ($0, Text.edits.editRefusedBySave) }, uniquingKeysWith: { a, _ in a })
    c.state.document.scene = saved.scene
    c.state.problem = nil
    c.say(saved.sentence)
  }
}
