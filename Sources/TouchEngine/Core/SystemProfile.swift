/// A system whose private views, links and walks a scene shows (EC-50).
public enum SystemProfile: String, CaseIterable, Sendable {
  /// Root views lie in the window; after every lift the responder chain is walked once more (C-38).
  case ios10
  /// `UITransitionView` and `UIDropShadowView` lie between a window and its root view, and a `UIWindowScene` between the
  /// window and the application in the responder chain (OBS-021, C-35).
  case ios14
}
