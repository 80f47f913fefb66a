import Foundation
import Testing
import TouchCanvas
import TouchGeometry
import TouchTrace

@testable import TouchInspection
@testable import TouchReading

/// Lines from texts beside the device to their views.
extension CanvasStoryTests {
  /// The parts of such lines that lie on the screen.
  private func lines(_ moment: Moment) -> [[CGPoint]] {
    let frame = moment.layout.frame
    return moment.picture.list.commands.compactMap { command in
      guard case .stroke(let path, SceneColors.companion, Stroke(width: 3)) = command,
        case let points = points(path), let first = points.first,
        first.x == frame.minX || first.x == frame.maxX
      else { return nil }
      return points
    }
  }

  /// Of an open path without curves; none of another one.
  private func points(_ path: Path) -> [CGPoint] {
    let points = path.segments.compactMap { segment -> CGPoint? in
      switch segment {
      case .move(let point), .line(let point): point
      default: nil
      }
    }
    return points.count == path.segments.count ? points : []
  }

  /// The brackets beside the screen.
  private func brackets(_ moment: Moment) -> [[CGPoint]] {
    let frame = moment.layout.frame
    return moment.picture.list.commands.compactMap { command in
      guard case .stroke(let path, _, Stroke(width: 1.5)) = command,
        case let points = points(path), points.count == 4,
        points.allSatisfy({ $0.x < frame.minX || $0.x > frame.maxX }), points[0].x == points[3].x
      else { return nil }
      return points
    }
  }

  /// A line would strike out the title of another button or card: a bracket beside the screen is as high as the view.
  @Test(arguments: [
    ("002-button-nosuper", "with super", "button", "silent"),
    ("000-td-simpletap", "as printed, the other order", "printedSwapped", "printed"),
  ]) func noLineStrikesOutAnotherView(
    _ scene: String, _ run: String, _ name: String, _ other: String
  ) throws {
    let moment = try canvas(scene, run)
    let views = moment.overlays.scene.views.all
    let own = try #require(views.first { $0.view.name == name })
    let between = try #require(views.first { $0.view.name == other })
    #expect(lines(moment).isEmpty)
    let bracket = try #require(brackets(moment).first)
    #expect(brackets(moment).count == 1 && bracket[1].x < moment.layout.frame.minX)
    #expect(bracket[1].y == own.box.minY && bracket[2].y == own.box.maxY)
    let edge = CGPoint(x: moment.layout.frame.minX, y: own.box.midY)
    let line = try #require(LeaderLine(to: own, from: edge, isLeft: true))
    #expect(line.meets(between.box) && moment.overlays.strikesOut(line, of: own))
  }

  /// Over free ground, and over what lies around the view, the line leads to it.
  @Test(arguments: [
    ("031-rotate", "one finger only drags"), ("002-enlarge", "25 points outside"),
  ]) func overFreeGroundALineLeadsToTheView(_ scene: String, _ run: String) throws {
    let moment = try canvas(scene, run)
    #expect(!lines(moment).isEmpty && brackets(moment).isEmpty)
  }

  /// A button in a view without interaction: a line leads to it over the view that refused, near as it is to the edge of the
  /// screen, and that view is marked as the cause.
  @Test func aLineLeadsToWhatLiesInAViewThatRefused() throws {
    let moment = try canvas("000-hit-flags", "a button in a view without interaction", at: 0.05)
    let scene = moment.overlays.scene
    let own = try #require(scene.views.all.first { $0.view.name == "inside" })
    let noTouch = try #require(moment.input.handle(of: .view("noTouch")))
    #expect(scene.sign(of: noTouch) == .cause)
    let words = letters(moment.picture.list).map(\.text)
    #expect(words.contains("inside never asked"), "\(words)")
    let edge = own.box.insetBy(dx: -0.5, dy: -0.5)
    #expect(lines(moment).contains { $0.last.map(edge.contains) ?? false }, "\(lines(moment))")
  }

  /// No line crosses a text of the scene that shows, whatever it leads to.
  @Test func noLineCrossesAText() throws {
    var count = 0
    try each { moment, place in
      let scene = moment.overlays.scene
      let parts = lines(moment).flatMap { zip($0, $0.dropFirst()) }
      count += parts.count
      for seen in scene.views.all where seen.isOnScreen && !seen.view.drawsNothing {
        for text in ScenePicture.texts(of: seen.view, moment.look) {
          let box = text.applying(scene.toCanvas).intersection(seen.box).insetBy(dx: 1, dy: 1)
          for (from, to) in parts where meets(from, to, box) {
            #expect(isCovered(from, to, seen, scene), "\(place): \(seen.view.name)")
          }
        }
      }
    }
    #expect(count > 100)
  }

  /// Whether a level or upright line leads through a box.
  private func meets(_ from: CGPoint, _ to: CGPoint, _ box: CGRect) -> Bool {
    !box.isNull && min(from.x, to.x) < box.maxX && max(from.x, to.x) > box.minX
      && min(from.y, to.y) < box.maxY && max(from.y, to.y) > box.minY
  }

  /// Whether a line lies on something that is drawn in front of a view.
  private func isCovered(
    _ from: CGPoint, _ to: CGPoint, _ seen: SeenView, _ scene: HitScene
  ) -> Bool {
    scene.views.inFront(of: seen.view.handle).contains {
      $0.isOnScreen && !$0.view.drawsNothing && $0.box.contains(from) && $0.box.contains(to)
    }
  }
}
