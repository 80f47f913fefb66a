package import TouchTrace

extension SceneOperation {
  /// The id or variant that it changes; nil for the text as a whole.
  package var subject: String? {
    switch self {
    case .set(let id, _, _), .move(let id, _, _), .rename(let id, _),
      .duplicate(let id, _, _, _, _), .delete(let id), .relate(let id, _, _, _),
      .relateInVariant(_, let id, _, _, _), .changeRows(let id, _, _):
      id
    case .add(_, let parent, _), .paste(_, let parent): parent
    case .setInVariant(let name, _, _): name
    case .renameRun(let run, _), .deleteRun(let run), .replaceRun(let run, _),
      .updateExpectation(let run, _):
      run.name
    case .addRun, .replaceText: nil
    }
  }
}
