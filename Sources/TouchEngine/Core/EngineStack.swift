import Foundation

/// The engine that runs, which gives way to those that it calls: the only global of the engine.
enum EngineStack {
  @exclusivity(unchecked) private static var running: Engine?
  /// The engine of objects that belong to none.
  static let spare = Engine(screen: CGSize(width: 375, height: 667))

  /// The engine that new objects belong to; one of its own for objects made outside any engine.
  static var current: Engine { running ?? spare }

  /// Whether code of an engine runs, or code that it called.
  static func isRunning(_ engine: Engine) -> Bool { running === engine }

  static func with<R>(_ engine: Engine, _ body: () -> R) -> R {
    let outer = running
    running = engine
    defer { running = outer }
    return body()
  }
}
