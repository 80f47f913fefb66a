import ArgumentParser
import TouchLanguage
import TouchRecording
import TouchScenes
import TouchTrace

/// `touchscope log SCENE --run NAME`: prints the canonical lines.
struct LogCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "log", abstract: Text.help.abstract(.log)
  )

  @Argument(help: ArgumentHelp(Text.help.sceneOrRecording))
  var file: String
  @Option(name: .customLong("run"), help: ArgumentHelp(Text.help.run))
  var runName: String?
  @Option(help: ArgumentHelp(Text.help.kinds))
  var kinds: String?
  @Option(name: .customLong("of"), help: ArgumentHelp(Text.help.subjects))
  var subjects: String?
  @Flag(help: ArgumentHelp(Text.help.times))
  var times = false
  @Flag(help: ArgumentHelp(Text.help.nested))
  var nested = false
  @Flag(help: ArgumentHelp(Text.help.stack))
  var stack = false

  @MainActor func execute() throws {
    try Problems.report {
      let filter = LineFilter(
        kinds: try parseKinds(),
        subjects: Set((subjects ?? "").split(separator: ",").map(String.init)))
      let session = try SessionLoader.load(file, run: runName)
      let trace = session.trace
      guard nested else {
        for event in trace.events where filter.passes(event, in: trace) {
          Terminal.print(line: stamp(event) + CanonicalLine.text(event, in: trace))
          printStack(event, trace)
        }
        return
      }
      for line in NestedLog.lines(trace, where: { filter.passes($0, in: trace) }) {
        Terminal.print(
          line: stamp(line.event) + String(repeating: "  ", count: line.depth) + line.text)
        if !line.text.hasSuffix(" After") { printStack(line.event, trace) }
      }
    }
  }

  @MainActor private func printStack(_ event: TraceEvent, _ trace: Trace) {
    guard stack else { return }
    for line in CallStack.lines(CallStack.frames(behind: event.seq, in: trace)) {
      Terminal.print("    " + line)
    }
  }

  @MainActor private func stamp(_ event: TraceEvent) -> String {
    times ? fixed(event.time) + "  " : ""
  }

  @MainActor private func fixed(_ time: Instant) -> String {
    let milliseconds = time.nanoseconds / 1000
    let rest = String(milliseconds % 1_000_000)
    return "\(milliseconds / 1_000_000)." + String(repeating: "0", count: 6 - rest.count) + rest
  }

  @MainActor private func parseKinds() throws -> Set<TraceKind> {
    var set: Set<TraceKind> = []
    for name in (kinds ?? "").split(separator: ",") {
      guard let kind = TraceKind.allCases.first(where: { $0.name == name }) else {
        throw ValidationError(
          Text.console.noKindOfLine(String(name), among: TraceKind.allCases.map(\.name)))
      }
      set.insert(kind)
    }
    return set
  }
}
