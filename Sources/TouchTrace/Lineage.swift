/// The classes of an object from its own up to the root, and how many of them are the app's.
public struct Lineage: Hashable, Sendable {
  /// The class first, then its superclasses.
  public var names: [String]
  /// The number of classes that are the app's own; the others are UIKit's.
  public var ownCount: Int

  /// The names go from the class to the root.
  public init(names: [String], ownCount: Int) {
    self.names = names
    self.ownCount = ownCount
  }

  /// The lineage of nothing.
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
  /// The class of the target.
  public var className: String
  /// Its method.
  public var action: String

  public init(className: String, action: String) {
    self.className = className
    self.action = action
  }
}

/// What an object asks and tells another for.
public enum HelperRole: String, CaseIterable, Sendable { case delegate, dataSource }

/// Methods of UIKit that appear in call stacks beside those of the app's classes.
public enum OverriddenMethod: String, CaseIterable, Sendable {
  case sendEvent, touches
}

/// A system whose names, private views, chain links and call stacks a scene shows (EC-50, C-04, C-05, C-47).
public enum SystemProfile: String, CaseIterable, Sendable {
  /// Root views are directly in the window; after every lift the responder chain is walked once more (C-38).
  case ios10
  /// `UITransitionView` and `UIDropShadowView` are between a window and its root view, and a `UIWindowScene` is between the
  /// window and the application in the responder chain (OBS-021, C-35). Scenes without a profile use its call stacks.
  case ios14
}
