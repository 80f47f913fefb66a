import Foundation

/// The running engines, innermost last: the only global of the engine.
enum EngineStack {
  @exclusivity(unchecked) private static var running: [Engine] = []
  private static let spare = Engine(screen: CGSize(width: 375, height: 667))

  /// The engine that new objects belong to; one of its own for objects made outside any engine.
  static var current: Engine { running.last ?? spare }

  static func with<R>(_ engine: Engine, _ body: () -> R) -> R {
    running.append(engine)
    defer { running.removeLast() }
    return body()
  }
}
