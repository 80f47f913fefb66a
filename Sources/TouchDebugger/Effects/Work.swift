import TouchLanguage
import TouchWindow

/// Something that can take long: it is done in slices, between which the window shows how far it is and can stop it.
protocol Work: AnyObject {
  var kind: WorkKind { get }
  /// How much is done, from 0 to 1.
  var share: Double { get }
  /// Does at most so many units; what came of all of it once it is done, else nil.
  ///
  /// A unit takes some 10 to 100 microseconds: an input, a step, a few lines, some hundred trace events.
  func run(_ units: Int) -> [Message]?
  /// Throws away what was done; returns what is to be said of it.
  func stop() -> [Message]
}

/// Does one work at a time: what is short at once, what is long a slice a turn.
///
/// How many units a slice has follows from how long the one before took. That comes from outside, so that a recorded
/// window has the same slices when it plays again.
final class WorkRunner {
  /// What nobody needs to wait for.
  private static let first = 512
  /// Slices of this length leave the window responsive, nanoseconds.
  private static let (shortest, longest): (UInt64, UInt64) = (12_000_000, 40_000_000)
  private static let most = 1 << 20

  private let outside: any Outside
  /// What slices are measured with.
  var stopwatch = Stopwatch()
  private var work: (any Work)?
  private var units = first

  init(_ outside: any Outside) { self.outside = outside }

  /// Does a work at once if it is short, and else its first slice.
  func begin(_ next: any Work) -> [Message] {
    let stopped = stop()
    if let messages = next.run(Self.first) { return stopped + messages }
    work = next
    units = Self.first
    return stopped + [.workBegan(progress(next))]
  }

  /// The next slice of what goes on.
  func proceed() -> [Message] {
    guard let work else { return [.workEnded] }
    let begin = stopwatch.time()
    let messages = work.run(units)
    let time = outside.ask("slice") { stopwatch.time() - begin }
    if time < Self.shortest { units = min(units * 2, Self.most) }
    if time > Self.longest { units = max(units / 2, 1) }
    guard let messages else { return [.workAdvanced(progress(work))] }
    self.work = nil
    return [.workEnded] + messages
  }

  /// Stops what goes on, if anything does.
  func stop() -> [Message] {
    guard let work else { return [] }
    self.work = nil
    return [.workEnded] + work.stop()
  }

  private func progress(_ work: any Work) -> WorkProgress {
    WorkProgress(work.kind, share: min(max(work.share, 0), 1))
  }
}
