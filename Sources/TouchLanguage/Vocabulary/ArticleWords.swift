/// A panel or an overlay that is worth looking at, as the files about the articles name it.
package enum Sight: Hashable, Sendable {
  case left(LeftTab)
  case right(RightTab)
  /// The tab Why, about an object of the scene.
  case why(String)
  /// The lines that the scene's classes print.
  case printedLog
  case system(SystemTableKind)
  case overlay(OverlayKind)
  case canvas, timeline, chain
}

extension Sight {
  /// Reads `hit`, `why card` or `system stack`; nil for what is no panel.
  package init?(_ name: String) {
    let words = name.split(separator: " ", maxSplits: 1).map(String.init)
    let (first, rest) = (words.first ?? "", words.dropFirst().first)
    switch (first, rest) {
    case ("why", let id?): self = .why(id)
    case ("log", "printed"): self = .printedLog
    case ("system", let table?):
      guard let table = SystemTableKind(rawValue: table) else { return nil }
      self = .system(table)
    case (_, nil):
      guard let sight = Self.named(first) else { return nil }
      self = sight
    default: return nil
    }
  }

  private static func named(_ word: String) -> Sight? {
    switch word {
    case "canvas": .canvas
    case "timeline": .timeline
    case "chain": .chain
    default:
      LeftTab(rawValue: word).map(Sight.left) ?? RightTab(rawValue: word).map(Sight.right)
        ?? OverlayKind(rawValue: word).map(Sight.overlay)
    }
  }
}

extension Sight: CustomStringConvertible {
  /// As files name it.
  package var description: String {
    switch self {
    case .left(let tab): tab.rawValue
    case .right(let tab): tab.rawValue
    case .why(let id): "why \(id)"
    case .printedLog: "log printed"
    case .system(let table): "system \(table.rawValue)"
    case .overlay(let overlay): overlay.rawValue
    case .canvas: "canvas"
    case .timeline: "timeline"
    case .chain: "chain"
    }
  }
}
