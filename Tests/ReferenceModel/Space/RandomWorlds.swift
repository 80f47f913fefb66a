/// Larger worlds than those of `PairWorlds`: three to five recognizers on one to four views, up to three fingers.
public enum RandomWorlds {
  /// The world and inputs of a seed; equal seeds give equal scenarios.
  public static func scenario(seed: UInt64) -> Scenario {
    var chance = Chance(seed: seed)
    let world = world(&chance)
    return Scenario(world, steps(&chance))
  }

  // MARK: World

  private static func world(_ chance: inout Chance) -> ModelWorld {
    let views = views(&chance)
    let recognizers = (0..<Int.random(in: 3...5, using: &chance)).map { _ in
      recognizer(views.count, &chance)
    }
    return ModelWorld(
      views: views, recognizers: recognizers, relations: relations(recognizers.count, &chance))
  }

  /// All contain the first finger's place unless they are beside it; some contain only some fingers.
  private static let areas = [
    Area(0, 0, 900, 900), Area(0, 100, 800, 700), Area(0, 350, 150, 400), Area(150, 350, 300, 400),
  ]

  private static func views(_ chance: inout Chance) -> [ViewSpec] {
    var views = [ViewSpec(area: areas[0])]
    var used: [Int] = []
    for area in areas.indices.dropFirst() where Bool.random(using: &chance) {
      // The last two lie beside each other, in the second one or in the first.
      let parent = area > 1 && used.contains(1) ? used.firstIndex(of: 1)! + 1 : 0
      used.append(area)
      views.append(ViewSpec(parent: parent, area: areas[area]))
    }
    for index in views.indices where Int.random(in: 0..<4, using: &chance) == 0 {
      views[index].isMultipleTouchEnabled = false
    }
    return views
  }

  private static func recognizer(_ views: Int, _ chance: inout Chance) -> RecognizerSpec {
    var spec = RecognizerSpec(kind(&chance), on: Int.random(in: 0..<views, using: &chance))
    func rarely() -> Bool { Int.random(in: 0..<5, using: &chance) == 0 }
    if rarely() { spec.cancelsTouchesInView = false }
    if rarely() { spec.delaysTouchesBegan = true }
    if rarely() { spec.delaysTouchesEnded = false }
    return spec
  }

  private static func kind(_ chance: inout Chance) -> RecognizerKind {
    let fingers = Int.random(in: 0..<4, using: &chance) == 0 ? 2 : 1
    switch Int.random(in: 0..<9, using: &chance) {
    case 0, 1: return .tap(taps: Int.random(in: 1...3, using: &chance), fingers: fingers)
    case 2: return .longPress(fingers: fingers)
    case 3, 4: return .pan(least: fingers, most: Bool.random(using: &chance) ? fingers : .max)
    case 5: return .swipe(Side.allCases.randomElement(using: &chance)!, fingers: fingers)
    case 6: return .pinch
    case 7: return .rotation
    default: return .edgePan
    }
  }

  /// At most one relation of a pair; no two wait for each other, in any number of steps.
  private static func relations(_ count: Int, _ chance: inout Chance) -> [Relation] {
    let order = (0..<count).shuffled(using: &chance)
    var relations: [Relation] = []
    for first in 0..<count {
      for second in (first + 1)..<count {
        switch Int.random(in: 0..<5, using: &chance) {
        case 0: relations.append(.requires(order[first], order[second]))
        case 1: relations.append(.together(order[first], order[second]))
        default: break
        }
      }
    }
    return relations
  }

  // MARK: Inputs

  private static func steps(_ chance: inout Chance) -> [Step] {
    var steps: [Step] = []
    var places: [Int: Place] = [:]
    for _ in 0..<Int.random(in: 7...20, using: &chance) {
      let finger =
        Int.random(in: 0..<6, using: &chance) == 0 ? 3 : Int.random(in: 1...2, using: &chance)
      guard Int.random(in: 0..<5, using: &chance) > 0 else {
        steps.append(.wait(Int.random(in: 0..<3, using: &chance) == 0 ? 800 : 100))
        continue
      }
      guard let place = places[finger] else {
        places[finger] = Scenario.place(of: finger)
        steps.append(.down(finger))
        continue
      }
      if Int.random(in: 0..<3, using: &chance) == 0 {
        places[finger] = nil
        steps.append(.up(finger))
      } else {
        let way = way(&chance)
        let there = Place(place.x + way.x, place.y + way.y)
        guard (0..<Scenario.screen).contains(there.x), (0..<Scenario.screen).contains(there.y)
        else {
          continue
        }
        places[finger] = there
        steps.append(.move(finger, way))
      }
    }
    return steps + [.wait(1000)]
  }

  private static func way(_ chance: inout Chance) -> Place {
    let length = Bool.random(using: &chance) ? 5.0 : 50.0
    switch Side.allCases.randomElement(using: &chance)! {
    case .left: return Place(-length, 0)
    case .right: return Place(length, 0)
    case .up: return Place(0, -length)
    case .down: return Place(0, length)
    }
  }
}
