import Foundation
import TouchCanvas
import TouchGeometry
import TouchInspection
import TouchLanguage
import TouchReading
import TouchTrace

/// What a drag of a row would do: in the tree, in the graph of relations, and in the list of a view's recognizers.
extension ComposePreview {
  /// The row of the tree at a point.
  func row(at point: CGPoint) -> Picture.Region? {
    let isOnGraph = c.isOnGraph(point)
    guard c.layout.left.contains(point) || isOnGraph else { return nil }
    return c.regions.last { region in
      switch region.target {
      case .view, .responder: !isOnGraph && region.outline.contains(point)
      case .recognizer: region.outline.contains(point)
      default: false
      }
    }
  }

  /// The names of rows that do not take what is dragged, on whatever part of them it is dropped.
  static func refusing(_ c: Context) -> Set<String> {
    guard let drag = c.state.compose.drag, drag.hasMoved else { return [] }
    let scene = ComposeScene(c)
    let id: String?
    var isRelation = false
    switch drag.grab {
    case .row(let row): id = row.name
    case .port(let row):
      id = row.name
      isRelation = true
    case .listed(let name): id = name
    default: id = nil
    }
    guard let id, let object = scene.text[id] else { return [] }
    let snapshot = scene.snapshot
    let names = snapshot.views.map(\.name) + snapshot.recognizers.map(\.name)
    return Set(names.filter { !scene.takes($0, object, isRelation: isRelation) })
  }

  // MARK: Relations

  /// From the ring of a recognizer, or its node: to another one, or to what can be its delegate.
  mutating func relate(_ dragged: Target, at point: CGPoint) {
    guard let id = dragged.name, let row = row(at: point), row.target != dragged,
      let other = row.target.name
    else { return }
    select = dragged
    switch row.target {
    case .recognizer: related = (id, other)
    case .view, .responder: enter(id, other)
    default: return
    }
    if let view = scene.view(other) { target = box(other, scene.box(view), .zero) }
  }

  /// A recognizer goes into a view, unless that can be its delegate as well: then a menu asks.
  private mutating func enter(_ id: String, _ other: String) {
    let holds = scene.text[other]?.kind == .view && scene.text[id]?.parent != other
    if scene.text[other]?.mayDelegate == true {
      delegation = (id, other, moves: holds)
    } else if let refusal = scene.refusal(of: id, into: other) {
      self.refusal = refusal
    } else if holds || copies {
      change([id], into: other, before: nil)
    }
  }

  // MARK: Places

  /// The upper third of a row is before it, the lower third behind it, the middle in it.
  mutating func drop(_ dragged: Target, at point: CGPoint) {
    guard let id = dragged.name, let object = scene.text[id], let row = row(at: point),
      let other = row.target.name, row.target != dragged || copies
    else { return }
    select = dragged
    let share = (point.y - row.outline.minY) / row.outline.height
    let isMiddle = (0.33...0.67).contains(share)
    switch (object.kind, row.target) {
    case (.recognizer, .recognizer) where isMiddle: related = (id, other)
    case (.recognizer, .recognizer): beside(id, other, isBefore: share < 0.5, row.outline)
    case (.view, .view) where !isMiddle && scene.text[other]?.isFixed == false:
      beside(id, other, isBefore: share < 0.5, row.outline)
    case (.recognizer, .view), (.recognizer, .responder): enter(id, other)
    case (.view, .view): inside(id, other)
    case (.view, .responder): refusal = Text.compose.wrongPlace(id, into: other)
    case (.view, _), (.recognizer, _), (.window, _), (.controller, _): return
    }
    if place == nil, let view = scene.view(other) { target = box(other, scene.box(view), .zero) }
  }

  /// Of a dragged row the whole selection goes along.
  private func dragged(_ id: String) -> [String] {
    let selection = scene.outermost(c.composeSelection)
    guard selection.contains(id), let kind = scene.text[id]?.kind else { return [id] }
    return scene.text.objects.map(\.id).filter {
      selection.contains($0) && scene.text[$0]?.kind == kind
    }
  }

