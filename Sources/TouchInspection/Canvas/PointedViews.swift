import TouchReading
import TouchTrace

/// The views that a person points at or has selected: those that refused or were never asked have marks on the scene as long.
enum PointedViews {
  /// A view by itself, or all that a row beside the device is about.
  static func find(
    _ model: CanvasModel, _ scene: HitScene, _ input: PictureInput
  ) -> Set<Handle> {
    guard !scene.hit.visited.isEmpty else { return [] }
    let views = [model.hover, model.selection].compactMap { target -> Handle? in
      guard let object = target.map(input.object), case .view = object else { return nil }
      return input.handle(of: object)
    }
    return Set(views + listed(at: model.hover, scene, input))
  }

  private static func listed(
    at hover: Target?, _ scene: HitScene, _ input: PictureInput
  ) -> [Handle] {
    guard let hover, case .note = hover else { return [] }
    let others = scene.others
    if hover == RefusedRows.target(ofOthers: others.count) { return others }
    return UnaskedTexts(input, scene).views(of: hover)
  }
}
