import TouchLanguage
import TouchReading
import TouchTrace

/// The touches of the event by window, and by view and phase: what the dispatch reads (GOLD-000-10, GOLD-000-11).
enum TouchMapTable {
  static func make(_ input: PictureInput) -> SystemTable {
    let touches = input.reading.system.touches.filter { $0.window != .none }
    return SystemTable(
      .touchMap, [SystemColumn.key, .touches].map { Text.system.column($0) },
      [.heading("_keyedTouchesByWindow: touchesForWindow:")] + byWindow(touches, input)
        + [.heading("_keyedTouches: touchesForView:")] + byView(touches, input)
        + [.heading("_touchesForView:withPhase:")] + byPhase(touches, input))
  }

  private static func byWindow(
    _ touches: [SystemReading.Touch], _ input: PictureInput
  ) -> [SystemTable.Row] {
    rows(touches, input) { $0.window }
  }

  private static func byView(
    _ touches: [SystemReading.Touch], _ input: PictureInput
  ) -> [SystemTable.Row] {
    rows(touches, input) { $0.view }
  }

  private static func rows(
    _ touches: [SystemReading.Touch], _ input: PictureInput,
    by key: (SystemReading.Touch) -> Handle
  ) -> [SystemTable.Row] {
    ordered(touches.map(key)).map { handle in
      let mine = touches.filter { key($0) == handle }
      return .init(
        [input.name(of: handle), names(mine, input)], object: .view(input.name(of: handle)))
    }
  }

  private static func byPhase(
    _ touches: [SystemReading.Touch], _ input: PictureInput
  ) -> [SystemTable.Row] {
    let phases: [TouchPhase] = [.began, .moved, .stationary, .ended, .cancelled]
    return ordered(touches.map(\.view)).flatMap { view in
      phases.compactMap { phase in
        let mine = touches.filter { $0.view == view && $0.phase == phase }
        guard !mine.isEmpty else { return nil }
        return .init(
          ["\(input.name(of: view)), \(ObjectText.phase(phase))", names(mine, input)],
          object: .view(input.name(of: view)))
      }
    }
  }

  /// Each handle once, in the order in which it came first.
  private static func ordered(_ handles: [Handle]) -> [Handle] {
    var seen: Set<Handle> = []
    return handles.filter { seen.insert($0).inserted }
  }

  private static func names(_ touches: [SystemReading.Touch], _ input: PictureInput) -> String {
    touches.map { input.name(of: $0.finger) }.joined(separator: ", ")
  }
}
