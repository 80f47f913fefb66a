package import TouchLanguage

/// How the user arranged the lanes of the timeline: what is pinned, moved, collapsed, unfolded and left out.
package struct LaneArrangement: Hashable, Sendable {
  /// Above all others, the one that was pinned first at the top.
  package private(set) var pinned: [LaneID] = []
  package private(set) var collapsed: Set<LaneID> = []
  /// Groups whose members have rows.
  package private(set) var unfolded: Set<LaneID> = []
  /// Lanes that the last edit changed show the run before it above the one with it.
  package var comparesRuns = false
  private var hidden: Set<LaneID> = []
  private var only: LaneID?
  /// The only lanes that show, by their names; nil for all.
  private var listed: Set<String>?
  /// Lanes that were moved, with their neighbours, in the order that was chosen.
  private var order: [LaneID] = []

  package init() {}

  /// With these lanes alone, as their names are written.
  init(showing names: [String]) { listed = Set(names) }

  /// Whether a lane was left out.
  func shows(_ lane: LaneID) -> Bool {
    guard !hidden.contains(lane), listed?.contains("\(lane)") ?? true else { return false }
    guard let only, lane != only, !pinned.contains(lane) else { return true }
    if case .finger = lane { return true }
    return false
  }

  /// Does something with a lane; `shown` are all lanes in their order.
  package mutating func perform(_ action: LaneAction, on lane: LaneID, _ shown: [LaneID]) {
    switch action {
    case .fold: unfolded.formSymmetricDifference([lane])
    case .pin:
      if let index = pinned.firstIndex(of: lane) {
        pinned.remove(at: index)
      } else {
        pinned.append(lane)
      }
    case .up: move(lane, -1, shown)
    case .down: move(lane, 1, shown)
    case .collapse: collapsed.formSymmetricDifference([lane])
    case .hide: hidden.insert(lane)
    case .only: only = only == lane ? nil : lane
    case .all:
      let comparesRuns = comparesRuns
      self = LaneArrangement()
      self.comparesRuns = comparesRuns
    }
  }

  /// A pinned lane stays among the pinned ones, others stay below them.
  private mutating func move(_ lane: LaneID, _ step: Int, _ shown: [LaneID]) {
    let isPinned = pinned.contains(lane)
    var peers = shown.filter { pinned.contains($0) == isPinned }
    guard let index = peers.firstIndex(of: lane), peers.indices.contains(index + step) else {
      return
    }
    peers.swapAt(index, index + step)
    if isPinned { pinned = peers } else { order = peers }
  }

  /// Lanes in the order that was chosen; those that came later keep their places among the others.
  func sorted<Lane>(_ lanes: [Lane], id: (Lane) -> LaneID) -> [Lane] {
    let rest = lanes.filter { !pinned.contains(id($0)) }
    let ranks = Dictionary(
      order.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { a, _ in a })
    let places = rest.indices.filter { ranks[id(rest[$0])] != nil }
    let moved = places.map { rest[$0] }.sorted { (ranks[id($0)] ?? 0) < (ranks[id($1)] ?? 0) }
    var all = rest
    for (place, lane) in zip(places, moved) { all[place] = lane }
    let top = pinned.compactMap { pin in lanes.first { id($0) == pin } }
    return top + all
  }
}
