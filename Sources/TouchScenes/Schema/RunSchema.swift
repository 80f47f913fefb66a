import TouchEngine
import TouchTrace

/// Inputs and expectations of runs.
enum RunSchema {
  static var definitions: [(String, JSON)] {
    [
      ("changes", changes), ("do", program), ("input", input),
      ("inputs", Shape.list(Shape.ref("input"))),
      ("expectation", expectation), ("expectations", Shape.list(Shape.ref("expectation"))),
      ("run", run),
    ]
  }

  private static var run: JSON {
    Shape.table(
      [
        ("name", Shape.text), ("golden", Shape.text), ("variant", Shape.text),
        ("about", Shape.text),
        ("input", Shape.ref("inputs")), ("expect", Shape.ref("expectations")),
      ], required: ["name"])
  }

  private static var changes: JSON {
    let change = Shape.one(of: [("set", Shape.settings), ("do", Shape.ref("do"))])
    return Shape.anyOf([change, Shape.list(change)])
  }

  private static var program: JSON {
    Shape.table(
      RunParser.programs.map { verb in
        switch verb {
        case "rotateDevice": (verb, Shape.word(UIInterfaceOrientation.choices))
        case "motion": (verb, Shape.word(["shake"]))
        case "button":
          (
            verb,
            [
              "type": "array", "minItems": 2, "maxItems": 2,
              "items": [
                Shape.word(UIPress.PressType.allCases.map(\.touchscopeName)),
                Shape.word(RunParser.pressPhases),
              ],
            ]
          )
        case "setContentOffset":
          (
            verb,
            ["type": "array", "items": [Shape.id, Shape.number, Shape.number], "minItems": 3]
          )
        default: (verb, Shape.ids)
        }
      })
  }

  // MARK: Inputs

  private static var input: JSON {
    Shape.anyOf([
      Shape.word(["interrupt"]), Shape.one(of: RunParser.verbs.map { ($0, fields($0)) }),
    ])
  }

  private static let finger = Shape.number(1, 20, isWhole: true)
  private static let rate: (String, JSON) = ("rate", Shape.number(1, 1000))
  private static let over: (String, JSON) = ("over", Shape.seconds)
  private static let pressure: [(String, JSON)] = [
    ("force", Shape.number(0, 100)), ("radius", Shape.number(0, 1000)),
  ]
  private static let targets: [(String, JSON)] = [
    ("to", Shape.place), ("by", Shape.numbers(2)), ("along", Shape.list(Shape.place)),
  ]

  private static func fields(_ verb: String) -> JSON {
    let count = { (most: Double) in Shape.number(1, most, isWhole: true) }
    switch verb {
    case "tap":
      return place([
        ("count", count(50)), ("fingers", count(10)), ("hold", Shape.seconds),
        ("gap", Shape.seconds),
      ])
    case "press": return place([("for", Shape.seconds)])
    case "drag":
      return Shape.table(
        [("from", Shape.place)] + targets
          + [over, ("hold", Shape.seconds), ("fingers", count(10)), rate], required: ["from"])
    case "swipe":
      return Shape.table(
        [
          ("from", Shape.place), ("direction", Shape.word(["left", "right", "up", "down"])),
          ("distance", Shape.number), over, rate,
        ], required: ["from", "direction"])
    case "pinch":
      return place([
        ("from", Shape.number), ("to", Shape.number), ("angle", Shape.number), over, rate,
      ])
    case "rotate": return place([("radius", Shape.number), ("by", Shape.number), over, rate])
    case "down": return place(contact)
    case "move":
      return Shape.table(
        [("finger", finger)] + targets + pressure + [over, ("every", Shape.seconds), rate])
    case "up", "cancel":
      return Shape.anyOf([
        finger, Shape.table([("finger", finger), ("at", finger)]), ["type": "null"],
      ])
    case "wait": return Shape.anyOf([Shape.seconds, Shape.word(["idle"])])
    case "set": return Shape.settings
    case "do": return Shape.ref("do")
    case "motion": return Shape.word(["shake"])
    case "suspend", "resume": return Shape.word(["eventFetch"])
    case "button":
      return Shape.table(
        [
          ("type", Shape.word(UIPress.PressType.allCases.map(\.touchscopeName))),
          ("phase", Shape.word(TouchPhase.allCases.map(\.name))),
        ], required: ["type", "phase"])
    case "together":
      return Shape.list(Shape.anyOf([Shape.ref("input"), Shape.ref("inputs")]))
    default: return [:]
    }
  }

  private static var contact: [(String, JSON)] {
    [("finger", finger)] + pressure + [
      ("edge", Shape.word(TouchEdge.allCases.map(\.name))),
      ("type", Shape.word(FingerKind.allCases.map(\.name))), ("altitude", Shape.number),
      ("azimuth", Shape.number), ("buttons", Shape.number(0, 65535, isWhole: true)),
      ("modifiers", Shape.number(0, 4_194_304, isWhole: true)),
    ]
  }

  /// `tap: card` is short for `tap: {at: card}`.
  private static func place(_ fields: [(String, JSON)]) -> JSON {
    Shape.anyOf([
      Shape.id, Shape.numbers(2), Shape.table([("at", Shape.place)] + fields, required: ["at"]),
    ])
  }

  // MARK: Expectations

  private static var expectation: JSON {
    let forms = ExpectationParser.forms.filter { $0 != "values" }.map { ($0, form($0)) }
    let values = Shape.table(
      [
        ("values", Shape.settings), ("at", ["type": ["string", "number"]]),
        ("within", Shape.number(0, 1e6)),
      ], required: ["values"])
    return Shape.anyOf([values, Shape.one(of: forms)])
  }

  private static func form(_ name: String) -> JSON {
    switch name {
    case "actions", "includes": Shape.texts
    case "prints":
      Shape.anyOf([
        Shape.texts,
        Shape.table([("from", Shape.text), ("lines", Shape.texts)], required: ["from", "lines"]),
      ])
    case "excludes":
      Shape.anyOf([Shape.texts, Shape.table([("after", Shape.text), ("lines", Shape.texts)])])
    case "log":
      Shape.table(
        [
          ("kinds", Shape.words(TraceKind.allCases.map(\.name))), ("of", Shape.ids),
          ("is", Shape.texts), ("unordered", Shape.flag),
        ], required: ["is"])
    case "states": Shape.map(Shape.words(GestureState.allCases.map(\.name)))
    case "times": Shape.map(Shape.numbers(2))
    case "counts":
      Shape.map(Shape.anyOf([Shape.number(0, 1e6, isWhole: true), Shape.numbers(2)]))
    case "why": Shape.map(Shape.word(Reason.allCases.map(\.code)))
    case "stack": Shape.map(Shape.word(GoldenStacks.all.keys.sorted()))
    case "firstResponder": Shape.id
    default: Shape.list(Shape.ref("expectations"))
    }
  }
}
