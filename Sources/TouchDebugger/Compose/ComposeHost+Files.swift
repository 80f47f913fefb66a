import TouchEngine
import TouchExport
import TouchFiles
import TouchInspection
import TouchLanguage
import TouchRecording
import TouchScenes
import TouchTrace
import TouchWindow

/// The file of the scene that is composed: writing it, what others wrote into it, and exports beside it.
extension ComposeHost {
  /// Writes the scene as it is now beside its file, under a name that nothing has.
  func export(_ format: ExportFormat) throws -> [Message] {
    let text = isChanged ? try current().text : host.session.scene.text
    let variant = format == .program ? host.session.scene.variant : nil
    let scene = try LiveScene.load(text: text, path: path, variant: variant)
    defer { scene.engine.tearDown() }
    guard format == .program || !scene.runs.isEmpty else { return [.said(Text.compose.noRuns)] }
    let export =
      switch format {
      case .program: SceneExport.program(scene)
      case .test: try SceneExport.test(scene, runs: [])
      }
    let made = files.outside.ask("export \(export.name)") {
      Recorded {
        try NewFile.create(
          export.name, ending: "swift", beside: path, with: export.text, in: files.system)
      }
    }
    do {
      return [
        .said(
          Text.compose.exported(
            try made.get(), format, runs: scene.runs.count, warnings: export.warnings.count))
      ]
    } catch { return [.said(Text.compose.exportRefused(export.name + ".swift", "\(error)"))] }
  }

  func save(_ next: SceneDraft) -> [Message] {
    let isGone = files.stamp(path) == nil
    guard next.isChanged || isGone else { return [.said(Text.compose.nothingToSave)] }
    // Another program may have written it since anybody looked.
    if !isGone, let text = try? files.wholeText(path), !next.isFile(text) {
      take(next)
      read = nil
      let refused = next.merged(into: text).refused
      return [.composed(ComposeResult(.conflict(conflict(next, with: text, refused))))]
    }
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
    take(saved)
    return [.composed(ComposeResult(.saved(files.stamp(path), file: file)))]
  }

  /// The file was written by another program: own changes are made on its new text.
  func mergeFile() throws -> [Message] {
    let text = try files.wholeText(path)
    let draft = try current()
    let (merged, refused) = draft.merged(into: text)
    guard refused.isEmpty else {
      return [.composed(ComposeResult(.conflict(conflict(draft, with: text, refused))))]
    }
    let file = String(path.split(separator: "/").last ?? "")
    return try load(merged, []) { _ in Text.compose.changedOutside(file, kept: draft.steps) }
  }

  private func conflict(
    _ draft: SceneDraft, with text: String, _ refused: [[SceneOperation]]
  ) -> ComposeConflict {
    let own = try? draft.outline()
    return ComposeConflict(
      fitting: draft.steps - refused.count, count: draft.steps,
      refused: refused.map { operations in
        let line = operations.first?.subject.flatMap { own?[$0]?.lines.lowerBound }
        return Text.compose.doesNotFit(Text.compose.label(operations), line: line)
      },
      difference: LineDiff.rows(
        draft.lines, SceneDraft(text: text, path: path).lines, equal: { $0 == $1 }
      ).filter { !$0.hasPrefix(" ") })
  }

  func resolve(_ resolution: ComposeResolution) throws -> [Message] {
    let text = try files.wholeText(path)
    var draft = try current()
    switch resolution {
    case .both: return try load(draft.merged(into: text).draft, []) { $0 }
    case .file: return try load(SceneDraft(text: text, path: path), []) { $0 }
    case .own:
      draft.noteFile(text)
      take(draft)
      read = nil
      return [.said(Text.compose.keptMine(String(path.split(separator: "/").last ?? "")))]
    }
  }
}
