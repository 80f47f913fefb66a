import TouchLanguage
import TouchReading
import TouchTrace

/// The set of recognizers that an event updates, and the order in which that is done (GOLD-000-17).
enum GestureTable {
  private static var columns: [String] {
    [SystemColumn.recognizer, .state, .flags, .view, .target].map { Text.system.column($0) }
  }

  static func make(_ input: PictureInput) -> SystemTable {
    let members = sorted(input.reading.system.needingUpdate, input)
    let rows = members.map { row($0, input) }
    return SystemTable(
      .gestures, columns,
      [
        .heading(
          Text.system.sorted("_gestureRecognizersNeedingUpdate", by: "_depthFirstViewCompare:"))
      ] + (rows.isEmpty ? [.init([Text.system.noUpdates])] : loop + rows))
  }

  /// What article 000 reads of `_UIGestureEnvironmentUpdate`: the set becomes an ordered one, which is walked once.
  private static let loop = ["allObjects", "sortedArrayUsingSelector:", "NSMutableOrderedSet"].map {
    SystemTable.Row.printed([$0])
  }

  /// A recognizer as GOLD-000-14 describes it.
  static func row(_ handle: Handle, _ input: PictureInput) -> SystemTable.Row {
    let recognizer = input.snapshot.recognizer(handle)
    return .init(
      [
        ObjectText.className(handle, input), ObjectText.state(input.presentState(of: handle)),
        recognizer.map(ObjectText.flags) ?? "",
        recognizer.map { ObjectText.className($0.view, input) } ?? "",
        ObjectText.target(handle, input),
      ], object: .recognizer(input.name(of: handle)))
  }

  /// The deepest view first, and on one view as they were gathered: the order of the update loop.
  static func sorted(_ members: [Handle], _ input: PictureInput) -> [Handle] {
    members.enumerated().map { ($0.offset, depth($0.element, input), $0.element) }
      .sorted { a, b in a.1 == b.1 ? a.0 < b.0 : a.1 > b.1 }.map(\.2)
  }

  private static func depth(_ handle: Handle, _ input: PictureInput) -> Int {
    var depth = 0
    var view = input.snapshot.recognizer(handle)?.view ?? .none
    while let parent = input.snapshot.view(view)?.parent, parent != .none {
      depth += 1
      view = parent
    }
    return depth
  }
}
