import TouchTrace

struct EnglishEdit: EditSentences {
  var editIsRecorded: String { "The edit is part of the recording: it takes effect from now on." }
  var editRefusedBySave: String { "The saved file does not accept this edit; it was removed." }
  var noDifference: String { "No difference: all outcomes are the same as before." }
  var noTouchYet: String { "The scene has no touch yet: the next one shows what the edit does." }
  func difference(
    from milliseconds: Int, _ subject: String, before: DifferenceSide, now: DifferenceSide,
    outcomes: [OutcomeChange]
  ) -> String {
    func side(_ side: DifferenceSide) -> String {
      guard let event = side.event else { return "\(subject) does nothing there" }
      return side.milliseconds.map { "\(event) at \($0) ms" } ?? event
    }
    let first =
      "From \(milliseconds) ms on it differs. Before: \(side(before)). Now: \(side(now))."
    return ([first] + outcomes.prefix(2).map(outcome)).joined(separator: " ")
  }
  func savedScene(_ difference: String) -> String {
    "The scene was saved. \(difference)"
  }
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

  /// `tap now failed (was ended).`
  private func outcome(_ change: OutcomeChange) -> String {
    let now = change.b.isEmpty ? "no longer does anything" : "now \(ends(change.b))"
    let before = change.a.isEmpty ? "did nothing" : "was \(ends(change.a))"
    return "\(change.subject) \(now) (\(before))."
  }

  /// `failed, ended`, `failed x3`
  private func ends(_ ends: [String]) -> String {
    var runs: [(end: String, count: Int)] = []
    for end in ends {
      if runs.last?.end == end { runs[runs.count - 1].count += 1 } else { runs.append((end, 1)) }
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
