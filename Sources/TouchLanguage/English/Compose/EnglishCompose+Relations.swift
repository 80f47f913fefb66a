import TouchTrace

/// Relations that were just drawn.
extension EnglishCompose {
  func sentence(_ warning: RelationWarning) -> String {
    switch warning {
    case .ring(let ids) where ids.count == 2:
      "\(ids.list) wait for each other: neither can recognize."
    case .ring(let ids): "\(ids.list) wait for each other in a ring: none can recognize."
    case .apart(let a, let onA, let b, let onB):
      "No touch reaches both: \(a) is on \(onA), \(b) on \(onB)."
    case .brought(let id): "\(id) is UIKit's own; UIKit allows this."
    }
  }
}
