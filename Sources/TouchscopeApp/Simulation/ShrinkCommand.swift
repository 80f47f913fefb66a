import TouchFiles
import ArgumentParser
import Foundation
import TouchLanguage
import TouchRecording
import TouchScenes
import TouchSimulation

/// `touchscope shrink FILE`: the shortest recording and the smallest scene that still come to the same.
struct ShrinkCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "shrink",
    abstract: Text.help.abstract(.shrink),
    discussion: Text.help.discussion(.shrink) ?? "")

  @Argument(help: ArgumentHelp(Text.help.recordingToShrink), completion: .played)
  var file: String
  @Option(name: .customLong("run"), help: ArgumentHelp(Text.help.run), completion: .runs)
  var runName: String?
  @Option(help: ArgumentHelp(Text.help.line))
  var line: [String] = []
  @Option(help: ArgumentHelp(Text.help.pattern))
  var pattern: String?
  @Option(
    name: [.short, .long],
    help: ArgumentHelp(Text.help.smallFiles)
  )
  var output: String?

  func validate() throws {
    if !line.isEmpty, pattern != nil {
      throw ValidationError(Text.console.cannotCombine("--line", "--pattern"))
    }
    if let output, output.isEmpty || output.hasSuffix("/") {
      throw ValidationError(Text.simulation.outputIsNoName)
    }
  }

  @MainActor func execute() throws {
    try Problems.report {
      let name = output ?? (file as NSString).deletingPathExtension + "-small"
      try Self.refuseExisting(name)
      let source = try ShrinkSource(file, run: runName)
      let outcome = try outcome(source)
      let before = Finding(source.recording)
      var shrinker = try Shrinker(source.recording) { outcome.outcome.holds($0) }
      shrinker.run()
      let after = Finding(shrinker.recording)
      try Self.write(after, name)
      Terminal.print(Text.simulation.kept(outcome.sentence))
      Terminal.print(
        line: Text.simulation.inputs(
          "\(name).rec", before: before.inputLines, after: after.inputLines))
      Terminal.print(
        line: Text.simulation.lines(
          "\(name).yaml", before: before.sceneLines, after: after.sceneLines))
    }
  }

  // MARK: What is kept

  @MainActor
  private func outcome(_ source: ShrinkSource) throws -> (outcome: KeptOutcome, sentence: String) {
    if !line.isEmpty {
      return try checked(
        .lines(line), Text.simulation.hasLines(line), source, Text.simulation.noLines(file: file))
    }
    if let pattern {
      guard let regex = try? Regex(pattern) else {
        throw ValidationError(Text.simulation.noPattern(pattern))
      }
      return try checked(
        .pattern(regex), Text.simulation.matches(pattern), source,
        Text.simulation.noMatch(file: file))
    }
    if OwnProcess.stops(source.recording) {
      return (.elsewhere { OwnProcess.stops($0) }, Text.simulation.stops)
    }
    if let fault = try KeptOutcome.fault(source.recording) {
      return (.fault(fault.kind), "\(fault)")
    }
    for expectation in source.expectations {
      let found = KeptOutcome.differences(source.recording, expectation) ?? []
      guard !found.isEmpty else { continue }
      return (
        .expectation(expectation, difference: found),
        Text.simulation.differs(expectation: expectation, found)
      )
    }
    throw Self.refusal(file, Text.simulation.nothingWrong(file: file))
  }

  /// Throws if the outcome does not hold before anything is left out.
  @MainActor private func checked(
    _ outcome: KeptOutcome, _ sentence: String, _ source: ShrinkSource, _ problem: ProblemText
  ) throws -> (KeptOutcome, String) {
    guard outcome.holds(source.recording) else {
      throw Self.refusal(file, problem)
    }
    return (outcome, sentence)
  }

  private static func refusal(_ path: String, _ problem: ProblemText) -> SceneDiagnostics {
    SceneDiagnostics([SceneDiagnostic(file: path, line: 1, column: 1, problem)])
  }

  // MARK: Files

  /// Before the work, so that it is not in vain.
  private static func refuseExisting(_ name: String) throws {
    for path in [name + ".yaml", name + ".rec"]
    where FileManager.default.fileExists(atPath: path) {
      throw refusal(path, Text.simulation.exists)
    }
  }

  @MainActor private static func write(_ finding: Finding, _ name: String) throws {
    do { try finding.write(named: name) } catch let refused as OutputFile.Refusal {
      throw refusal(name + ".yaml", Text.simulation.notWritten("\(refused)"))
    }
  }
}
