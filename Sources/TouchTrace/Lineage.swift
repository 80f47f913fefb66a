/// The classes of an object from its own up to the root, and how many of them belong to the app.
public struct Lineage: Hashable, Sendable {
  /// The class first, then what it inherits from.
  public var names: [String]
  /// The first so many are the app's own; the others are UIKit's.
  public var ownCount: Int

  /// With names from the class up.
  public init(names: [String], ownCount: Int) {
    self.names = names
    self.ownCount = ownCount
  }

  /// Of what is no object.
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
  /// The class that is told.
  public var className: String
  /// Its method.
  public var action: String

  /// With both.
  public init(className: String, action: String) {
    self.className = className
    self.action = action
  }
}

/// Methods of UIKit that stand in call stacks beside those of the app's classes.
public enum OverriddenMethod: String, CaseIterable, Sendable {
  case sendEvent, touches
}

/// A system whose names, private views, links, walks and call stacks a scene shows (EC-50, C-04, C-05, C-47).
public enum SystemProfile: String, CaseIterable, Sendable {
  /// Root views lie in the window; after every lift the responder chain is walked once more (C-38).
  case ios10
  /// `UITransitionView` and `UIDropShadowView` lie between a window and its root view, and a `UIWindowScene` between the
  /// window and the application in the responder chain (OBS-021, C-35). Call stacks of scenes without a profile, too.
  case ios14
}
