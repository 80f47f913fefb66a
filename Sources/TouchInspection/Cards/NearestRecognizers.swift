import Foundation
import TouchCanvas
import TouchLanguage
import TouchReading
import TouchTrace

/// Which recognizers a view without own ones is under: shown while such a view is selected.
enum NearestRecognizers {
  /// Nil unless the selection is a view without recognizers; `height` is the room that the words take.
  static func draw(_ selection: Target?, _ input: PictureInput, width: Double, _ look: Look) -> (
    picture: Picture, height: Double
  )? {
    guard let selection, case .view = selection,
      let handle = input.handle(of: selection), let view = input.snapshot.view(handle),
      !input.snapshot.recognizers.isEmpty,
      !input.snapshot.recognizers.contains(where: { $0.view == handle })
    else { return nil }
    var picture = Picture()
    let font = Font.ui(13)
    let near = nearest(to: view, input.snapshot)
    var y = 0.0
    func line(_ text: String) {
      for part in look.wrap(text, width, font) {
        picture.list.label(part, x: 0, middle: y + 9, font, look.theme.text, look)
        y += 18
      }
    }
    line(
      near.isEmpty
        ? Text.canvas.noRecognizer(onOrAbove: view.printedName)
        : Text.canvas.noRecognizer(on: view.printedName))
    for (recognizer, owner, levels) in near {
      let text = look.fit(
        Text.canvas.recognizer(recognizer.printedName, on: owner, levels: levels), width - 16,
        .ui(12))
      let box = CGRect(x: 0, y: y + 2, width: look.width(text, .ui(12)) + 16, height: 22)
      // A finger needs more than what is drawn.
      picture.list.stroke(.roundedRectangle(box, 11), look.theme.accent, width: 1)
      picture.list.label(text, x: 8, middle: box.midY, .ui(12), look.theme.accent, look)
      picture.region(
        .recognizer(recognizer.name), box.insetBy(dx: 0, dy: -3),
        Text.canvas.select(recognizer.printedName))
      y += 30
    }
    return (picture, y + 8)
  }

  /// Those of the first view above that has any, with how many levels up it is.
  private static func nearest(to view: ViewSnapshot, _ scene: SceneSnapshot) -> [(
    RecognizerSnapshot, owner: String, levels: Int
  )] {
    var levels = 1
    var above = scene.view(view.parent)
    while let owner = above, levels <= scene.views.count {
      let own = scene.recognizers.filter { $0.view == owner.handle }
      if !own.isEmpty { return own.prefix(3).map { ($0, owner.printedName, levels) } }
      above = scene.view(owner.parent)
      levels += 1
    }
    return []
  }
}
