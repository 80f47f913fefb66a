import ArgumentParser
import TouchDebugger
import TouchInspection
import TouchLanguage
import TouchRecording
import TouchTrace

/// The arguments of commands that show one moment of a run or recording.
struct MomentOptions: ParsableArguments {
  @Argument(help: ArgumentHelp(Text.help.sceneOrRecording), completion: .played)
  var file: String
  @Option(name: .customLong("run"), help: ArgumentHelp(Text.help.run), completion: .runs)
  var runName: String?
  @Option(help: ArgumentHelp(Text.help.moment))
  var at: AskedMoment?

  func validate() throws {
    if case .seconds(let seconds)? = at, !(seconds.isFinite && seconds >= 0) {
      throw ValidationError(Text.console.notSeconds(option: "--at"))
    }
  }

  /// Plays up to the moment; throws the problems of the scene or recording.
  @MainActor func load() throws -> Session {
    switch at {
    case nil: return try play(until: nil)
    case .seconds(let seconds): return try play(until: Instant(seconds: seconds))
    case .decided:
      let whole = try play(until: nil)
      return try whole.decidingMoment.map { try play(until: $0) } ?? whole
    }
  }

  /// The same for a picture, with whether something comes after it: at the moment that decided it looks back from the end,
  /// so that the timeline has all of it.
  @MainActor func looked() throws -> (session: Session, playhead: Instant?, moment: StillMoment) {
    switch at {
    case nil: return (try play(until: nil), nil, .end)
    case .decided:
      let whole = try play(until: nil)
      guard let decided = whole.decidingMoment else { return (whole, nil, .end) }
      return (whole, decided, decided < whole.now ? .before : .end)
    case .seconds(let seconds):
      let session = try play(until: Instant(seconds: seconds))
      return (session, nil, session.hasInputsLeft ? .before : .end)
    }
  }

  @MainActor private func play(until end: Instant?) throws -> Session {
    try SessionLoader.load(file, run: runName, until: end)
  }
}

/// A moment of a run or recording.
enum AskedMoment: ExpressibleByArgument, Equatable {
  /// Since the session began.
  case seconds(Double)
  /// When what the headline of Why tells was decided.
  case decided

  /// Nil for what is neither a number nor the word.
  init?(argument: String) {
    if argument == "decided" {
      self = .decided
    } else if let seconds = Double(argument) {
      self = .seconds(seconds)
    } else {
      return nil
    }
  }
}
