import Foundation
import TouchGeometry
import TouchTrace

/// Makes the fingers of a world: what each of them does, one after the other and at the same time.
struct FingerMaker {
  var dice: Dice
  /// Points of the screen where something is.
  let spots: [CGPoint]
  let screen: CGSize
  /// All changes with their times in microseconds, in the order in which they were made.
  private(set) var changes: [(time: Int, change: FingerChange)] = []
  /// The time of the last change, microseconds.
  private(set) var end = 0
  private var cursor = 0
  /// When each finger is free again, microseconds; recordings have twenty.
  private var freeAt = Array(repeating: 0, count: 20)
  private var offset = 0
  private var kind = FingerKind.direct

  init(_ dice: Dice, spots: [CGPoint], screen: CGSize) {
    self.dice = dice
    self.spots = spots
    self.screen = screen
  }

  private static let frame = 1_000_000.0 / 60

  /// One or some gestures that begin at about the same time; then a pause.
  mutating func addEpisode() {
    offset = dice.chance(20) ? dice.number(0...8000) : 0
    kind = dice.chance(6) ? dice.pick([.pencil, .indirect, .indirectPointer]) : .direct
    let together = dice.chance(75) ? 1 : dice.number(2...5)
    var last = cursor
    for _ in 0..<together {
      last = max(last, gesture(from: cursor + (dice.chance(50) ? 0 : dice.number(0...300_000))))
    }
    // The next ones begin before these end, at once, in the time of a double tap, or later.
    let pause = dice.pick([-200_000, -20_000, 0, 50_000, 100_000, 300_000, 600_000, 1_500_000])
    cursor = max(cursor, last + pause)
  }

  /// When it ends, microseconds.
  private mutating func gesture(from start: Int) -> Int {
    let at = spot()
    switch dice.number(0...19) {
    case 0..<6: return taps(start, at)
    case 6..<8: return track(start, along: [at, at], seconds: dice.tenths(0.3...2))
    case 8..<12: return track(start, along: path(from: at), seconds: dice.tenths(0.1...1))
    case 12..<14: return track(start, along: [at, away(from: at, 300)], seconds: 0.1)
    case 14..<17: return pair(start, at)
    case 17: return fromEdge(start)
    case 18: return crowd(start, at)
    default: return track(start, along: [at, outside()], seconds: dice.tenths(0.1...0.6))
    }
  }

  private mutating func taps(_ start: Int, _ at: CGPoint) -> Int {
    var time = start
    let fingers = dice.chance(80) ? 1 : dice.number(2...3)
    for _ in 0..<(dice.chance(60) ? 1 : dice.number(2...4)) {
      var last = time
      for index in 0..<fingers {
        let place = CGPoint(x: at.x + Double(index) * 40, y: at.y + Double(dice.number(0...3)))
        last = max(last, track(time, along: [place, place], seconds: dice.tenths(0...0.2)))
      }
      time = last + dice.number(1...4) * 60_000
    }
    return time
  }

  /// Two fingers that pinch, turn or move side by side.
  private mutating func pair(_ start: Int, _ at: CGPoint) -> Int {
    let seconds = dice.tenths(0.2...1)
    let from = (dice.tenths(20...120), dice.tenths(0...3))
    let to = (dice.tenths(5...200), from.1 + dice.tenths(-2...2))
    let move = dice.chance(50) ? CGPoint.zero : CGPoint(x: dice.tenths(-80...80), y: 0)
    let steps = 8
    var ways: [[CGPoint]] = [[], []]
    for step in 0...steps {
      let part = Double(step) / Double(steps)
      let half = (from.0 + (to.0 - from.0) * part) / 2
      let angle = from.1 + (to.1 - from.1) * part
      let (dx, dy) = (half * Angle.cosine(angle), half * Angle.sine(angle))
      let middle = CGPoint(x: at.x + move.x * part, y: at.y + move.y * part)
      ways[0].append(CGPoint(x: middle.x - dx, y: middle.y - dy))
      ways[1].append(CGPoint(x: middle.x + dx, y: middle.y + dy))
    }
    let later = dice.chance(60) ? 0 : dice.number(0...100_000)
    return max(
      track(start, along: ways[0], seconds: seconds),
      track(start + later, along: ways[1], seconds: seconds))
  }

  private mutating func fromEdge(_ start: Int) -> Int {
    let y = dice.tenths(0...screen.height)
    let way =
      dice.chance(50)
      ? [CGPoint(x: 2, y: y), CGPoint(x: screen.width * 0.7, y: y)]
      : [CGPoint(x: screen.width - 1, y: y), CGPoint(x: screen.width * 0.3, y: y)]
    return track(start, along: way, seconds: dice.tenths(0.1...0.5))
  }

