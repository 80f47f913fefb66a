import TouchLanguage
import Foundation
import Testing
import TouchCanvas
import TouchGeometry
import TouchTrace

@testable import TouchInspection
@testable import TouchReading

/// Facts about pictures that hold with every font.
@Suite struct PictureFactsTests {
  private let metrics = FixedTextMetrics()
  private var look: Look { Look(theme: .dark, metrics: metrics) }

  private func heldTap() -> (TraceBuilder, SceneSnapshot) {
    var t = TraceBuilder()
    let scene = t.tapScene()
    t.tapIsHeld()
    return (t, scene)
  }

  /// The boxes of texts that are not cut by a clip.
  private func texts(_ list: DrawList) -> [(text: String, box: CGRect)] {
    var depth = 0
    return list.commands.compactMap { command in
      switch command {
      case .pushClip: depth += 1
      case .popClip: depth -= 1
      case .text(let text, let at, let font, _):
        guard depth == 0 else { return nil }
        return (
          text,
          CGRect(
            x: at.x, y: at.y - metrics.ascent(of: font), width: metrics.width(of: text, in: font),
            height: metrics.ascent(of: font) + metrics.descent(of: font))
        )
      default: break
      }
      return nil
    }
  }

  private func all(_ list: DrawList) -> [String] {
    list.commands.compactMap { if case .text(let text, _, _, _) = $0 { text } else { nil } }
  }

  private func isContained(_ box: CGRect, in room: CGRect) -> Bool {
    room.insetBy(dx: -0.5, dy: -0.5).contains(box)
  }

  @Test func textsOfACardStayInItAndApart() {
    let (t, scene) = heldTap()
    let input = PictureInput(reading: t.reading, snapshot: scene, trace: t.trace)
    for snapshot in scene.recognizers {
      let (card, height) = RecognizerCard.draw(
        snapshot.handle, input, size: .large, width: 344, look)
      let room = CGRect(x: 0, y: 0, width: 344, height: height)
      let texts = texts(card.list)
      for (index, a) in texts.enumerated() {
        #expect(isContained(a.box, in: room), "\(snapshot.name): \(a.text)")
        for b in texts[(index + 1)...] {
          let shared = a.box.intersection(b.box)
          #expect(shared.isNull || shared.width < 1 || shared.height < 4, "\(a.text) | \(b.text)")
        }
      }
    }
  }

  @Test func aHeldCardShowsTheClockThatItWaitsFor() {
    let (t, scene) = heldTap()
    let input = PictureInput(reading: t.reading, snapshot: scene, trace: t.trace)
    let card = RecognizerCard.draw(
      scene.recognizers[0].handle, input, size: .large, width: 344, look
    ).picture
    #expect(all(card.list).contains("waits") && all(card.list).contains("190 of 350 ms"))
  }

  @Test func textsOfTheWindowStayInside() {
    let (t, scene) = heldTap()
    let input = PictureInput(reading: t.reading, snapshot: scene, trace: t.trace)
    for size in [CGSize(width: 1024, height: 640), CGSize(width: 1440, height: 900)] {
      var model = WindowModel()
      model.scene.title = "Single tap, double tap, long press"
      model.workspace.size = size
      let picture = WindowPicture.draw(input, model, look)
      for (text, box) in texts(picture.list) {
        #expect(isContained(box, in: CGRect(origin: .zero, size: size)), "\(size): \(text)")
      }
      #expect(picture.regions.contains { $0.id == "command:play" })
      #expect(picture.regions.contains { $0.id == "screen" })
    }
  }

  private func timeline(
    _ t: TraceBuilder, _ scene: SceneSnapshot, _ height: Double, _ range: TimelineRange? = nil
  ) -> Picture {
    var model = TimelineModel()
    model.range = range
    return TimelinePicture.draw(
      PictureInput(reading: t.reading, snapshot: scene, trace: t.trace), model,
      size: CGSize(width: 1000, height: height), look
    ).picture
  }

  @Test func lanesWithoutRoomAreNamed() {
    let (t, scene) = heldTap()
    func lanes(_ height: Double) -> Picture {
      timeline(t, scene, height)
    }
    let tall = lanes(400)
    let low = lanes(134)
    func names(_ picture: Picture) -> [String] {
      picture.regions.map(\.id).filter { $0.hasPrefix("lane:") || $0 == "timeline:more" }
    }
    #expect(
      names(tall) == [
        "lane:T1", "lane:singleTap", "lane:doubleTap", "lane:longPress", "lane:card",
      ])
    #expect(names(low) == ["lane:T1", "lane:singleTap", "timeline:more"])
    #expect(all(low.list).contains("more below: doubleTap, longPress, card"))
    #expect(low.regions.allSatisfy { $0.outline.maxY <= 134 })
  }

  @Test func aRangeZoomsTheTimeline() throws {
    let (t, scene) = heldTap()
    let range = TimelineRange(start: Instant(seconds: 0.04), end: Instant(seconds: 0.06))
    let picture = timeline(t, scene, 400, range)
    let texts = all(picture.list)
    #expect(texts.contains { $0.hasSuffix("50 ms") } && !texts.contains("100 ms"))
    let grip = try #require(picture.regions.first { $0.id == "timeline:playhead" })
    #expect(grip.outline.maxX > 980, "the playhead is behind the range: its time is at the edge")
  }

  @Test func manyShortStaysBecomeOneItem() {
    var t = TraceBuilder()
    let scene = t.tapScene()
    t.sample(1, .began, 214, 463)
    for index in 0..<40 {
      t.at(Double(index) * 0.0002)
      t.gesture("singleTap", .touchesBegan, 1)
      t.state("singleTap", .possible, .failed, .movedTooFar, measured: 50, limit: 45)
      t.add(TraceEvent(kind: .reset, verb: .reset, subject: t.handle("singleTap")))
    }
    t.advance(2)
    let picture = timeline(t, scene, 400)
    let outlines = picture.list.commands.filter {
      if case .stroke(let path, let color, _) = $0 {
        return color == Theme.dark.possible.color && path.segments.count > 6
      }
      return false
    }
    #expect(outlines.count <= 1, "one item, not forty")
  }

  @Test func inksCanBeReadInBothThemes() {
    for theme in [Theme.dark, .light] {
      let states = GestureState.allCases.map { StateLook.ink($0, theme) }
      let inks =
        states + [
          StateLook.heldInk(theme), StateLook.ink(.failed, reason: .preventedBy, theme),
          theme.secondary, theme.text,
        ]
      for ink in inks {
        for ground in [theme.window, theme.panel] {
          #expect(contrast(ink, ground) >= 4.5, "\(theme.name) \(ink.hex) on \(ground.hex)")
        }
      }
    }
  }

  private func contrast(_ a: Color, _ b: Color) -> Double {
    func luminance(_ c: Color) -> Double {
      func linear(_ byte: UInt8) -> Double {
        let v = Double(byte) / 255
        return v <= 0.03928 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * linear(c.red) + 0.7152 * linear(c.green) + 0.0722 * linear(c.blue)
    }
    let (x, y) = (luminance(a), luminance(b))
    return (max(x, y) + 0.05) / (min(x, y) + 0.05)
  }
}
