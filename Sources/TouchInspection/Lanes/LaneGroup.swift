import TouchLanguage
import TouchReading
import TouchTrace

/// Recognizers that were out of the game at one moment for one reason, in one row.
struct LaneGroup {
  /// Fewer have rows of their own.
  static let least = 4

  struct Member {
    var name: String
    var reading: RecognizerReading

    /// The last edit changed what it did.
    func isChanged(_ input: PictureInput) -> Bool {
      guard let run = input.former else { return false }
      let before = run.recognizer(named: name).map { LaneStory($0, run.trace) } ?? LaneStory()
      return before != LaneStory(reading, input.trace)
    }
  }

  var label: StateLabel
  /// In the order of their rows.
  var members: [Member]
  /// Why, with what was measured; nil where the label says it.
  var reason: String?

  var id: LaneID { .group(label, members[0].name) }
  /// What all of them went through.
  var slice: RecognizerReading.Slice { members[0].reading.slices[0] }

  /// What recognizers of one group have in common.
  private struct Outcome: Hashable {
    var from: Instant
    var to: Instant
    var label: StateLabel
    var reason: Reason
  }

  private static func outcome(_ reading: RecognizerReading) -> Outcome? {
    guard reading.slices.count == 1, reading.slices[0].look == .possible,
      let end = reading.slices[0].end, end.to == .failed || end.to == .cancelled
    else { return nil }
    let isPrevented = end.reason.isPrevention
    return Outcome(
      from: reading.slices[0].from, to: end.time,
      label: isPrevented ? .prevented : end.to == .failed ? .failed : .cancelled,
      reason: isPrevented ? .preventedBy : end.reason)
  }

  /// The groups among recognizers, with those that stay alone, each in its order.
  static func split(
    _ all: [Member], _ input: PictureInput
  ) -> (alone: [Member], groups: [LaneGroup]) {
    let outcomes = all.map { outcome($0.reading) }
    var order: [Outcome] = []
    var members: [Outcome: [Member]] = [:]
    for (member, outcome) in zip(all, outcomes) {
      guard let outcome else { continue }
      if members[outcome] == nil { order.append(outcome) }
      members[outcome, default: []].append(member)
    }
    let large = order.filter { (members[$0]?.count ?? 0) >= least }
    let alone = zip(all, outcomes).filter { pair in
      pair.1.map { !large.contains($0) } ?? true
    }.map(\.0)
    return (
      alone,
      large.map { outcome in
        let own = members[outcome] ?? []
        return LaneGroup(label: outcome.label, members: own, reason: reason(own, outcome, input))
      }
    )
  }

  /// The words that all of them share.
  private static func reason(
    _ members: [Member], _ outcome: Outcome, _ input: PictureInput
  ) -> String? {
    guard outcome.label != .prevented else { return nil }
    let texts = Set(
      members.compactMap { $0.reading.slices[0].end }.map { StepNote.reason($0, input) })
    return texts.count == 1 ? texts.first : Text.reasons.name(outcome.reason)
  }
}
