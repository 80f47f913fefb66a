import Foundation
import Testing
import TouchCanvas
import TouchInspection
import TouchLanguage
import TouchReading
import TouchTrace

@testable import TouchWindow

/// Random messages never break the window's state, and the same messages always come to the same state.
///
/// `MONKEY_MESSAGES` sets how many messages each seed sends, `MONKEY_SEED` a single seed.
@Suite struct MonkeyTests {
  private nonisolated static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap(Int.init)
  }

  private static let isLong = number("MONKEY_SEED") != nil
  private static let count = number("MONKEY_MESSAGES") ?? 6000
  nonisolated static let seeds: [UInt64] =
    number("MONKEY_SEED").map { [UInt64($0)] } ?? [3, 4, 8, 10, 11]

  @Test(arguments: MonkeyTests.seeds)
  func randomMessagesKeepTheInvariants(_ seed: UInt64) throws {
    var (monkey, twin) = (try Monkey(seed), try Monkey(seed))
    for number in 0..<Self.count {
      let message = monkey.next()
      monkey.send(message)
      let broken = StateInvariant.violations(
        monkey.store.state, monkey.store.reading, monkey.store.now)
      guard broken.isEmpty else {
        Issue.record("seed \(seed), message \(number), \(message): \(broken)")
        return
      }
      // The same messages come to the same state; a short run looks at the first of them.
      guard Self.isLong || number < 800 else { continue }
      twin.send(twin.next())
      guard number % 100 != 99 || monkey.store.state == twin.store.state else {
        Issue.record("seed \(seed), message \(number): two windows with the same messages differ")
        return
      }
    }
    // It came about: scenes, edits, prompts, fingers and the past.
    let missing = Monkey.Visit.allCases.filter { !monkey.visited.contains($0) }
    #expect(missing.isEmpty, "seed \(seed) never had \(missing)")
  }
}

/// Random hands on a window, and an outside that answers what the window asks for with whatever could be the answer.
private struct Monkey {
  /// What a long run should have met.
  enum Visit: CaseIterable {
    case past, replay, palette, menu, help, question, field, picking, finger, held, start, branch
    case work
  }

  var store: WindowStore
  private(set) var visited: Set<Visit> = []
  private var random: Seeded
  private var untilFrame = 0
  /// Work that goes on outside.
  private var work: (kind: WorkKind, result: WorkResult)?

  private enum WorkResult {
    case rerun(RerunResult.Cause)
    case branch(Instant)
    case open
  }
  private static let names = ["card", "tap", "pan", ""]
  private static let keys = [
    "left", "right", "up", "down", "space", "escape", "tab", "enter", "home", "end", "f9", "b",
    "i", "a", "backspace", "delete", "pageup", "pagedown",
  ]

  init(_ seed: UInt64) throws {
    store = try WindowStore()
    random = Seeded(state: seed)
  }

  // MARK: Messages

  mutating func next() -> Message {
    if chance(0.3) { store.wait(number(in: 0...0.3)) }
    switch Int.random(in: 0..<100, using: &random) {
    case ..<45: return .canvas(event())
    case ..<60: return .command(one(of: CommandID.allCases))
    case ..<70: return .press(target())
    case ..<78: return .panel(chrome())
    case ..<84: return .deliver
    case ..<92: return .tick
    case ..<94: return .laidOut
    case ..<95: return .frameTook(nanoseconds: 80_000_000, part: "timeline")
    case ..<96: return .fileChanged(FileStamp(modified: number(in: 0...9), size: 1))
    case ..<97: return .sceneLoaded(loaded())
    case ..<98: return .recordingDiffers(QuestionModel(title: "?", lines: [], yes: "a", no: "b"))
    case ..<99: return .loadFailed("scene.yaml:1:1: error")
    default: return .said("something")
    }
  }

  private mutating func event() -> CanvasEvent {
    let modifiers = KeyModifiers(rawValue: Int.random(in: 0..<8, using: &random))
    switch Int.random(in: 0..<20, using: &random) {
    case ..<4: return .mouseMoved(point())
    case ..<7: return .mouseDown(button: chance(0.8) ? 1 : 3, point())
    case ..<9: return .mouseUp(button: chance(0.8) ? 1 : 3, point())
    case ..<10: return .wheel(dx: number(in: -9...9), dy: number(in: -9...9), at: point())
    case ..<14:
      let phases: [CanvasEvent.FingerPhase] = [.began, .moved, .ended]
      return .finger(
        id: Int64.random(in: 0..<12, using: &random), device: chance(0.9) ? 1 : 2,
        one(of: phases), point())
    case ..<17:
      let key = one(of: Self.keys)
      return .key(
        code: key, scan: key, chance(0.5) ? [] : modifiers, isDown: chance(0.6),
        isRepeat: chance(0.1))
    case ..<18: return .text(one(of: ["a", "0", "[", "\u{E9}"]))
    case ..<19:
      return one(of: [
        .focusLost, .focusGained, .exposed, .droppedFile("scenes/b.yaml"),
        .touchscreenGone(device: chance(0.8) ? 1 : 2),
      ])
    default:
      return .resized(CGSize(width: number(in: 200...3000), height: number(in: 150...2000)))
    }
  }

