import Foundation
import Testing
import TouchGeometry
import TouchReading
import TouchTrace

@testable import TouchInspection

/// Where a hit view was that something else than scrolling has moved since its touch began.
@Suite struct MovedViewTests {
  private let screen = CGRect(x: 0, y: 0, width: 400, height: 800)

  /// A card with such a frame, and what has become of it since it was hit.
  private func scene(
    _ frame: CGRect = CGRect(x: 100, y: 300, width: 200, height: 100),
    then change: (inout ViewSnapshot) -> Void
  ) -> HitScene {
    var t = TraceBuilder()
    let window = t.view("window", in: nil, screen, isWindow: true)
    var card = t.view("card", in: "window", frame)
    let views = [window, card]
    t.snapshot = SceneSnapshot(screen: screen.size, views: views, recognizers: [])
    t.sample(1, .began, frame.midX, frame.midY)
    t.hit(1, [("window", nil), ("card", nil)])
    var input = t.input
    input.before = input.snapshot
    change(&card)
    input.snapshot.views = [window, card]
    return HitScene(input, input.reading.hits, cause: nil, toCanvas: .identity, radius: 0)
  }

  @Test func aViewThatMovedHasAGhost() throws {
    let scene = scene { $0.toScreen.tx += 60 }
    let ghost = try #require(scene.ghosts.first)
    #expect(ghost.was.box == CGRect(x: 100, y: 300, width: 200, height: 100))
    #expect(ghost.now.box.minX == 160 && ghost.distance == 60)
    #expect(!scene.hasMoved(ghost.now), "it was not scrolled")
    #expect(try #require(HitGhosts.arrow(of: ghost, scene)).start.x == 100)
  }

  /// Nothing is drawn of a movement that is not seen.
  @Test(arguments: [(0.0, false), (0.9, false), (3, true)])
  func whatHardlyMovedHasNone(_ way: Double, _ isShown: Bool) {
    let moved = scene { $0.toScreen.ty += way }
    #expect(moved.ghosts.isEmpty != isShown)
  }

  /// The dots would have another form than the view had.
  @Test func whatWasTurnedOrResizedHasNone() {
    let turned = scene {
      $0.toScreen = CGAffineTransform(rotationAngle: 0.5).concatenating($0.toScreen)
    }
    let resized = scene {
      $0.toScreen.tx += 60
      $0.bounds.size.width = 150
    }
    #expect(turned.ghosts.isEmpty && resized.ghosts.isEmpty)
  }

  /// A scroll view's own content does not move it.
  @Test func whatScrolledItsContentHasNone() {
    let scrolled = scene {
      $0.bounds.origin.y = 80
      $0.toScreen.ty -= 80
    }
    #expect(scrolled.ghosts.isEmpty)
  }

  /// The dots would lie on the edge of the screen.
  @Test func whatFillsTheScreenHasNone() {
    let left = scene(screen) { $0.toScreen.tx += 200 }
    let large = scene(CGRect(x: -50, y: -50, width: 500, height: 1200)) { $0.toScreen.ty -= 30 }
    #expect(left.ghosts.isEmpty && large.ghosts.isEmpty)
  }

  /// The view lies in front of where it was: no dot is on it.
  @Test(arguments: [
    CGRect(x: 30, y: 40, width: 20, height: 10), CGRect(x: -5, y: 90, width: 200, height: 20),
  ])
  func dotsLeaveTheViewItself(_ box: CGRect) {
    let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let parts = HitGhosts.parts(of: frame, besides: box)
    for x in stride(from: 0.5, to: 100, by: 1) {
      for y in stride(from: 0.5, to: 100, by: 1) {
        let point = CGPoint(x: x, y: y)
        #expect(parts.count { $0.contains(point) } == (box.contains(point) ? 0 : 1), "\(point)")
      }
    }
    let apart = CGRect(x: 300, y: 0, width: 10, height: 10)
    #expect(HitGhosts.parts(of: frame, besides: apart) == [frame])
  }
}
