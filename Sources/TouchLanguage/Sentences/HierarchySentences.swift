package import TouchTrace

/// What is said in the tab Hierarchy.
package protocol HierarchySentences: Sendable {
  /// In the empty search field.
  var searchPlaceholder: String { get }
  /// Instead of rows while there is no scene.
  var noScene: String { get }
  /// Instead of rows when the search finds none.
  func notFound(_ query: String) -> String
  /// What the triangle of a row does.
  func disclosure(_ view: String, isOpen: Bool) -> String
  /// The tooltip of a row for several views, with why they took no part or what they are.
  func idle(_ views: String, why: String) -> String
  /// A row for containers of UIKit without names, at least two.
  func viewsOfUIKit(_ count: Int) -> String
  /// Above the views around a touch that have left the screen since, in the tree.
  var leftTheScreen: String { get }
  /// Of a view that came after the hit test of the touch, which so could not ask it.
  var addedLater: String { get }
  /// A recognizer with its class, its state and what it needs or waits for.
  func recognizer(_ name: String, className: String, state: String, detail: String) -> String
  /// Beside a recognizer that gets no touches.
  var disabled: String { get }
  /// Beside a recognizer whose change is held back, the longest text first.
  func waits(for recognizer: String) -> [String]
  /// The number of a view in the hit test, from 1, and its answer.
  func visit(_ view: String, number: Int, _ answer: VisitAnswer) -> String
  /// What keeps a view from taking touches as it looks, with its rule.
  func badge(_ badge: ViewBadge, _ view: String) -> String
  /// Beside the slider: the first and the last layer of views that is drawn. Windows are layer 0.
  func layers(_ first: Int, _ last: Int) -> String
  /// What the slider does.
  var layersHelp: String { get }
  /// One of its two thumbs.
  func layer(isFirst: Bool, _ layer: Int) -> String
  /// Above the path from the window to the selection.
  var path: String { get }
}

/// What a view answered to the hit test.
package enum VisitAnswer: Sendable {
  /// It contains the point; another view is the hit view.
  case contains
  case isHitView
  /// `number` is how far the point lies outside (points), or the view's alpha.
  case refused(Reason, Rule, number: Double)
}

/// What the badge of a view means.
package enum ViewBadge: Sendable {
  case hidden, interactionOff, clips, transform
  case alpha(Double)
}