  private mutating func target() -> Target {
    let shown = store.reading.shown.regions
    if !shown.isEmpty, chance(0.7) { return one(of: shown).target }
    let name = one(of: Self.names)
    let targets: [Target] = [
      .recognizer(name), .view(name), .event(Int.random(in: -1..<9, using: &random)),
      .speed(one(of: [0.25, 1, 4])), .field(.hierarchy), .field(.scenes), .field(.log),
      .filter(.state), .nestedFilter, .property("\(name).alpha", .field), .screen, .chain, .path,
    ]
    return one(of: targets)
  }

  private mutating func chrome() -> ChromeCommand {
    switch Int.random(in: 0..<9, using: &random) {
    case 0: .press(point())
    case 1: .hold(point())
    case 2: .scroll(key: one(of: ["left.hierarchy", "log"]), offset: number(in: -300...900))
    case 3: .split(one(of: SplitterEdge.allCases), point())
    case 4: .resetSplit(one(of: SplitterEdge.allCases))
    case 5: .scrub(point())
    case 6: .scrubEnded
    case 7: .zoom(by: number(in: 0.2...5), x: number(in: 0...1000))
    default: .pan(by: number(in: -200...200))
    }
  }

  private mutating func loaded() -> LoadedScene {
    let present = store.reading.session.number
    store.reading.session = SessionReading()
    store.reading.session.number = present
    store.reading.session.screen = WindowStore.screen
    store.reading.session.shownScreen = WindowStore.screen
    startSession()
    let path = one(of: ["scenes/a.yaml", "scenes/b.yaml", ""])
    let scene = SceneSummary(
      path: path, title: "B", runs: ["slide"], variants: chance(0.5) ? ["slow"] : [],
      screen: CGSize(width: number(in: 1...900), height: number(in: 1...900)))
    return LoadedScene(
      scene: scene, replay: path.isEmpty || chance(0.6) ? nil : .run("slide"))
  }

  // MARK: The outside

  mutating func send(_ message: Message) {
    var waiting = [message]
    while !waiting.isEmpty {
      let effects = store.run(waiting.removeFirst())
      waiting = effects.flatMap { perform($0) } + waiting
    }
    store.state.isOver = false
    look()
    note()
  }

  private mutating func perform(_ effect: Effect) -> [Message] {
    switch effect {
    case .feed(_, let time):
      let now = max(time, store.reading.session.now)
      store.reading.session.now = now
      store.reading.session.steps.append(
        SessionStep(time: now, events: 0..<0, snapshot: 0, inputs: 0))
      return []
    case .advance(let time):
      store.reading.session.now = max(time, store.reading.session.now)
      let ends = store.state.playback.source == .replay && chance(0.1)
      return [.advanced(replayEnded: ends, fingers: ends ? fingers() : [])]
    case .stopReplay: return [.advanced(replayEnded: true, fingers: fingers())]
    case .rerun(_, let cause) where chance(0.5): return begin(.rerunning, .rerun(cause))
    case .rerun(_, let cause), .editRecorded(_, let cause):
      return [.reran(RerunResult(cause: cause, outcome: outcome(nil)))]
    case .continueWork:
      guard let work else { return [.workEnded] }
      if chance(0.7) { return [.workAdvanced(WorkProgress(work.kind, share: number(in: 0...1)))] }
      return [.workEnded] + end(work.result, isStopped: false)
    case .stopWork:
      guard let work else { return [] }
      return [.workEnded] + end(work.result, isStopped: true)
    case .rerunSaved:
      let saved = RerunResult.Saved(
        scene: store.state.document.scene, refused: chance(0.2) ? ["card.alpha"] : [],
        sentence: "Loaded again.")
      return [.reran(RerunResult(cause: .save, outcome: outcome(saved)))]
    case .branch(_, let time) where chance(0.2): return begin(.branching, .branch(time))
    case .branch(_, let time):
      guard chance(0.8) else { return [.branched(.failed("no branch"))] }
      return branch(time)
    case .swapRuns:
      startSession()
      return [
        .swappedRuns(
          hasPreviousRun: true, now: store.reading.session.now, fingers: fingers())
      ]
    case .compose: return [.composed(ComposeResult(.refused("the text is as it was")))]
    case .probe(let request): return [.menuProbed(request, nil)]
    case .newScene, .open, .openRecent, .replayRecording:
      if chance(0.3) { return begin(.opening, .open) }
      return chance(0.7) ? [.sceneLoaded(loaded())] : [.loadFailed("no such file")]
    case .finishReplay: return [.advanced(replayEnded: true, fingers: fingers())]
    case .load, .openTyped, .replayPending, .replayRun, .playRun:
      return chance(0.7) ? [.sceneLoaded(loaded())] : [.loadFailed("no such file")]
    case .completeTyped(let text): return [.typedPathCompleted(query: text, files: [])]
    case .saveRecording(let name, _): return [.recordingSaved("recordings/\(name).rec")]
    case .askTheme: return [.systemTheme(chance(0.5) ? "Adwaita" : nil)]
    case .savePicture, .copy, .copyLog: return [.said("done")]
    case .play, .forgetPending, .feedPanels, .advancePanels, .cancelPanels, .scrollPanels,
      .setPointer,
      .setTitle, .resize, .setScale, .setFullScreen, .redraw:
      return []
    }
  }

