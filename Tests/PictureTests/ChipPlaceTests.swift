import Foundation
import Testing
import TouchCanvas
import TouchCanvasSDL
import TouchGeometry
import TouchLanguage
import TouchReading
import TouchTrace

@testable import TouchInspection

/// The head of the canvas: the run, how the time stands, the ways back; nothing of it is cut or lies on another part.
@Suite struct ChipPlaceTests {
  private let fonts = FontBook()

  /// Three sizes of the window at 100 %, at 200 % and in touch mode.
  private nonisolated static let sizes = [1, 2, 1.6].flatMap { scale in
    [(1024, 640), (1440, 900), (2560, 1440)].map {
      CGSize(width: Double($0.0) / scale, height: Double($0.1) / scale)
    }
  }

  private func model(_ kind: Int) -> LiveModel {
    var model = LiveModel()
    model.isLive = kind == 2
    model.mode = kind == 2 ? .live : .seeking
    model.newEvents = kind == 0 ? 12_345 : 0
    model.behind = kind == 0 ? 0.367 : 0
    model.heldFingers = kind == 2 ? [1, 2] : []
    model.isRecording = kind == 1
    model.recordedTime = kind == 1 ? 83.4 : nil
    return model
  }

  @Test(arguments: sizes) func chipsLieBesideEachOtherInTheHead(_ size: CGSize) {
    let look = Look(theme: .dark, metrics: fonts)
    let snapshot = SceneSnapshot(
      screen: CGSize(width: 390, height: 700), views: [], recognizers: [])
    for isTouchMode in [false, true] {
      let layout = WindowLayout(size, isTouchMode: isTouchMode)
      for kind in 0...2 {
        var canvas = CanvasModel()
        canvas.live = model(kind)
        canvas.live.rowHeight = isTouchMode ? 28 : 24
        canvas.runs = ["a run with quite a long name"]
        canvas.run = canvas.runs[0]
        let place = CanvasLayout(bounds: layout.canvas, screen: snapshot.screen)
        let head = CanvasHead.draw(canvas, in: place.head, look)
        let chips = head.regions
        #expect(chips.count >= 2)
        for (index, chip) in chips.enumerated() {
          let name = "kind \(kind), \(chip.id) in \(layout.canvas)"
          #expect(place.head.contains(chip.outline), "\(name)")
          #expect(!chip.outline.intersects(place.device), "\(name)")
          #expect(chip.outline.height >= 24 && chip.outline.width >= 24, "\(name)")
          for other in chips[..<index] {
            #expect(!other.outline.insetBy(dx: 0.5, dy: 0.5).intersects(chip.outline), "\(name)")
          }
        }
      }
    }
  }

  /// Words become shorter, and at last are signs; what they mean stays in the tooltip.
  @Test func wordsGiveWayToRoom() {
    let look = Look(theme: .dark, metrics: fonts)
    let widths = (0...LivePicture.shortest).map { shortness in
      LivePicture.chips(model(0), look, width: 1000, shortness: shortness).size.width
    }
    #expect(widths == widths.sorted(by: >) && widths[0] > 300 && widths[4] < 80)
    let signs = LivePicture.chips(model(0), look, width: 1000, shortness: LivePicture.shortest)
      .picture.regions
    #expect(
      signs.map { $0.tooltip } == [
        .text(
          "367 ms behind live: The log has 12345 events after this moment. Shows the newest moment (End)"
        ),
        .text(
          "Branch from here: Starts a new run at this moment; Previous run returns to this one"
        ),
      ])
  }

  /// Red is the sign of what is recorded, and of nothing else.
  @Test func onlyARecordingIsRed() {
    let look = Look(theme: .dark, metrics: fonts)
    let isRed = [0, 1].map { kind in
      (0...LivePicture.shortest).contains { shortness in
        LivePicture.chips(model(kind), look, width: 1000, shortness: shortness).picture.list
          .commands.contains {
            if case .fill(_, look.theme.danger) = $0 { true } else { false }
          }
      }
    }
    #expect(isRed == [false, true])
  }

  /// How the time stands is said in words alone: the moment is at the playhead and in the toolbar. Nothing leads on
  /// from a picture.
  @Test func theStateIsSaidWithoutItsTime() {
    func chips(
      _ mode: PlaybackMode, _ picture: StillMoment?, behind: Double = 0
    ) -> [String] {
      var canvas = CanvasModel()
      canvas.live.behind = behind
      (canvas.live.mode, canvas.live.picture) = (mode, picture)
      canvas.live.isLive = mode != .seeking && mode != .playing
      let look = Look(theme: .dark, metrics: fonts)
      return CanvasHead.draw(
        canvas, in: CGRect(x: 0, y: 0, width: 900, height: 32), look
      ).list.commands.compactMap { if case .text(let text, _, _, _) = $0 { text } else { nil } }
    }
    #expect(chips(.live, nil) == ["Live"] && chips(.paused, nil) == ["Paused"])
    #expect(chips(.replaying, nil) == ["Replaying"])
    #expect(chips(.seeking, nil) == ["Looking back", "Branch from here", "Back to live"])
    #expect(chips(.playing, nil) == ["Playing", "Branch from here", "Back to live"])
    #expect(
      chips(.seeking, nil, behind: 0.367)
        == ["Looking back", "367 ms behind live", "Branch from here", "Back to live"])
    #expect(chips(.live, .end) == ["At the end"] && chips(.live, .before) == ["Paused"])
    #expect(chips(.seeking, .before) == ["Looking back"])
  }
}
