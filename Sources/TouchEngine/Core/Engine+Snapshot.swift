import Foundation
public import TouchTrace

extension Engine {
  /// How the scene stands now, for pictures.
  public func snapshot() -> SceneSnapshot {
    perform {
      var views: [ViewSnapshot] = []
      var recognizers: [RecognizerSnapshot] = []
      for window in windows { collect(window, into: &views, &recognizers) }
      noteHelpers(of: application)
      return SceneSnapshot(screen: screen, views: views, recognizers: recognizers)
    }
  }

  private static func scrollTraits(of view: UIView) -> ScrollTraits {
    guard let scrollView = view as? UIScrollView else { return [] }
    let selects =
      switch scrollView {
      case let table as UITableView: table.selection.isAllowed
      case let grid as UICollectionView: grid.allowsSelection || grid.allowsMultipleSelection
      default: false
      }
    var traits: ScrollTraits = selects ? .selectsRows : []
    if scrollView.pinchGestureRecognizer == nil { traits.insert(.cannotZoom) }
    return traits
  }

  private func collect(
    _ view: UIView, into views: inout [ViewSnapshot], _ recognizers: inout [RecognizerSnapshot]
  ) {
    noteLineage(of: view.touchscopeHandle)
    if view is UIScrollView || view is UITextField { noteHelpers(of: view) }
    if let controller = view.viewController { noteHelpers(of: controller) }
    views.append(
      ViewSnapshot(
        handle: view.touchscopeHandle, parent: view.superview?.touchscopeHandle ?? .none,
        name: name(of: view.touchscopeHandle) ?? "<\(type(of: view))>",
        className: "\(type(of: view))",
        bounds: view.bounds, toScreen: view.touchscopeToScreen, alpha: view.alpha,
        isHidden: view.isHidden, isUserInteractionEnabled: view.isUserInteractionEnabled,
        clipsToBounds: view.clipsToBounds, isWindow: view is UIWindow,
        isControl: view is UIControl,
        scrollTraits: Self.scrollTraits(of: view),
        marks: view.touchscopeMarks + view.layerMarks,
        marksInFront: view.touchscopeMarksInFront))
    for recognizer in view.ownRecognizers {
      recognizers.append(
        RecognizerSnapshot(
          handle: recognizer.touchscopeHandle, view: view.touchscopeHandle,
          name: name(of: recognizer.touchscopeHandle) ?? "<\(type(of: recognizer))>",
          className: "\(type(of: recognizer))", isDiscrete: recognizer.touchscopeIsDiscrete,
          isEnabled: recognizer.isEnabled,
          requires: recognizer.record.staticRequirements.map(\.touchscopeHandle),
          need: recognizer.touchscopeNeed,
          delaysTouchesBegan: recognizer.delaysTouchesBegan,
          delaysTouchesEnded: recognizer.delaysTouchesEnded, details: recognizer.touchscopeDetails,
          neverRecognizes: recognizer.touchscopeNeverRecognizes,
          touchesRequired: recognizer.touchscopeTouchesRequired, axis: recognizer.touchscopeAxis,
          actionIsEmpty: recognizer.touchscopeActionIsEmpty))
      noteLineage(of: recognizer.touchscopeHandle)
      noteHelpers(of: recognizer)
    }
    for subview in view.subviews { collect(subview, into: &views, &recognizers) }
  }
}
