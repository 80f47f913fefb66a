import TouchLanguage
package import TouchTrace

/// Recognizers that wait for each other in a cycle, so that none of them can recognize (AR-49).
package enum RequirementCycle {
  /// The shortest cycle that a recognizer is part of, from it on in the order of the waits; empty when it is in none.
  static func members(of handle: Handle, _ input: PictureInput) -> [Handle] {
    var paths = [[handle]]
    var seen: Set<Handle> = []
    while !paths.isEmpty {
      let path = paths.removeFirst()
      for next in required(by: path[path.count - 1], input) {
        if next == handle { return path }
        if seen.insert(next).inserted { paths.append(path + [next]) }
      }
    }
    return []
  }

  /// All cycles of the scene, in its order.
  package static func all(_ input: PictureInput) -> [[Handle]] {
    var cycles: [[Handle]] = []
    for recognizer in input.snapshot.recognizers
    where !cycles.contains(where: { $0.contains(recognizer.handle) }) {
      let members = members(of: recognizer.handle, input)
      if !members.isEmpty { cycles.append(members) }
    }
    return cycles
  }

  /// Those that it must wait for; a disabled one waits for nobody.
  private static func required(by handle: Handle, _ input: PictureInput) -> [Handle] {
    guard let snapshot = input.snapshot.recognizer(handle), snapshot.isEnabled else { return [] }
    return FailureRequirements.required(snapshot, input)
  }

  /// That none of them can recognize, with the engine's warning where there is one; nil without a cycle.
  package static func sentence(
    about members: [Handle], _ input: PictureInput
  ) -> Explanation.Sentence? {
    guard !members.isEmpty else { return nil }
    let names = members.map { input.marked($0) }
    return .init(Text.whyRecognizer.cycle(names), .ar49, warning(members, input))
  }

  private static func warning(_ members: [Handle], _ input: PictureInput) -> UInt32? {
    let waits = members.compactMap { input.reading.recognizer($0)?.waiting?.from }
    guard let closed = waits.max() else { return nil }
    return input.trace.events(at: closed).last { $0.kind == .warning && $0.rule == .ar49 }?.seq
  }
}
