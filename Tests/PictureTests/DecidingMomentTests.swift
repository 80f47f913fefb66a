import Foundation
import SceneStories
import Testing
import TouchCanvas
import TouchLanguage
import TouchRecording
import TouchTrace

@testable import TouchDebugger
@testable import TouchInspection
@testable import TouchReading

/// The moment that decided, at which content still lies as it was touched.
@MainActor struct DecidingMomentTests {
  private let look = Look(theme: .dark, metrics: FixedTextMetrics())

  private func title(_ session: Session) throws -> String {
    let view = SessionView(session)
    view.seek(to: session.steps.count - 1, time: session.now)
    return try #require(Explanation.last(view.input)).title
  }

  /// Played until then, Why says the same as at the end.
  @Test(arguments: [
    ("020-button-in-scroll", "drag on the button", 0.0333),
    ("026-lift", "drag too early", 0.2333),
    ("022-nested-scroll", "a mostly horizontal drag", 0.0333),
    ("030-swipe", "too slow", 0.8333),
  ]) func whyIsKnownThen(_ scene: String, _ run: String, _ seconds: Double) throws {
    let whole = try Stories.session(scene, run)
    let moment = try #require(whole.decidingMoment)
    #expect(abs(moment.seconds - seconds) < 0.001, "\(moment.seconds)")
    let decided = try Stories.session(scene, run, at: moment.seconds)
    #expect(decided.now == moment && moment < whole.now)
    #expect(try title(decided) == title(whole))
  }

  /// A picture looks back from the end: the scene is as it was then, and the timeline has what came after.
  @Test func aPictureHasWhatCameAfter() throws {
    let session = try Stories.session("020-button-in-scroll", "drag on the button")
    var options = ShotOptions()
    let moment: Instant = try #require(session.decidingMoment)
    options.moment = .before
    let shot = Shot(session: session, options, playhead: moment)
    let (input, model, look) = try shot.content(FixedTextMetrics())
    #expect(input.reading.now == moment && input.ahead?.now == session.now)
    let canvas = CanvasPicture.draw(
      input, model.canvas, WindowLayout(model).canvas, look)
    let texts = PictureTexts.lines(canvas, look)
    #expect(!texts.contains { $0.contains("where it was at") }, "\(texts)")
    #expect(try #require(Explanation.last(input)).title == title(session))
  }

  /// The timeline marks the moment, except where the playhead stands there.
  @Test func theTimelineMarksIt() throws {
    let session = try Stories.session("020-button-in-scroll", "drag on the button")
    let view = SessionView(session)
    view.seek(to: session.steps.count - 1, time: session.now)
    func marks(_ selection: Target? = nil) -> [Target] {
      var model = TimelineModel()
      model.selection = selection
      return TimelinePicture.draw(
        view.input, model, size: CGSize(width: 1200, height: 300), look
      ).picture.regions.filter { $0.tooltip == .text(Text.panels.seekToDecision) }.map(\.target)
    }
    let mark = try #require(marks().first)
    #expect(marks(.view("button")) == [mark], "it is about the gesture, not the selection")
    guard case .event(let event) = mark else {
      Issue.record("\(mark)")
      return
    }
    // It says what it is, so that nobody takes it for the playhead: words, and a diamond no grip.
    let picture = TimelinePicture.draw(
      view.input, TimelineModel(), size: CGSize(width: 1200, height: 300), look
    ).picture
    let time = try #require(session.decidingMoment).since(view.input.reading.gestureStart)
    let words = "decided \(Units.milliseconds(time))"
    #expect(PictureTexts.places(picture.list, look).contains { $0.text == words })
    let diamonds = picture.list.commands.count { command in
      guard case .fill(let path, look.theme.accent) = command else { return false }
      return path.segments.count == 5
    }
    #expect(diamonds == 1)
    #expect(view.seek(toEvent: event) && view.input.reading.now == session.decidingMoment)
    #expect(marks().isEmpty)
  }

  /// Its words leave the ruler the times beside them: they stand around the diamond, or behind or before it where they cover fewer.
  @Test func itLeavesTheRulerItsTimes() throws {
    let marks = [100.0, 200].map { TimelineRuler.Mark(x: $0, text: "50 ms", width: 30) }
    func box(_ x: Double) -> CGRect { CGRect(x: x, y: 0, width: 60, height: 14) }
    #expect(TimelineDecision.best([box(110), box(120), box(60)], marks) == box(120))
    #expect(TimelineDecision.best([box(120), box(120.5)], marks) == box(120))
    #expect(TimelineDecision.best([box(60), box(160)], marks) == box(60))
    let session = try Stories.session("061-back-swipe", "at the edge the deeper one wins")
    let texts = PictureTexts.places(
      TimelinePicture.draw(
        session.input(), TimelineModel(), size: CGSize(width: 1600, height: 300), look
      ).picture.list, look
    ).map(\.text)
    #expect(texts.contains("0 ms") && texts.contains("decided 17 ms"), "\(texts)")
  }

  /// The line above the headline leads there, with all that happened at that moment; there it is no way any more.
  @Test func theLineAboveTheHeadlineLeadsThere() throws {
    let session = try Stories.session("020-button-in-scroll", "drag on the button")
    let view = SessionView(session)
    view.seek(to: session.steps.count - 1, time: session.now)
    func drawn() throws -> (why: Explanation, way: Int?) {
      let why = try #require(Explanation.last(view.input))
      let picture = WhyPicture.draw(why, view.input, width: 400, look).picture
      let way = picture.regions.first { $0.tooltip == .text(Text.panels.seekToDecision) }
      guard case .event(let event)? = way?.target else { return (why, nil) }
      return (why, event)
    }
    let (why, way) = try drawn()
    let event = try #require(way)
    #expect(view.seek(toEvent: event))
    let (then, onward) = try drawn()
    #expect(then.title == why.title && onward == nil)
    #expect(view.input.reading.now == session.decidingMoment)
  }
}
