import Foundation
import SceneStories
import Testing
import TouchCanvas
import TouchGeometry
import TouchTrace

@testable import TouchInspection
@testable import TouchReading

/// Hit views that their own gestures move: what the scene has of the place where they were.
@Suite struct MovedViewStoryTests: CanvasReading {
  /// While the finger is down, and after it.
  @Test(arguments: [
    ("061-back-swipe", "too far from the edge", 0.2, "card"),
    ("061-back-swipe", "too far from the edge", 0.3, "card"),
    ("026-lift", "hold, then drag", 0.95, "photo"),
    ("075-drag-to-dismiss", "a little, and back", 0.5, "sheet"),
  ]) func aViewThatItsGestureMovedShowsWhereItWas(
    _ name: String, _ run: String, _ seconds: Double, _ view: String
  ) throws {
    let input = try input(name, run, at: seconds)
    let scene = scene(input)
    let ghost = try #require(scene.ghosts.first)
    #expect(scene.ghosts.count == 1 && ghost.now.view.name == view)
    let then = try #require(input.before?.view(ghost.now.view.handle))
    let place = then.bounds.applying(then.toScreen)
    #expect(abs(ghost.was.box.minX - place.minX) < 0.01)
    #expect(abs(ghost.was.box.minY - place.minY) < 0.01)
    // Its name, and so the line from it, belongs to where it is.
    let numbers = HitNumbers(scene, column: (-26, 0...800), fingers: [], marks: [], look)
    let texts = CanvasTexts(input: input, model: CanvasModel(), scene: scene, numbers: numbers)
    let hit = try #require(texts.all().first { $0.kind == .hit })
    #expect(hit.object?.box == ghost.now.box)
    #expect(hit.details.last == "dotted: where it was at 0 ms", "\(hit.details)")
  }

  /// A view that its own recognizer moved is not one that got nothing: what took the touch and moved the view has a name.
  @Test(arguments: [
    ("at the edge the deeper one wins", ["pan took touch 1", "pan's action moved it"]),
    (
      "too far from the edge",
      ["got touchesCancelled at\u{00A0}33 ms", "pan's action moved it"]
    ),
  ]) func whatMovedAHitViewIsNamed(_ run: String, _ details: [String]) throws {
    let input = try input("061-back-swipe", run, at: 0.25)
    let scene = scene(input)
    let numbers = HitNumbers(scene, column: (-26, 0...800), fingers: [], marks: [], look)
    let texts = CanvasTexts(input: input, model: CanvasModel(), scene: scene, numbers: numbers)
    let hit = try #require(texts.all().first { $0.kind == .hit })
    #expect(hit.title == "card" && Array(hit.details.prefix(2)) == details, "\(hit.details)")
  }

  /// Before it moves, and when it has come back, nothing is dotted.
  @Test(arguments: [
    ("061-back-swipe", "too far from the edge", 0.01),
    ("075-drag-to-dismiss", "a little, and back", 3.0),
  ]) func whatStandsWhereItWasHasNoDots(_ name: String, _ run: String, _ seconds: Double) throws {
    #expect(try scene(input(name, run, at: seconds)).ghosts.isEmpty)
  }
}
