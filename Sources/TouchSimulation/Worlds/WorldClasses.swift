package import TouchScenes

/// The classes that random scenes may name: with a seed and a number, all that a world follows from.
package struct WorldClasses {
  private let names: [SceneClasses.Kind: [String]]

  /// Those of some kinds, in any order.
  package init(_ names: [SceneClasses.Kind: [String]]) {
    self.names = names.mapValues { $0.sorted() }
  }

  /// The engine's and those that the program has registered so far.
  package static var registered: WorldClasses {
    WorldClasses(
      Dictionary(
        uniqueKeysWithValues: SceneClasses.Kind.allCases.map { ($0, SceneClasses.names($0)) }))
  }

  /// The classes of a kind, in alphabetical order.
  subscript(kind: SceneClasses.Kind) -> [String] { names[kind] ?? [] }

  /// The program's own classes of a kind, in alphabetical order.
  func own(_ kind: SceneClasses.Kind) -> [String] { self[kind].filter { !$0.hasPrefix("UI") } }
}
