import Foundation

extension UIControl {
  /// All targets that are still there; a nil target reads as `NSNull` (CTL-21, documented).
  public var allTargets: Set<AnyHashable> {
    var all: Set<AnyHashable> = []
    let null = NSNull()
    for target in targets where target.closure == nil {
      if let object = target.object as? NSObject {
        all.insert(object)
      } else if target.isChain {
        all.insert(null)
      }
    }
    return all
  }

  /// Every event that somebody listens to (documented).
  public var allControlEvents: Event {
    targets.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// The names of the actions of one target for any of these events, in the order added; nil when there are none
  /// (documented).
  public func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let names = targets.filter {
      guard $0.closure == nil, !$0.events.isDisjoint(with: controlEvent) else { return false }
      return object == nil ? $0.isChain : $0.object === object
    }.map(\.action.name)
    return names.isEmpty ? nil : names
  }
}
