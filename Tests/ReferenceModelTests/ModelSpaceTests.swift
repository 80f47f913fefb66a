import ReferenceModel
import Testing

/// Which worlds there are.
@Suite struct ModelSpaceTests {
  @Test func theSeriesOfSixInputs() {
    let all = StepSequences.all(length: 6)
    #expect(all.count == 8682 && Set(all).count == all.count)
    #expect(all.allSatisfy { $0.first == .down(1) && $0.count == 7 })
  }

  @Test func everyPairOfKinds() {
    // Nine kinds with nine kinds, in three places, with four relations.
    #expect(PairWorlds.all.count == 972 && Set(PairWorlds.all).count == 972)
  }

  @Test func aSeedIsOneWorld() {
    let scenarios = (0..<100).map { RandomWorlds.scenario(seed: $0) }
    #expect(scenarios == (0..<100).map { RandomWorlds.scenario(seed: $0) })
    #expect(Set(scenarios).count == 100)
    #expect(scenarios.allSatisfy { (3...5).contains($0.world.recognizers.count) })
  }
}
