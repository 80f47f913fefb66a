import TouchRecording
import TouchTrace

/// What a scene's new file changed, in one line.
struct SceneChangeText {
  let sentence: String

  init(
    _ old: SceneSnapshot, _ new: SceneSnapshot, refused: [String], difference: TraceDifference?,
    hadInputs: Bool
  ) {
    func names(_ scene: SceneSnapshot) -> [String] {
      scene.views.map(\.name) + scene.recognizers.map(\.name)
    }
    func list(_ word: String, _ names: [String]) -> String? {
      names.isEmpty
        ? nil
        : "\(word) \(names.prefix(3).joined(separator: ", "))\(names.count > 3 ? " \u{2026}" : "")"
    }
    let (before, after) = (names(old), names(new))
    var parts = [
      list("gone:", before.filter { !after.contains($0) }),
      list("new:", after.filter { !before.contains($0) }), list("edits refused:", refused),
    ].compactMap { $0 }
    if hadInputs {
      let time = difference.map { CanonicalLine.number($0.time.seconds) }
      parts.append(
        time.map { "the same fingers part from before at \($0) s" }
          ?? "the same fingers do the same")
    }
    sentence = (["Loaded again"] + parts).joined(separator: "; ") + "."
  }
}
