public import Foundation
public import TouchTrace

/// The button of one controller in a tab bar.
@preconcurrency @MainActor
open class UITabBarItem: NSObject {
  private weak var controller: UIViewController?
  private var storedTitle: String?
  /// A number for one's own use.
  open var tag = 0

  init(controller: UIViewController) {
    self.controller = controller
    super.init()
  }

  /// With a title and a number.
  public init(title: String?, tag: Int) {
    storedTitle = title
    self.tag = tag
    super.init()
  }

  /// The controller's title unless it is given (documented).
  open var title: String? {
    get { storedTitle ?? controller?.title }
    set { storedTitle = newValue }
  }
}

/// The bar of a tab bar controller, with a button for each of its controllers.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// Called with the number of a tapped button.
  var onTap: ((Int) -> Void)?
  private(set) var buttons: [UITabBarButton] = []

  /// What is listed, from top to bottom.
  open private(set) var items: [UITabBarItem]?
  open private(set) var selectedItem: UITabBarItem?

  /// The buttons, from left to right.
  public var touchscopeButtons: [UIControl] { buttons }

  func show(_ items: [UITabBarItem], selected: Int?) {
    self.items = items
    selectedItem = selected.flatMap { items.indices.contains($0) ? items[$0] : nil }
    while buttons.count > items.count { buttons.removeLast().removeFromSuperview() }
    while buttons.count < items.count { addButton() }
    // Below the buttons a tall screen has room for its home indicator.
    let height = min(bounds.height, 49)
    let width = bounds.width / Double(max(items.count, 1))
    let stretches: AutoresizingMask = [
      .flexibleWidth, .flexibleLeftMargin, .flexibleRightMargin,
    ]
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(x: Double(index) * width, y: 0, width: width, height: height)
      button.autoresizingMask = stretches
      button.item = items[index]
      button.isSelected = index == selected
    }
    touchscopeEngine.lookVersion += 1
  }

  private func addButton() {
    let button = UITabBarButton(frame: .zero)
    let index = buttons.count
    button.touchscopeAddTarget(for: .touchUpInside) { [unowned self] in onTap?(index) }
    if let name = touchscopeName { button.touchscopeName = "\(name).\(index + 1)" }
    buttons.append(button)
    addSubview(button)
  }

  open override var touchscopeMarks: [Mark] {
    [
      .roundedRectangle(bounds, radius: 0, fill: BarLook.fill, stroke: nil, width: 0),
      BarLook.line(y: 0, width: bounds.width),
    ]
  }
}

/// What a tab bar tells; the controller that has the bar is told.
@preconcurrency @MainActor
public protocol UITabBarDelegate: AnyObject {
  /// A tap selected an item.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing unless a delegate says otherwise.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

final class UITabBarButton: UIControl {
  weak var item: UITabBarItem?

  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, isOuterSingleTap(recognizer) else {
      return super.gestureRecognizerShouldBegin(recognizer)
    }
    return false
  }

  override var touchscopeMarks: [Mark] {
    let tint = isSelected || isHighlighted ? BarLook.tint : BarLook.idle
    let icon = CGRect(x: bounds.midX - 11, y: 6, width: 22, height: 22)
    return [
      .roundedRectangle(
        icon, radius: 6, fill: isSelected ? tint : nil, stroke: tint, width: 1.5),
      .text(
        item?.title ?? "", CGRect(x: 0, y: 31, width: bounds.width, height: 14), size: 11,
        alignment: .center, color: tint),
    ]
  }
}
