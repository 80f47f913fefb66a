import Testing
import TouchLanguage
import TouchReading

/// Sentences with facts in braces.
@Suite struct FactTemplateTests {
  private func fill(_ text: String, _ values: [String: String] = [:]) -> Result<String, FactMistake>
  {
    Result { () throws(FactMistake) in
      try FactTemplate(text).filled { fact throws(FactMistake) in values[fact.text] ?? "nothing" }
    }
  }

  @Test func aSentenceGetsItsFacts() throws {
    #expect(try fill("No facts.").get() == "No facts.")
    #expect(
      try fill(
        "It fires at {tap.ended.time = 50 ms}, after {tap.ended.measured= 3 }.",
        ["tap.ended.time": "50 ms", "tap.ended.measured": "3"]
      ).get() == "It fires at 50 ms, after 3.")
  }

  @Test func aFactHasItsParts() throws {
    let facts = try FactTemplate("{B:list.pan.possible -> failed.limit = 10}").facts
    #expect(facts.count == 1)
    let fact = try #require(facts.first)
    #expect(fact.step == "B" && fact.object == "list.pan" && fact.what == "possible -> failed")
    #expect(fact.quantity == .limit && fact.value == "10")
  }

  @Test func aChangedFactTellsTheDifference() {
    #expect(
      fill("{tap.ended.time = 50 ms}", ["tap.ended.time": "60 ms"])
        == .failure(.changed(fact: "tap.ended.time", was: "50 ms", now: "60 ms")))
    #expect(
      fill("{tap.ended.time}", ["tap.ended.time": "60 ms"])
        == .failure(.noValue(fact: "tap.ended.time", now: "60 ms")))
  }

  @Test func mistakesAreTold() {
    #expect(fill("{tap.ended.time") == .failure(.notClosed))
    #expect(fill("time}") == .failure(.notClosed))
    #expect(fill("{tap.time = 1}") == .failure(.noFact("tap.time = 1")))
    #expect(
      fill("{tap.ended.tyme = 1}")
        == .failure(.noQuantity("tyme", among: FactQuantity.allCases.map(\.rawValue))))
  }
}
