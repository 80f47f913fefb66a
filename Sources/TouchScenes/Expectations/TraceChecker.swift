import TouchEngine
import TouchLanguage
import TouchTrace

/// Checks expectations against a trace.
struct TraceChecker {
  let scene: LiveScene
  let probes: Probes
  private let trace: Trace
  private let lines: [String]
  /// What was before does not count.
  private let start: Instant

  init(scene: LiveScene, probes: Probes, since start: Instant = .zero) {
    self.scene = scene
    self.probes = probes
    self.start = start
    trace = scene.engine.trace
    lines = trace.events.map { [trace] in CanonicalLine.text($0, in: trace) }
  }

  /// Nil when the expectation holds.
  func failure(_ expectation: Expectation) -> String? {
    switch expectation.kind {
    case .actions(let expected): return diff(Text.runs.actions, expected, actions)
    case .log(let filter, let expected, let unordered):
      let actual = lines(passing: filter)
      return unordered
        ? diff(Text.runs.log, expected.sorted(), actual.sorted())
        : diff(Text.runs.log, expected, actual)
    case .includes(let expected): return missing(expected)
    case .excludes(let unwanted, let after): return present(unwanted, after: after)
    case .states(let id, let expected):
      return diff(Text.runs.states(of: id), expected, states(of: id))
    case .value(let path, let expected, let at): return value(path, expected, at)
    case .time(let line, let from, let to):
      guard let time = time(of: line) else { return Text.runs.never(line) }
      return time >= from && time <= to
        ? nil
        : Text.runs.occurred(line, at: time, notBetween: from, to)
    case .count(let line, let from, let to):
      let count = count(of: line)
      return count >= from && count <= to
        ? nil : Text.runs.occurred(line, times: count, notFrom: from, to: to)
    case .why(let id, let reason):
      let actual = lastReason(of: id)
      return actual == reason ? nil : Text.runs.reason(of: id, actual, not: reason)
    case .firstResponder(let id):
      let actual = firstResponder
      return actual == id
        ? nil : Text.runs.firstResponder(actual, not: id)
    case .stack(let line, let golden):
      guard let index = lines.firstIndex(where: { matches(line, $0) }) else {
        return Text.runs.never(line)
      }
      return GoldenStacks.difference(
        golden, CallStack.frames(behind: UInt32(index), in: trace))
    case .prints(let expected, let from): return PrintedText(trace).difference(expected, from: from)
    case .anyOf(let lists):
      var texts: [String] = []
      for list in lists {
        let failures = list.compactMap { failure($0) }
        if failures.isEmpty { return nil }
        texts += failures
      }
      return Text.runs.noAlternative(texts)
    }
  }

  func lines(passing filter: LineFilter) -> [String] {
    trace.events.indices.filter { filter.passes(trace.events[$0], in: trace) }.map { lines[$0] }
  }

  /// When a line occurred first, seconds; nil where it never did.
  func time(of line: String) -> Double? {
    lines.firstIndex { matches(line, $0) }.map { trace.events[$0].time.seconds }
  }

  func count(of line: String) -> Int { lines.count { matches(line, $0) } }

  var firstResponder: String? { scene.engine.firstResponder?.touchscopeName }

  private func matches(_ expected: String, _ actual: String) -> Bool {
    Moment.matches(expected, actual)
  }

  /// One name for a gesture, at its first action: a discrete one has no other.
  var actions: [String] {
    var going: Set<Handle> = []
    return trace.events.compactMap { event in
      guard event.kind == .action, event.time >= start,
        let object = scene.loader.loaded[trace.name(of: event.subject)]
      else { return nil }
      if let control = object as? UIControl {
        let trigger = scene.engine.perform { control.touchscopeTriggerEvent.touchscopeNames }
        return trigger.contains(trace.payload(of: event)) ? scene.actionName(event.subject) : nil
      }
      if object is UITableView || object is UICollectionView {
        return scene.actionName(event.subject)
      }
      guard let recognizer = object as? UIGestureRecognizer,
        !recognizer.touchscopeIsBroughtByView
      else { return nil }
      if event.to == .changed { return nil }
      if event.to == .began { return going.insert(event.subject).inserted ? name(event) : nil }
      return going.remove(event.subject) == nil && event.to == .ended ? name(event) : nil
    }
  }

  private func name(_ event: TraceEvent) -> String { scene.actionName(event.subject) }

