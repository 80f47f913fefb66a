struct EnglishDocumentation: DocumentationSentences {
  func mistake(_ mistake: DocumentationMistake) -> ProblemText {
    switch mistake {
    case .noPanel:
      ProblemText("'show' names no panel", hint: "begin it with one, such as timeline or canvas")
    case .noStep(let id, let ids):
      ProblemText(
        "there is no step '\(id)'",
        hint: ids.isEmpty ? "give a step this 'id'" : "steps: \(ids.joined(separator: ", "))")
    case .noScene(let name, let folder):
      ProblemText("no scene has the name '\(name)'", hint: "scenes are looked for in \(folder)")
    case .noRun(let run, let runs):
      ProblemText("the scene has no run '\(run)'", hint: "runs: \(runs.joined(separator: ", "))")
    case .noTarget(let target, let others):
      ProblemText(
        "the panel shows no '\(target)'", hint: "it shows: \(others.joined(separator: ", "))")
    case .noView(let view, let others):
      ProblemText(
        "there is no view '\(view)'", hint: "views: \(others.joined(separator: ", "))")
    case .noLane(let lane, let others):
      ProblemText(
        "there is no lane '\(lane)'", hint: "lanes: \(others.joined(separator: ", "))")
    case .noLine(let line):
      ProblemText(
        "no event of the run has the line '\(line)'",
        hint: "touchscope log prints the lines of a run")
    case .noAim:
      ProblemText("a callout needs either 'at' or 'line'", hint: "docs/formats.md has both")
    case .notOneOf(let key, let words, let word):
      ProblemText(
        "'\(key)' is '\(word)'", hint: "it is one of \(words.joined(separator: ", "))")
    case .noNumbers(let key, let count):
      ProblemText(
        "'\(key)' is not a list of \(count) numbers",
        hint: count == 1 ? "write a number" : "write as many, in brackets")
    case .outOfRange(let key, let allowed):
      ProblemText(
        "a number of '\(key)' is out of range",
        hint:
          "it goes from \(Units.number(allowed.lowerBound)) to \(Units.number(allowed.upperBound))")
    case .noRoom:
      ProblemText(
        "the captions leave no room for the panels",
        hint: "shorten them, or put them on the other side with 'captions'")
    case .fact(let mistake): fact(mistake)
    }
  }

  private func fact(_ mistake: FactMistake) -> ProblemText {
    switch mistake {
    case .notClosed: ProblemText("a brace is not closed", hint: form)
    case .noFact(let text): ProblemText("'{\(text)}' is no fact", hint: form)
    case .noQuantity(let name, let names):
      ProblemText(
        "there is no quantity '\(name)'", hint: "quantities: \(names.joined(separator: ", "))")
    case .noObject(let name, let names):
      ProblemText(
        "nothing is called '\(name)' in the run", hint: "names: \(names.joined(separator: ", "))")
    case .neverHappened(let what, let object, let others):
      ProblemText(
        "'\(object) \(what)' did not happen in the run up to this moment",
        hint: others.isEmpty
          ? "nothing happened to \(object)" : "it has: \(others.joined(separator: ", "))")
    case .hasNone(let quantity, let fact):
      ProblemText("'\(fact)' has no \(quantity)", hint: "choose another quantity")
    case .noValue(let fact, let now):
      ProblemText("the fact '\(fact)' has no value", hint: "write {\(fact) = \(now)}")
    case .changed(let fact, let was, let now):
      ProblemText(
        "the fact '\(fact)' changed: it was '\(was)' and is '\(now)'",
        hint: "if that is right, write {\(fact) = \(now)}")
    }
  }

  private var form: String {
    "write {object.what.quantity = value}, such as {singleTap.ended.time = 400 ms}"
  }

  func noPictures(in folder: String) -> String { "there are no .shot files in \(folder)" }
  func made(_ pictures: Int, files: Int) -> String {
    "\(Self.count(pictures, "picture")), \(Self.count(files, "file")) written"
  }
  func checked(_ pictures: Int, facts: Int) -> String {
    "\(Self.count(pictures, "picture")), \(Self.count(facts, "fact")) as the files say"
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
  }
}
