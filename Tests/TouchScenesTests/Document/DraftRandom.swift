import TouchEngine
import TouchTrace

@testable import TouchScenes

/// Random changes of a scene, from a seed.
@MainActor
struct DraftRandom {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func number(below count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(max(1, count)))
  }

  mutating func one<T>(of list: [T]) -> T? {
    list.isEmpty ? nil : list[number(below: list.count)]
  }

  /// A change that the scene takes; nil where it has nothing to change.
  mutating func operation(on draft: SceneDraft) -> SceneOperation? {
    guard let outline = try? draft.outline() else { return nil }
    let views = outline.objects.filter { $0.kind == .view && $0.className.hasPrefix("UI") }
    let free = views.filter { !$0.isFixed }
    let recognizers = outline.objects.filter {
      $0.kind == .recognizer && $0.className.hasPrefix("UI")
    }
    let taken = outline.writtenIDs.union(outline.objects.map(\.id))
    switch number(below: 13) {
    case 0, 1: return one(of: free).map { frame(of: $0.id) }
    case 2: return one(of: free).map { look(of: $0.id) }
    case 3: return one(of: views).map { add($0.id, .view, taken, outline) }
    case 4: return one(of: views).map { add($0.id, .recognizer, taken, outline) }
    case 5:
      guard let moved = one(of: free + recognizers), let parent = one(of: views) else { return nil }
      let siblings = outline.children(of: parent.id, moved.kind).map(\.id).filter { $0 != moved.id }
      return .move(
        id: moved.id, into: parent.id, before: number(below: 2) == 0 ? nil : one(of: siblings))
    case 6:
      return one(of: free + recognizers).map {
        .rename(id: $0.id, to: FreeID.first("other", taken: taken))
      }
    case 7:
      guard let copied = one(of: free + recognizers) else { return nil }
      guard number(below: 2) == 0, let parent = one(of: views) else {
        return .duplicate(id: copied.id, dx: 16, dy: -4.5)
      }
      let siblings = outline.children(of: parent.id, copied.kind).map(\.id)
      return .duplicate(
        id: copied.id, dx: 0, dy: 20, into: parent.id,
        before: number(below: 2) == 0 ? nil : one(of: siblings))
    case 8: return one(of: free + recognizers).map { .delete(id: $0.id) }
    case 9: return run(of: draft)
    case 10:
      return one(of: views.filter { $0.given.contains("rows") }).flatMap { rows(of: $0.id, draft) }
    default:
      guard let a = one(of: recognizers), let b = one(of: recognizers), a.id != b.id else {
        return nil
      }
      return .relate(
        id: a.id, one(of: [.requireToFail, .simultaneousWith]) ?? .requireToFail, other: b.id,
        isOn: number(below: 3) > 0)
    }
  }

  private mutating func rows(of id: String, _ draft: SceneDraft) -> SceneOperation? {
    guard let scene = try? LiveScene.load(text: draft.text, path: draft.path) else { return nil }
    defer { scene.engine.tearDown() }
    guard let list = DraftModel.rows(of: id, in: scene), let section = list.sections.first,
      !list.hasSections
    else { return nil }
    let count = section.count ?? section.rows.count
    let (row, other) = (RowPlace(number(below: count)), RowPlace(number(below: count + 1)))
    let change: RowChange
    switch number(below: 6) {
    case 0 where count > 0: change = .setText("New: \(number(below: 9))", at: row)
    case 1 where count > 0: change = .setDetail("more, \(number(below: 9))", at: row)
    case 2 where count > 0: change = .move(row, to: other)
    case 3: change = .writeOut(section: nil)
    case 4: change = .makeSections
    default: change = .insert("a \(number(below: 9))", at: other)
    }
    return .changeRows(id: id, property: "rows", change)
  }

  private mutating func run(of draft: SceneDraft) -> SceneOperation? {
    guard let scene = try? LiveScene.load(text: draft.text, path: draft.path) else { return nil }
    defer { scene.engine.tearDown() }
    guard let run = one(of: scene.runs) else { return nil }
    let id = RunID(run.name, variant: run.variant)
    switch number(below: 4) {
    case 0: return .renameRun(id, to: "run \(number(below: 9)): a name")
    case 1: return .deleteRun(id)
    case 2:
      return .replaceRun(
        id, by: "{name: x, input: [{wait: 0.\(number(below: 9) + 1)}], expect: [{actions: []}]}")
    default:
      guard let expectation = one(of: run.expectations),
        case .states(let recognizer, _) = expectation.kind
      else { return nil }
      return .updateExpectation(
        id, ExpectationUpdate(item: expectation.item, key: recognizer, value: "[cancelled]"))
    }
  }

  private mutating func frame(of id: String) -> SceneOperation {
    let numbers = (0..<4).map { _ in "\(number(below: 300) + 1)" }
    return .set(id: id, property: "frame", value: "[\(numbers.joined(separator: ", "))]")
  }

  private mutating func look(of id: String) -> SceneOperation {
    switch number(below: 4) {
    case 0: .set(id: id, property: "alpha", value: "0.\(number(below: 9) + 1)")
    case 1: .set(id: id, property: "backgroundColor", value: "\"#00ff0\(number(below: 9))\"")
    case 2: .set(id: id, property: "isHidden", value: number(below: 2) == 0 ? "true" : "false")
    default: .set(id: id, property: one(of: ["alpha", "isHidden", "tag"]) ?? "", value: nil)
    }
  }

  private mutating func add(
    _ parent: String, _ kind: SceneFragment.Kind, _ taken: Set<String>, _ outline: SceneOutline
  ) -> SceneOperation {
    let name = kind == .view ? "view" : "tap"
    let id = FreeID.first(name, taken: taken)
    let text =
      kind == .view
      ? "{id: \(id), class: UIView, frame: [1, 2, 30, 40], backgroundColor: \"#ff0000\"}"
      : "{id: \(id), class: UITapGestureRecognizer, numberOfTapsRequired: \(number(below: 3) + 1)}"
    let siblings = outline.children(of: parent, kind == .view ? .view : .recognizer).map(\.id)
    return .add(
      SceneFragment(kind, text), into: parent,
      before: number(below: 2) == 0 ? nil : one(of: siblings))
  }
}
