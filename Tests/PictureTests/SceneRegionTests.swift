import Foundation
import SceneStories
import Testing
import TouchCanvas
import TouchEngine
import TouchRecording
import TouchScenes
import TouchTrace

@testable import TouchInspection

/// Where views can be pointed at and are outlined: where they can be seen.
@Suite struct SceneRegionTests {
  private func regions(_ scene: String, _ run: String, at seconds: Double) throws -> Picture {
    let session = try Stories.session(scene, run, at: seconds)
    return ScenePicture.draw(
      session.scene.engine.snapshot(), Look(theme: .dark, metrics: FixedTextMetrics()))
  }

  private func region(_ name: String, _ picture: Picture) -> CGRect? {
    picture.regions.first { $0.target == .view(name) }?.outline
  }

  @Test func whatIsScrolledAwayHasNoPlace() throws {
    let before = try regions("020-button-in-scroll", "drag on the button", at: 0.01)
    let scroll = try #require(region("scroll", before))
    #expect(scroll.contains(try #require(region("button", before))))
    let after = try regions("020-button-in-scroll", "drag on the button", at: 2)
    #expect(region("button", after) == nil)
    #expect(region("scroll", after) == scroll)
  }

  @Test func whatIsCutOffEndsThere() throws {
    let picture = try regions("022-nested-scroll", "a mostly horizontal drag", at: 0.01)
    let list = try #require(region("list", picture))
    let tail = try #require(region("tail", picture))
    #expect(tail.maxY == list.maxY && tail.minX > list.minX)
    let card = try #require(region("card2", picture))
    #expect(card.maxX == list.maxX)
    let cut = picture.regions.first { $0.target == .view("card2") }
    let whole = picture.regions.first { $0.target == .view("card1") }
    #expect(cut?.radius == nil && (whole?.radius ?? 0) > 0)
  }
}
