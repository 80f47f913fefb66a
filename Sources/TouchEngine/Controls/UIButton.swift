import Foundation
public import TouchTrace

/// A push button; its tap beats a single tap of a view around it (CTL-35).
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// Kinds of buttons; they all look alike here.
  public nonisolated enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
    /// Another name of the system's.
    public static let roundedRect = ButtonType.system
  }

  /// What it was made as.
  public internal(set) var buttonType = ButtonType.custom
  private var titles: [UInt: String] = [:]
  private var titleColors: [UInt: UIColor] = [:]
  private var madeLabel: UIButtonLabel?

  /// Shows the title in place of the button itself, from when it is first asked for; for its font and alignment.
  ///
  /// Text and colour are the button's, as UIKit writes them over at every layout.
  open var titleLabel: UILabel? {
    if madeLabel == nil {
      let label = UIButtonLabel(frame: bounds)
      label.button = self
      label.textAlignment = .center
      madeLabel = label
      addSubview(label)
    }
    return madeLabel
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    madeLabel?.placeQuietly(bounds)
  }

  /// Sets the colour of the title in a state; nil takes it away.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    titleColors[state.rawValue] = color
    touchscopeEngine.lookVersion += 1
  }

  /// The colour of the title in a state, or else the normal one's; nil when none was set.
  open func titleColor(for state: UIControl.State) -> UIColor? {
    titleColors[state.rawValue] ?? titleColors[UIControl.State.normal.rawValue]
  }

  /// The title that shows now.
  open var currentTitle: String? { title(for: state) }

  /// The colour of the title that shows now: white on a dark button, else its tint, unless one was set.
  open var currentTitleColor: UIColor {
    if let color = titleColor(for: state) { return color }
    let base = ownFill
    let isDark = base.red * 0.3 + base.green * 0.59 + base.blue * 0.11 < 0.6
    let ink: UIColor = isDark ? UIColor(white: 1, alpha: 1) : tintColor
    return isEnabled ? ink : ink.withAlphaComponent(0.4)
  }

  private var ownFill: RGBA { backgroundColor?.touchscopeRGBA ?? RGBA(0.9, 0.93, 0.98) }

  /// Sets the title of a state; nil takes it away.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles[state.rawValue] = title
    touchscopeEngine.lookVersion += 1
  }

  /// The title of a state, or else the normal one's.
  open func title(for state: UIControl.State) -> String? {
    titles[state.rawValue] ?? titles[UIControl.State.normal.rawValue]
  }

  /// The title of the normal state.
  public var touchscopeTitle: String? {
    get { title(for: .normal) }
    set { setTitle(newValue, for: .normal) }
  }

  open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, isOuterSingleTap(recognizer) else {
      return super.gestureRecognizerShouldBegin(recognizer)
    }
    return false
  }

  override var refusesHits: Bool { !isEnabled }

  /// True: its primary action first turns `isSelected` over (CTL-30).
  open var changesSelectionAsPrimaryAction = false

  /// A tap is also the primary action (CTL-26).
  open override func touchscopeTriggered() {
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    sendActions(for: .primaryActionTriggered)
  }

  open override var touchscopeMarks: [Mark] {
    let radius = touchscopeCornerRadius > 0 ? touchscopeCornerRadius : min(10, bounds.height / 4)
    let base = ownFill
    let fill =
      isHighlighted ? RGBA(base.red * 0.75, base.green * 0.75, base.blue * 0.75, base.alpha) : base
    var marks: [Mark] = [
      .roundedRectangle(
        bounds, radius: radius, fill: fill, stroke: RGBA(0.1, 0.2, 0.4, 0.25), width: 1)
    ]
    if let title = currentTitle, madeLabel == nil {
      marks.append(
        .text(
          title, bounds, size: min(17, bounds.height * 0.5), alignment: .center,
          color: currentTitleColor.touchscopeRGBA))
    }
    return marks
  }
}

extension UIButton {
  /// Of a kind, without a frame yet.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// Of a kind, with what it does and the title of that.
  public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.buttonType = buttonType
    if let title = primaryAction?.title, !title.isEmpty { setTitle(title, for: .normal) }
  }
}

/// The title of a button as a view.
final class UIButtonLabel: UILabel {
  weak var button: UIButton?

  override var text: String? {
    get { button?.currentTitle }
    set {}
  }

  override var textColor: UIColor! {
    get { button?.currentTitleColor ?? super.textColor }
    set {}
  }
}
