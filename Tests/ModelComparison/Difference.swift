public import ReferenceModel
public import TouchEngine

/// What model and engine disagree on in one world.
public struct Difference: Sendable, CustomStringConvertible {
  public let scenario: Scenario
  private let constants: EngineConstants
  public let model: [Outcome]
  public let engine: [Outcome]

  /// Nil when both say the same; other constants than the model's are a fault that is planted in the engine.
  @MainActor
  public static func find(
    _ scenario: Scenario, constants: EngineConstants = EngineConstants()
  ) -> Difference? {
    let model = ReferenceModel.outcomes(of: scenario)
    let engine = LiveWorld.outcomes(of: scenario, constants: constants)
    return model == engine
      ? nil
      : Difference(scenario: scenario, constants: constants, model: model, engine: engine)
  }

  /// The index of the first outcome that differs.
  public var first: Int { zip(model, engine).prefix { $0 == $1 }.count }

  /// A shorter series of inputs that differs too; the same if there is none.
  @MainActor
  public func shrunk() -> Difference {
    for index in scenario.steps.indices {
      var shorter = scenario
      shorter.steps.remove(at: index)
      if let difference = Difference.find(shorter, constants: constants) {
        return difference.shrunk()
      }
    }
    return self
  }

  /// The world, its inputs, what both say and where they part.
  public var description: String {
    let lines = (0..<max(model.count, engine.count)).map { index in
      let texts = [model, engine].map { index < $0.count ? $0[index].text : "nothing" }
      return texts[0] == texts[1]
        ? "    \(texts[0])"
        : "  \(index == first ? ">" : " ") model: \(texts[0]) | engine: \(texts[1])"
    }
    return (["model and engine differ:"] + scenario.lines.map { "  \($0)" } + lines)
      .joined(separator: "\n")
  }
}
