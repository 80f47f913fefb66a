public import ReferenceModel

/// Many worlds, one after the other.
@MainActor
public struct Comparison {
  /// How many worlds were compared.
  public private(set) var worlds = 0
  /// How many of them differed.
  public private(set) var differences = 0
  /// The first ones that differed, with as few inputs as possible.
  public private(set) var examples: [Difference] = []

  private static let examplesMax = 5

  /// Nothing compared yet.
  public init() {}

  /// Compares one world.
  public mutating func add(_ scenario: Scenario) {
    worlds += 1
    guard let difference = Difference.find(scenario) else { return }
    differences += 1
    if examples.count < Self.examplesMax { examples.append(difference.shrunk()) }
  }

  /// Every pair of recognizers in every series of six inputs: each `step`th of these worlds, from `first` on.
  public mutating func addPairs(first: Int, step: Int) {
    let sequences = StepSequences.all(length: 6)
    let count = PairWorlds.all.count * sequences.count
    for index in stride(from: first, to: count, by: step) {
      let (world, steps) = index.quotientAndRemainder(dividingBy: sequences.count)
      add(Scenario(PairWorlds.all[world], sequences[steps]))
    }
  }

  /// Larger worlds, one for each seed.
  public mutating func addRandom(_ seeds: Range<UInt64>) {
    for seed in seeds { add(RandomWorlds.scenario(seed: seed)) }
  }
}
