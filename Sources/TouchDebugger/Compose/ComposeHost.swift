import Foundation
import TouchEngine
import TouchFiles
import TouchInspection
import TouchLanguage
import TouchRecording
import TouchScenes
import TouchTrace
import TouchWindow

/// The text of the open scene while it is changed: every change is a patch, after which the last touches run again.
final class ComposeHost {
  private let host: SessionHost
  private let files: Files
  private let work: WorkRunner
  private var draft: SceneDraft?
  /// What is wrong with a text that was typed.
  private var problem: (text: String, of: ComposeReading.Problem)?
  private var read: (draft: String, file: String, reading: ComposeReading)?

  init(_ host: SessionHost, _ files: Files, _ work: WorkRunner) {
    self.host = host
    self.files = files
    self.work = work
  }

  /// Changes of the open scene wait to be saved.
  var isChanged: Bool { draft?.isChanged == true && draft?.path == path }

  private var path: String { host.session.scene.path }

  /// The text that the session was built from, with what is not saved of it.
  private func current() throws -> SceneDraft {
    if let draft, draft.path == path, draft.isChanged || draft.text == host.session.scene.text {
      return draft
    }
    let draft = SceneDraft(text: try files.wholeText(path), path: path)
    self.draft = draft
    return draft
  }

  func perform(_ request: ComposeRequest) -> [Message] {
    do {
      switch request {
      case .perform(let operations, let goesOn, let select):
        var next = try current()
        try next.perform(operations, goesOn: goesOn)
        return try load(next, select) { $0 }
      case .undo:
        var next = try current()
        guard let undone = next.undo() else { return refused(Text.compose.nothingToUndo) }
        let label = Text.compose.undone(Text.compose.label(undone))
        return adopt(next) { "\(label) \($0)" }
      case .redo:
        var next = try current()
        guard let redone = next.redo() else { return refused(Text.compose.nothingToRedo) }
        let label = Text.compose.redone(Text.compose.label(redone))
        return adopt(next) { "\(label) \($0)" }
      case .type(let letters, let count, let caret, let goesOn):
        var next = try current()
        guard let text = Self.text(next.text, typing: letters, deleting: count, at: caret) else {
          return []
        }
        try next.perform([.replaceText(text)], goesOn: goesOn)
        return adopt(next) { $0 }
      case .save(let operations):
        var next = try current()
        try next.perform(operations)
        guard !operations.isEmpty else { return save(next) }
        // Only what loads is written.
        try LiveScene.load(text: next.text, path: path, variant: nil).engine.tearDown()
        let messages = save(next)
        guard let draft, !draft.isChanged else { return messages }
        return messages + (try load(draft, nil) { $0 })
      case .mergeFile: return try mergeFile()
      case .resolve(let keepsOwn):
        let text = try files.wholeText(path)
        let draft = try current()
        return try load(
          keepsOwn ? draft.merged(into: text).draft : SceneDraft(text: text, path: path), nil
        ) { $0 }
      case .discard:
        draft = nil
        return []
      }
    } catch let refusal as SceneDraftRefusal {
      return refused(refusal.sentence)
    } catch let problems as SceneDiagnostics {
      return refused(Self.sentence(problems))
    } catch { return refused("\(error)") }
  }

  private func refused(_ sentence: String) -> [Message] {
    [.composed(ComposeResult(.refused(sentence)))]
  }

  private static func sentence(_ problems: SceneDiagnostics) -> String {
    problems.list.first.map { Text.compose.notLoaded(line: $0.line, $0.sentence) } ?? ""
  }

  /// The text after letters were typed; nil where there is no such place.
  private static func text(
    _ text: String, typing letters: String, deleting count: Int, at caret: TextCaret
  ) -> String? {
    let lines = SourceLines.split(text)
    guard lines.indices.contains(caret.line - 1) else { return nil }
    let line = lines[caret.line - 1]
    let end = line.index(line.startIndex, offsetBy: min(caret.column, line.count))
    guard let start = text.index(end, offsetBy: -count, limitedBy: text.startIndex) else {
      return nil
    }
    return text.replacingCharacters(in: start..<end, with: letters)
  }

