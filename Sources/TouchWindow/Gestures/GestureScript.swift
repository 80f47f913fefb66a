package import Foundation
package import TouchLanguage
package import TouchReading
package import TouchTrace

/// What fingers do in a gesture that the window makes, from its beginning.
package struct GestureScript: Equatable, Sendable {
  /// One report of the digitizer.
  package struct Report: Equatable, Sendable {
    /// Since the beginning.
    package var seconds: Double
    package var changes: [FingerChange]
  }

  package private(set) var reports: [Report] = []
  /// What its fingers tell of their contact.
  private let contact: TouchContact

  /// A digitizer reports moves this often, seconds.
  private static let frame = 1.0 / 60
  /// From the middle to each of two fingers at rest, points.
  private static let arm = 40.0
  /// Where a pan from the edge begins, points.
  private static let edge = 1.0

  /// `middle` is where it is made, `numbers` are those of the fingers.
  package init(
    _ preset: GesturePreset, at middle: CGPoint, numbers: [Int], contact: TouchContact = .usual,
    on screen: CGSize
  ) {
    self.contact = contact
    let bounds = CGRect(origin: .zero, size: screen)
    var paths = Self.paths(preset, middle).map { path in
      { (part: Double) in path(part).kept(in: bounds) }
    }
    paths = Array(paths.prefix(numbers.count))
    switch preset.kind {
    case .doubleTap:
      let (down, gap) = (preset.seconds / 4, preset.seconds / 2)
      touch(paths, numbers, from: 0, seconds: down, moves: false)
      touch(paths, numbers, from: down + gap, seconds: down, moves: false)
    case .tap, .twoFingerTap, .longPress:
      touch(paths, numbers, from: 0, seconds: preset.seconds, moves: false)
    case .swipeUp, .swipeDown, .swipeLeft, .swipeRight, .pinchOpen, .pinchClose, .rotate, .edgePan:
      touch(paths, numbers, from: 0, seconds: preset.seconds, moves: true)
    }
  }

  /// How many fingers a gesture needs.
  package static func fingers(_ kind: GesturePreset.Kind) -> Int {
    switch kind {
    case .tap, .doubleTap, .longPress, .swipeUp, .swipeDown, .swipeLeft, .swipeRight, .edgePan: 1
    case .twoFingerTap, .pinchOpen, .pinchClose, .rotate: 2
    }
  }

  private typealias Way = (Double) -> CGPoint

  /// All fingers go down together, move along their ways, and are lifted together.
  private mutating func touch(
    _ ways: [Way], _ numbers: [Int], from start: Double, seconds: Double, moves: Bool
  ) {
    func report(_ phase: TouchPhase, _ part: Double) {
      reports.append(
        Report(
          seconds: start + seconds * part,
          changes: zip(numbers, ways).map {
            contact.applied(to: FingerChange(finger: $0, phase: phase, location: $1(part)))
          }))
    }
    report(.began, 0)
    let count = moves ? max(1, Int((seconds / Self.frame).rounded(.down))) : 0
    for step in 0..<count where step > 0 { report(.moved, Double(step) / Double(count)) }
    if moves { report(.moved, 1 - 0.5 / Double(count)) }
    report(.ended, 1)
  }

  /// Where each finger is, from 0 at the beginning to 1 at the lift.
  private static func paths(_ preset: GesturePreset, _ middle: CGPoint) -> [Way] {
    func line(_ dx: Double, _ dy: Double, from start: CGPoint? = nil) -> Way {
      let start =
        start
        ?? CGPoint(x: middle.x - dx * preset.distance / 2, y: middle.y - dy * preset.distance / 2)
      return { part in
        CGPoint(
          x: start.x + dx * preset.distance * part, y: start.y + dy * preset.distance * part)
      }
    }
    func pair(_ radius: @escaping (Double) -> Double, _ angle: @escaping (Double) -> Double)
      -> [Way]
    {
      [0.0, Double.pi].map { side in
        { part in
          CGPoint(
            x: middle.x + radius(part) * cos(angle(part) + side),
            y: middle.y + radius(part) * sin(angle(part) + side))
        }
      }
    }
    switch preset.kind {
    case .tap, .doubleTap, .longPress: return [{ _ in middle }]
    case .twoFingerTap: return pair({ _ in arm / 2 }, { _ in 0 })
    case .swipeUp: return [line(0, -1)]
    case .swipeDown: return [line(0, 1)]
    case .swipeLeft: return [line(-1, 0)]
    case .swipeRight: return [line(1, 0)]
    case .edgePan: return [line(1, 0, from: CGPoint(x: edge, y: middle.y))]
    case .pinchOpen: return pair({ arm + preset.distance / 2 * $0 }, { _ in 0 })
    case .pinchClose: return pair({ arm + preset.distance / 2 * (1 - $0) }, { _ in 0 })
    case .rotate:
      return pair({ _ in arm * 1.5 }, { preset.degrees * .pi / 180 * $0 })
    }
  }
}

extension CGPoint {
  /// The nearest point of a rectangle, a little inside of its edges.
  fileprivate func kept(in box: CGRect) -> CGPoint {
    CGPoint(
      x: min(max(x, box.minX + 1), box.maxX - 1), y: min(max(y, box.minY + 1), box.maxY - 1))
  }
}
