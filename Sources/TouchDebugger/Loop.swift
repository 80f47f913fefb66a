import Foundation
import TouchCanvas
public import TouchCanvasSDL
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

  /// Runs until the window is closed, the process is asked to end, or the time is over.
  public func run() {
    Signals.watch()
    while !debugger.state.isOver { turn() }
    debugger.end()
    log?.close()
    if let problem = log?.problem {
      FileHandle.standardError.write(
        Data("the window was not recorded to its end: \(problem)\n".utf8))
    }
    if options.showsStatistics { print(debugger.frames.statistics.report) }
  }

  private func turn() {
    if waiting.isEmpty, let event = events.next(within: debugger.isMoving ? 8 : 60) {
      waiting.append(event)
    }
    let time = WindowTime(nanoseconds: MonotonicClock.now() &- start)
    log?.turn(at: time)
    if let slow = debugger.takeSlowFrame() {
      log?.slowFrame(slow.nanoseconds, slow.part)
      debugger.noteSlowFrame(slow.nanoseconds, slow.part, at: time)
    }
    let isOver = options.quitAfter.map { time.seconds(since: .zero) >= $0 } ?? false
    if isOver || Signals.wantsEnd { waiting.append(.quit) }
    debugger.turn(at: time, stopwatch: stopwatch) {
      guard let next = waiting.isEmpty ? events.next() : waiting.removeFirst() else { return nil }
      log?.event(next)
      return next
    }
  }
}
