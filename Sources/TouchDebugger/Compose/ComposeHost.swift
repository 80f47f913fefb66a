import Foundation
import TouchCanvasSDL
import TouchEngine
import TouchFiles
import TouchInspection
import TouchLanguage
import TouchReading
import TouchRecording
import TouchScenes
import TouchTrace
import TouchWindow

/// The text of the open scene while it is changed: every change is a patch, after which the last touches run again.
final class ComposeHost {
  let host: SessionHost
  let files: Files
  private let work: WorkRunner
  private let drafts: DraftStore
  var draft: SceneDraft?
  /// What is wrong with a text that was typed.
  private var problems: (text: String, all: [ComposeReading.Problem])?
  var read: (draft: String, variant: String?, reading: ComposeReading)?

  /// `settings` is the file beside which drafts are kept; nil keeps none.
  init(_ host: SessionHost, _ files: Files, _ work: WorkRunner, settings: String?) {
    drafts = DraftStore(beside: settings, files)
    self.host = host
    self.files = files
    self.work = work
  }

  /// Changes of the open scene wait to be saved.
  var isChanged: Bool { draft?.isChanged == true && draft?.path == path }

  var path: String { host.session.scene.path }

  /// The text that the session was built from, with what is not saved of it.
  func current() throws -> SceneDraft {
    if let draft, draft.path == path, draft.isChanged || draft.text == host.session.scene.text {
      return draft
    }
    // Of a file that has gone, what was loaded of it is left.
    let isGone = !path.isEmpty && files.stamp(path) == nil
    let text = isGone ? host.session.scene.text : try files.wholeText(path)
    let draft = SceneDraft(text: text, path: path)
    self.draft = draft
    return draft
  }

  func perform(_ request: ComposeRequest) -> [Message] {
    do {
      switch request {
      case .perform(let operations, let goesOn, let select):
        var next = try current()
        let news = ComposeNews(of: operations, in: next)
        let copies = try next.perform(operations, goesOn: goesOn)
        let warnings = Self.warnings(of: operations, in: next)
        let selection = select.flatMap { select in
          select.name.flatMap { next.named[$0] }.map { targets([$0], in: next) } ?? [select]
        }
        return try load(
          next, copies.isEmpty ? selection ?? [] : targets(copies, in: next), heirs: next.named
        ) { said in
          (news.sentences + warnings.map(Text.compose.sentence) + [said]).joined(separator: " ")
        }
      case .delete(let operations, let select):
        let mentions = try ComposeNews.mentions(deletedBy: operations, in: try current())
        guard mentions.isEmpty else {
          return [.composed(ComposeResult(.mentioned(mentions, by: operations, select: select)))]
        }
        return perform(.perform(operations, goesOn: false, select: select))
      case .lookUp(let id):
        return [.composed(ComposeResult(.lookedUp(try current().mentions(of: id))))]
      case .undo:
        var next = try current()
        guard let undone = next.undo() else { return refused(Text.compose.nothingToUndo) }
        return adopt(next, heirs: ComposeNews.renamed(undone, isBack: true)) {
          "\(Text.compose.undone(Text.compose.label(undone))) \($0)"
        }
      case .redo:
        var next = try current()
        guard let redone = next.redo() else { return refused(Text.compose.nothingToRedo) }
        return adopt(next, heirs: ComposeNews.renamed(redone, isBack: false)) {
          "\(Text.compose.redone(Text.compose.label(redone))) \($0)"
        }
      case .type(let letters, let count, let caret, let goesOn):
        var next = try current()
        guard let text = Self.text(next.text, typing: letters, deleting: count, at: caret) else {
          return []
        }
        try next.perform([.replaceText(text)], goesOn: goesOn)
        return adopt(next) { $0 }
      case .complete(let caret, let isAsked):
        let found = try current().completion(line: caret.line, column: caret.column)
        return [
          .composed(
            ComposeResult(
              .completions(
                found?.words ?? [], prefix: found?.prefix ?? "", at: caret, isAsked: isAsked)))
        ]
      case .save(let operations):
        var next = try current()
        try next.perform(operations)
        guard !operations.isEmpty else { return save(next) }
        // Only what loads is written.
        try LiveScene.load(text: next.text, path: path, variant: nil).engine.tearDown()
        let messages = save(next)
        guard let draft, !draft.isChanged else { return messages }
        return messages + (try load(draft, []) { $0 })
      case .mergeFile: return try mergeFile()
      case .resolve(let resolution): return try resolve(resolution)
      case .discard:
        draft = nil
        drafts.remove(of: path)
        return []
      case .restoreDraft:
        guard let text = drafts.text(of: path) else { return [] }
        var next = SceneDraft(text: try files.wholeText(path), path: path)
        try next.perform([.replaceText(text)])
        return adopt(next) { $0 }
      case .beginTrial:
        let old = host.session
        let scene = try LiveScene.load(
          text: try current().text, path: path, variant: old.scene.variant)
        host.take(Session(scene))
        old.scene.engine.tearDown()
        return [.composed(ComposeResult(.trialBegan))]
      case .settle: return settle()
      case .keepRun: return try keepRun()
      case .recordRun(let run): return try keepRun(inPlaceOf: run)
      case .playRun(let run): return try play(run)
      case .export(let format): return try export(format)
      case .copy(let ids): return copy(try current().text(of: ids), ids.count)
      case .paste(let parent):
        let text = files.outside.ask("paste") { WindowCanvas.pasted() }
        var next = try current()
        try next.perform([.paste(text, into: parent)])
        return try load(next, []) { $0 }
      }
    } catch let refusal as SceneDraftRefusal {
      return refused(refusal.sentence)
    } catch let problems as SceneDiagnostics {
      return refused(Self.sentence(problems))
    } catch { return refused("\(error)") }
  }

