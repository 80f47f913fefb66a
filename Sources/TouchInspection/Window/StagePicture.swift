import Foundation
import TouchCanvas
import TouchGeometry
package import TouchReading
import TouchTrace

/// The scene alone, one point per pixel from the top left corner, with the overlays on it and no panels.
package enum StagePicture {
  /// Draws it into a rectangle.
  package static func draw(_ input: PictureInput, _ model: WindowModel, _ look: Look) -> Picture {
    var picture = Picture()
    let bounds = CGRect(origin: .zero, size: input.snapshot.screen)
    picture.list.fill(
      .rectangle(CGRect(origin: .zero, size: model.workspace.size)), look.theme.window)
    picture.list.clipped(to: bounds) {
      $0.append(ScenePicture.draw(input.snapshot, look, render: model.drawing.render).list)
    }
    let explanation = model.explanation(input)
    let overlays = SceneOverlays(
      input, model.canvas(cause: Explanation.decision(input)?.cause), toCanvas: .identity,
      radius: 0, column: nil, look)
    picture.append(overlays.ground())
    picture.append(overlays.marks())
    picture.append(WhyPicture.line(explanation, in: bounds, look))
    if let problem = model.messages.problem {
      picture.append(ProblemPicture.draw(problem, in: bounds, look))
    }
    if case .work(let work) = model.cover {
      picture.append(WorkPicture.draw(work, hover: nil, size: model.workspace.size, look))
    }
    return picture
  }
}
