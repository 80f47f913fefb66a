import TouchEngine
import Foundation
import TouchGeometry
import TouchRecording
import TouchScenes
import TouchTrace

/// Makes the inputs of a world: its fingers, and what else happens meanwhile.
struct InputMaker {
  private var dice: Dice
  private let scene: LiveScene
  private var inputs: [(time: Int, input: SceneInput)] = []

  /// The scene is the one that gets the inputs, as it was loaded; it is not changed.
  init(_ dice: Dice, _ scene: LiveScene) {
    self.dice = dice
    self.scene = scene
  }

  /// How long everything must have come to rest by, seconds after the last finger.
  package static let rest = 30.0

  /// All inputs in order, with a long wait at the end.
  mutating func make() -> [SceneInput] {
    var fingers = FingerMaker(dice, spots: spots(), screen: scene.engine.screen)
    for _ in 0..<dice.number(4...40) { fingers.addEpisode() }
    fingers.finish()
    dice = fingers.dice
    for event in Self.events(fingers.changes, &dice) { add(event.time, event.input) }
    for _ in 0..<(dice.chance(40) ? dice.number(1...4) : 0) { edit(at: 0) }
    for _ in 0..<dice.number(0...8) { happen(before: fingers.end) }
    let ordered = inputs.enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }.map(\.element.input)
    let last = ordered.last?.arrival ?? .zero
    return ordered + [SceneInput(arrival: last.advanced(by: Self.rest + 1), event: .wait)]
  }

  private mutating func add(_ time: Int, _ event: SceneInput.Event) {
    inputs.append((time, SceneInput(arrival: Self.instant(time), event: event)))
  }

  private static func instant(_ microseconds: Int) -> Instant {
    Instant(nanoseconds: UInt64(max(0, microseconds)) * 1000)
  }

  // MARK: Fingers

  /// All changes at one time are one event; two changes of one finger at one time are two.
  private static func events(
    _ changes: [(time: Int, change: FingerChange)], _ dice: inout Dice
  ) -> [(time: Int, input: SceneInput.Event)] {
    let ordered = changes.enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }.map(\.element)
    var events: [(Int, SceneInput.Event)] = []
    var touching: [FingerChange] = []
    var time = 0
    func close(_ dice: inout Dice) {
      guard !touching.isEmpty else { return }
      let late = dice.chance(4) ? dice.number(0...30_000) : 0
      let event = DigitizerEvent(
        arrival: instant(time), timestamp: instant(time - late),
        changes: touching.sorted { $0.finger < $1.finger })
      events.append((time, .digitizer(event)))
      touching = []
    }
    for (moment, change) in ordered {
      if moment != time || touching.contains(where: { $0.finger == change.finger }) { close(&dice) }
      time = moment
      touching.append(change)
    }
    close(&dice)
    return events
  }

  /// The middles of the views that are in a window, points of the screen.
  private func spots() -> [CGPoint] {
    scene.engine.perform {
      scene.ids.compactMap { id -> CGPoint? in
        guard let view = scene.object(id) as? UIView, let window = view.window else { return nil }
        let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        let place = view.convert(middle, to: nil)
        let (x, y) = (place.x + window.frame.minX, place.y + window.frame.minY)
        let isNear =
          (-100...scene.engine.screen.width + 100).contains(x)
          && (-100...scene.engine.screen.height + 100).contains(y)
        return isNear ? CGPoint(x: (x * 10).rounded() / 10, y: (y * 10).rounded() / 10) : nil
      }
    }
  }

  // MARK: What else happens

  private mutating func happen(before end: Int) {
    let time = dice.number(0...max(1, end))
    switch dice.number(0...19) {
    case 0..<2: add(time, .interrupt)
    case 2:
      add(time, .suspend)
      add(time + dice.number(10_000...800_000), .resume)
    case 3: add(time, .shake)
    case 4..<6:
      let type = dice.pick(UIPress.PressType.allCases)
      add(time, .button(type, .began))
      add(time + dice.number(10_000...500_000), .button(type, dice.pick([.ended, .cancelled])))
    case 6: add(time, .wait)
    case 7..<13: edit(at: time)
    default:
      let (verb, arguments) = program()
      add(time, .program(verb: verb, arguments: arguments))
    }
  }

  private mutating func program() -> (String, [String]) {
    let views = scene.ids.filter { scene.object($0) is UIView }
    let recognizers = scene.ids.filter { scene.object($0) is UIGestureRecognizer }
    let controllers = scene.ids.filter { scene.object($0) is UIViewController }
    switch dice.number(0...9) {
    case 0..<3 where !recognizers.isEmpty:
      return dice.chance(50)
        ? ("removeRecognizer", [dice.pick(recognizers)])
        : ("addRecognizer", [dice.pick(views), dice.pick(recognizers)])
    case 3..<5 where !controllers.isEmpty:
      return (
        dice.pick(["push", "pop", "present", "dismiss", "removeFromParent"]),
        [dice.pick(controllers)]
      )
    case 5: return ("addSubview", [dice.pick(views), dice.pick(views)])
    case 6:
      return (
        "rotateDevice",
        [dice.pick(["portrait", "landscapeLeft", "landscapeRight", "portraitUpsideDown"])]
      )
    case 7:
      return (dice.pick(["becomeFirstResponder", "makeKey", "returnKey"]), [dice.pick(views)])
    default: return ("removeFromSuperview", [dice.pick(views)])
    }
  }

  /// Sets any property of any object.
  private mutating func edit(at time: Int) {
    let id = dice.pick(scene.ids)
    let properties = EditableProperties.of(id, in: scene)
    guard !properties.isEmpty else { return }
    let property = dice.pick(properties)
    guard let value = value(of: property) else { return }
    add(time, .set(path: property.path, value: value))
  }

  private mutating func value(of property: EditableProperty) -> String? {
    switch property.kind {
    case .flag: return dice.chance(50) ? "true" : "false"
    case .number(let from, let to, let isWhole):
      let number = number(from: from, to: to)
      return isWhole ? "\(Int(number))" : "\(number)"
    case .seconds(let from, let to): return "\(number(from: from, to: to))"
    case .numbers(let names):
      return SceneNode.numbers(names.map { _ in Double(dice.number(-50...400)) }).flow
    case .choice(let words): return words.isEmpty ? nil : dice.pick(words)
    case .ids: return SceneNode.texts(dice.some(property.choices, atMost: 3)).flow
    case .text, .set, .color, .id, .texts, .readOnly: return nil
    }
  }

  private mutating func number(from: Double, to: Double) -> Double {
    let usual = [0, 1, 2, 5, 0.5, 100].filter { (from...to).contains($0) }
    return usual.isEmpty || dice.chance(10) ? dice.pick([from, to]) : dice.pick(usual)
  }
}