  /// Takes a text whether it loads or not; while it does not, the scene stays the last one that did.
  private func adopt(_ next: SceneDraft, _ words: @escaping (String) -> String) -> [Message] {
    draft = next
    do { return try load(next, nil, words) } catch {
      let first = (error as? SceneDiagnostics)?.list.first
      let sentence = first?.sentence ?? "\(error)"
      let line = first?.line ?? 1
      problem = (next.text, ComposeReading.Problem(line: line, sentence: sentence))
      read = nil
      return refused(Text.compose.notLoaded(line: line, sentence))
    }
  }

  /// Builds the scene of a text and runs the same touches in it; only then the text counts.
  private func load(
    _ next: SceneDraft, _ select: Target?, _ words: @escaping (String) -> String
  ) throws -> [Message] {
    let old = host.session
    let scene = try LiveScene.load(text: next.text, path: path, variant: old.scene.variant)
    let replay = try old.replaying(on: scene, with: [])
    return work.begin(
      RerunWork(
        .rerunning, host, replay, stopped: { [.composed(ComposeResult(.stopped))] }
      ) { [unowned self] result in
        draft = next
        let difference = RunDifference(result.edit)
        let done = RerunResult.Done(
          difference: difference, now: result.session.now, fingers: result.fingers)
        return [
          .composed(
            ComposeResult(
              .done(
                done, SceneSummary(result.session.scene, nil),
                sentence: words(difference.text.sentence), select: select)))
        ]
      })
  }

  // MARK: The file

  private func save(_ next: SceneDraft) -> [Message] {
    guard next.isChanged else { return [.said(Text.compose.nothingToSave)] }
    let file = String(path.split(separator: "/").last ?? "")
    let answer = files.outside.ask("write \(path)") {
      Recorded {
        do { try WholeFile.replace(path, with: next.fileText, in: files.system) } catch {
          throw OutsideProblem(description: "\(error)")
        }
        return true
      }
    }
    do { _ = try answer.get() } catch {
      return refused(Text.compose.notSaved(file, "\(error)"))
    }
    var saved = next
    saved.noteSaved()
    draft = saved
    return [.composed(ComposeResult(.saved(files.stamp(path), file: file)))]
  }

  /// The file was written by another program: own changes are made on its new text.
  private func mergeFile() throws -> [Message] {
    let text = try files.wholeText(path)
    let draft = try current()
    let (merged, refused) = draft.merged(into: text)
    guard refused.isEmpty else {
      return [
        .composed(
          ComposeResult(.conflict(fitting: draft.steps - refused.count, of: draft.steps)))
      ]
    }
    let file = String(path.split(separator: "/").last ?? "")
    return try load(merged, nil) { _ in Text.compose.changedOutside(file, kept: draft.steps) }
  }

  // MARK: Reading

  /// What the text says, read anew when it has changed.
  var reading: ComposeReading {
    guard let draft = try? current() else { return ComposeReading() }
    if let read, read.draft == draft.text, read.reading.changes == draft.unsaved {
      return read.reading
    }
    var reading = ComposeReading(draft, classes: Self.classes, ids: host.session.scene.ids)
    if let problem, problem.text == draft.text { reading.problem = problem.of }
    read = (draft.text, draft.path, reading)
    return reading
  }

  /// The user's classes that can be added.
  private static var classes: [ComposeReading.UserClass] {
    func names(_ kind: SceneClasses.Kind) -> [String] {
      SceneClasses.names(kind).filter { !$0.hasPrefix("UI") }
    }
    return names(.view).map { ComposeReading.UserClass(name: $0, isRecognizer: false) }
      + names(.recognizer).map { ComposeReading.UserClass(name: $0, isRecognizer: true) }
  }
}

extension ComposeReading {
  fileprivate init(_ draft: SceneDraft, classes: [UserClass], ids: [String]) {
    self.init()
    self.classes = classes
    lines = draft.lines
    changedLines = draft.changedLines
    changes = draft.unsaved
    canUndo = draft.canUndo
    canRedo = draft.canRedo
    self.ids = Set(ids)
    guard let outline = try? draft.outline() else { return }
    objects = outline.objects.map { Object($0) }
    self.ids.formUnion(outline.writtenIDs)
  }
}

extension ComposeReading.Object {
  fileprivate init(_ object: SceneOutline.Object) {
    let kind: Kind =
      switch object.kind {
      case .window: .window
      case .controller: .controller
      case .view: .view
      case .recognizer: .recognizer
      }
    self.init(
      id: object.id, kind: kind, className: object.className, parent: object.parent,
      isFixed: object.isFixed, given: object.given, lines: object.lines,
      relations: object.relations)
  }
}