  private func refusal(of ids: [String], into parent: String) -> String? {
    ids.lazy.compactMap { scene.refusal(of: $0, into: parent) }.first
  }

  private mutating func inside(_ id: String, _ parent: String) {
    let ids = dragged(id)
    if let refusal = refusal(of: ids, into: parent) {
      self.refusal = refusal
      return
    }
    change(ids, into: parent, before: nil)
  }

  private mutating func beside(_ id: String, _ other: String, isBefore: Bool, _ row: CGRect) {
    guard let object = scene.text[other], let parent = object.parent else { return }
    let ids = dragged(id)
    // A part of the list is no place for what has it.
    if let refusal = refusal(of: ids, into: parent) {
      self.refusal = refusal
      return
    }
    let siblings = scene.text.children(of: parent, object.kind).map(\.id)
      .filter { copies || !ids.contains($0) || $0 == other }
    let index = siblings.firstIndex(of: other) ?? 0
    let next = isBefore ? index : index + 1
    let before = siblings[min(next, siblings.count)...].first { copies || !ids.contains($0) }
    change(ids, into: parent, before: before)
    let depth = scene.ancestors(of: other).count
    let x =
      row.minX + HierarchyModel.indent(depth: depth, width: row.width)
    let y = isBefore ? row.minY : row.maxY
    place = ComposeModel.Line(from: CGPoint(x: x, y: y), to: CGPoint(x: row.maxX - 8, y: y))
  }

  private mutating func change(_ ids: [String], into parent: String, before sibling: String?) {
    let keepsNumbers = c.state.input.modifiers.contains(.shift)
    operations = ids.flatMap { id -> [SceneOperation] in
      guard copies else {
        return scene.move(id, into: parent, before: sibling, keepsNumbers: keepsNumbers)
      }
      let way = keepsNumbers ? .zero : distance(of: id, into: parent)
      return [.duplicate(id: id, dx: way.x, dy: way.y, into: parent, before: sibling)]
    }
  }

  /// How far a view's numbers change where it goes into another and keeps its place on the screen.
  private func distance(of id: String, into parent: String) -> CGPoint {
    guard scene.text[id]?.parent != parent, let view = scene.view(id),
      let around = scene.view(parent)
    else { return .zero }
    let (old, new) = (
      scene.frame(view), scene.convert(scene.frame(view), beside: view, into: around)
    )
    return CGPoint(x: new.minX - old.minX, y: new.minY - old.minY)
  }

  // MARK: The list of a view's recognizers

  /// Between the others of the list, onto a view of the scene, or onto a row of the tree.
  mutating func drop(listed id: String, at point: CGPoint) {
    select = .recognizer(id)
    let menu = c.regions.last { $0.target == .menuPanel && $0.outline.contains(point) }
    guard menu == nil else {
      let row = c.regions.last { region in
        guard case .menu(.select(.recognizer)) = region.target else { return false }
        return region.outline.contains(point)
      }
      guard let row, case .menu(.select(.recognizer(let other))) = row.target, other != id else {
        return
      }
      beside(id, other, isBefore: point.y < row.outline.midY, row.outline)
      place = place.map { line in
        ComposeModel.Line(
          from: CGPoint(x: row.outline.minX + 6, y: line.from.y),
          to: CGPoint(x: row.outline.maxX - 6, y: line.to.y))
      }
      return
    }
    let (at, isInside) = c.sceneLocation(point)
    guard isInside else { return drop(.recognizer(id), at: point) }
    guard let view = scene.holder(of: .recognizer, at: scene.drawn(at: at)) else { return }
    enter(id, view)
    if let shown = scene.view(view) { target = box(view, scene.box(shown), .zero) }
  }
}
