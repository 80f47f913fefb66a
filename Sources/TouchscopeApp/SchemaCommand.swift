import ArgumentParser
import TouchLanguage
import TouchScenes

/// `touchscope schema scene`: the JSON schema of scene files, for editors.
struct SchemaCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: Text.help.abstract(.schema))

  enum Subject: String, ExpressibleByArgument, CaseIterable {
    case scene, recording
  }

  @Argument(help: ArgumentHelp(Text.help.schemaSubject(Subject.allCases.map(\.rawValue))))
  var subject: Subject

  @MainActor func execute() throws {
    let schema = subject == .scene ? SceneSchema.scene() : SceneSchema.recording()
    Terminal.print(String(schema.dropLast()))
  }
}
