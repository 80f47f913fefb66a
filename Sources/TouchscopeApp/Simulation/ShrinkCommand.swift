import TouchFiles
import ArgumentParser
import Foundation
import TouchRecording
import TouchScenes
import TouchSimulation

/// `touchscope shrink FILE`: the shortest recording and the smallest scene that still come to the same.
struct ShrinkCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "shrink",
    abstract: "Find the shortest recording and the smallest scene with the same outcome.",
    discussion: """
      Say what must stay the same with --line or --pattern. Without them it is what is wrong: the program stops, an invariant \
      does not hold, or an expectation of the run differs in the same way. Nothing is overwritten.
      """)

  @Argument(help: "A recording, or a scene with --run.")
  var file: String
  @Option(name: .customLong("run"), help: "The scene's run.")
  var runName: String?
  @Option(help: "A line of the log that must occur; several must occur in this order.")
  var line: [String] = []
  @Option(help: "A regular expression that must be found in a line of the log.")
  var pattern: String?
  @Option(
    name: [.short, .long],
    help: "The files to write are NAME.yaml and NAME.rec; by default the file's name with '-small'."
  )
  var output: String?

  func validate() throws {
    if !line.isEmpty, pattern != nil {
      throw ValidationError("--line and --pattern cannot be combined")
    }
    if let output, output.isEmpty || output.hasSuffix("/") {
      throw ValidationError("--output must be a name, to which .yaml and .rec are added")
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
      Terminal.print("kept: \(outcome.sentence)")
      Terminal.print(
        line: "\(name).rec: \(before.inputLines) inputs before, \(after.inputLines) now")
      Terminal.print(
        line: "\(name).yaml: \(before.sceneLines) lines before, \(after.sceneLines) now")
    }
  }

  // MARK: What is kept

  @MainActor
  private func outcome(_ source: ShrinkSource) throws -> (outcome: KeptOutcome, sentence: String) {
    if !line.isEmpty {
      let quoted = line.map { "'\($0)'" }.joined(separator: ", then ")
      return try checked(.lines(line), "the log has \(quoted)", source, "the log has no such lines")
    }
    if let pattern {
      guard let regex = try? Regex(pattern) else {
        throw ValidationError("--pattern '\(pattern)' is not a regular expression")
      }
      return try checked(
        .pattern(regex), "a line of the log matches '\(pattern)'", source,
        "no line of the log matches")
    }
    if OwnProcess.stops(source.recording) {
      return (.elsewhere { OwnProcess.stops($0) }, "the program stops")
    }
    if let fault = try KeptOutcome.fault(source.recording) {
      return (.fault(fault.kind), "\(fault)")
    }
    for expectation in source.expectations {
      let found = KeptOutcome.differences(source.recording, expectation) ?? []
      guard !found.isEmpty else { continue }
      return (
        .expectation(expectation, difference: found),
        "the expectation '\(expectation)' differs: \(found.joined(separator: "; "))"
      )
    }
    throw refusal(
      "nothing is wrong here, so it is not clear what must stay the same",
      hint: "name a line of 'touchscope log \(file)' with --line, or a part of one with --pattern")
  }

  /// Throws if the outcome does not hold before anything is left out.
  @MainActor private func checked(
    _ outcome: KeptOutcome, _ sentence: String, _ source: ShrinkSource, _ problem: String
  ) throws -> (KeptOutcome, String) {
    guard outcome.holds(source.recording) else {
      throw refusal(problem, hint: "print the log with: touchscope log \(file)")
    }
    return (outcome, sentence)
  }

  private func refusal(_ sentence: String, hint: String) -> SceneDiagnostics {
    SceneDiagnostics([
      SceneDiagnostic(file: file, line: 1, column: 1, sentence: sentence, hint: hint)
    ])
  }

  // MARK: Files

  /// Before the work, so that it is not in vain.
  private static func refuseExisting(_ name: String) throws {
    for path in [name + ".yaml", name + ".rec"]
    where FileManager.default.fileExists(atPath: path) {
      throw taken(path, "the file exists already, and nothing is overwritten")
    }
  }

  @MainActor private static func write(_ finding: Finding, _ name: String) throws {
    do { try finding.write(named: name) } catch let refusal as OutputFile.Refusal {
      throw taken(name + ".yaml", "the result cannot be written: \(refusal)")
    }
  }

  private static func taken(_ path: String, _ sentence: String) -> SceneDiagnostics {
    SceneDiagnostics([
      SceneDiagnostic(
        file: path, line: 1, column: 1, sentence: sentence,
        hint: "choose another name with --output")
    ])
  }
}
