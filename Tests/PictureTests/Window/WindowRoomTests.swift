import Foundation
import Testing
import TouchCanvasSDL

/// A window is no larger than what its display has for it.
@Suite struct WindowRoomTests {
  @Test func aWindowKeepsToItsDisplay() {
    let usual = CGSize(width: 1440, height: 900)
    func fitting(_ scale: Double, _ room: CGSize?) -> CGSize {
      WindowCanvas.fitting(usual, scale: scale, in: room)
    }
    #expect(fitting(1, CGSize(width: 1366, height: 741)) == CGSize(width: 1366, height: 741))
    #expect(fitting(2, CGSize(width: 1921, height: 4000)) == CGSize(width: 960, height: 900))
    #expect(fitting(1, CGSize(width: 2560, height: 1440)) == usual)
    // Drivers without a screen name a size that nobody sees.
    #expect(fitting(1, nil) == usual)
    #expect(fitting(1, .zero) == usual)
  }
}
