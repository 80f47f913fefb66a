import Foundation
import TouchLanguage
import TouchTrace

/// The fields of one input, each read once; unread fields are errors.
final class Fields {
  private let loader: SceneLoader
  private let node: SceneNode
  private var used: Set<String> = []

  init(_ loader: SceneLoader, _ node: SceneNode) {
    self.loader = loader
    // `tap: card` is short for `tap: {at: card}`.
    if node.entries == nil {
      let key = SceneNode(content: .scalar("at"), line: node.line, column: node.column)
      self.node = SceneNode(content: .mapping([(key, node)]), line: node.line, column: node.column)
    } else {
      self.node = node
    }
  }

  private func field(_ name: String) -> SceneNode? {
    used.insert(name)
    return node[name]
  }

  func number(_ name: String, _ standard: Double) -> Double {
    field(name).flatMap { loader.number($0) } ?? standard
  }

  func seconds(_ name: String, _ standard: Double) -> Double {
    field(name).flatMap { loader.number($0, in: 0...3600) } ?? standard
  }

  /// Samples per second, if the field is given.
  func rate() -> Double? { field("rate").flatMap { loader.number($0, in: 1...1000) } }

  func integer(_ name: String, _ standard: Int, _ range: ClosedRange<Int>) -> Int {
    field(name).flatMap { loader.integer($0, in: range) } ?? standard
  }

  func finger() -> Int {
    if let short = field("at"), node.entries?.count == 1,
      let finger = short.text.flatMap({ Int($0) })
    {
      return finger
    }
    return integer("finger", 1, 1...20)
  }

  /// How hard a finger presses, and its radius; nil where a `move` leaves them as they are.
  func pressure() -> ContactPressure {
    ContactPressure(
      force: field("force").flatMap { loader.number($0, in: 0...100) },
      radius: field("radius").flatMap { loader.number($0, in: 0...1000) })
  }

  /// The contact of a `down`: finger, type, edge, force, radius, and the pose of a pencil (degrees).
  func contact() -> FingerChange {
    var change = FingerChange(finger: finger(), phase: .began, location: .zero)
    pressure().set(&change)
    if let node = field("edge"), let name = loader.word(node, TouchEdge.allCases.map(\.name)) {
      change.edge = TouchEdge.allCases.first { $0.name == name }
    }
    if let node = field("type"), let name = loader.word(node, FingerKind.allCases.map(\.name)) {
      change.kind = FingerKind.allCases.first { $0.name == name } ?? .direct
    }
    change.tool = ToolState(
      altitude: number("altitude", 90) * .pi / 180, azimuth: number("azimuth", 0) * .pi / 180,
      buttons: integer("buttons", 0, 0...65535), modifiers: integer("modifiers", 0, 0...(1 << 22)))
    return change
  }

  func word(_ name: String, _ words: [String]) -> String? {
    guard let node = field(name) else {
      loader.issues.add(
        self.node, Text.runs.missing(field: name, among: words))
      return nil
    }
    return loader.word(node, words)
  }

  func place(_ name: String) -> Place? {
    guard let node = field(name) else {
      loader.issues.add(
        self.node, Text.runs.missingPoint(field: name))
      return nil
    }
    return place(node)
  }

  private func place(_ node: SceneNode) -> Place? {
    if let id = node.text {
      loader.whenLoaded(id, AnyObject.self, at: node) { _ in }
      return Place(kind: .object(id), node: node)
    }
    if node.items != nil {
      return loader.point(node).map { Place(kind: .screen($0.x, $0.y), node: node) }
    }
    guard let id = node["in"].flatMap({ loader.text($0) }),
      let at = node["at"].flatMap({ loader.point($0) })
    else {
      loader.issues.add(
        node, Text.runs.noPoint)
      return nil
    }
    loader.whenLoaded(id, AnyObject.self, at: node) { _ in }
    return Place(kind: .inside(id, at.x, at.y), node: node)
  }

  func target() -> Target? {
    let all = targets()
    return all.first
  }

  /// `to`, `by` or `along`.
  func targets() -> [Target] {
    if let to = field("to") { return place(to).map { [.to($0)] } ?? [] }
    if let by = field("by") { return loader.point(by).map { [.by($0.x, $0.y)] } ?? [] }
    if let along = field("along") {
      return loader.list(along).compactMap { place($0).map { .to($0) } }
    }
    loader.issues.add(
      node, Text.runs.noTarget)
    return []
  }

  /// `over`, or `every` for each of several points.
  func moveTime(_ points: Int) -> Double {
    if field("every") != nil { return seconds("every", 1.0 / 60) * Double(points) }
    return seconds("over", points > 1 ? Double(points) / 60 : 0)
  }

  func finish() {
    for (key, _) in node.entries ?? [] {
      guard let name = key.text, !used.contains(name) else { continue }
      loader.issues.add(
        key,
        Text.runs.unknownField(
          name, among: used.sorted(),
          nearest: Suggestion.nearest(to: name, among: used.sorted())))
    }
  }
}
