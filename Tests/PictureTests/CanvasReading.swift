import Foundation
import SceneStories
import TouchCanvas
import TouchGeometry
import TouchRecording
import TouchTrace

@testable import TouchInspection
@testable import TouchReading

/// Tests that read what stands on a scene and beside it, at a moment of a run.
protocol CanvasReading {}

extension CanvasReading {
  var look: Look { Look(theme: .dark, metrics: FixedTextMetrics()) }

  func input(_ scene: String, _ run: String, at seconds: Double) throws -> PictureInput {
    try Stories.session(scene, run, at: seconds).input(at: Instant(seconds: seconds))
  }

  /// The texts of the canvas of a wide window.
  func canvas(_ input: PictureInput) -> [String] {
    let cause = input.cause(toldBy: Explanation.last(input))
    let room = WindowLayout(CGSize(width: 1600, height: 900)).canvas
    return PictureTexts.lines(
      CanvasPicture.draw(input, WindowModel().canvas(cause: cause), room, look), look)
  }

  /// The hit tests of the fingers, in points of the screen.
  func scene(_ input: PictureInput) -> HitScene {
    HitScene(
      input, input.reading.hits, cause: input.cause(toldBy: Explanation.last(input)),
      toCanvas: .identity, radius: 0)
  }
}
