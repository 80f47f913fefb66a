import Foundation
import SceneStories
import Testing
import TouchCanvas
import TouchLanguage
import TouchRecording
import TouchTrace

@testable import TouchInspection
@testable import TouchReading

/// The tab Inspect of runs of scenes.
@Suite struct InspectStoryTests {
  private let look = Look(theme: .dark, metrics: FixedTextMetrics())

  private func input(_ scene: String, _ run: String, at seconds: Double) throws -> PictureInput {
    try Stories.session(scene, run, at: seconds).input(at: Instant(seconds: seconds))
  }

  /// Its name in that sentence is a link to it.
  @Test func whoGotTheTouchIsALink() throws {
    let far = try input("032-edge", "drag from 60 points", at: 0.3)
    var model = InspectModel()
    model.selection = .recognizer("back")
    model.rows = [PropertyRow("isEnabled", "true", .flag)]
    let picture = InspectPicture.draw(far, model, width: 368, look).picture
    let place = try #require(PictureTexts.places(picture.list, look).first { $0.text == "pan" })
    let link = try #require(picture.regions.last { $0.target == .recognizer("pan") })
    #expect(link.outline.contains(CGPoint(x: place.box.midX, y: place.box.midY)))
    #expect(link.outline.width < 60)
    let middle = CGPoint(x: link.outline.midX, y: link.outline.midY)
    #expect(picture.region(at: middle) == link)
    model.hover = .recognizer("pan")
    let hovered = InspectPicture.draw(far, model, width: 368, look).picture
    #expect(hovered.list != picture.list && hovered.regions == picture.regions)
  }
}
