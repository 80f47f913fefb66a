import Foundation
import TouchDebugger
import TouchRecording
import TouchScenes
import TouchTrace
import TouchWindow

/// A hand on a scene for hours, at 60 turns a second of simulated time.
struct LongRun {
  private let session: Session
  private let view: SessionView
  private var finder = StepFinder()
  private let hours: Double
  private let events: Int
  private var hand = Hand()
  /// The longest that a seek may take, seconds of the processor.
  private static let longestSeek = 0.1

  // The window's clock, and beside it the scene's time as a whole number of nanoseconds.
  private var clock = SceneClock(.zero)
  private var now = WindowTime.zero
  private var exact: UInt64 = 0
  private var speed: (factor: Double, sixteenths: UInt64) = (1, 16)

  init(_ scene: LiveScene, hours: Double, events: Int) {
    session = Session(scene)
    view = SessionView(session)
    self.hours = hours
    self.events = events
  }

  // MARK: Hours

  mutating func play() {
    print(Self.line("hour", "events", "inputs", "steps", "memory", "mapped"))
    let end = UInt64(hours * 3600) * 1_000_000_000
    var reported: UInt64 = 0
    while exact < end {
      turn(until: end)
      let hour = exact / 3_600_000_000_000
      if hour > reported {
        reported = hour
        report()
      }
    }
    session.advance(to: clock.time(now))
    if end % 3_600_000_000_000 != 0 { report() }
  }

  private mutating func turn(until end: UInt64) {
    // A frame lasts 16 666 672 ns: at every speed, a whole number of nanoseconds for the scene.
    let frame: UInt64 = 16_666_672
    now = WindowTime(nanoseconds: now.nanoseconds + frame)
    if !clock.isPaused { exact += frame / 16 * speed.sixteenths }
    control()
    guard !clock.isPaused else { return }
    let time = clock.time(now)
    // As many gestures as make the events that are wanted, evenly over the hours.
    let wanted = Double(events) * Double(exact) / Double(end)
    if let changes = hand.next(mayBegin: Double(session.trace.events.count) < wanted) {
      session.feed(
        SceneInput(
          arrival: time, event: .digitizer(DigitizerEvent(arrival: time, changes: changes))))
    }
    session.advance(to: time)
    // What a frame reads.
    view.seek(to: session.steps.count - 1, time: time)
    finder.read(session)
  }

  /// A person pauses now and then, and changes the speed.
  private mutating func control() {
    switch hand.chance(outOf: 20_000) {
    case 0 where !clock.isPaused: clock.pause(now)
    case 1...40 where clock.isPaused: clock.resume(now)
    case 41:
      let all: [(Double, UInt64)] = [(0.25, 4), (0.5, 8), (1, 16), (1, 16), (1, 16), (2, 32)]
      speed = all[hand.chance(outOf: all.count)]
      clock.setSpeed(speed.factor, now)
    default: break
    }
  }

  private func report() {
    print(
      Self.line(
        String(format: "%.1f", Double(exact) / 3.6e12), "\(session.trace.events.count)",
        "\(session.inputs.count)", "\(session.steps.count)",
        String(format: "%.0f MB", Memory.own), String(format: "%.0f MB", Memory.mapped)))
  }

  private static func line(_ words: String...) -> String {
    words.map { String(repeating: " ", count: max(1, 12 - $0.count)) + $0 }.joined()
  }

  /// Writes the inputs of the first hour.
  func write(to path: String) throws {
    var first = session.recording()
    first.inputs = Array(first.inputs.prefix { $0.arrival.seconds < 3600 })
    let text =
      RecordingText.header(first, at: path)
      + first.inputs.map { RecordingText.line($0) + "\n" }.joined()
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    print("the first hour has \(first.inputs.count) inputs: \(path)")
  }

  // MARK: What must hold

  /// Seeks to random moments, steps back and forth, and stops in the midst of steps; what took too long.
  func seek() -> [String] {
    var problems: [String] = []
    var hand = hand
    let (view, session) = (view, session)
    let steps = session.steps.count
    let count = session.trace.events.count
    func measure(_ name: String, _ count: Int, _ body: () -> Void) {
      var times: [Double] = []
      for _ in 0..<count {
        let begin = Memory.processorTime
        body()
        _ = view.input
        times.append(Memory.processorTime - begin)
      }
      times.sort()
      let longest = times.last ?? 0
      print(
        "\(name): \(count) times, "
          + String(
            format: "processor time median %.1f ms, 95 %% %.1f ms, longest %.1f ms",
            times[count / 2] * 1000, times[count * 95 / 100] * 1000, longest * 1000))
      if longest > Self.longestSeek {
        problems.append("\(name) took \(longest) s; at most \(Self.longestSeek) s are allowed")
      }
    }
    measure("seeks to a random step", 400) { view.seek(to: hand.chance(outOf: steps)) }
    measure("seeks to a random event", 400) { view.seek(toEvent: hand.chance(outOf: count)) }
    var at = steps / 2
    measure("steps back", 200) {
      at -= 1
      view.seek(to: at)
    }
    measure("seeks to both ends", 20) {
      at = at == 0 ? steps - 1 : 0
      view.seek(to: at)
    }
    return problems
  }

  /// What is wrong with the memory and the clock.
  func problems(mostMemory: Double) -> [String] {
    var problems: [String] = []
    let drift = clock.time(now).nanoseconds.distance(to: exact)
    print("the clock differs by \(drift) ns after \(hours) hours")
    // Moments are whole microseconds.
    if abs(drift) > 1000 { problems.append("the clock drifted by \(drift) ns") }
    let count = session.trace.events.count
    if count < events { problems.append("only \(count) of \(events) events came about") }
    print(
      String(
        format: "memory of its own: %.0f MB; at most %.0f MB are allowed", Memory.own, mostMemory))
    if Memory.own > mostMemory { problems.append("the memory grew to \(Memory.own) MB") }
    return problems
  }
}
