import Foundation
import TouchEngine
import TouchGeometry
import TouchTrace

/// One moment of a run: changes of fingers, or another input.
struct RunSample {
  enum What {
    case fingers([FingerChange])
    case change(SceneChange)
    case button(UIPress.PressType, TouchPhase)
    case shake
    case interrupt
    case fetching(Bool)
  }
  /// Seconds from the run's start.
  var time: Double
  var what: What
}

/// Turns inputs into samples at 60 Hz; points are looked up when an input starts.
final class RunSampler {
  private let place: (Place) -> CGPoint
  private(set) var fingers: [Int: CGPoint] = [:]
  /// The contacts of the fingers that `down` put down, until they are lifted.
  private var contacts: [Int: FingerChange] = [:]
  /// Display frames per second; each gets at most one sample of a finger (TD-21).
  private static let frameRate = 60.0
  private var rate = RunSampler.frameRate

  init(place: @escaping (Place) -> CGPoint) { self.place = place }

  /// The samples of one input from `start` on, and its end. `base` is the number of its first finger.
  func samples(_ input: RunInput, start: Double, base: Int = 1) -> ([RunSample], end: Double) {
    switch input {
    case .tap(let at, let count, let fingers, let hold, let gap):
      return tap(place(at), count, fingers, hold, gap, start, base)
    case .press(let at, let seconds):
      let p = place(at)
      return (
        [touch(.began, [(base, p)], start), touch(.ended, [(base, p)], start + seconds)],
        start + seconds
      )
    case .drag(let from, let to, let over, let hold, let count):
      return drag(place(from), to, over, hold, count, start, base)
    case .pinch(let at, let from, let to, let angle, let over):
      return pinch(place(at), from, to, angle, over, start, base)
    case .rotate(let at, let radius, let by, let over):
      return rotate(place(at), radius, by, over, start, base)
    case .down(let at, let contact):
      let p = place(at)
      fingers[contact.finger] = p
      contacts[contact.finger] = contact
      return ([touch(.began, [(contact.finger, p)], start)], start)
    case .move(let finger, let targets, let over, let pressure):
      press(finger, pressure)
      return move(finger, targets, over, start)
    case .up(let finger): return lift(.ended, finger, start)
    case .cancel(let finger): return lift(.cancelled, finger, start)
    case .wait(let seconds): return ([], start + seconds)
    case .change(let change): return ([RunSample(time: start, what: .change(change))], start)
    case .button(let type, let phase):
      return ([RunSample(time: start, what: .button(type, phase))], start)
    case .shake: return ([RunSample(time: start, what: .shake)], start)
    case .interrupt: return ([RunSample(time: start, what: .interrupt)], start)
    case .fetching(let goesOn):
      return ([RunSample(time: start, what: .fetching(goesOn))], start)
    case .sampled(let input, let rate):
      self.rate = rate
      defer { self.rate = Self.frameRate }
      let (samples, end) = self.samples(input, start: start, base: base)
      return (FrameMerging.merge(samples, from: start, frameRate: Self.frameRate), end)
    case .together(let branches): return together(branches, start)
    case .waitIdle: return ([], start)
    }
  }

  private func tap(
    _ p: CGPoint, _ count: Int, _ fingers: Int, _ hold: Double, _ gap: Double, _ start: Double,
    _ base: Int
  ) -> ([RunSample], Double) {
    let places = row(around: p, fingers, across: CGVector(dx: 1, dy: 0), base)
    var samples: [RunSample] = []
    var time = start
    for index in 0..<count {
      if index > 0 { time += gap }
      samples.append(touch(.began, places, time))
      time += hold
      samples.append(touch(.ended, places, time))
    }
    return (samples, time)
  }

  private func drag(
    _ from: CGPoint, _ target: Target, _ over: Double, _ hold: Double, _ count: Int,
    _ start: Double, _ base: Int
  ) -> ([RunSample], Double) {
    let to = resolve(target, from)
    let length = max(from.distance(to: to), 0.001)
    let across = CGVector(dx: -(to.y - from.y) / length, dy: (to.x - from.x) / length)
    func places(_ t: Double) -> [(Int, CGPoint)] {
      row(around: between(from, to, t), count, across: across, base)
    }
    var samples = [touch(.began, places(0), start)]
    let begin = start + hold
    for (time, t) in steps(over) { samples.append(touch(.moved, places(t), begin + time)) }
    samples.append(touch(.ended, places(1), begin + over))
    return (samples, begin + over)
  }

  private func pinch(
    _ center: CGPoint, _ from: Double, _ to: Double, _ angle: Double, _ over: Double,
    _ start: Double, _ base: Int
  ) -> ([RunSample], Double) {
    let dx = cos(angle * .pi / 180)
    let dy = sin(angle * .pi / 180)
    func places(_ t: Double) -> [(Int, CGPoint)] {
      let half = (from + (to - from) * t) / 2
      return [
        (base, CGPoint(x: center.x - dx * half, y: center.y - dy * half)),
        (base + 1, CGPoint(x: center.x + dx * half, y: center.y + dy * half)),
      ]
    }
    var samples = [touch(.began, places(0), start)]
    for (time, t) in steps(over) { samples.append(touch(.moved, places(t), start + time)) }
    samples.append(touch(.ended, places(1), start + over))
    return (samples, start + over)
  }

