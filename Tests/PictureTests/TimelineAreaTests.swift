import Foundation
import SceneStories
import Testing
import TouchCanvas
import TouchRecording
import TouchScenes
import TouchTrace
import TouchWindow

@testable import TouchDebugger
@testable import TouchInspection
@testable import TouchReading

/// Measuring a part of the time, and what is to come.
@Suite struct TimelineAreaTests {
  private let look = Look(theme: .dark, metrics: FixedTextMetrics())

  private func view(at step: Int? = nil) throws -> (SessionView, Session) {
    let session = try Stories.session("000-td-tap", "single tap")
    let view = SessionView(session)
    view.seek(to: step ?? session.steps.count - 1)
    return (view, session)
  }

  private func untouched() throws -> Session {
    Stories.register()
    return Session(try LiveScene.load(path: "\(Stories.root)/scenes/000-td-tap.yaml"))
  }

  @Test func anAreaSaysHowLongItIsAndHowMuchHappened() throws {
    let (view, session) = try view()
    let first = try #require(session.trace.events.first { $0.kind == .sample })
    let area = TimelineRange(start: first.time, end: first.time.advanced(by: 0.0124))
    let count = session.trace.events.filter { $0.time >= area.start && $0.time <= area.end }.count
    let words = TimelineAreaPicture.text(area, session.trace)
    #expect(count > 1 && words == "\u{0394}t 12.4 ms \u{00B7} \(count) events")
    var model = TimelineModel()
    model.area = area
    let picture = TimelinePicture.draw(
      view.input, model, size: CGSize(width: 1000, height: 280), look
    ).picture
    #expect(picture.regions.contains { $0.id == "timeline:area" })
    #expect(picture.list.text.contains(words))
  }

  @Test func theSelectedStayOfARecognizerIsItsArea() throws {
    let (view, _) = try view()
    let input = view.input
    let range = try #require(TimelineRange.of(.recognizer("longPress"), input))
    let own = try #require(input.handle(of: .recognizer("longPress")))
    let slice = try #require(input.reading.recognizer(own)?.slices.last)
    #expect(range.start == slice.from && range.end == slice.to)
    let finger = try #require(input.reading.fingers.first)
    let touch = try #require(TimelineRange.of(.finger(1), input))
    #expect(touch.start == finger.startTime && touch.end == finger.endTime)
    let whole = try #require(TimelineRange.of(nil, input))
    #expect(whole.start == input.reading.gestureStart && whole.end >= touch.end)
  }

  /// The playhead stands before the touch, which is still to come and can be selected.
  @Test func aTouchThatIsToComeIsItsArea() throws {
    let (view, _) = try view()
    var input = view.input
    let finger = try #require(input.reading.fingers.first)
    input.ahead = input.reading
    input.reading = SessionView(try untouched()).input.reading
    let touch = try #require(TimelineRange.of(.finger(1), input))
    #expect(touch.start == finger.startTime && touch.end == finger.endTime)
    #expect(TimelineRange.of(nil, input) != touch)
  }

  @Test func thereIsNothingToMeasureBeforeTheFirstTouch() throws {
    #expect(TimelineRange.of(nil, SessionView(try untouched()).input) == nil)
  }

  // MARK: What is to come

  private func luminance(_ color: Color) -> Double {
    func linear(_ byte: UInt8) -> Double {
      let part = Double(byte) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  private func contrast(_ a: Color, _ b: Color) -> Double {
    let (a, b) = (luminance(a), luminance(b))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// `back` with a part of `front` over it.
  private func over(_ front: Color, _ part: Double, _ back: Color) -> Color {
    func mix(_ a: UInt8, _ b: UInt8) -> UInt8 {
      UInt8((Double(a) * part + Double(b) * (1 - part)).rounded())
    }
    return Color(
      red: mix(front.red, back.red), green: mix(front.green, back.green),
      blue: mix(front.blue, back.blue), alpha: 255)
  }

  /// 4.5 on the window's ground and on the weaker colours of states; no word has the colour of a state, and what has happened
  /// keeps its own.
  @Test func textsOfWhatIsToComeCanBeRead() throws {
    for theme in [Theme.dark, .light] {
      for look in [theme.began, theme.changed] {
        let weak = over(theme.window, TimelinePicture.fade, look.color)
        #expect(contrast(theme.text, weak) >= 4.5, "\(theme.name)")
      }
      let (view, session) = try view(at: 1)
      #expect(session.steps.count > 2 && view.input.ahead != nil)
      let picture = TimelinePicture.draw(
        view.input, TimelineModel(), size: CGSize(width: 1200, height: 320),
        Look(theme: theme, metrics: FixedTextMetrics())
      ).picture
      let head = TimelineView(nil, view.input).x(of: view.input.reading.now, width: 1200)
      var fadeAt: Int?
      var count = 0
      for (index, command) in picture.list.commands.enumerated() {
        switch command {
        case .fill(_, let color) where color == theme.window.opacity(TimelinePicture.fade):
          fadeAt = index
        case .text(let text, let at, _, let color) where at.x > head && at.y > 30:
          #expect(index > fadeAt ?? .max, "\(text) lies below what weakens shapes")
          #expect(contrast(color, theme.window) >= 4.5, "\(theme.name): \(text)")
          if at.x > head + 60 {
            #expect([theme.secondary, theme.text].contains(color), "\(theme.name): \(text)")
          }
          count += 1
        default: break
        }
      }
      #expect(count >= 3)
    }
  }

  @Test func theWordsOfTheEmptyTimelineCanBeRead() throws {
    let session = try untouched()
    for theme in [Theme.dark, .light] {
      let picture = TimelinePicture.draw(
        SessionView(session).input, TimelineModel(), size: CGSize(width: 1200, height: 280),
        Look(theme: theme, metrics: FixedTextMetrics())
      ).picture
      let colors = picture.list.commands.compactMap { command -> Color? in
        guard case .text(_, let at, _, let color) = command, at.y > 40 else { return nil }
        return color
      }
      #expect(colors.count == 2)
      for color in colors { #expect(color.alpha == 255 && contrast(color, theme.window) >= 4.5) }
    }
  }
}
