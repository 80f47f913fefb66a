package import TouchTrace

extension Lineage {
  /// Of any object, whether a trace mentions it or not.
  package init(of object: AnyObject) { self = ClassLine.lineage(of: type(of: object)) }
}

/// Reads the classes of an object, for call stacks and lists.
enum ClassLine {
  /// Modules whose classes stand for the system's; all others are the app's.
  private static let systemModules: Set<Substring> = [
    "TouchEngine", "UIKit", "Foundation", "Swift",
  ]

  static func lineage(of type: AnyClass) -> Lineage {
    var names: [String] = []
    var ownCount = 0
    var current: AnyClass? = type
    while let one = current {
      if isOwn(one), ownCount == names.count { ownCount += 1 }
      names.append("\(one)")
      current = _getSuperclass(one)
    }
    return Lineage(names: names, ownCount: ownCount)
  }

  static func isOwn(_ type: AnyClass) -> Bool {
    !systemModules.contains(String(reflecting: type).prefix { $0 != "." })
  }
}
