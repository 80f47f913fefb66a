import TouchTrace

/// Whom objects of the scene ask and tell, for diagrams.
extension Engine {
  /// Keeps the classes of an object's delegate and data source, once it has one.
  func noteHelpers(of object: UIResponder) {
    noteHelpers(of: object.touchscopeHandle) { object.helpers }
  }

  /// Keeps the class of a recognizer's delegate; where the scene's file answers for one, the protocol.
  func noteHelpers(of recognizer: UIGestureRecognizer) {
    noteHelpers(of: recognizer.touchscopeHandle) {
      let isAnswered = recognizer.delegate == nil && recognizer.touchscopeHooks.answersForDelegate
      return isAnswered
        ? [.delegate: "UIGestureRecognizerDelegate"]
        : HelperRole.classes(delegate: recognizer.delegate)
    }
  }

  private func noteHelpers(of handle: Handle, _ find: () -> [HelperRole: String]) {
    guard recorder.kinds != 0, recorder.probed == nil, recorder.trace.helpers[handle] == nil else {
      return
    }
    let helpers = find()
    if !helpers.isEmpty { recorder.trace.setHelpers(helpers, of: handle) }
  }
}

extension HelperRole {
  /// The classes of those that are there.
  static func classes(
    delegate: AnyObject?, dataSource: AnyObject? = nil
  ) -> [HelperRole: String] {
    var classes: [HelperRole: String] = [:]
    if let delegate { classes[.delegate] = name(of: delegate) }
    if let dataSource { classes[.dataSource] = name(of: dataSource) }
    return classes
  }

  private static func name(of helper: AnyObject) -> String {
    (helper as? any ProtocolStandIn)?.standsFor ?? "\(type(of: helper))"
  }
}

/// An object that a scene's file has in the place of an app's: diagrams name the protocol, as no class of an app answers.
package protocol ProtocolStandIn: AnyObject {
  /// The protocol: `UITableViewDataSource`.
  var standsFor: String { get }
}

extension RecognizerHooks {
  /// Whether there is what a scene's file says in the place of a delegate.
  package var answersForDelegate: Bool {
    shouldBegin != nil || shouldReceiveTouch != nil || simultaneousWith != nil
      || requireFailureOf != nil || beRequiredToFailBy != nil
  }
}

extension UIResponder {
  /// The classes of its delegate and its data source; empty for what has none.
  fileprivate var helpers: [HelperRole: String] {
    switch self {
    case let table as UITableView:
      HelperRole.classes(delegate: table.delegate, dataSource: table.dataSource)
    case let collection as UICollectionView:
      HelperRole.classes(delegate: collection.delegate, dataSource: collection.dataSource)
    case let scroll as UIScrollView: HelperRole.classes(delegate: scroll.delegate)
    case let field as UITextField: HelperRole.classes(delegate: field.delegate)
    case let tabs as UITabBarController: HelperRole.classes(delegate: tabs.delegate)
    case let stack as UINavigationController: HelperRole.classes(delegate: stack.delegate)
    case let pages as UIPageViewController:
      HelperRole.classes(delegate: pages.delegate, dataSource: pages.dataSource)
    case let application as UIApplication: HelperRole.classes(delegate: application.delegate)
    default: [:]
    }
  }
}
