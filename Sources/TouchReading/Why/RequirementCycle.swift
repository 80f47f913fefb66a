import TouchLanguage
package import TouchTrace

/// Recognizers that wait for each other in a cycle, so that none of them can recognize (AR-49).
package enum RequirementCycle {
  /// The cycle that a recognizer is part of, in the order of the scene; empty when it is in none.
  static func members(of handle: Handle, _ input: PictureInput) -> [Handle] {
    let ahead = reachable(from: handle, input)
    guard ahead.contains(handle) else { return [] }
    return input.snapshot.recognizers.map(\.handle).filter { other in
      other == handle || ahead.contains(other) && reachable(from: other, input).contains(handle)
    }
  }

  /// The first cycle of the scene; empty when there is none.
  package static func first(_ input: PictureInput) -> [Handle] {
    for recognizer in input.snapshot.recognizers where !recognizer.requires.isEmpty {
      let members = members(of: recognizer.handle, input)
      if !members.isEmpty { return members }
    }
    return []
  }

  /// All that it waits for, directly or through others.
  private static func reachable(from handle: Handle, _ input: PictureInput) -> Set<Handle> {
    var found: Set<Handle> = []
    var next = [handle]
    while let current = next.popLast() {
      guard let snapshot = input.snapshot.recognizer(current), snapshot.isEnabled else { continue }
      next += FailureRequirements.required(snapshot, input).filter { found.insert($0).inserted }
    }
    return found
  }

  /// That none of them can recognize, with the engine's warning where there is one; nil without a cycle.
  package static func sentence(
    about members: [Handle], _ input: PictureInput
  ) -> Explanation.Sentence? {
    guard !members.isEmpty else { return nil }
    let names = members.map { input.name(of: $0) }
    return .init(Text.whyRecognizer.cycle(names), .ar49, warning(members, input))
  }

  private static func warning(_ members: [Handle], _ input: PictureInput) -> UInt32? {
    let waits = members.compactMap { input.reading.recognizer($0)?.waiting?.from }
    guard let closed = waits.max() else { return nil }
    return input.trace.events(at: closed).last { $0.kind == .warning && $0.rule == .ar49 }?.seq
  }
}
