import Foundation
import TouchCanvas
import TouchCanvasSDL
import TouchEngine
import TouchFiles
import TouchGeometry
import TouchInspection
import TouchLanguage
import TouchReading
import TouchRecording
import TouchScenes
import TouchTrace
import TouchWindow

/// Does what updates ask for outside of the state, and says what came of it.
final class EffectRunner {
  let host: SessionHost
  let chrome = Chrome()
  let library: SceneLibrary
  /// The checks of the open scene's runs.
  let runs = RunBook()
  private let shelf: ArticleShelf
  private let window: WindowCanvas
  private let files: Files
  private let opening: SceneOpening
  private let reruns: Reruns
  /// The open scene's text while it is changed.
  private let composing: ComposeHost
  private let sources = SceneSourceReader()
  /// What takes longer than a turn.
  let work: WorkRunner
  private let scaled: (Double) -> Void
  private let themeName: () -> String?
  /// Where the field is that takes text, points of the window.
  private var textField: CGRect?

  init(
    _ host: SessionHost, _ window: WindowCanvas, _ files: Files,
    _ surroundings: WindowSurroundings, fonts: FontBook, settings: String? = nil
  ) {
    self.host = host
    self.window = window
    self.files = files
    scaled = surroundings.scaled
    themeName = surroundings.themeName
    library = SceneLibrary(files)
    shelf = ArticleShelf(ReadableLanguages(fonts.covers))
    work = WorkRunner(files.outside)
    opening = SceneOpening(host, files, work)
    reruns = Reruns(host, files, work)
    composing = ComposeHost(host, files, work, settings: settings)
  }

  /// An on-screen keyboard, and an input method's list of words, are there while a field takes text.
  func showKeyboard(at field: CGRect?, scale: Double) {
    guard field != textField else { return }
    textField = field
    guard let field else { return TextInput.end() }
    let toPixels = CGAffineTransform(scaleX: scale, y: scale)
    TextInput.begin(at: field.applying(toPixels))
  }

  /// What updates and pictures may look at, but for what shows.
  func reading(
    _ configuration: WindowConfiguration, _ state: DebuggerState, _ now: WindowTime,
    _ metrics: any TextMeasuring
  ) -> Reading {
    host.movePlayhead(state.playback, now)
    var reading = Reading(
      configuration: configuration, session: host.reading, input: self.host.input(state),
      playhead: host.playhead, metrics: metrics)
    reading.log = host.log(state.workspace.log, isShown: state.workspace.rightTab == .log)
    reading.library = library.reading
    reading.deferArticles { [shelf] in shelf.reading }
    if state.compose.isOn || composing.isChanged { reading.compose = composing.reading }
    // Objects without an id are told apart where they are changed.
    if state.compose.isOn {
      reading.input.snapshot = host.session.scene.named(reading.input.snapshot)
    }
    if state.workspace.rightTab == .runs { reading.runs = runs.reading }
    reading.deferProperties { [host] in host.properties(of: $0) }
    let hasObject = [.inspect, .system].contains(state.workspace.rightTab)
    var id = hasObject ? host.session.scene.id(of: state.selection, reading.input) : nil
    // What is neither view nor recognizer has its id there alone.
    if state.compose.isOn { id = id ?? state.selection?.name }
    if state.workspace.rightTab == .inspect {
      reading.properties = host.properties(of: id)
      let others = state.composedOthers
      if !others.isEmpty {
        reading.properties = reading.properties.shared(
          with: others.map { ($0, host.properties(of: $0)) })
      }
    }
    if hasObject { reading.source = sources.source(of: id, in: host.session.scene) }
    reading.panels = chrome.reading
    return reading
  }

  /// What moves by itself.
  var motion: MotionReading {
    MotionReading(
      hasSceneDeadline: host.session.scene.engine.nextDeadline != nil,
      hasPanelDeadline: chrome.nextDeadline != nil, readsScenes: library.reading.isReading,
      checksRuns: runs.reading.isChecking, lacksArea: host.lacksArea)
  }

  func close() {
    opening.forgetPending()
    host.close()
    chrome.close()
    window.close()
  }

