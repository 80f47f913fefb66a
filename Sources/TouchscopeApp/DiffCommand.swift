import ArgumentParser
import TouchRecording
import TouchScenes
import TouchTrace

/// `touchscope diff A B`: where two traces part, and by how much they differ.
struct DiffCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff", abstract: "Compare what the engine did in two runs or recordings.",
    discussion: "Exit code 0 if all lines are equal, 1 if some differ.")

  @Argument(help: "A scene, or a recording.")
  var first: String
  @Argument(help: "The scene or recording to compare it with.")
  var second: String
  @Option(name: .customLong("run"), help: "The run of the first scene, and of the second.")
  var runName: String?
  @Option(name: .customLong("other-run"), help: "The run of the second scene, if it is another.")
  var otherRun: String?
  @OptionGroup var lines: LineOptions
  @Flag(help: "Compare the lines without their times.")
  var ignoreTimes = false

  @MainActor func execute() throws {
    try Problems.report {
      let filter = try lines.filter()
      let comparison = LineComparison(
        first: try read(first, runName, filter),
        second: try read(second, otherRun ?? runName, filter))
      for line in comparison.report { Terminal.print(line: line) }
      if !comparison.isEqual { throw ExitCode(1) }
    }
  }

  @MainActor private func read(_ path: String, _ run: String?, _ filter: LineFilter) throws
    -> [LineComparison.Line]
  {
    let session = try SessionLoader.load(path, run: run)
    let trace = session.trace
    return trace.events.filter { filter.passes($0, in: trace) }.map { event in
      LineComparison.Line(
        text: CanonicalLine.text(event, in: trace), stamp: LineOptions.stamp(event),
        isTimed: !ignoreTimes)
    }
  }
}

/// Two logs, line by line.
struct LineComparison {
  struct Line: Hashable {
    let text: String
    let stamp: String
    /// Whether its time counts.
    let isTimed: Bool

    static func == (one: Line, other: Line) -> Bool {
      one.text == other.text && (one.stamp == other.stamp || !one.isTimed)
    }

    func hash(into hasher: inout Hasher) { hasher.combine(text) }
  }

  let first, second: [Line]

  var isEqual: Bool { first == second }

  /// The first place where they differ, both lines of it, and how many lines only one of them has.
  var report: [String] {
    guard !isEqual else { return ["equal: \(first.count) lines"] }
    let place = zip(first, second).prefix { $0 == $1 }.count
    let (less, more) = (Self.missing(first, in: second), Self.missing(second, in: first))
    return [
      "line \(place + 1) is the first that differs:", "< " + Self.shown(first, place),
      "> " + Self.shown(second, place),
      "of \(first.count) lines \(less) are in the first alone; of \(second.count) lines \(more) are in the second alone",
    ] + (less + more == 0 ? ["only their order differs"] : [])
  }

  private static func shown(_ lines: [Line], _ index: Int) -> String {
    lines.indices.contains(index)
      ? "\(lines[index].stamp)  \(lines[index].text)" : "(no more lines)"
  }

  /// How many of these lines the others lack, however they are ordered.
  private static func missing(_ lines: [Line], in others: [Line]) -> Int {
    var left: [Line: Int] = [:]
    for line in others { left[line, default: 0] += 1 }
    return lines.count { line in
      guard let count = left[line], count > 0 else { return true }
      left[line] = count - 1
      return false
    }
  }
}
