import TouchTrace

struct EnglishEdit: EditSentences {
  func enterNumber(_ part: String) -> String { "Enter a number for \(part)." }
  var negativeSize: String { "Width and height cannot be negative." }
  func enterNumber(from: Double, to: Double) -> String {
    "Enter a number from \(CanonicalLine.number(from)) to \(CanonicalLine.number(to))."
  }
  func enterSeconds(from: Double, to: Double) -> String {
    "Enter a time from \(CanonicalLine.number(from)) s to \(CanonicalLine.number(to)) s, as 0.35 s or 350 ms."
  }
  func noColor(_ text: String) -> String { "\(text) is not a colour. Use a name or #rrggbb." }
  var nothingToChoose: String { "There is nothing to choose from." }
  var editIsRecorded: String { "The edit is part of the recording: it takes effect from now on." }
  var editRefusedBySave: String { "The saved file does not accept this edit; it was removed." }
  var noDifference: String { "No difference: all outcomes are the same as before." }
  var noTouchYet: String { "The scene has no touch yet: the next one shows what the edit does." }
  func moreOutcomes(_ count: Int) -> String {
    count == 1 ? "One more outcome differs." : "\(count) more outcomes differ."
  }

  func differs(from milliseconds: Int) -> String { "It differs from \(milliseconds) ms on." }

  func difference(from milliseconds: Int, _ event: EventDifference) -> String {
    func at(_ time: Int?) -> String { time.map { " at \($0) ms" } ?? "" }
    let words =
      switch event {
      case .before(let event): "Only before the edit: \(event)."
      case .now(let event): "Only with the edit: \(event)."
      case .both(let before, let then, let now, let later):
        "Before: \(before)\(at(then)). Now: \(now)\(at(later))."
      }
    return
      "The outcomes are the same; the events differ from \(milliseconds) ms on. \(words)"
  }

  func earlierDifference(from seconds: Double) -> String {
    "The last gesture gives the same. An earlier one differs, from \(CanonicalLine.number(seconds)) s of the session on."
  }

  func whatIf(_ changes: [EditChange]) -> String {
    guard changes.count == 1, let change = changes.first else {
      return changes.isEmpty ? "As the scene is written" : "With \(changes.count) edits"
    }
    let name = MarkedText.name(change.id)
    if change.property == Self.requirement, let (removed, added) = change.entries {
      return added.isEmpty
        ? "If \(name) does not wait for \(Self.names(removed))"
        : "If \(name) waits for \(Self.names(added))"
    }
    if change.property == "isEnabled" {
      return "With \(name) \(change.now == "true" ? "on" : "off")"
    }
    return "With \(name).\(change.property) = \(change.now)"
  }

  func undone(_ changes: [EditChange]) -> String {
    "Undone: \(changes.map(again).joined(separator: ", "))."
  }

  /// `singleTap waits for doubleTap again`
  private func again(_ change: EditChange) -> String {
    let name = MarkedText.name(change.id)
    if change.property == Self.requirement, let (removed, added) = change.entries {
      return removed.isEmpty
        ? "\(name) waits for \(Self.names(added)) again"
        : "\(name) no longer waits for \(Self.names(removed))"
    }
    if change.property == "isEnabled" {
      return "\(name) is \(change.now == "true" ? "on" : "off") again"
    }
    return change.now.isEmpty
      ? "\(name).\(change.property) is not set any more"
      : "\(name).\(change.property) is \(change.now) again"
  }

  private static let requirement = "requireToFail"

  private static func names(_ names: [String]) -> String {
    names.map(MarkedText.name).joined(separator: " and ")
  }

  var sceneSaved: String { "The scene was saved" }
  var compareRuns: String { "Before and now" }

  func reloaded(gone: [String], new: [String], refused: [String], _ result: ReloadResult) -> String
  {
    func some(_ word: String, _ names: [String]) -> String? {
      guard !names.isEmpty else { return nil }
      return
        "\(word) \(names.prefix(3).joined(separator: ", "))\(names.count > 3 ? " \u{2026}" : "")"
    }
    let inputs: String? =
      switch result {
      case .noInput: nil
      case .same: "the same input gives the same result"
      case .differs(let time):
        "the same input gives another result from \(CanonicalLine.number(time.seconds)) s on"
      }
    let parts = [
      some("gone:", gone), some("new:", new), some("edits refused:", refused), inputs,
    ]
    return (["Loaded again"] + parts.compactMap(\.self)).joined(separator: "; ") + "."
  }
  var fileChangedWhileRecording: String {
    "The scene file changed. This recording continues with the scene as it was."
  }

  // MARK: A recording whose scene has changed

