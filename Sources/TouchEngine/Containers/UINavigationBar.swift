public import Foundation
public import TouchTrace

/// Sizes of bars, points (EC-54).
enum BarSizes {
  static let bar = 44.0
  static let button = 96.0

  /// Tall screens are those without a home button.
  private static func isTall(_ screen: CGSize) -> Bool { screen.height > 800 }

  static func statusBar(_ screen: CGSize) -> Double { isTall(screen) ? 47 : 20 }
  static func tabBar(_ screen: CGSize) -> Double { isTall(screen) ? 83 : 49 }
}

/// The bar of a navigation controller: a title, a way back, buttons.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  let backButton = _UIButtonBarButton(frame: .zero)
  private var left: _UIButtonBarButton?
  private var right: _UIButtonBarButton?

  /// The items of the stack; the last one shows, the one before it names the back button.
  open var items: [UINavigationItem]? {
    didSet { showItems() }
  }
  /// The item in front; nil for an empty bar.
  open var topItem: UINavigationItem? { items?.last }
  /// The item behind the front one; nil when there is none.
  open var backItem: UINavigationItem? { items.flatMap { $0.count > 1 ? $0[$0.count - 2] : nil } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(backButton)
    backButton.isBack = true
    backButton.isHidden = true
  }

  /// The same from a coder; none carries anything here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The button that goes back.
  public var touchscopeBackButton: UIControl { backButton }

  private func showItems() {
    let height = bounds.height
    backButton.frame = CGRect(x: 0, y: 0, width: BarSizes.button, height: height)
    backButton.title = backItem.map { $0.backButtonTitle ?? $0.title ?? "Back" } ?? ""
    backButton.isHidden = backItem == nil || topItem?.hidesBackButton == true
    left = exchange(left, topItem?.leftBarButtonItem, x: 0)
    right = exchange(right, topItem?.rightBarButtonItem, x: bounds.width - BarSizes.button)
    if left != nil { backButton.isHidden = true }
    touchscopeEngine.lookVersion += 1
  }

  private func exchange(
    _ old: _UIButtonBarButton?, _ item: UIBarButtonItem?, x: Double
  ) -> _UIButtonBarButton? {
    let button = item?.button
    if old !== button { old?.removeFromSuperview() }
    guard let button else { return nil }
    button.frame = CGRect(x: x, y: 0, width: BarSizes.button, height: bounds.height)
    button.autoresizingMask = x > 0 ? .flexibleLeftMargin : .flexibleRightMargin
    if button.superview !== self { addSubview(button) }
    return button
  }

  open override var touchscopeMarks: [Mark] {
    // The background reaches up behind the status bar.
    let back = CGRect(
      x: 0, y: -frame.minY, width: bounds.width, height: bounds.height + frame.minY)
    return [
      .roundedRectangle(back, radius: 0, fill: BarLook.fill, stroke: nil, width: 0),
      BarLook.line(y: bounds.maxY, width: bounds.width),
      .text(
        topItem?.title ?? "", bounds.insetBy(dx: BarSizes.button, dy: 0), size: 17,
        alignment: .center, color: BarLook.ink),
    ]
  }
}

/// Colours that bars share.
enum BarLook {
  static let fill = RGBA(0.965, 0.97, 0.98)
  static let ink = RGBA(0.08, 0.1, 0.14)
  static let tint = RGBA(0.0, 0.42, 0.87)
  static let idle = RGBA(0.44, 0.47, 0.52)

  static func line(y: Double, width: Double) -> Mark {
    .polyline(
      [CGPoint(x: 0, y: y), CGPoint(x: width, y: y)], closed: false, fill: nil,
      stroke: RGBA(0, 0, 0, 0.22), width: 1)
  }
}

/// A button of a navigation bar.
final class _UIButtonBarButton: UIControl {
  var title = "" { didSet { touchscopeEngine.lookVersion += 1 } }
  var isBack = false

  convenience init(item: UIBarButtonItem) {
    self.init(frame: .zero)
    title = item.title ?? ""
    touchscopeAddTarget(for: .touchUpInside) { [weak item] in item?.perform() }
  }

  override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, isOuterSingleTap(recognizer) else {
      return super.gestureRecognizerShouldBegin(recognizer)
    }
    return false
  }

  override var touchscopeMarks: [Mark] {
    let tint = BarLook.tint
    let color = isHighlighted ? RGBA(tint.red, tint.green, tint.blue, 0.35) : tint
    guard isBack else {
      return [
        .text(
          title, bounds.insetBy(dx: 12, dy: 0), size: 17,
          alignment: frame.minX > 0 ? .right : .left, color: color)
      ]
    }
    let y = bounds.midY
    let arrow = [CGPoint(x: 17, y: y - 9), CGPoint(x: 8, y: y), CGPoint(x: 17, y: y + 9)]
    return [
      .polyline(arrow, closed: false, fill: nil, stroke: color, width: 2.5),
      .text(
        title, CGRect(x: 24, y: 0, width: bounds.width - 24, height: bounds.height), size: 17,
        alignment: .left, color: color),
    ]
  }
}