  /// What objects of a text are selected as.
  private func targets(_ ids: [String], in draft: SceneDraft) -> [Target] {
    let outline = try? draft.outline()
    return ids.map { outline?[$0]?.kind == .recognizer ? .recognizer($0) : .view($0) }
  }

  func refused(_ sentence: String) -> [Message] {
    [.composed(ComposeResult(.refused(sentence)))]
  }

  private static func sentence(_ problems: SceneDiagnostics) -> String {
    problems.list.first.map { Text.compose.notLoaded(line: $0.line, $0.sentence) } ?? ""
  }

  /// What is to be known of relations that were just drawn.
  private static func warnings(
    of operations: [SceneOperation], in draft: SceneDraft
  ) -> [RelationWarning] {
    operations.compactMap { operation in
      guard case .relate(let id, let relation, let other, let isOn) = operation, isOn else {
        return nil
      }
      return try? draft.outline().warning(of: relation, from: id, to: other)
    }
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

  /// What is not in the file is kept until it is, or is thrown away.
  func take(_ next: SceneDraft) {
    draft = next
    if next.isChanged { drafts.keep(next.text, of: path) } else { drafts.remove(of: path) }
  }

  /// A question about what a crash left of the open scene.
  func offerDraft() -> [Message] {
    guard !isChanged, let text = drafts.text(of: path) else { return [] }
    guard text != host.session.scene.text else {
      drafts.remove(of: path)
      return []
    }
    return [.composed(ComposeResult(.draftFound))]
  }

  /// Takes a text whether it loads or not; while it does not, the scene stays the last one that did.
  private func adopt(
    _ next: SceneDraft, heirs: [String: String] = [:], _ words: @escaping (String) -> String
  ) -> [Message] {
    take(next)
    do { return try load(next, [], heirs: heirs, words) } catch {
      let list = (error as? SceneDiagnostics)?.list ?? []
      let all = list.map { ComposeReading.Problem(line: $0.line, sentence: $0.sentence) }
      let first = all.first ?? ComposeReading.Problem(line: 1, sentence: "\(error)")
      problems = (next.text, all.isEmpty ? [first] : all.sorted { $0.line < $1.line })
      read = nil
      return refused(Text.compose.notLoaded(line: first.line, first.sentence))
    }
  }

  /// Builds the scene of a text and runs the same touches in it; only then the text counts.
  func load(
    _ next: SceneDraft, _ select: [Target], heirs: [String: String] = [:],
    _ words: @escaping (String) -> String
  ) throws -> [Message] {
    let old = host.session
    let scene = try LiveScene.load(text: next.text, path: path, variant: old.scene.variant)
    let gone = ComposeNews.gone(from: old.scene, to: scene, heirs: heirs)
    let replay = try old.replaying(on: scene, with: [], patience: Self.patience)
    return work.begin(
      RerunWork(
        .rerunning, host, replay, stopped: { [.composed(ComposeResult(.stopped))] }
      ) { [unowned self] result in
        take(next)
        let difference = RunDifference(result.edit)
        let said = ComposeOutcome(result.edit)
        let done = RerunResult.Done(
          difference: difference, now: result.session.now, fingers: result.fingers)
        var composed = ComposeResult(
          .done(
            done, SceneSummary(result.session.scene, nil),
            sentence: InEveryLanguage { words(said.sentence.now) }, select: select),
          of: said.target)
        composed.gone = gone
        return [.composed(composed)]
      })
  }

  // MARK: Touches

  /// How long a trial goes on by itself, seconds of the scene: a double tap that may still come is waited for.
  static let patience = 5.0

  private func settle() -> [Message] {
    host.settle(within: Self.patience)
    let said = ComposeOutcome(endOf: host.session)
    return [.composed(ComposeResult(.settled(sentence: said?.sentence, of: said?.target)))]
  }

  private func copy(_ text: String?, _ count: Int) -> [Message] {
    guard let text else { return [.said(Text.notices.nothingToCopy)] }
    let isCopied = files.outside.ask("copy") { WindowCanvas.copy(text) }
    return [.said(isCopied ? Text.compose.copiedObjects(count) : Text.notices.noClipboard)]
  }

  // MARK: Reading

  /// What the text says, read anew when it has changed.
  var reading: ComposeReading {
    guard let draft = try? current() else { return ComposeReading() }
    let scene = host.session.scene
    if let read, read.draft == draft.text, read.variant == scene.variant,
      read.reading.changes == draft.unsaved
    {
      return read.reading
    }
    var reading = ComposeReading(
      draft, classes: Self.classes, ids: scene.ids, variant: scene.variant
    ) { id, kind in
      kind != .recognizer && scene.object(id) is any UIGestureRecognizerDelegate
    }
    for index in reading.objects.indices where reading.objects[index].kind == .view {
      let object = scene.object(reading.objects[index].id)
      guard let scroll = object as? UIScrollView, !(scroll is UITableView),
        !(scroll is UICollectionView)
      else { continue }
      reading.objects[index].contentSize = scroll.contentSize
    }
    if let problems, problems.text == draft.text { reading.problems = problems.all }
    read = (draft.text, scene.variant, reading)
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
  fileprivate init(
    _ draft: SceneDraft, classes: [UserClass], ids: [String], variant: String?,
    mayDelegate: (String, SceneOutline.Kind) -> Bool
  ) {
    self.init()
    self.classes = classes
    lines = draft.lines
    changedLines = draft.changedLines
    changes = draft.unsaved
    canUndo = draft.canUndo
    canRedo = draft.canRedo
    self.ids = Set(ids)
    guard let outline = try? draft.outline() else { return }
    let changed = draft.changedProperties
    objects = outline.objects.map { object in
      var read = Object(
        object, changed: changed[object.id] ?? [:],
        mayDelegate: mayDelegate(object.id, object.kind))
      if object.isUnnamed { read.proposedID = outline.freeID(for: object, taken: self.ids) }
      return read
    }
    self.ids.formUnion(outline.writtenIDs)
    // A variant has its own lists.
    guard let own = variant.flatMap({ try? draft.relations(inVariant: $0) }) else { return }
    for index in objects.indices {
      objects[index].relations.merge(own[objects[index].id] ?? [:]) { _, new in new }
    }
  }
}

extension ComposeReading.Object {
  fileprivate init(
    _ object: SceneOutline.Object, changed: [String: String?], mayDelegate: Bool
  ) {
    let kind: Kind =
      switch object.kind {
      case .window: .window
      case .controller: .controller
      case .view: .view
      case .recognizer: .recognizer
      }
    self.init(
      id: object.id, kind: kind, className: object.className, parent: object.parent,
      isFixed: object.isFixed, given: object.given, changed: changed,
      lines: object.lines, relations: object.relations, mayDelegate: mayDelegate)
  }
}
