import ArgumentParser
import TouchDebugger
import TouchInspection
import TouchLanguage
import TouchReading

/// `touchscope diagram SCENE --run NAME --kind sequence`: Mermaid source, for Markdown pages.
struct DiagramCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "diagram", abstract: Text.help.abstract(.diagram))

  enum Kind: String, ExpressibleByArgument, CaseIterable { case sequence, `class`, state }

  @OptionGroup var moment: MomentOptions
  @Option(help: ArgumentHelp(Text.help.diagramKind(Kind.allCases.map(\.rawValue))))
  var kind = Kind.sequence
  @Option(help: ArgumentHelp(Text.help.diagramTouch))
  var touch: Int?

  func validate() throws {
    if touch != nil, kind != .sequence {
      throw ValidationError(Text.console.cannotCombine("--touch", "--kind \(kind.rawValue)"))
    }
  }

  @MainActor func execute() throws {
    try Problems.report {
      let description = SessionDescription(try moment.load())
      for line in try lines(description) { Terminal.print(line: line) }
    }
  }

  @MainActor private func lines(_ description: SessionDescription) throws -> [String] {
    switch kind {
    case .sequence:
      let input = description.input
      let touches = input.whole.reading.fingers.map { "\($0.number)" }
      if let touch, !touches.contains("\(touch)") {
        throw ValidationError(Text.console.noObject("\(touch)", in: moment.file, among: touches))
      }
      return description.sequence(touch: touch).map(Mermaid.lines) ?? ["sequenceDiagram"]
    case .class: return Mermaid.lines(description.classes)
    case .state: return Mermaid.states(description.input)
    }
  }
}
