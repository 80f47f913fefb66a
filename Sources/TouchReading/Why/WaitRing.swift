import TouchLanguage
package import TouchTrace

/// Recognizers that wait for each other in a ring, so that none of them can act (AR-49).
package enum WaitRing {
  /// Those of the ring that a recognizer is part of, in the order of the scene; empty when it is in none.
  static func members(of handle: Handle, _ input: PictureInput) -> [Handle] {
    let ahead = reachable(from: handle, input)
    guard ahead.contains(handle) else { return [] }
    return input.snapshot.recognizers.map(\.handle).filter { other in
      other == handle || ahead.contains(other) && reachable(from: other, input).contains(handle)
    }
  }

  /// The first ring of the scene; empty when there is none.
  package static func first(_ input: PictureInput) -> [Handle] {
    for recognizer in input.snapshot.recognizers where !recognizer.requires.isEmpty {
      let members = members(of: recognizer.handle, input)
      if !members.isEmpty { return members }
    }
    return []
  }

  /// Whom it waits for, over others too.
  private static func reachable(from handle: Handle, _ input: PictureInput) -> Set<Handle> {
    var found: Set<Handle> = []
    var next = [handle]
    while let current = next.popLast() {
      guard let snapshot = input.snapshot.recognizer(current), snapshot.isEnabled else { continue }
      next += FailureRequirements.required(snapshot, input).filter { found.insert($0).inserted }
    }
    return found
  }

  /// That none of them can act, with the warning of the engine where it came to that; nil without a ring.
  package static func sentence(about members: [Handle], _ input: PictureInput) -> Explanation
    .Sentence?
  {
    guard let first = members.first else { return nil }
    guard members.count > 1 else {
      return .init("\(input.name(of: first)) waits for itself: it can never act.", .ar49)
    }
    let names = members.map { input.name(of: $0) }.list
    return .init(
      "\(names) wait for each other: none of them can act.", .ar49, warning(members, input))
  }

  private static func warning(_ members: [Handle], _ input: PictureInput) -> UInt32? {
    let waits = members.compactMap { input.reading.recognizer($0)?.waiting?.from }
    guard let closed = waits.max() else { return nil }
    return input.trace.events(at: closed).last { $0.kind == .warning && $0.rule == .ar49 }?.seq
  }
}
