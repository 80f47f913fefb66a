package import TouchInspection
import TouchLanguage
import TouchReading
import TouchTrace

/// What is asked before changes that are not in the file are thrown away, and before others are made.
package enum ComposeQuestions {
  /// What throws changes away waits for an answer.
  package static func holdLosses(_ c: inout Context) {
    guard c.reading.compose.changes > 0, c.state.compose.question == nil,
      !c.effects.contains(.compose(.discard))
    else { return }
    let held = c.hold { effect in
      switch effect {
      case .load, .newScene, .open, .openRecent, .openTyped, .replayRecording, .replayRun, .playRun:
        true
      default: false
      }
    }
    if !held.isEmpty { ask(held, quits: false, &c) }
  }

  /// Closes the window, unless changes are not in the file.
  package static func quit(_ c: inout Context) {
    guard c.reading.compose.changes > 0 else { return c.state.isOver = true }
    ask([], quits: true, &c)
  }

  private static func ask(_ held: [Effect], quits: Bool, _ c: inout Context) {
    c.state.compose.question = .unsaved(held, quits: quits)
    c.state.prompt = .question(
      QuestionModel(
        title: Text.compose.unsavedTitle(c.state.document.scene.path),
        lines: [Text.compose.unsavedLines(c.reading.compose.changes)], yes: Text.compose.discard,
        no: Text.compose.keepEditing))
  }

  /// A crash left changes of the scene: nothing is lost by taking them.
  static func askAboutDraft(_ c: inout Context) {
    c.state.compose.question = .draft
    c.state.prompt = .question(
      QuestionModel(
        title: Text.compose.unsavedTitle(c.state.document.scene.path),
        lines: [Text.compose.draftLines], yes: Text.compose.discard, no: Text.compose.restore))
  }

  /// The file was written by another program, and own changes do not fit its text.
  static func ask(about conflict: ComposeConflict, _ c: inout Context) {
    c.state.compose.question = .outside
    var question = QuestionModel(
      title: Text.compose.outsideTitle(c.state.document.scene.path),
      lines: [Text.compose.outsideFits(conflict.fitting, of: conflict.count)] + conflict.refused
        + [Text.compose.differenceHelp],
      yes: Text.compose.keepBoth, no: Text.compose.useFile)
    question.third = Text.compose.keepMine
    question.difference = conflict.difference
    question.chosen = .yes
    c.state.prompt = .question(question)
  }

  /// Other places mention what is to be deleted.
  static func ask(
    about mentions: SceneMentions, _ operations: [SceneOperation], select target: Target?,
    _ c: inout Context
  ) {
    c.state.compose.question = .deleting(operations, select: target)
    var question = QuestionModel(
      title: Text.compose.deleteTitle(mentions.ids),
      lines: [Text.compose.mentioned(mentions), Text.compose.goesWith],
      yes: Text.compose.deleteAll, no: Text.compose.keepEditing)
    let most = QuestionModel.mostLines
    let shown = mentions.lines.count > most ? most - 1 : mentions.lines.count
    question.difference = mentions.lines.prefix(shown).map { "- \($0.number)  \($0.text)" }
    if shown < mentions.lines.count {
      question.difference.append("- \(Text.compose.moreLines(mentions.lines.count - shown))")
    }
    question.chosen = .yes
    c.state.prompt = .question(question)
  }

  /// True when the question was one of these.
  package static func answer(_ answer: QuestionAnswer, _ c: inout Context) -> Bool {
    guard let question = c.state.compose.question else { return false }
    let isYes = answer == .yes
    c.state.compose.question = nil
    switch question {
    case .draft: c.add(.compose(isYes ? .discard : .restoreDraft))
    case .outside: c.add(.compose(.resolve(isYes ? .both : answer == .no ? .file : .own)))
    case .deleting(let operations, let target):
      if isYes { ComposeUpdate.perform(operations, select: target, &c) }
    case .unsaved(let held, let quits):
      // Neither does a question or lesson wait for a scene that does not come.
      guard isYes else {
        GuideUpdate.loadFailed(&c)
        return true
      }
      c.add(.compose(.discard))
      for effect in held { c.add(effect) }
      c.state.isOver = quits
    }
    return true
  }
}