  var sceneHasChanged: String { "The scene has changed since this recording" }
  func isNotTheSame(_ path: String) -> String {
    "\(path) is not the same as when the recording was made."
  }
  func sceneSaved(after: Double) -> String {
    "The scene was saved \(age(after)) after the recording."
  }
  var sceneIsOlder: String { "The scene is older than the recording, so it is another copy of it." }
  func editsMissing(_ names: [String]) -> String {
    "The recording edits objects that no longer exist: \(names.joined(separator: ", "))."
  }
  func wouldBeGiven(inputs: Int, until end: Instant) -> String {
    let count = inputs == 1 ? "one input" : "\(inputs) inputs"
    return
      "Its \(count) of \(CanonicalLine.number(end.seconds))\u{00A0}s would be given to the scene as it is now; results may differ."
  }
  var runAnyway: String { "Run anyway" }
  var cancel: String { "Cancel" }

  /// `singleTap now ends at 75 ms instead of 425 ms.`
  func outcome(_ change: OutcomeChange, zero: Instant) -> String {
    let name = MarkedText.name(change.subject)
    func at(_ ending: OutcomeChange.Ending) -> String {
      "at \(Units.milliseconds(ending.time.seconds - zero.seconds))"
    }
    if change.isSilence {
      return "\(name) no longer \(change.isDelivery ? "gets" : "sends") \(ends(change.a))."
    }
    guard let now = change.b.first, change.b.count == 1, change.a.count <= 1 else {
      let now = change.b.isEmpty ? "no longer ends at all" : "now: \(ends(change.b))"
      let before = change.a.isEmpty ? "nothing" : ends(change.a)
      return "\(name) \(now) (before: \(before))."
    }
    guard let before = change.a.first else {
      return "\(name) \(verb(now)) \(at(now)) (before: nothing)."
    }
    return now.isLike(before)
      ? "\(name) \(verb(now, "now ")) \(at(now)) instead of \(at(before).dropFirst(3))."
      : "\(name) \(verb(now, "now ")) \(at(now)) (before: \(word(before)) \(at(before)))."
  }

  /// `singleTap ends at 400 ms`, of what is the same before and now.
  func ending(_ change: OutcomeChange, zero: Instant) -> String {
    guard let now = change.b.first, change.b.count == 1 else {
      return "\(change.subject): \(ends(change.b))"
    }
    let time = Units.milliseconds(now.time.seconds - zero.seconds)
    return "\(change.subject) \(verb(now)) at \(time)"
  }

  func row(_ change: OutcomeChange, zero: Instant) -> WhatIfText.Row {
    func side(_ ends: [OutcomeChange.Ending]) -> String {
      guard let end = ends.first, ends.count == 1 else {
        return ends.isEmpty ? "nothing" : self.ends(ends)
      }
      let word = end.preventer == nil ? end.word : Self.prevented
      return "\(word) \(Units.milliseconds(end.time.seconds - zero.seconds))"
    }
    return WhatIfText.Row(name: change.subject, before: side(change.a), now: side(change.b))
  }

  func sentence(_ row: WhatIfText.Row) -> String {
    "\(row.name): \(row.before) \u{2192} \(row.now)."
  }

  private static let prevented = EnglishPanel().title(of: .prevented)

  /// The state, and who prevented it; or the event or the touch method.
  private func word(_ ending: OutcomeChange.Ending) -> String {
    ending.preventer.map { "\(Self.prevented) by \($0)" } ?? ending.word
  }

  /// How an attempt ends, which event is sent, or what a view gets; `now` is empty or the word before the verb.
  private func verb(_ ending: OutcomeChange.Ending, _ now: String = "") -> String {
    switch ending.state {
    case .ended: "\(now)ends"
    case .failed: "\(now)fails"
    case .cancelled, .prevented: "is \(now)\(word(ending))"
    default: "\(now)\(ending.isDelivery ? "gets" : "sends") \(ending.word)"
    }
  }

  /// `failed, ended`, `failed x3`
  private func ends(_ ends: [OutcomeChange.Ending]) -> String {
    var runs: [(end: String, count: Int)] = []
    for end in ends {
      let word = word(end)
      if runs.last?.end == word {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((word, 1))
      }
    }
    return runs.map { $0.count == 1 ? $0.end : "\($0.end) x\($0.count)" }.joined(separator: ", ")
  }

  private func age(_ seconds: Double) -> String {
    switch seconds {
    case ..<90: "\(Int(seconds.rounded()))\u{00A0}s"
    case ..<5400: "\(Int((seconds / 60).rounded()))\u{00A0}min"
    case ..<129_600: "\(Int((seconds / 3600).rounded()))\u{00A0}h"
    default: "\(Int((seconds / 86_400).rounded())) days"
    }
  }
}
