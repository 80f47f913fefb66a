import TouchReading
import TouchTrace

/// Reads the run before an edit along with the one that shows.
final class FormerRunReader {
  private let view: SessionView
  /// Until when that run was played; later touches have no counterpart.
  private let end: Instant
  private var last: (time: Instant, run: FormerRun)?

  init(_ view: SessionView, end: Instant) {
    self.view = view
    self.end = end
  }

  /// The gesture that shows, as it was before; nil when that run did not have it.
  func run(beside input: PictureInput) -> FormerRun? {
    let whole = input.whole.reading
    guard let first = whole.fingers.first, first.startTime <= end else { return nil }
    let time = min(whole.now, end)
    if last?.time != time { last = (time, read(until: time)) }
    guard let run = last?.run, run.reading.fingers.first?.startTime == first.startTime else {
      return nil
    }
    return run
  }

  private func read(until time: Instant) -> FormerRun {
    view.seek(until: time)
    let input = view.input
    return FormerRun(reading: input.whole.reading, trace: input.trace)
  }
}
