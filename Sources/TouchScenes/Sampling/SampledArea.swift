import Foundation
import TouchEngine
import TouchGeometry
import TouchLanguage

/// What a view answered where it was asked: a letter for each cell of a grid in its own coordinates, and for single points.
struct SampledArea {
  /// The letter of a point that is outside, or hits nothing.
  static let outside: Character = "."
  /// The letter of a point that the view contains.
  static let inside: Character = "#"
  private static let most = 1024

  private let origin: CGPoint
  private let step: Double
  private let rows: [[Character]]
  private let exact: [(point: CGPoint, letter: Character)]
  /// The views that letters stand for, where a hit test was asked.
  let ids: [Character: String]

  /// Reads `{origin, step, rows, exact}`, with `ids` for hit tests; nil, with a diagnostic, for what is none.
  @MainActor init?(_ reader: any SceneReader, _ node: SceneNode, hasIDs: Bool) {
    guard let entries = node.entries, let origin = node["origin"].flatMap({ reader.point($0) }),
      let step = node["step"].flatMap({ reader.number($0, in: 0.1...1000) }),
      let rows = node["rows"]?.items, rows.count <= Self.most
    else {
      reader.issues.add(node, Text.values.noSampledArea)
      return nil
    }
    let keys = ["origin", "step", "rows", "exact"] + (hasIDs ? ["ids"] : [])
    for (key, _) in entries where reader.word(key, keys) == nil { return nil }
    var ids: [Character: String] = [:]
    for (key, value) in node["ids"]?.entries ?? [] {
      guard let letter = key.text, letter.count == 1, let id = reader.text(value) else {
        reader.issues.add(key, Text.values.noLetter)
        return nil
      }
      ids[Character(letter)] = id
    }
    let known = Set(ids.keys).union(hasIDs ? [Self.outside] : [Self.outside, Self.inside])
    func letters(_ node: SceneNode) -> [Character]? {
      guard let text = node.text, text.count <= Self.most, known.isSuperset(of: text) else {
        reader.issues.add(node, Text.values.noLetter)
        return nil
      }
      return Array(text)
    }
    let read = rows.map(letters)
    var exact: [(CGPoint, Character)] = []
    for item in node["exact"]?.items ?? [] {
      guard let parts = item.items, parts.count == 3, let x = reader.number(parts[0]),
        let y = reader.number(parts[1]), let letter = letters(parts[2])?.first
      else { continue }
      exact.append((CGPoint(x: x, y: y), letter))
    }
    guard !read.contains(where: { $0 == nil }) else { return nil }
    (self.origin, self.step, self.ids, self.exact) = (origin, step, ids, exact)
    self.rows = read.compactMap { $0 }
  }

  /// What was answered at a point, or else in the cell that contains it.
  func letter(at point: CGPoint) -> Character {
    if let asked = exact.first(where: { $0.point.distance(to: point) < 0.01 }) {
      return asked.letter
    }
    let column = ((point.x - origin.x) / step).rounded(.down)
    let row = ((point.y - origin.y) / step).rounded(.down)
    guard row >= 0, row < Double(rows.count), column >= 0,
      column < Double(rows[Int(row)].count)
    else { return Self.outside }
    return rows[Int(row)][Int(column)]
  }

  // MARK: As policies

  /// `pointInside: {sampled: ...}`
  @MainActor static func points(_ scope: any AttributeScope, _ node: SceneNode)
    -> ((UIView, CGPoint, () -> Bool) -> Bool)?
  {
    SampledArea(scope, node, hasIDs: false).map { area in
      { _, point, _ in area.letter(at: point) == inside }
    }
  }

  /// `hitTest: {sampled: ...}`. The view's own hit test is asked, too, as most overrides do; one that never finds
  /// anything asks nobody.
  @MainActor static func hits(_ scope: any AttributeScope, _ view: UIView, _ node: SceneNode) {
    guard let area = SampledArea(scope, node, hasIDs: true) else { return }
    var found: [Character: Found] = [:]
    for (letter, id) in area.ids.sorted(by: { $0.key < $1.key }) {
      scope.whenLoaded(id, UIView.self, at: node) { found[letter] = Found($0) }
    }
    view.touchscopeViewHooks.hitTest = { point, _, base in
      if !area.ids.isEmpty { _ = base() }
      return found[area.letter(at: point)]?.view
    }
  }

  /// A view that a hit test finds, which is not kept alive.
  private struct Found {
    weak var view: UIView?
    init(_ view: UIView) { self.view = view }
  }
}
