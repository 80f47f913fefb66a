import TouchFiles
import Foundation
import TouchLanguage
import TouchRecording
import TouchScenes
import TouchSimulation

/// Makes what was found in a world small, saves it and says where.
@MainActor
struct FindingReport {
  private let command: SimulateCommand
  /// How many smaller worlds are tried at most: a minute of play, so that many findings do not stop the search.
  private static let attempts = 4000

  init(_ command: SimulateCommand) { self.command = command }

  /// The lines for the user. `keeps` says whether a smaller recording still shows it.
  func lines(
    _ fault: String, _ world: World, keeps: @escaping (Recording) -> Bool
  ) throws -> [String] {
    let before = Finding(world.recording)
    let name = "seed\(world.seed)-world\(world.number)"
    let head = [
      Text.simulation.finding(fault),
      "  " + Text.simulation.repeated(seed: world.seed, world: world.number),
    ]
    guard keeps(world.recording) else {
      return head + [
        "  " + Text.simulation.notAlone,
        "  " + save(before, name),
      ]
    }
    var shrinker = try Shrinker(world.recording, attempts: Self.attempts, keeps: keeps)
    shrinker.run()
    let after = Finding(shrinker.recording)
    return head + [
      "  "
        + Text.simulation.smaller(
          inputs: (before.inputLines, after.inputLines),
          scene: (before.sceneLines, after.sceneLines)),
      "  " + save(after, name),
    ]
  }

  private func save(_ finding: Finding, _ name: String) -> String {
    let path = "\(command.findings)/\(name)"
    do {
      try FileManager.default.createDirectory(
        atPath: command.findings, withIntermediateDirectories: true)
      try finding.write(named: path)
      return Text.simulation.saved(path)
    } catch OutputFile.Refusal.exists {
      return Text.simulation.savedBefore(path)
    } catch {
      return Text.simulation.notSaved(in: command.findings, "\(error)")
    }
  }
}
