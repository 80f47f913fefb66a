import TouchTrace

/// What a probe saw in an app: the lines of an `observed.log`.
public enum ObservedLog {
  static let magic = "touchscope observed 1"
  private static let states = Dictionary(
    uniqueKeysWithValues: GestureState.allCases.map { ($0.name[...], $0) })

  /// No episode lasts longer than a day, seconds.
  private static let longestTime = 86_400.0

  /// Unknown kinds of lines, those that end too early, and numbers that nothing can have, count as comments. Nil for a text that is no such log.
  public static func read(_ text: String) -> ProbedRun? {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: true)[...]
    guard lines.popFirst() == magic[...] else { return nil }
    var run = ProbedRun()
    for line in lines {
      let words = line.split(separator: " ")
      guard words.count >= 3, let seconds = time(words[0]) else { continue }
      take(words, seconds, into: &run)
    }
    return run
  }

  private static func time(_ word: Substring) -> Double? {
    Double(word).flatMap { (0...longestTime).contains($0) ? $0 : nil }
  }

  private static func take(_ words: [Substring], _ seconds: Double, into run: inout ProbedRun) {
    let id = String(words[2])
    let third = words.dropFirst(3).first
    switch words[1] {
    case "touch" where third == "began":
      guard let mark = words.firstIndex(of: "hit"), words.indices.contains(mark + 1) else { return }
      run.hits.append(String(words[mark + 1]))
      run.began.append(seconds)
      run.gathered.append([])
    case "gathers":
      guard let touch = Int(words[2]), touch > 0, touch <= run.gathered.count else { return }
      run.gathered[touch - 1] = Set(words.dropFirst(3).map(String.init))
    case "state":
      guard let state = third.flatMap({ states[$0] }) else { return }
      if words.last == "action" {
        run.act(id, state, at: seconds)
      } else if state == .failed {
        // It was seen before, and not later.
        let last = min(since(words) ?? seconds, seconds)
        run.failures[id, default: []].append((seconds, since: last))
      }
    case "over": run.failures[id, default: []].append((seconds, since: 0))
    case "ready": if run.ready[id] == nil { run.ready[id] = seconds }
    case "control": if let third { run.send(id, String(third), at: seconds) }
    case "offset":
      let numbers = words.dropFirst(3).compactMap { Double($0) }.filter(\.isFinite)
      if numbers.count == 2 { run.offsets[id] = numbers }
    default: break
    }
  }

  /// The moment at which the old state was last seen.
  private static func since(_ words: [Substring]) -> Double? {
    words.firstIndex(of: "polled").flatMap { index in
      words.indices.contains(index + 1) ? time(words[index + 1]) : nil
    }
  }
}