  func perform(_ effect: Effect) -> [Message] {
    switch effect {
    case .feed(let feed, let time): host.feed(feed, at: time)
    case .advance(let time):
      let ended = host.advance(to: time)
      return [.advanced(replayEnded: ended, fingers: ended ? host.fingersDown : [])]
    case .finishReplay:
      host.finishReplay()
      return [.advanced(replayEnded: true, fingers: host.fingersDown)]
    case .stopReplay:
      host.stopReplay()
      return [.advanced(replayEnded: true, fingers: host.fingersDown)]
    case .rerun(let edits, let cause): return reruns.rerun(edits, cause: cause)
    case .editRecorded(let edits, let cause): return [.reran(reruns.edit(edits, cause: cause))]
    case .rerunSaved(let edits): return reruns.rerunSaved(edits)
    case .compose(let request): return composing.perform(request)
    case .branch(let step, let time): return branch(step, time)
    case .swapRuns: return swapRuns()
    case .probe(let request):
      return [.menuProbed(request, request.point.flatMap(host.probe(at:)))]
    case .load(let path, let variant):
      return [opening.load(path, variant: variant)] + composing.offerDraft()
    case .newScene(let template): return [opening.make(template)]
    case .open(let path): return opening.open(path) + composing.offerDraft()
    case .openRecent(let path): return opening.openRecent(path) + composing.offerDraft()
    case .openTyped(let text): return opening.openTyped(text) + composing.offerDraft()
    case .completeTyped(let text): return [opening.complete(text)]
    case .replayRecording(let path): return opening.openRecording(path)
    case .replayPending: return opening.playPending()
    case .forgetPending: opening.forgetPending()
    case .replayRun(let name): return opening.playRun(name)
    case .play(let script, let time): host.play(Replay(script, at: time))
    case .playRun(let name, let path, let variant):
      return [opening.play(name, path: path, variant: variant)]
    case .saveRecording(let name, let mark): return [saveRecording(name, mark)]
    case .savePicture(let name): return [savePicture(name)]
    case .continueWork: return work.proceed()
    case .stopWork: return work.stop()
    case .feedPanels(let reports, let now):
      return reports.flatMap { chrome.feed($0, at: Self.time(now)) }.map(Message.panel)
    case .advancePanels(let now): return chrome.advance(to: Self.time(now)).map(Message.panel)
    case .cancelPanels(let now): return chrome.cancel(at: Self.time(now)).map(Message.panel)
    case .scrollPanels(let dy, let point): return chrome.scroll(dy, at: point).map(Message.panel)
    case .copy(let text, let name): return [copy(text, name)]
    case .copyLog(let name): return copyLog(name)
    case .setPointer(let shape): window.setPointer(shape)
    case .setTitle(let title): window.setTitle(title)
    case .resize(let size): window.resized(to: size)
    case .setScale(let scale):
      window.setScale(scale)
      scaled(scale)
    case .setFullScreen(let isOn): window.setFullScreen(isOn)
    case .askTheme: return [.systemTheme(files.outside.ask("theme", themeName))]
    case .redraw: window.wasExposed()
    }
    return []
  }

  /// The panels' own time: it runs while the scene is paused, too.
  private static func time(_ now: WindowTime) -> Instant {
    Instant(nanoseconds: now.nanoseconds / 1000 * 1000)
  }

  /// Asks about what a crash left of the scene that the window opens with.
  func offerDraft() -> [Message] { composing.offerDraft() }

  // MARK: Runs

  private func branch(_ step: Int, _ time: Instant) -> [Message] {
    do {
      return work.begin(
        BranchWork(host, try host.session.branching(atStep: step), at: time))
    } catch { return [.branched(.failed("\(error)"))] }
  }

  private func swapRuns() -> [Message] {
    guard host.swapRuns() else { return [] }
    return [
      .swappedRuns(hasPreviousRun: true, now: host.session.now, fingers: host.fingersDown)
    ]
  }

  // MARK: Writing

  private func saveRecording(_ name: String, _ mark: Instant?) -> Message {
    if mark != nil, !host.session.recording(since: mark).hasTouches {
      return .said(Text.notices.nothingRecorded)
    }
    let saved = files.outside.ask("save \(name)") {
      Recorded {
        try makeFolder("recordings")
        return try SessionFile.save(
          host.session, to: "recordings/\(name).rec", since: mark, in: files.system)
      }
    }
    do { return .recordingSaved(try saved.get()) } catch { return .said("\(error)") }
  }

  private func savePicture(_ name: String) -> Message {
    let saved = files.outside.ask("picture \(name)") {
      Recorded {
        try makeFolder("out")
        let paths = (1...9999).lazy.map { "out/\(name)-\($0).png" }
        guard let path = try window.writePNG(firstOf: paths, in: files.system) else {
          throw OutsideProblem(description: Text.notices.allNamesTaken("out/\(name)-9999.png"))
        }
        return path
      }
    }
    do { return .said(Text.notices.saved(as: try saved.get())) } catch { return .said("\(error)") }
  }

  private func makeFolder(_ path: String) throws {
    do { try files.system.makeFolder(path) } catch {
      throw OutsideProblem(description: Text.notices.folderRefused(path, error.reason))
    }
  }

  private func copyLog(_ name: CopiedText) -> [Message] {
    work.begin(
      host.copyWork { [unowned self] in
        $0.isEmpty ? [.said(Text.notices.nothingToCopy)] : [copy($0, name)]
      })
  }

  private func copy(_ text: String, _ name: CopiedText) -> Message {
    let isCopied = files.outside.ask("copy") { WindowCanvas.copy(text) }
    return .said(isCopied ? Text.notices.copied(name) : Text.notices.noClipboard)
  }
}