  /// Two fingers left and right of a point rotate around it, in degrees clockwise.
  private func rotate(
    _ center: CGPoint, _ radius: Double, _ by: Double, _ over: Double, _ start: Double, _ base: Int
  ) -> ([RunSample], Double) {
    func places(_ t: Double) -> [(Int, CGPoint)] {
      let angle = Angle.radians(by * t)
      let (dx, dy) = (radius * Angle.cosine(angle), radius * Angle.sine(angle))
      return [
        (base, CGPoint(x: center.x - dx, y: center.y - dy)),
        (base + 1, CGPoint(x: center.x + dx, y: center.y + dy)),
      ]
    }
    var samples = [touch(.began, places(0), start)]
    for (time, t) in steps(over) { samples.append(touch(.moved, places(t), start + time)) }
    samples.append(touch(.ended, places(1), start + over))
    return (samples, start + over)
  }

  private func move(
    _ finger: Int, _ targets: [Target], _ over: Double, _ start: Double
  ) -> ([RunSample], Double) {
    var samples: [RunSample] = []
    var at = fingers[finger] ?? .zero
    let each = over / Double(targets.count)
    var time = start
    for target in targets {
      let to = resolve(target, at)
      for (offset, t) in steps(each) {
        samples.append(touch(.moved, [(finger, between(at, to, t))], time + offset))
      }
      at = to
      time += each
    }
    fingers[finger] = at
    return (samples, start + over)
  }

  /// From its next sample on the finger presses so.
  private func press(_ finger: Int, _ pressure: ContactPressure) {
    guard pressure != ContactPressure() else { return }
    var contact =
      contacts[finger] ?? FingerChange(finger: finger, phase: .moved, location: .zero)
    pressure.set(&contact)
    contacts[finger] = contact
  }

  private func lift(_ phase: TouchPhase, _ finger: Int, _ start: Double) -> ([RunSample], Double) {
    let p = fingers.removeValue(forKey: finger) ?? .zero
    defer { contacts[finger] = nil }
    return ([touch(phase, [(finger, p)], start)], start)
  }

  /// The lists start at the same time; changes at one time become one event.
  private func together(_ branches: [[RunInput]], _ start: Double) -> ([RunSample], Double) {
    var all: [(sample: RunSample, branch: Int)] = []
    var end = start
    var base = 1
    for (index, branch) in branches.enumerated() {
      var time = start
      for input in branch {
        let (samples, over) = samples(input, start: time, base: base)
        all += samples.map { ($0, index) }
        time = over
      }
      base += RunInput.fingers(of: branch)
      end = max(end, time)
    }
    let ordered = all.enumerated().sorted {
      ($0.element.sample.time, $0.offset) < ($1.element.sample.time, $1.offset)
    }.map(\.element.sample)
    return (merge(ordered), end)
  }

  /// Changes at one time become one event: the first changes of all fingers, then their second ones.
  private func merge(_ samples: [RunSample]) -> [RunSample] {
    var merged: [RunSample] = []
    /// Where the events of this time begin, and behind which of them each finger goes on.
    var group = 0
    var places: [Int: Int] = [:]
    for sample in samples {
      let isNewTime = merged.last.map { Instant(seconds: $0.time) != Instant(seconds: sample.time) }
      if isNewTime ?? true {
        group = merged.count
        places = [:]
      }
      guard case .fingers(let new) = sample.what else {
        merged.append(sample)
        group = merged.count
        places = [:]
        continue
      }
      let place = new.compactMap { places[$0.finger] }.max() ?? group
      if place < merged.count, case .fingers(var all) = merged[place].what {
        // Nothing else holds the list, so that it grows in its place.
        merged[place].what = .fingers([])
        all += new
        merged[place].what = .fingers(all)
      } else {
        merged.append(sample)
      }
      for change in new { places[change.finger] = place + 1 }
    }
    return merged
  }

  // MARK: Parts

  /// Samples at k/rate for k >= 1, the last one at the exact end: times and fractions of the path.
  private func steps(_ over: Double) -> [(Double, Double)] {
    guard over > 0 else { return [(0, 1)] }
    var steps: [(Double, Double)] = []
    var k = 1.0
    while k / rate < over - 1e-7 {
      steps.append((k / rate, k / rate / over))
      k += 1
    }
    return steps + [(over, 1)]
  }

  private func between(_ a: CGPoint, _ b: CGPoint, _ t: Double) -> CGPoint {
    t >= 1 ? b : CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
  }

  private func resolve(_ target: Target, _ from: CGPoint) -> CGPoint {
    switch target {
    case .to(let place): self.place(place)
    case .by(let dx, let dy): CGPoint(x: from.x + dx, y: from.y + dy)
    }
  }

  /// Fingers 20 pt apart in a line.
  private func row(
    around p: CGPoint, _ count: Int, across: CGVector, _ base: Int
  ) -> [(Int, CGPoint)] {
    (0..<count).map { index in
      let offset = (Double(index) - Double(count - 1) / 2) * 20
      return (base + index, CGPoint(x: p.x + across.dx * offset, y: p.y + across.dy * offset))
    }
  }

  private func touch(_ phase: TouchPhase, _ places: [(Int, CGPoint)], _ time: Double) -> RunSample {
    RunSample(
      time: time,
      what: .fingers(
        places.map { finger, place in
          var change =
            contacts[finger] ?? FingerChange(finger: finger, phase: phase, location: place)
          change.phase = phase
          change.location = place
          if phase != .began { change.edge = nil }
          return change
        }))
  }
}
