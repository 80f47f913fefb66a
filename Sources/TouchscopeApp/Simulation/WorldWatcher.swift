import ArgumentParser
import Foundation
import TouchLanguage
import TouchSimulation

/// Lets another process play worlds, so that one that stops the program is a finding like any other.
@MainActor
struct WorldWatcher {
  private let command: SimulateCommand
  private(set) var events = 0
  private(set) var worlds = 0
  private(set) var findings = 0
  /// The world that is being played; nil between two.
  private var current: Int?
  private var next: Int

  init(_ command: SimulateCommand) {
    self.command = command
    next = command.from
  }

  /// Plays until there were enough events; after a stop, another process continues with the next world.
  mutating func run() throws {
    while events < command.events {
      let end = try play()
      guard let stopped = current else {
        guard end == .exit(0) else {
          throw ValidationError(Text.simulation.watcherLost("\(end)"))
        }
        continue
      }
      try report(stopped, end)
      current = nil
      worlds += 1
      next = stopped + 1
    }
  }

  /// Starts a process and reads its lines to their end.
  private mutating func play() throws -> OwnProcess.End {
    let process = try OwnProcess(
      [
        "simulate", "--reports", "--seed", "\(command.seed)", "--from", "\(next)", "--events",
        "\(command.events - events)", "--findings", command.findings,
      ], readsOutput: true)
    var rest = ""
    while let text = process.read() {
      rest += text
      while let end = rest.firstIndex(of: "\n") {
        if let report = WorldReport(rest[..<end]) { take(report) }
        rest.removeSubrange(...end)
      }
    }
    return process.end()
  }

  private mutating func take(_ report: WorldReport) {
    switch report {
    case .started(let world): current = world
    case .finding(let line):
      findings += 1
      Terminal.print(line: line)
    case .detail(let line): Terminal.print(line: line)
    case .ended(let count):
      events += count
      worlds += 1
      next = (current ?? next) + 1
      current = nil
    }
  }

  /// The process stopped in the middle of a world.
  private mutating func report(_ number: Int, _ end: OwnProcess.End) throws {
    findings += 1
    let world = try World.make(seed: command.seed, number: number, classes: .registered)
    let lines = try FindingReport(command).lines(Text.simulation.stops("\(end)"), world) {
      OwnProcess.stops($0)
    }
    for line in lines { Terminal.print(line: line) }
  }
}