  private mutating func crowd(_ start: Int, _ at: CGPoint) -> Int {
    var last = start
    for _ in 0..<dice.number(3...10) {
      let place = dice.chance(50) ? spot() : away(from: at, 60)
      let way = dice.chance(50) ? [place, place] : path(from: place)
      last = max(last, track(start, along: way, seconds: dice.tenths(0.1...0.8)))
    }
    return last
  }

  // MARK: Places

  private mutating func spot() -> CGPoint {
    guard !spots.isEmpty, dice.chance(75) else {
      return CGPoint(x: dice.tenths(0...screen.width), y: dice.tenths(0...screen.height))
    }
    return dice.chance(60) ? dice.pick(spots) : away(from: dice.pick(spots), 30)
  }

  private mutating func away(from point: CGPoint, _ most: Double) -> CGPoint {
    CGPoint(x: point.x + dice.tenths(-most...most), y: point.y + dice.tenths(-most...most))
  }

  private mutating func outside() -> CGPoint {
    dice.pick([
      CGPoint(x: -40, y: 100), CGPoint(x: screen.width + 30, y: 50),
      CGPoint(x: 100, y: screen.height + 60), CGPoint(x: 60, y: -25),
    ])
  }

  private mutating func path(from point: CGPoint) -> [CGPoint] {
    var way = [point]
    for _ in 0..<dice.number(1...4) {
      way.append(away(from: way[way.count - 1], dice.pick([3, 12, 60, 200])))
    }
    return way
  }

  // MARK: One finger

  /// Puts a finger down, moves it along some points at 60 Hz and lifts it; when it is up, microseconds.
  private mutating func track(_ start: Int, along way: [CGPoint], seconds: Double) -> Int {
    let begin = onGrid(start)
    guard let index = freeAt.firstIndex(where: { $0 <= begin }) else { return start }
    add(begin, index, .began, way[0])
    let frames = max(1, Int((seconds * 60).rounded()))
    var last = way[0]
    for step in 1...frames {
      let place = point(on: way, at: Double(step) / Double(frames))
      let time = onGrid(begin + Int(Double(step) * Self.frame))
      // A finger that rests is not reported.
      if place != last { add(time, index, .moved, place) }
      last = place
    }
    var lift = onGrid(begin + Int(Double(frames) * Self.frame))
    if dice.chance(10) { lift += dice.number(1...90) * 10_000 }
    // Rarely a finger is reported as up only when the world ends.
    if dice.chance(3) { return hold(index, last) }
    add(lift, index, dice.chance(90) ? .ended : .cancelled, last)
    freeAt[index] = lift
    return lift
  }

  private var held: [(finger: Int, place: CGPoint)] = []

  private mutating func hold(_ index: Int, _ place: CGPoint) -> Int {
    held.append((index, place))
    freeAt[index] = Int.max
    return end
  }

  /// Lifts every finger that is still down.
  mutating func finish() {
    for (index, place) in held {
      end += dice.number(0...1) * 20_000
      add(end, index, dice.chance(80) ? .ended : .cancelled, place)
    }
    held = []
  }

  private func onGrid(_ time: Int) -> Int {
    Int(((Double(time) / Self.frame).rounded() * Self.frame).rounded()) + offset
  }

  private func point(on way: [CGPoint], at part: Double) -> CGPoint {
    let place = part * Double(way.count - 1)
    let index = min(Int(place), way.count - 2)
    let rest = place - Double(index)
    let (a, b) = (way[index], way[index + 1])
    return CGPoint(x: tenth(a.x + (b.x - a.x) * rest), y: tenth(a.y + (b.y - a.y) * rest))
  }

  private func tenth(_ value: Double) -> Double { (value * 10).rounded() / 10 }

  private mutating func add(_ time: Int, _ index: Int, _ phase: TouchPhase, _ place: CGPoint) {
    var change = FingerChange(
      finger: index + 1, phase: phase, location: CGPoint(x: tenth(place.x), y: tenth(place.y)))
    change.kind = kind
    if dice.chance(3) { change.force = dice.tenths(0...3) }
    if dice.chance(3) { change.radius = dice.tenths(0...30) }
    if phase == .began, dice.chance(2) { change.edge = dice.pick(TouchEdge.allCases) }
    if phase == .moved, dice.chance(4) {
      change.coalesced = [
        FingerChange.Sample(
          timestamp: Instant(nanoseconds: UInt64(max(0, time - 8000)) * 1000),
          location: CGPoint(x: change.location.x + 1, y: change.location.y))
      ]
    }
    changes.append((time, change))
    end = max(end, time)
  }
}
