import ArgumentParser

/// A subcommand that works with engines, which live on the main actor.
protocol MainActorCommand: ParsableCommand {
  @MainActor func execute() throws
}

extension MainActorCommand {
  nonisolated func run() throws {
    nonisolated(unsafe) let command = self
    try MainActor.assumeIsolated { try command.execute() }
  }
}
