import ArgumentParser
import TouchRecording
import TouchScenes
import TouchTrace

/// `touchscope log SCENE --run NAME`: prints the canonical lines.
struct LogCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "log", abstract: "Print what the engine did in a run or recording, line by line."
  )

  @Argument(help: "A scene, or a recording.")
  var file: String
  @Option(name: .customLong("run"), help: "The scene's run.")
  var runName: String?
  @OptionGroup var lines: LineOptions
  @Flag(help: "Print the time in seconds before each line.")
  var times = false
  @Flag(help: "Indent by call depth, with Before and After around the lines that a call caused.")
  var nested = false
  @Flag(help: "Print the call stack behind each line, as the scene's system would show it.")
  var stack = false

  @MainActor func execute() throws {
    try Problems.report {
      let filter = try lines.filter()
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
    times ? LineOptions.stamp(event) + "  " : ""
  }
}
