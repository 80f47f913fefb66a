import Foundation
import Testing
import TouchCanvas
import TouchCanvasSDL

@testable import TouchInspection

/// The chips of the past and of held fingers never lie over the scene, and are never cut.
@Suite struct ChipPlaceTests {
  private let fonts = FontBook()

  private nonisolated static let screens = [
    CGSize(width: 390, height: 700), CGSize(width: 700, height: 390),
    CGSize(width: 320, height: 480),
    CGSize(width: 1024, height: 768), CGSize(width: 500, height: 500),
  ]
  /// Three sizes of the window at 100 %, at 200 % and in touch mode.
  private nonisolated static let sizes = [1, 2, 1.6].flatMap { scale in
    [(1024, 640), (1440, 900), (2560, 1440)].map {
      CGSize(width: Double($0.0) / scale, height: Double($0.1) / scale)
    }
  }

  private func model(_ kind: Int) -> LiveModel {
    var model = LiveModel()
    model.isLive = kind == 2
    model.newEvents = kind == 0 ? 12_345 : 0
    model.heldFingers = kind == 2 ? [1, 2] : []
    return model
  }

  @Test(arguments: sizes, screens) func chipsLieBesideTheDevice(_ size: CGSize, _ screen: CGSize) {
    let look = Look(theme: .dark, metrics: fonts)
    for isTouchMode in [false, true] {
      let canvas = WindowLayout(size, isTouchMode: isTouchMode).canvas
      let device = CanvasLayout(bounds: canvas, screen: screen).frame.insetBy(dx: -11, dy: -11)
      for kind in 0...2 {
        var margins = CanvasMargins(canvas, bezel: device)
        let chips = margins.past(model(kind), look).regions
        #expect(!chips.isEmpty)
        for (index, chip) in chips.enumerated() {
          let place = "kind \(kind), \(chip.id) in \(canvas)"
          #expect(!chip.outline.intersects(device), "\(place)")
          #expect(canvas.contains(chip.outline), "\(place)")
          #expect(chip.outline.height >= 28 && chip.outline.width >= 28, "\(place)")
          #expect(!chips[..<index].contains { $0.outline.intersects(chip.outline) }, "\(place)")
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
    #expect(widths == widths.sorted(by: >) && widths[0] > 350 && widths[4] < 80)
    let signs = LivePicture.chips(model(0), look, width: 1000, shortness: LivePicture.shortest)
      .picture.regions
    #expect(
      signs.map { $0.tooltip } == [
        .text(
          "12345 events behind live: The log has 12345 events after this moment. Shows the newest moment (End)"
        ),
        .text(
          "Branch from here: Starts a new run at this moment; Previous run returns to this one"
        ),
      ])
  }
}
