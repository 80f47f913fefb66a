import TouchFiles
import Foundation
import TouchRecording
import TouchScenes
import TouchSimulation

/// Plays worlds in this process, makes what is found small and saves it.
@MainActor
struct WorldReporter {
  private let command: SimulateCommand
  private let simulation: Simulation

  init(_ command: SimulateCommand) {
    self.command = command
    simulation = Simulation(seed: command.seed, classes: .registered)
  }

  /// Of the processor: a world takes a fraction of a second, and to make a finding small some minutes.
  private static let (secondsOfAWorld, secondsToMakeSmall) = (60, 1800)

  /// What one world came to; the lines of a finding, or nil.
  struct Result {
    let events: Int
    let finding: [String]?
  }

  /// Plays worlds until there were so many events, and tells standard output of each: `world 4` before it, then lines of a
  /// finding, then `events 812`.
  func run() throws {
    var events = 0
    var world = command.from
    while events < command.events, Terminal.output.problem == nil {
      Terminal.print(WorldReport.started(world).line)
      ProcessorTime.allow(seconds: Self.secondsOfAWorld)
      let result = try play(world)
      for (index, line) in (result.finding ?? []).enumerated() {
        let report: WorldReport = index == 0 ? .finding(line) : .detail(line)
        Terminal.print(report.line)
      }
      Terminal.print(WorldReport.ended(result.events).line)
      events += result.events
      world += 1
    }
  }

  /// Plays a world; one that shows something is made small and saved.
  func play(_ number: Int) throws -> Result {
    let result = try simulation.play(world: number)
    guard let fault = result.fault else { return Result(events: result.events, finding: nil) }
    ProcessorTime.allow(seconds: Self.secondsToMakeSmall)
    let outcome = KeptOutcome.fault(fault.kind)
    let lines = try FindingReport(command).lines("\(fault)", result.world) { outcome.holds($0) }
    return Result(events: result.events, finding: lines)
  }
}

/// What a process that plays worlds tells the one that watches it, a line each.
enum WorldReport {
  case started(Int)
  /// The first line for the user of something found.
  case finding(String)
  /// A further line of it.
  case detail(String)
  /// The world is over after so many events.
  case ended(Int)

  var line: String {
    switch self {
    case .started(let world): "world \(world)"
    case .finding(let line): "finding \(line)"
    case .detail(let line): "detail \(line)"
    case .ended(let events): "events \(events)"
    }
  }

  /// Reads a report back; nil for any other line.
  init?(_ line: Substring) {
    guard let space = line.firstIndex(of: " ") else { return nil }
    let rest = line[line.index(after: space)...]
    switch (line[..<space], Int(rest)) {
    case ("world", let world?): self = .started(world)
    case ("finding", _): self = .finding(String(rest))
    case ("detail", _): self = .detail(String(rest))
    case ("events", let events?): self = .ended(events)
    default: return nil
    }
  }
}
