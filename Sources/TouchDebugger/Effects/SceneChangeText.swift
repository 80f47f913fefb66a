import TouchLanguage
import TouchTrace

/// What a scene's new file changed, as a sentence.
enum SceneChangeText {
  static func sentence(
    _ old: SceneSnapshot, _ new: SceneSnapshot, refused: [String], difference: TraceDifference?,
    hadInputs: Bool
  ) -> String {
    func names(_ scene: SceneSnapshot) -> [String] {
      scene.views.map(\.name) + scene.recognizers.map(\.name)
    }
    let (before, after) = (names(old), names(new))
    let result = difference.map { ReloadResult.differs($0.time) } ?? .same
    return Text.edits.reloaded(
      gone: before.filter { !after.contains($0) }, new: after.filter { !before.contains($0) },
      refused: refused, hadInputs ? result : .noInput)
  }
}
