import Foundation
import Testing
import TouchCanvas
import TouchGeometry
import TouchTrace

@testable import TouchInspection
@testable import TouchReading

/// The way of a finger and the rings at its ends.
@Suite struct FingerWayTests {
  private let look = Look(theme: .dark, metrics: FixedTextMetrics())

  private func line(_ points: [(Double, Double)]) -> [FingerWay.Place] {
    points.map { FingerWay.Place(at: CGPoint(x: $0.0, y: $0.1), width: 2) }
  }

  @Test func aLineIsCutAtACircle() {
    let middle = CGPoint(x: 50, y: 0)
    func parts(_ points: [(Double, Double)]) -> [[FingerWay.Place]] {
      FingerWay.parts(of: line(points), outside: middle, 10)
    }
    // Past it, to its middle, from its middle, through it, and in it.
    #expect(parts([(0, 20), (100, 20)]) == [line([(0, 20), (100, 20)])])
    #expect(parts([(0, 0), (30, 0), (50, 0)]) == [line([(0, 0), (30, 0), (40, 0)])])
    #expect(parts([(50, 0), (54, 0), (86, 0)]) == [line([(60, 0), (86, 0)])])
    #expect(
      parts([(-14, 0), (114, 0)]) == [line([(-14, 0), (40, 0)]), line([(60, 0), (114, 0)])])
    #expect(parts([(45, 0), (50, 0), (50, 0), (52, 3)]).isEmpty)
  }

  /// The width of a line goes on over the cut.
  @Test func theWidthAtACutIsThatOfItsPlace() {
    let wedge = [
      FingerWay.Place(at: CGPoint(x: 0, y: 0), width: 1),
      FingerWay.Place(at: CGPoint(x: 20, y: 0), width: 5),
    ]
    let parts = FingerWay.parts(of: wedge, outside: CGPoint(x: 20, y: 0), 10)
    #expect(parts == [[wedge[0], FingerWay.Place(at: CGPoint(x: 10, y: 0), width: 3)]])
  }

  /// Nothing of the way lies in the ring of a lift, and nothing but a ring where the finger went down.
  @Test func theRingsAtTheEndsOfAWayAreClear() throws {
    var t = TraceBuilder()
    t.snapshot = t.tapScene()
    t.sample(1, .began, 100, 300)
    for step in 1...10 {
      t.at(Double(step) * 0.02)
      t.sample(1, .moved, 100, 300 + Double(step) * 20)
    }
    t.at(0.22)
    t.sample(1, .ended, 100, 500)
    let list = TouchesPicture.draw(t.input, look, toCanvas: .identity).picture.list
    func points(_ path: Path) -> [CGPoint] {
      path.segments.flatMap { segment -> [CGPoint] in
        switch segment {
        case .move(let point), .line(let point): [point]
        case .cubic(_, _, let point): [point]
        case .close: []
        }
      }
    }
    let paths = list.commands.compactMap { command -> Path? in
      switch command {
      case .stroke(let path, _, _), .fill(let path, _): path
      default: nil
      }
    }
    let (start, end) = (CGPoint(x: 100, y: 300), CGPoint(x: 100, y: 500))
    func isRound(_ path: Path, _ middle: CGPoint) -> Bool {
      CGPoint(x: path.box.midX, y: path.box.midY).distance(to: middle) < 0.01
    }
    let ways = paths.filter { !isRound($0, start) && !isRound($0, end) }
    #expect(ways.count >= 3)
    for point in ways.flatMap(points) {
      #expect(point.distance(to: start) > TouchRing.start + 1, "\(point)")
      #expect(point.distance(to: end) > TouchRing.lift + 1, "\(point)")
    }
    // What is below the place where it began shows.
    let rings = list.commands.filter { command in
      switch command {
      case .stroke(let path, _, _): isRound(path, start)
      default: false
      }
    }
    let filled = list.commands.contains { command in
      if case .fill(let path, _) = command { isRound(path, start) } else { false }
    }
    #expect(rings.count == 2 && !filled)
  }
}
