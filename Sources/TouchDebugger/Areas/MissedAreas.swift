import Foundation
import TouchEngine
import TouchReading
import TouchTrace

/// Where views take touches that a touch missed, that refused it in their bounds, or that took it outside of them.
///
/// Such an area takes some thousand hit tests. After a lift they are made at once, so that the first picture tells what the touch
/// missed; where the playhead is in the past, a few rows a turn once it rests, so that scrubbing does not wait for them. What was
/// found is kept for the same answer of the view.
struct MissedAreas {
  /// What pictures want to know.
  private struct Wanted: Equatable {
    var answer: HitReading.Rejection
    /// Where the touch began, points of the screen.
    var touch: CGPoint?
    /// The step at which the playhead stands.
    var step: Int
  }

  /// An area is nil where none could be found.
  private var known: [HitReading.Rejection: TouchArea?] = [:]
  private var wanted: Wanted?
  private var search: (wanted: Wanted, engine: Engine, rows: AreaSearch)?
  /// What was wanted in the turn before.
  private var rested: Wanted?

  /// So many rows are asked for in a turn.
  private static let rowsInTurn = 8

  /// The area that a picture shows, as far as it is known.
  mutating func area(_ input: PictureInput, step: Int) -> TouchArea? {
    wanted = input.answerWithArea.map { answer in
      Wanted(
        answer: answer, touch: input.reading.finger(of: input.reading.hit)?.start, step: step)
    }
    return wanted.flatMap { known[$0.answer] ?? nil }
  }

  /// What is shown lacks an area that is yet to be found.
  var isIncomplete: Bool { wanted.map { known[$0.answer] == nil } ?? false }

  /// Asks for the next rows, from the second turn on in which the same is wanted at a step, or for all of them at once; true when
  /// an area was found. `copy`: an engine of a copy of the scene there, and how its views stand; nil where no copy can be made.
  mutating func find(
    at step: Int, atOnce: Bool = false, _ copy: () -> (engine: Engine, snapshot: SceneSnapshot)?
  ) -> Bool {
    defer { rested = wanted }
    guard let wanted, wanted.step == step, isIncomplete else {
      search = nil
      return false
    }
    guard atOnce || wanted == rested else { return false }
    guard let (engine, snapshot) = copy() else {
      known[wanted.answer] = .some(nil)
      return true
    }
    if search?.wanted != wanted || search?.engine !== engine {
      search = TouchAreas(engine: engine, snapshot: snapshot)
        .search(for: wanted.answer.view, near: wanted.touch).map { (wanted, engine, $0) }
    }
    guard search != nil else {
      known[wanted.answer] = .some(nil)
      return true
    }
    for _ in 0..<(atOnce ? Int.max : Self.rowsInTurn) {
      guard let area = search?.rows.advance() else { continue }
      known[wanted.answer] = area
      search = nil
      return true
    }
    return false
  }

  /// After an edit the same answer may be that of another area.
  mutating func forget() { self = MissedAreas() }
}
