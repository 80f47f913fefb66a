/// All worlds of two recognizers: every kind with every kind, unrelated or related, on one view or on a view and its parent.
public enum PairWorlds {
  /// Kinds with their usual settings.
  public static let kinds: [RecognizerKind] = [
    .tap(taps: 1, fingers: 1), .tap(taps: 2, fingers: 1), .tap(taps: 1, fingers: 2),
    .longPress(fingers: 1), .pan(least: 1, most: .max), .swipe(.right, fingers: 1), .pinch,
    .rotation, .edgePan,
  ]

  static let relations: [[Relation]] = [
    [], [.requires(0, 1)], [.requires(1, 0)], [.together(0, 1)],
  ]

  /// A view that fills most of the screen, and a smaller one in it where all fingers go down.
  static let parent = ViewSpec(area: Area(0, 0, 900, 900))
  static let child = ViewSpec(parent: 0, area: Area(0, 100, 800, 700))

  /// The worlds, in a fixed order.
  public static let all: [ModelWorld] = kinds.flatMap { a in
    kinds.flatMap { b in
      [(1, 1), (1, 0), (0, 1)].flatMap { places in
        relations.map { relations in
          ModelWorld(
            views: [parent, child],
            recognizers: [RecognizerSpec(a, on: places.0), RecognizerSpec(b, on: places.1)],
            relations: relations)
        }
      }
    }
  }
}
