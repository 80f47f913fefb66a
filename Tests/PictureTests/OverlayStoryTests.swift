import Foundation
import SceneStories
import Testing
import TouchCanvas
import TouchGeometry
import TouchRecording
import TouchScenes
import TouchTrace

@testable import TouchInspection
@testable import TouchReading

/// What the hit test draws over scenes that are played.
@Suite struct OverlayStoryTests {
  private let look = Look(theme: .dark, metrics: FixedTextMetrics())

  private func input(_ scene: String, _ run: String, at seconds: Double) throws -> PictureInput {
    try Stories.session(scene, run, at: seconds).input(at: Instant(seconds: seconds))
  }

  /// The text about a missed button stands below that of the touch: a slanted line leads to the button.
  @Test func aLineLeadsToAMissedButton() throws {
    var input = try input("002-enlarge", "25 points outside", at: 0.05)
    let miss = try #require(NearMiss(input.reading.hit, input))
    let seen = try #require(input.snapshot.view(miss.view))
    input.missedArea = TouchArea(
      view: miss.view, rows: [seen.bounds.insetBy(dx: -20, dy: -20)], toScreen: seen.toScreen)
    var window = WindowModel()
    window.workspace.size = CGSize(width: 1440, height: 900)
    let bounds = WindowLayout(window).canvas
    let layout = CanvasLayout(bounds: bounds, screen: input.snapshot.screen)
    let box = seen.bounds.applying(seen.toScreen.concatenating(layout.transform))
    let picture = CanvasPicture.draw(input, window.canvas, bounds, look)
    let ends = picture.list.commands.compactMap { command -> (from: CGPoint, to: CGPoint)? in
      guard case .stroke(let path, SceneColors.unasked, Stroke(width: 1)) = command,
        case .move(let from)? = path.segments.first, path.segments.count == 2,
        case .line(let to)? = path.segments.last
      else { return nil }
      return (from, to)
    }
    let line = try #require(ends.first { abs($0.to.x - box.maxX) < 0.01 })
    #expect(line.from.x == layout.frame.maxX && line.from.y > box.maxY)
    #expect(line.to.y > box.minY && line.to.y < box.maxY)
  }
}
