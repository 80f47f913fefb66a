import TouchInspection
import TouchScenes
import TouchTrace

/// The runs of the open scene with their checks, of which one is made a turn.
final class RunBook {
  private(set) var reading = RunsReading()
  /// Changes when a run or its check is another.
  private(set) var revision = 0
  private var checked: (text: String, path: String)?
  /// The places of those that are not checked in this text.
  private var pending: [Int] = []

  /// Lists the runs of a text that is new, or checks the next one. Until it is, a run has the outcome of before.
  func work(for scene: LiveScene) {
    guard checked?.text == scene.text, checked?.path == scene.path else { return list(scene) }
    guard !pending.isEmpty else { return }
    let index = pending.removeFirst()
    reading.runs[index].verdict = verdict(of: scene.runs[index], in: scene.document)
    reading.isChecking = !pending.isEmpty
    revision += 1
  }

  /// What the checks of a scene's runs came to, as far as they have got.
  static func checked(_ scene: LiveScene) -> RunsReading {
    let book = RunBook()
    repeat { book.work(for: scene) } while book.reading.isChecking
    return book.reading
  }

  private func list(_ scene: LiveScene) {
    let known = checked?.path == scene.path ? reading : RunsReading()
    checked = (scene.text, scene.path)
    reading.runs = scene.runs.map { run in
      let id = RunID(run)
      return RunsReading.Run(
        id: id, line: run.line, golden: run.golden, verdict: known[id]?.verdict ?? .unchecked)
    }
    pending = Array(scene.runs.indices)
    reading.isChecking = !pending.isEmpty
    revision += 1
  }

  private func verdict(
    of run: SceneRun, in document: SceneDocument
  ) -> RunsReading.Verdict {
    do {
      let failures = try RunChecker.check(run, in: document).failures.map {
        RunsReading.Failure(line: $0.line, text: $0.text, update: $0.update)
      }
      return failures.isEmpty ? .passes : .fails(failures)
    } catch {
      return .fails([RunsReading.Failure(line: run.line, text: "\(error)", update: nil)])
    }
  }
}

extension RunID {
  init(_ run: SceneRun) { self.init(run.name, variant: run.variant) }
}
