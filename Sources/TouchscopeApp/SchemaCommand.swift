import ArgumentParser
import TouchScenes

/// `touchscope schema scene`: the JSON schema of scene files, for editors.
struct SchemaCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the JSON schema of scene files or of the header of recordings.")

  enum Subject: String, ExpressibleByArgument, CaseIterable {
    case scene, recording
  }

  @Argument(help: "One of: scene, recording.")
  var subject: Subject

  @MainActor func execute() throws {
    let schema = subject == .scene ? SceneSchema.scene() : SceneSchema.recording()
    Terminal.print(String(schema.dropLast()))
  }
}
