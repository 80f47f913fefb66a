import TouchLanguage
import TouchReading
import TouchTrace

/// The event, its touches, and the window, view and recognizers of each (GOLD-000-14, Q-000-3).
enum ObjectTable {
  static func make(_ input: PictureInput) -> SystemTable {
    let touches = input.reading.system.touches
    let head = SystemTable.Row(["UITouchesEvent", "allTouches: \(touches.count)"])
    return SystemTable(
      .objects,
      [Text.system.column(.object), ""]
        + [SystemColumn.flags, .view, .target, .needs].map { Text.system.column($0) },
      [head] + touches.flatMap { rows($0, input) })
  }

  private static func rows(
    _ touch: SystemReading.Touch, _ input: PictureInput
  ) -> [SystemTable.Row] {
    let name = input.name(of: touch.finger)
    let at =
      "(\(CanonicalLine.number(touch.location.x)), \(CanonicalLine.number(touch.location.y)))"
    var rows = [
      SystemTable.Row(
        ["UITouch \(name)", "\(ObjectText.phase(touch.phase)) \(at)"], level: 1,
        object: Int(name.dropFirst(6)).map(Target.finger)),
      part("window", touch.window, input), part("view", touch.view, input),
    ]
    if touch.object > 0 {
      rows.append(.init(["tapCount", "\(touch.tapCount)"], level: 2))
      rows.append(.init(["self", "<UITouch \(touch.object)>"], level: 2))
      if touch.isReleased { rows.append(.init(["released", "YES"], level: 2)) }
    }
    guard let recognizers = touch.recognizers else {
      return rows + [.init(["gestureRecognizers", "nil"], level: 2)]
    }
    rows.append(
      .init(
        ["gestureRecognizers", Text.system.objects(recognizers.count)], level: 2))
    for handle in recognizers {
      var row = GestureTable.row(handle, input)
      row.cells.append(input.snapshot.recognizer(handle)?.details ?? "")
      row.level = 3
      rows.append(row)
    }
    return rows
  }

  private static func part(
    _ name: String, _ handle: Handle, _ input: PictureInput
  ) -> SystemTable.Row {
    guard handle != .none else { return .init([name, "nil"], level: 2) }
    return .init(
      [name, ObjectText.view(handle, input)], level: 2, object: .view(input.name(of: handle)))
  }
}
