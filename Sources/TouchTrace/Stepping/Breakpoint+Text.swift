import Foundation

/// Breakpoints as ids of regions.
extension Breakpoint {
  /// Reads a region id: `recognizer:pan`, `recognizer:pan/edge:possible→failed`, `recognizer:pan/node:failed`,
  /// `view:card`, `view:card/touchesEnded`, `responder:window`, `prevention:pan→tap`, `line:pan action began`.
  ///
  /// In a prevention `*` stands for any. A suffix in brackets is the reason: `recognizer:pan [timedOut]`.
  package init?(_ id: String) {
    let parts = id.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[1].isEmpty else { return nil }
    var rest = String(parts[1])
    var reason: Reason?
    if rest.hasSuffix("]"), let open = rest.range(of: " [", options: .backwards) {
      let code = rest[open.upperBound...].dropLast()
      reason = Reason.allCases.first { $0.code == code }
      guard reason != nil else { return nil }
      rest = String(rest[..<open.lowerBound])
    }
    guard let kind = Self.kind(String(parts[0]), rest) else { return nil }
    self.init(kind, reason: reason)
  }

  /// The id from which this breakpoint can be read back.
  package var id: String { kindID + (reason.map { " [\($0.code)]" } ?? "") }

  private var kindID: String {
    switch kind {
    case .transition(let name, nil, nil): "recognizer:\(name)"
    case .transition(let name, nil, let to): "recognizer:\(name)/node:\(to ?? "*")"
    case .transition(let name, let from, let to):
      "recognizer:\(name)/edge:\(from ?? "*")\(Self.arrow)\(to ?? "*")"
    case .prevention(let winner, let loser):
      "prevention:\(winner ?? "*")\(Self.arrow)\(loser ?? "*")"
    case .delivery(let view, nil): "view:\(view)"
    case .delivery(let view, let phase?): "view:\(view)/\(phase.methodName)"
    case .line(let text): "line:\(text)"
    }
  }

  private static let arrow = "\u{2192}"
  private static let states = GestureState.allCases.map(\.name) + [held]

  private static func kind(_ word: String, _ rest: String) -> Kind? {
    if word == "line" { return .line(rest) }
    if word == "prevention" {
      return ends(rest).map { .prevention(winner: $0.0, loser: $0.1) }
    }
    let parts = rest.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let detail = parts.count > 1 ? String(parts[1]) : nil
    guard !name.isEmpty else { return nil }
    switch word {
    case "recognizer": return transition(name, detail)
    case "view", "responder", "hit":
      guard let detail else { return .delivery(view: name, phase: nil) }
      let phase = TouchPhase.allCases.first { $0.methodName == detail && $0 != .stationary }
      return phase.map { .delivery(view: name, phase: $0) }
    default: return nil
    }
  }

  private static func transition(_ name: String, _ detail: String?) -> Kind? {
    guard let detail else { return .transition(recognizer: name, from: nil, to: nil) }
    if detail.hasPrefix("node:") {
      let state = String(detail.dropFirst(5))
      return states.contains(state) ? .transition(recognizer: name, from: nil, to: state) : nil
    }
    guard detail.hasPrefix("edge:"), let (from, to) = ends(String(detail.dropFirst(5))),
      [from, to].compactMap({ $0 }).allSatisfy(states.contains)
    else { return nil }
    return .transition(recognizer: name, from: from, to: to)
  }

  /// `a→b`, where `*` stands for any; `->` also works as the arrow.
  private static func ends(_ text: String) -> (String?, String?)? {
    let mark = text.contains(arrow) ? arrow : "->"
    let parts = text.components(separatedBy: mark)
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }) else { return nil }
    return (parts[0] == "*" ? nil : parts[0], parts[1] == "*" ? nil : parts[1])
  }
}