  /// The states that sent an action, and failed; repeats in a row count once.
  func states(of id: String) -> [String] {
    var states: [String] = []
    for event in trace.events
    where event.time >= start && trace.name(of: event.subject) == id {
      let state: GestureState
      switch (event.kind, event.verb) {
      case (.action, .action): state = event.to
      case (.state, .transition) where event.to == .failed: state = .failed
      default: continue
      }
      if states.last != state.name { states.append(state.name) }
    }
    return states
  }

  func lastReason(of id: String) -> String? {
    trace.events.last { $0.kind == .state && trace.name(of: $0.subject) == id }?.reason.code
  }

  private func value(_ path: String, _ expected: ExpectedValue, _ at: Moment?) -> String? {
    if case .line(let line)? = at, !lines.contains(where: { matches(line, $0) }) {
      return Text.runs.never(line)
    }
    let actual = at.map { probes.value(of: path, at: $0) } ?? scene.value(path)
    guard let actual else { return Text.runs.noValue(path) }
    switch (expected, actual) {
    case (.between(let from, let to), .number(let n)) where n >= from && n <= to: return nil
    case (.near(.number(let a), let within), .number(let b)) where abs(a - b) <= within: return nil
    case (.near(.numbers(let a), let within), .numbers(let b))
    where a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) <= within }:
      return nil
    case (.near(let a, _), let b) where a == b: return nil
    case (.between(let from, let to), _):
      return Text.runs.value(path, actual.text, notBetween: from, to)
    case (.near(let a, let within), _):
      return Text.runs.value(path, actual.text, not: a.text, within: within)
    }
  }

  private func missing(_ expected: [String]) -> String? {
    var from = lines.startIndex
    for line in expected {
      guard let found = lines[from...].firstIndex(where: { matches(line, $0) }) else {
        let isEarlier = lines.contains { matches(line, $0) }
        return Text.runs.missing(line, isEarlier: isEarlier, others: around(line))
      }
      from = found + 1
    }
    return nil
  }

  private func present(_ unwanted: [String], after: String?) -> String? {
    var from = lines.startIndex
    if let after {
      guard let found = lines.firstIndex(where: { matches(after, $0) }) else {
        return Text.runs.never(after)
      }
      from = found + 1
    }
    for line in unwanted where lines[from...].contains(where: { matches(line, $0) }) {
      return Text.runs.unwanted(line)
    }
    return nil
  }

  /// The lines of the same subject, to compare with.
  private func around(_ line: String) -> [String] {
    let subject = line.prefix { $0 != " " } + " "
    return Array(lines.filter { $0.hasPrefix(subject) }.prefix(40))
  }

  private func diff(_ what: String, _ expected: [String], _ actual: [String]) -> String? {
    let same =
      expected.count == actual.count && zip(expected, actual).allSatisfy { matches($0, $1) }
    guard !same else { return nil }
    return LineDiff.text(what, expected, actual, equal: matches)
  }
}

/// The shortest edit script between two lists of lines.
package enum LineDiff {
  /// Says that two lists differ, with a row for each line.
  static func text(
    _ what: String, _ a: [String], _ b: [String], equal: (String, String) -> Bool
  ) -> String {
    rows(a, b, equal: equal).reduce(Text.runs.differ(what)) { $0 + "\n    " + $1 }
  }

  package static func rows(
    _ a: [String], _ b: [String], equal: (String, String) -> Bool
  ) -> [String] {
    guard a.count * b.count <= 4_000_000 else { return a.map { "- \($0)" } + b.map { "+ \($0)" } }
    var table = Array(repeating: Array(repeating: 0, count: b.count + 1), count: a.count + 1)
    for i in a.indices.reversed() {
      for j in b.indices.reversed() {
        table[i][j] =
          equal(a[i], b[j]) ? table[i + 1][j + 1] + 1 : max(table[i + 1][j], table[i][j + 1])
      }
    }
    var rows: [String] = []
    var i = 0
    var j = 0
    while i < a.count || j < b.count {
      if i < a.count, j < b.count, equal(a[i], b[j]) {
        rows.append("  \(b[j])")
        i += 1
        j += 1
      } else if j >= b.count || (i < a.count && table[i + 1][j] >= table[i][j + 1]) {
        rows.append("- \(a[i])")
        i += 1
      } else {
        rows.append("+ \(b[j])")
        j += 1
      }
    }
    return rows
  }
}
