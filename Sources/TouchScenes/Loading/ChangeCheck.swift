package import TouchLanguage

/// Whether a change by the app's code names what a loaded scene has.
struct ChangeCheck {
  private let loader: SceneLoader

  init(_ loader: SceneLoader) { self.loader = loader }

  /// Why `id.property` cannot be set; nil when it can.
  func problem(ofSetting path: String) -> ProblemText? {
    if loader.target(of: path) != nil { return nil }
    if let dot = path.lastIndex(of: "."), let object = loader.loaded[String(path[..<dot])] {
      return loader.problem(unknown: String(path[path.index(after: dot)...]), object, [])
    }
    return Text.sceneFiles.nothingToSet(
      path,
      nearest: Suggestion.nearest(
        to: String(path.split(separator: ".").first ?? ""), among: loader.loaded.ids))
  }

  /// Why a call can do nothing; nil when it can.
  func problem(ofProgram verb: String, _ arguments: [String]) -> ProblemText? {
    guard RunParser.programs.contains(verb) else {
      return Text.values.noWord(
        .text(verb), among: RunParser.programs,
        nearest: Suggestion.nearest(to: verb, among: RunParser.programs))
    }
    switch verb {
    case "rotateDevice", "button", "motion": return nil
    case "setContentOffset": return problem(ofIDs: arguments.prefix(1))
    default: return problem(ofIDs: arguments[...])
    }
  }

  private func problem(ofIDs ids: ArraySlice<String>) -> ProblemText? {
    guard let id = ids.first(where: { loader.loaded[$0] == nil }) else { return nil }
    return Text.sceneFiles.unknownID(
      id, nearest: Suggestion.nearest(to: id, among: loader.loaded.ids))
  }
}

extension LiveScene {
  /// Why a change that a recording makes can do nothing on this scene; nil for fingers and for what it can do.
  package func problem(of event: SceneInput.Event) -> ProblemText? {
    switch event {
    case .set(let path, _): ChangeCheck(loader).problem(ofSetting: path)
    case .program(let verb, let arguments):
      ChangeCheck(loader).problem(ofProgram: verb, arguments)
    case .digitizer, .button, .shake, .interrupt, .suspend, .resume, .wait: nil
    }
  }
}
