/// The classes of an object from its own up to the root, and how many of them belong to the app.
public struct Lineage: Hashable, Sendable {
  public var names: [String]
  /// The first so many are the app's own; the others are UIKit's.
  public var ownCount: Int

  public init(names: [String], ownCount: Int) {
    self.names = names
    self.ownCount = ownCount
  }

  public static let none = Lineage(names: [], ownCount: 0)

  /// The object's class.
  public var name: String { names.first ?? "" }
  /// The app's classes, the object's own first.
  public var own: ArraySlice<String> { names.prefix(ownCount) }
  /// The first class of UIKit.
  public var base: String { names.count > ownCount ? names[ownCount] : "" }
}

/// The object and method that an action calls.
public struct ActionTarget: Hashable, Sendable {
  public var className: String
  public var action: String

  public init(className: String, action: String) {
    self.className = className
    self.action = action
  }
}

/// The system whose names a scene has (C-04, C-05, C-47).
public enum SystemProfile: String, CaseIterable, Sendable {
  case ios10, ios14
}
