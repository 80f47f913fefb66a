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

  @Argument(help: ArgumentHelp(Text.help.sceneOrRecording), completion: .played)
  var file: String
  @Option(name: .customLong("run"), help: ArgumentHelp(Text.help.run), completion: .runs)
  var runName: String?
  @OptionGroup var lines: LineOptions
  @Flag(help: ArgumentHelp(Text.help.times))
  var times = false
  @Flag(help: ArgumentHelp(Text.help.nested))
  var nested = false
  @Flag(help: ArgumentHelp(Text.help.stack))
  var stack = false
  @Flag(help: ArgumentHelp(Text.help.asPrinted))
  var asPrinted = false

  func validate() throws {
    guard asPrinted, nested || stack || !lines.isEmpty else { return }
    throw ValidationError(Text.console.asPrintedAlone)
  }

  @MainActor func execute() throws {
    try Problems.report {
      let filter = try lines.filter()
      let session = try SessionLoader.load(file, run: runName)
      let trace = session.trace
      if asPrinted { return printConsole(trace) }
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

  @MainActor private func printConsole(_ trace: Trace) {
    for line in trace.console {
      Terminal.print(line: (times ? LineOptions.offset(line.time) + "  " : "") + line.text)
    }
  }

  @MainActor private func printStack(_ event: TraceEvent, _ trace: Trace) {
    guard stack else { return }
    for line in CallStack.lines(CallStack.frames(behind: event.seq, in: trace)) {
      Terminal.print("    " + line)
    }
  }

  @MainActor private func stamp(_ event: TraceEvent) -> String {
    times ? LineOptions.stamp(event) + "  " : ""
  }
}
