import ArgumentParser
import Foundation
import TouchEngine
import TouchSimulation

/// `touchscope simulate`: random scenes and fingers, with all checks after each step.
struct SimulateCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "simulate",
    abstract: "Play random scenes under random fingers, and check what must always hold.",
    discussion: """
      The same seed gives the same worlds in every process. What is found is made as small as possible and written as a scene \
      with a recording, which every other command plays. Exit code 1 if something is found.
      """)

  @Option(help: "The seed: a whole number from 0.")
  var seed: UInt64 = 1
  @Option(help: "How many events to play at least; an event is an input, or a moment of timers.")
  var events = 100_000
  @Option(help: "Play only this world of the seed.")
  var world: Int?
  @Option(help: "The folder for scenes and recordings that show something; made when it is needed.")
  var findings = "findings"
  @Option(help: ArgumentHelp("The first world.", visibility: .hidden))
  var from = 1
  @Flag(help: ArgumentHelp("Report to another process.", visibility: .hidden))
  var reports = false

  func validate() throws {
    guard events > 0 else { throw ValidationError("--events must be at least 1") }
    guard from > 0, world ?? 1 > 0 else { throw ValidationError("worlds are numbered from 1") }
    guard !findings.isEmpty else { throw ValidationError("--findings must name a folder") }
  }

  @MainActor func execute() throws {
    try Problems.report {
      if reports { return try WorldReporter(self).run() }
      if let world {
        let reporter = WorldReporter(self)
        let result = try reporter.play(world)
        let count = "\(result.events) events in world \(world) of seed \(seed)"
        guard let lines = result.finding else { return Terminal.print("\(count): nothing found") }
        Terminal.print("\(count):")
        for line in lines { Terminal.print(line: line) }
        throw ExitCode(1)
      }
      var watcher = WorldWatcher(self)
      try watcher.run()
      let checks =
        EngineChecks.areOn
        ? "with the engine's checks"
        : "without the engine's checks, which debug builds have (docs/trust.md)"
      Terminal.print(
        "\(watcher.events) events in \(watcher.worlds) worlds of seed \(seed), \(checks): "
          + "\(watcher.findings) findings")
      if watcher.findings > 0 { throw ExitCode(1) }
    }
  }
}
