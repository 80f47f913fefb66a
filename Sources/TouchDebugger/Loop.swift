import Foundation
import TouchCanvas
public import TouchCanvasSDL
import TouchFiles
import TouchLanguage
import TouchRecording
public import TouchScenes
import TouchWindow

/// Runs a window on a screen: waits for events, and stamps each turn with the only clock that is read.
public final class Loop {
  private let debugger: Debugger
  private let events: CanvasEvents
  private let options: DebuggerOptions
  private let start: UInt64
  private let log: WindowLogWriter?
  private let stopwatch = Stopwatch(
    time: MonotonicClock.now, processorTime: MonotonicClock.processorTime)
  /// Events that were taken from the queue and belong to this turn or the next.
  private var waiting: [CanvasEvent] = []
  private var turns = 0

  /// Shows a scene in a window of its own.
  public init(_ scene: LiveScene, _ options: DebuggerOptions, fonts: FontBook) throws {
    self.options = options
    let events = CanvasEvents(scale: options.scale)
    self.events = events
    var surroundings = WindowSurroundings()
    surroundings.scaled = { events.scale = $0 }
    log = try options.windowLogPath.map {
      try WindowLogWriter(path: $0, WindowLogHeader(scene, options, surroundings, fonts))
    }
    if let log { surroundings.outside = log }
    debugger = try Debugger(scene, options, fonts: fonts, surroundings)
    start = MonotonicClock.now()
  }

  /// The window, to prepare it.
  public var window: Debugger { debugger }

  /// What was asked for beside the window.
  public struct Outcome {
    /// Files that could not be written to their end, a sentence each.
    public var problems: [String] = []
    /// How long frames took; nil if nobody asked.
    public var statistics: String?
  }

  /// Runs until the window is closed, the process is asked to end, or the time is over.
  public func run() -> Outcome {
    Signals.watch()
    DisplayErrors.onServerLost = { [unowned self] in serverLost() }
    while !debugger.state.isOver { turn() }
    log?.note(debugger)
    debugger.end()
    log?.close()
    var outcome = Outcome()
    outcome.problems = problems
    if options.showsStatistics { outcome.statistics = debugger.frames.statistics.report }
    return outcome
  }

  /// The display is gone: files get their last lines, and the process ends.
  private func serverLost() {
    debugger.endWithoutWindow()
    log?.close()
    let errors = OutputFile(descriptor: 2)
    errors.write(Text.console.error(Text.display.lost) + "\n")
    for problem in problems { errors.write("\(problem)\n") }
  }

  /// Files that could not be written to their end.
  private var problems: [String] {
    var problems: [String] = []
    if let (path, reason) = debugger.recordingProblem {
      problems.append(
        "\(path): " + Text.console.error(Text.display.inputsNotRecorded(reason)))
    }
    if let path = options.windowLogPath, let problem = log?.problem {
      problems.append(
        "\(path): " + Text.console.error(Text.display.windowNotRecorded(problem)))
    }
    return problems
  }

  /// How long an event is waited for, milliseconds.
  private var wait: Int { debugger.state.isWorking ? 0 : debugger.isMoving ? 8 : 60 }

  private func turn() {
    if waiting.isEmpty, let event = events.next(within: wait) {
      waiting.append(event)
    }
    let time = WindowTime(nanoseconds: MonotonicClock.now() &- start)
    log?.turn(at: time)
    if let path = options.windowLogPath, let reason = log?.takeProblem() {
      debugger.send(.recordingFailed(path: path, reason: reason))
    }
    // For those who measure the window itself.
    if options.showsStatistics, let slow = debugger.takeSlowFrame() {
      log?.slowFrame(slow.nanoseconds, slow.part)
      debugger.noteSlowFrame(slow.nanoseconds, slow.part, at: time)
    }
    debugger.window.confirm()
    let isOver = options.quitAfter.map { time.seconds(since: .zero) >= $0 } ?? false
    if isOver || Signals.wantsEnd || DisplayErrors.isWindowLost { waiting.append(.quit) }
    debugger.turn(at: time, stopwatch: stopwatch) {
      guard let next = waiting.isEmpty ? events.next() : waiting.removeFirst() else { return nil }
      log?.event(next)
      return next
    }
    turns += 1
    if turns % WindowNote.every == 0 { log?.note(debugger) }
  }
}
