import Foundation
package import TouchInspection
import TouchLanguage
import TouchReading
package import TouchTrace

/// Composing: the mode, what is changed, and what came of it.
package enum ComposeUpdate {
  // MARK: The mode

  package static func toggle(_ c: inout Context) { setOn(!c.state.compose.isOn, &c) }

  package static func setOn(_ isOn: Bool, _ c: inout Context) {
    guard isOn != c.state.compose.isOn else { return }
    guard isOn else { return leave(&c) }
    guard c.reading.configuration.recordingPath == nil, c.state.document.recordedSince == nil,
      c.state.playback.source == .hands
    else { return c.say(Text.compose.stopFirst) }
    FingerUpdate.cancelAll(.edit, &c)
    GuideUpdate.endPresentation(&c)
    SystemUpdate.setPicking(false, &c)
    keepSelection(&c)
    c.state.compose.isOn = true
    c.state.compose.told = nil
    c.state.compose.isRefusal = false
    c.state.workspace.leftTab = .hierarchy
    c.state.workspace.rightTab = .inspect
    let edits = saving(c)
    if edits.isEmpty { rest(&c) } else { perform(edits, select: c.state.selection, &c) }
  }

  /// Leaves what is innermost: a drag, a tile, the selection, then the mode; false when it is off.
  package static func escape(_ c: inout Context) -> Bool {
    guard c.state.compose.isOn else { return false }
    if c.state.compose.drag != nil {
      c.state.compose.drag = nil
      return true
    }
    guard c.state.workspace.drawer == nil else { return false }
    if c.state.compose.trial != nil {
      toggleTrial(&c)
    } else if c.state.compose.hands.armed != nil {
      c.state.compose.hands.armed = nil
    } else if let ground = c.state.compose.hands.grounds.popLast() {
      ComposeSelecting.select([ground], &c)
    } else if c.state.selection != nil {
      c.state.selection = nil
      c.state.compose.others = []
    } else {
      setOn(false, &c)
    }
    return true
  }

  /// An object without an id has another name while the scene is composed.
  private static func keepSelection(_ c: inout Context) {
    c.state.selection = c.state.selection.map(c.reading.input.byHandle)
  }

  /// Back to touching: the scene runs on from its newest moment.
  package static func leave(_ c: inout Context) {
    keepSelection(&c)
    c.state.compose.isOn = false
    c.state.compose.trial = nil
    c.state.compose.drag = nil
    c.state.compose.hands = ComposeHands()
    c.state.compose.hands.armed = nil
    c.state.compose.others = []
    PlaybackUpdate.goLive(&c)
  }

  /// Another scene was loaded: nothing of the one before is selected or carried. One that plays, or that a question or
  /// lesson opened, is touched and not changed; one that was just made is composed.
  package static func takeScene(plays: Bool, isNew: Bool = false, _ c: inout Context) {
    let isLed = c.state.articles.guide?.phase == .opening
    var compose = ComposeState()
    compose.isOn =
      (isNew || c.state.compose.isOn) && !c.state.document.isStart && !plays && !isLed
    compose.showsText = c.state.compose.showsText
    compose.group = c.state.compose.group
    compose.shownRun = c.state.compose.shownRun
    c.state.compose = compose
    guard compose.isOn else { return }
    PlaybackUpdate.pause(&c)
    guard isNew else { return }
    SystemUpdate.setPicking(false, &c)
    c.state.workspace.leftTab = .hierarchy
    c.state.workspace.rightTab = .inspect
  }

  /// Where the playhead is then: before every moment of the session.
  static let start = PlaybackState.Position.past(Playhead(step: -1, time: .zero))

  /// The scene stands still as it was loaded.
  static func rest(_ c: inout Context) {
    PlaybackUpdate.pause(&c)
    guard !c.reading.session.steps.isEmpty else { return }
    c.state.playback.position = start
  }

  /// What the scene's file cannot be changed for; nil when it can.
  static func refusal(_ c: Context) -> String? {
    c.state.document.scene.variant == nil ? nil : Text.compose.isVariant
  }

  // MARK: Changing

  package static func perform(
    _ operations: [SceneOperation], goesOn: Bool = false, select: Target?, _ c: inout Context
  ) {
    guard !operations.isEmpty else { return }
    var operations = operations
    if let variant = c.state.document.scene.variant {
      guard let own = inVariant(variant, operations) else {
        return refuse(Text.compose.isVariant, &c)
      }
      operations = own
    }
    interruptTrial(&c)
    c.add(.compose(.perform(operations, goesOn: goesOn, select: select)))
  }

  /// The same changes of a variant; nil for what it cannot change.
  private static func inVariant(
    _ name: String, _ operations: [SceneOperation]
  ) -> [SceneOperation]? {
    let own = operations.compactMap { operation -> SceneOperation? in
      switch operation {
      case .set(let id, let property, let value):
        .setInVariant(name, path: "\(id).\(property)", value: value)
      case .relate(let id, let relation, let other, let isOn):
        .relateInVariant(name, id: id, relation, other: other, isOn: isOn)
      case .setInVariant, .relateInVariant, .renameRun, .deleteRun, .replaceRun, .updateExpectation:
        operation
      case .add, .addRun, .changeRows, .move, .rename, .duplicate, .delete, .replaceText, .paste:
        nil
      }
    }
    return own.count == operations.count ? own : nil
  }

  static func refuse(_ sentence: @autoclosure () -> String, _ c: inout Context) {
    c.state.compose.told = InEveryLanguage(sentence)
    c.state.compose.outcomeOf = nil
    c.state.compose.isRefusal = true
  }

  /// The value of a property, as Inspect sets it; nil takes it out of the file.
  package static func set(_ path: String, _ value: String?, _ c: inout Context) {
    let edit = Edit(path: path, value: value ?? "")
    let others = c.reading.properties.first { $0.path == path }?.others.keys.sorted() ?? []
    perform(
      ([edit.id] + others).map { .set(id: $0, property: edit.property, value: value) },
      select: c.state.selection, &c)
  }

  /// The selected objects have a property as their file has it.
  static func revert(_ property: PropertyReading, _ c: inout Context) {
    let id = Edit(path: property.path, value: "").id
    let ids = [id] + property.others.keys.sorted()
    let operations = ids.flatMap { id in
      [property.name, twin(of: property.name)].compactMap { name in
        name.flatMap { c.reading.compose[id]?.changed[$0] }.map {
          SceneOperation.set(id: id, property: name ?? "", value: $0)
        }
      }
    }
    guard !operations.isEmpty else { return set(property.path, nil, &c) }
    perform(operations, select: c.state.selection, &c)
  }

  /// What stands in place of a property: a table that had rows before it was given sections has these rows again.
  private static func twin(of property: String) -> String? {
    switch property {
    case "rows": "sections"
    case "sections": "rows"
    default: nil
    }
  }

  package static func press(_ target: ComposeTarget, _ c: inout Context) {
    switch target {
    case .group(let group):
      c.state.compose.group = group
      c.state.workspace.lists["library"] = 0
    case .entry, .userClass:
      // A second press adds it to the selection.
      if c.state.compose.hands.armed == target {
        c.state.compose.hands.armed = nil
        add(target, &c)
      } else {
        c.state.compose.hands.armed = target
      }
    case .relate(let relation, let a, let b, let isOn):
      perform(
        [.relate(id: a, relation, other: b, isOn: isOn)], select: .recognizer(a), &c)
    case .move(let id, let parent):
      perform([.move(id: id, into: parent, before: nil)], select: c.state.selection, &c)
    case .line(let line):
      ComposeSelecting.selectObject(atLine: line, &c)
      SceneTextUpdate.begin(atLine: line, &c)
    case .details: showDetails(&c)
    case .complete(let word): SceneTextUpdate.accept(word, &c)
    case .find(let step): SceneTextUpdate.find(step, &c)
    case .recognizers(let view): openRecognizers(of: view, &c)
    case .groups: openGroups(&c)
    }
  }

  /// Adds a tile into the selection, or into what holds it.
  package static func add(_ entry: ComposeTarget, _ c: inout Context) {
    let scene = ComposeScene(c)
    let kind = ComposeAddition.kind(of: entry)
    guard let holder = scene.holder(of: kind, at: c.composeSelection.first),
      let addition = ComposeAddition(entry, to: holder, frame: nil, scene)
    else { return refuse(Text.compose.noFile, &c) }
    perform(
      [.add(addition.fragment, into: holder, before: nil)], select: addition.target, &c)
  }

  /// The first tile that the search found.
  package static func addFirstFound(_ c: inout Context) {
    var model = LibraryModel()
    model.query = c.state.compose.query
    model.classes = c.reading.compose.classes
    guard !model.query.isEmpty, let first = LibraryPicture.entries(model).first else { return }
    c.state.compose.query = ""
    FieldUpdate.leave(&c)
    add(first, &c)
  }

  // MARK: Keys

  /// Arrow keys move the selection; a second press soon after is the same step of undo.
  package static func nudge(_ dx: Double, _ dy: Double, _ c: inout Context) {
    change(&c) { $0.offsetBy(dx: dx, dy: dy) }
  }

  package static func grow(_ dx: Double, _ dy: Double, _ c: inout Context) {
    change(resizes: true, &c) {
      CGRect(
        x: $0.minX, y: $0.minY, width: max(1, $0.width + dx), height: max(1, $0.height + dy))
    }
  }

  private static let nudgeGap = 0.5

  private static func change(
    resizes: Bool = false, _ c: inout Context, _ body: (CGRect) -> CGRect
  ) {
    let scene = ComposeScene(c)
    let ids = scene.outermost(c.composeSelection.filter { scene.text[$0]?.isFixed == false })
    let operations = ids.compactMap(scene.view).flatMap { view in
      scene.place(view.name, body(scene.frame(view)), resizes: resizes)
    }
    if operations.isEmpty, let id = c.composeSelection.first {
      return refuseFixed(id, &c)
    }
    let goesOn =
      c.state.compose.hands.lastNudge.map { c.now.seconds(since: $0) < nudgeGap } ?? false
    perform(operations, goesOn: goesOn, select: c.state.selection, &c)
    c.state.compose.hands.lastNudge = c.now
  }

  /// Says why an object stays where it is.
  static func refuseFixed(_ id: String?, _ c: inout Context) {
    guard let id, let object = c.reading.compose[id] else { return }
    let isRoot = object.parent.flatMap { c.reading.compose[$0] }?.kind == .window
    if isRoot, object.kind == .view {
      refuse(Text.arranging.fillsWindow(id), &c)
    } else {
      refuse(Text.compose.fixed(id), &c)
    }
  }

  package static func delete(_ c: inout Context) {
    let ids = ComposeScene(c).outermost(c.composeSelection)
    let parent = ids.first.flatMap { c.reading.compose[$0]?.parent }
    delete(ids.map { .delete(id: $0) }, select: parent.map(Target.view), &c)
  }

  /// Changes that delete objects: what else mentions those is asked about first.
  static func delete(_ operations: [SceneOperation], select: Target?, _ c: inout Context) {
    guard !operations.isEmpty else { return }
    if let refusal = refusal(c) { return refuse(refusal, &c) }
    interruptTrial(&c)
    c.add(.compose(.delete(operations, select: select)))
  }

  package static func duplicate(_ c: inout Context) {
    perform(
      ComposeScene(c).outermost(c.composeSelection).map { .duplicate(id: $0, dx: 16, dy: 16) },
      select: c.state.selection, &c)
  }

  // MARK: Results

  package static func show(_ result: ComposeResult, _ c: inout Context) {
    switch result.outcome {
    case .refused(let sentence):
      if c.state.compose.isOn { refuse(sentence, &c) } else { c.say(sentence) }
    case .stopped: c.say(Text.over.workStopped(.rerunning))
    case .draftFound: ComposeQuestions.askAboutDraft(&c)
    case .trialBegan: beginTrial(&c)
    case .settled(let sentence, let target): settle(sentence, target, &c)
    case .played(let run, let done, let scene, let sentence):
      show(done, scene, &c)
      RunsUpdate.showPlayed(run, &c)
      c.state.compose.told = sentence
      c.state.compose.outcomeOf = result.subject
      c.state.compose.isRefusal = false
    case .done(let done, let scene, let sentence, let selection):
      show(done, scene, &c)
      c.state.compose.told = sentence
      c.state.compose.outcomeOf = result.subject
      c.state.compose.isRefusal = false
      if let first = selection.first {
        c.state.selection = first
        c.state.compose.others = selection.dropFirst().compactMap(\.name)
      } else if let name = c.state.selection?.name, let heir = result.gone[name] {
        ComposeSelecting.select([heir].compactMap(\.self), &c)
      }
    case .saved(let stamp, let file):
      c.state.document.scene.stamp = stamp
      c.say(Text.compose.savedScene(file))
    case .conflict(let conflict): ComposeQuestions.ask(about: conflict, &c)
    case .lookedUp(let mentions): c.state.compose.hands.mentions = mentions
    case .completions(let words, let prefix, let caret, let isAsked):
      SceneTextUpdate.show(words, prefix: prefix, at: caret, isAsked: isAsked, &c)
    case .mentioned(let mentions, let operations, let target):
      ComposeQuestions.ask(about: mentions, operations, select: target, &c)
    }
  }

  private static func show(
    _ done: RerunResult.Done, _ scene: SceneSummary, _ c: inout Context
  ) {
    BranchUpdate.take(time: max(c.sceneTime, done.now), done.fingers, &c)
    c.state.document.difference = done.difference
    // A run that a branch left is of another text.
    c.state.document.hasPreviousRun = false
    c.state.document.edits = EditHistory()
    c.state.document.refusals = [:]
    let stamp = c.state.document.scene.stamp
    c.state.document.scene = scene
    c.state.document.scene.stamp = stamp
    let text = c.reading.compose
    c.state.compose.others.removeAll { text[$0] == nil }
    c.state.input.renewPointer(on: scene.screen)
    c.add(.setTitle(c.reading.windowTitle(of: scene)))
    if c.state.compose.isOn { rest(&c) }
  }

  // MARK: The file

  /// Live edits as changes of the scene, or of the variant in effect.
  private static func saving(_ c: Context) -> [SceneOperation] {
    c.state.document.edits.current.map { edit in
      if let variant = c.state.document.scene.variant {
        .setInVariant(variant, path: edit.path, value: edit.value)
      } else {
        .set(id: edit.id, property: edit.property, value: edit.value)
      }
    }
  }

  package static func save(_ c: inout Context) {
    guard c.reading.configuration.recordingPath == nil else {
      return c.say(Text.compose.stopFirst)
    }
    c.add(.compose(.save(saving(c))))
  }

  package static func undo(_ c: inout Context) {
    interruptTrial(&c)
    c.add(.compose(.undo))
  }

  package static func redo(_ c: inout Context) {
    interruptTrial(&c)
    c.add(.compose(.redo))
  }

  /// The file was written by another program while own changes are not in it.
  package static func fileChanged(_ c: inout Context) { c.add(.compose(.mergeFile)) }
}