  private mutating func branch(_ time: Instant) -> [Message] {
    startSession()
    store.reading.session.now = time
    store.reading.session.steps.removeAll { $0.time > time }
    visited.insert(.branch)
    return [.branched(.done(at: time, now: time, fingers: fingers()))]
  }

  private mutating func begin(_ kind: WorkKind, _ result: WorkResult) -> [Message] {
    work = (kind, result)
    return [.workBegan(WorkProgress(kind, share: 0))]
  }

  /// What comes of work that is done, or was stopped.
  private mutating func end(_ result: WorkResult, isStopped: Bool) -> [Message] {
    work = nil
    switch result {
    case .rerun(let cause):
      return [.reran(RerunResult(cause: cause, outcome: isStopped ? .stopped : outcome(nil)))]
    case .branch(let time): return isStopped ? [.branched(.failed("stopped"))] : branch(time)
    case .open: return isStopped ? [.said("stopped")] : [.sceneLoaded(loaded())]
    }
  }

  private mutating func outcome(_ saved: RerunResult.Saved?) -> RerunResult.Outcome {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return .refused("this value is too large")
    case 1: return .failed("the scene has no card")
    default:
      startSession()
      return .done(
        RerunResult.Done(
          difference: nil, now: store.reading.session.now, fingers: fingers(), saved: saved))
    }
  }

  /// Another session takes over.
  private mutating func startSession() {
    store.reading.session.number += 1
    store.reading.session.finder = StepFinder()
  }

  private mutating func fingers() -> [HeldFinger] {
    (1...10).filter { _ in chance(0.1) }.map { HeldFinger(number: $0, at: point()) }
  }

  /// What shows follows the state: the playhead at once, the picture now and then.
  private mutating func look() {
    let session = store.reading.session
    switch store.state.playback.position {
    case .newest, .playing, .looping:
      store.reading.playhead = PlayheadReading(step: session.steps.count - 1)
    case .past(let playhead): store.reading.playhead = PlayheadReading(step: playhead.step)
    }
    var finder = StepFinder()
    finder.read(session.steps, session.trace, end: session.now)
    store.reading.session.finder = finder
    untilFrame -= 1
    guard untilFrame < 0 || store.reading.shown.isOld(for: store.state) else { return }
    untilFrame = 40
    guard case .window(let parts) = arrange(&store.state, store.reading) else { return }
    store.reading.shown = ShownPicture(parts, store.state)
  }

  private mutating func note() {
    let state = store.state
    switch state.playback.position {
    case .newest: break
    case .past, .playing, .looping: visited.insert(.past)
    }
    switch state.prompt {
    case .palette: visited.insert(.palette)
    case .menu: visited.insert(.menu)
    case .help: visited.insert(.help)
    case .question: visited.insert(.question)
    case .field: visited.insert(.field)
    case .work: visited.insert(.work)
    case nil: break
    }
    if state.playback.source == .replay { visited.insert(.replay) }
    if state.workspace.isPicking { visited.insert(.picking) }
    if !state.input.scene.tracker.down.isEmpty { visited.insert(.finger) }
    if !state.input.scene.tracker.held.isEmpty { visited.insert(.held) }
    if state.document.isStart { visited.insert(.start) }
  }

  // MARK: Chance

  private mutating func chance(_ share: Double) -> Bool {
    Double.random(in: 0..<1, using: &random) < share
  }

  private mutating func number(in range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &random)
  }

  private mutating func one<Element>(of all: [Element]) -> Element {
    all[Int.random(in: all.indices, using: &random)]
  }

  private mutating func point() -> CGPoint {
    let size = store.state.input.size
    return CGPoint(x: number(in: -20...(size.width + 20)), y: number(in: -20...(size.height + 20)))
  }
}
