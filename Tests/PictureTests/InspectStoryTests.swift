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
    let picture = InspectPicture.draw(far, model, width: 520, look).picture
    let place = try #require(PictureTexts.places(picture.list, look).first { $0.text == "pan" })
    let link = try #require(picture.regions.last { $0.target == .recognizer("pan") })
    #expect(link.outline.contains(CGPoint(x: place.box.midX, y: place.box.midY)))
    #expect(link.outline.width < 60)
    let middle = CGPoint(x: link.outline.midX, y: link.outline.midY)
    #expect(picture.region(at: middle) == link)
    model.hover = .recognizer("pan")
    let hovered = InspectPicture.draw(far, model, width: 520, look).picture
    #expect(hovered.list != picture.list && hovered.regions == picture.regions)
  }

  /// What a recognizer measured is in the frame of its answer, without a title, and the advice right below the cause.
  @Test func theAnswerHoldsWhatWasMeasured() throws {
    let far = try input("032-edge", "drag from 60 points", at: 0.3)
    var model = InspectModel()
    model.selection = .recognizer("back")
    model.rows = [PropertyRow("isEnabled", "true", .flag)]
    let drawn = InspectPicture.draw(far, model, width: 368, look)
    let places = PictureTexts.places(drawn.picture.list, look)
    func box(_ start: String) throws -> CGRect {
      try #require(places.first { $0.text.hasPrefix(start) }, "\(places.map(\.text))").box
    }
    #expect(!places.contains { $0.text == Text.inspect.measured })
    let cause = try #require(places.last { $0.text.contains("(max") }).box
    let instead = try box(Text.inspect.instead)
    #expect(instead.minY >= cause.maxY - 4 && instead.minY - cause.maxY < 16)
    #expect(try box("60 pt, max 13").minY > instead.maxY)
    // An edit moves no row.
    var text = WhatIfText(outcome: "back now begins at 33 ms.", rows: [], note: "")
    text.title = "If edges of back were all"
    model.difference = text
    let edited = InspectPicture.draw(far, model, width: 368, look)
    #expect(edited.height == drawn.height)
    let texts = PictureTexts.places(edited.picture.list, look).map(\.text)
    #expect(texts.contains { $0.hasPrefix("60 pt, max 13") }, "\(texts)")
  }
}
