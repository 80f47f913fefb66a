import ModelComparison
import ReferenceModel
import Testing
import TouchEngine

/// The engine and the reference model say the same.
@MainActor @Suite struct ComparisonTests {
  /// A small part of what `scripts/check model` compares, the same in every run.
  @Test func aPartOfAllWorlds() {
    var comparison = Comparison()
    // A prime, so that all kinds, relations and inputs have their turn.
    comparison.addPairs(first: 3, step: 421)
    comparison.addRandom(0..<2000)
    for difference in comparison.examples { Issue.record("\(difference)") }
    #expect(comparison.differences == 0)
    print("Model and engine agree in \(comparison.worlds) worlds.")
  }

  /// A number of the engine that is slightly wrong is found, and told with the shortest inputs that show it.
  @Test(arguments: [
    ("panHysteresis", 11), ("tapMaximumDuration", 0.95), ("tapMaximumInterval", 0.45),
    ("tapAllowableMovement", 55), ("tapFingersWindow", 0.95), ("pinchHysteresis", 12),
    ("rotationHysteresis", 20), ("swipeMinimumDistance", 60), ("edgeHysteresis", 11),
  ]) func aPlantedFaultIsFound(_ name: String, _ value: Double) throws {
    var constants = EngineConstants()
    let path = try #require(EngineConstants.keys.first { $0.name == name }).path
    constants[keyPath: path] = value
    let difference = try #require(
      (0..<3000).lazy.compactMap {
        Difference.find(RandomWorlds.scenario(seed: $0), constants: constants)
      }.first)
    let shrunk = difference.shrunk()
    #expect(shrunk.model != shrunk.engine && shrunk.model.count > shrunk.first - 1)
    #expect(shrunk.scenario.steps.count <= difference.scenario.steps.count)
    #expect(shrunk.description.contains("steps: ") && shrunk.description.contains("> model: "))
    #expect(Difference.find(shrunk.scenario) == nil)
  }
}
