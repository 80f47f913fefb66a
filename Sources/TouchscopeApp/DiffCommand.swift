import ArgumentParser
import TouchLanguage
import TouchRecording
import TouchScenes
import TouchTrace

/// `touchscope diff A B`: where two traces part, and by how much they differ.
struct DiffCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff", abstract: Text.help.abstract(.diff),
    discussion: Text.help.discussion(.diff) ?? "")

  @Argument(help: ArgumentHelp(Text.help.sceneOrRecording), completion: .played)
  var first: String
  @Argument(help: ArgumentHelp(Text.help.otherFile), completion: .played)
  var second: String
  @Option(name: .customLong("run"), help: ArgumentHelp(Text.help.runs), completion: .runs)
  var runName: String?
  @Option(name: .customLong("other-run"), help: ArgumentHelp(Text.help.otherRun), completion: .runs)
  var otherRun: String?
  @OptionGroup var lines: LineOptions
  @Flag(help: ArgumentHelp(Text.help.ignoreTimes))
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
    guard !isEqual else { return [Text.console.equalLines(first.count)] }
    let place = zip(first, second).prefix { $0 == $1 }.count
    let (less, more) = (Self.missing(first, in: second), Self.missing(second, in: first))
    return [
      Text.console.firstDifference(line: place + 1), "< " + Self.shown(first, place),
      "> " + Self.shown(second, place),
      Text.console.alone(less, of: first.count, more, of: second.count),
    ] + (less + more == 0 ? [Text.console.onlyOrder] : [])
  }

  private static func shown(_ lines: [Line], _ index: Int) -> String {
    lines.indices.contains(index)
      ? "\(lines[index].stamp)  \(lines[index].text)" : Text.console.noMoreLines
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
