import ArgumentParser
import Foundation
import TouchEngine
import TouchLanguage
import TouchSimulation

/// `touchscope simulate`: random scenes and fingers, with all checks after each step.
struct SimulateCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "simulate",
    abstract: Text.help.abstract(.simulate),
    discussion: Text.help.discussion(.simulate) ?? "")

  @Option(help: ArgumentHelp(Text.help.seed))
  var seed: UInt64 = 1
  @Option(help: ArgumentHelp(Text.help.events))
  var events = 100_000
  @Option(help: ArgumentHelp(Text.help.world))
  var world: Int?
  @Option(help: ArgumentHelp(Text.help.findings))
  var findings = "findings"
  @Option(help: ArgumentHelp(Text.help.firstWorld, visibility: .hidden))
  var from = 1
  @Flag(help: ArgumentHelp(Text.help.reports, visibility: .hidden))
  var reports = false
  @Option(help: ArgumentHelp(Text.help.playedRecording, visibility: .hidden))
  var play: String?

  func validate() throws {
    guard events > 0 else { throw ValidationError(Text.simulation.noEvents) }
    guard from > 0, world ?? 1 > 0 else { throw ValidationError(Text.simulation.worldsFromOne) }
    guard !findings.isEmpty else { throw ValidationError(Text.simulation.noFindingsFolder) }
  }

  @MainActor func execute() throws {
    try Problems.report {
      if let play {
        ProcessorTime.allow(seconds: OwnProcess.secondsOfARecording)
        _ = try SessionLoader.load(play, run: nil)
        return
      }
      if reports { return try WorldReporter(self).run() }
      if let world {
        let reporter = WorldReporter(self)
        let result = try reporter.play(world)
        let count = Text.simulation.world(world, seed: seed, events: result.events)
        guard let lines = result.finding else {
          return Terminal.print(Text.simulation.nothingFound(count))
        }
        Terminal.print("\(count):")
        for line in lines { Terminal.print(line: line) }
        throw ExitCode(1)
      }
      var watcher = WorldWatcher(self)
      try watcher.run()
      Terminal.print(
        Text.simulation.summary(
          events: watcher.events, worlds: watcher.worlds, seed: seed,
          checksEngine: EngineChecks.areOn, findings: watcher.findings))
      if watcher.findings > 0 { throw ExitCode(1) }
    }
  }
}
