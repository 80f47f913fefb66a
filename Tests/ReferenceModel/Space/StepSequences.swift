/// All series of inputs of one length that two fingers can make.
///
/// The first finger goes down first: nothing can happen before. It moves to the right, the second one down, so that what
/// they do together is a pinch or a turn. Where no finger is down the first one is taken: the second one alone is no news.
public enum StepSequences {
  /// Points.
  static let ways = [5.0, 50.0]
  /// Milliseconds.
  static let waits = [100, 800]

  /// The series, in a fixed order, each followed by a second of rest.
  public static func all(length: Int) -> [[Step]] {
    var found: [[Step]] = []
    var steps: [Step] = [.down(1)]
    func extend(_ down: Set<Int>) {
      guard steps.count < length else {
        found.append(steps + [.wait(1000)])
        return
      }
      for (step, after) in next(down) {
        steps.append(step)
        extend(after)
        steps.removeLast()
      }
    }
    extend([1])
    return found
  }

  private static func next(_ down: Set<Int>) -> [(Step, Set<Int>)] {
    var next: [(Step, Set<Int>)] = []
    for finger in [1, 2] {
      if down.contains(finger) {
        next.append((.up(finger), down.subtracting([finger])))
        for way in ways { next.append((.move(finger, self.way(finger, way)), down)) }
      } else if finger == 1 || !down.isEmpty {
        next.append((.down(finger), down.union([finger])))
      }
    }
    return next + waits.map { (.wait($0), down) }
  }

  private static func way(_ finger: Int, _ length: Double) -> Place {
    finger == 1 ? Place(length, 0) : Place(0, length)
  }
}
