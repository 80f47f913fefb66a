import ArgumentParser
import TouchDebugger
import TouchInspection
import TouchLanguage
import TouchReading
import TouchRecording
import TouchScenes
import TouchTrace

/// `touchscope explain SCENE --run NAME --about ID`: why it fired or why it did not, with the numbers.
struct ExplainCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: Text.help.abstract(.explain))

  @OptionGroup var moment: MomentOptions
  @Option(
    help:
      ArgumentHelp(Text.help.objectToExplain))
  var about: String?
  @OptionGroup var language: LanguageOption

  @MainActor func execute() throws {
    try Problems.report { try Text.speaking(language.language) { try explain() } }
  }

  @MainActor private func explain() throws {
    let session = try moment.load()
    let view = SessionView(session)
    view.seek(to: session.steps.count - 1, time: session.now)
    let input = view.input
    let subjects = try subjects(input)
    for (index, subject) in subjects.enumerated() {
      if index > 0 { Terminal.print("") }
      for line in ExplanationText.lines(Explanation.about(subject, input), input.trace) {
        Terminal.print(line)
      }
    }
  }

  @MainActor private func subjects(_ input: PictureInput) throws -> [Handle] {
    let known = Explanation.subjects(input) + input.reading.fingers.map(\.handle)
    guard let about else { return Explanation.subjects(input) }
    if let handle = known.last(where: { input.name(of: $0) == about }) { return [handle] }
    let others = input.trace.names.indices.map { Handle(rawValue: UInt32($0)) }
    if let handle = others.first(where: { input.name(of: $0) == about }) { return [handle] }
    throw ValidationError(
      Text.console.noObject(about, in: moment.file, among: known.map { input.name(of: $0) }))
  }
}
