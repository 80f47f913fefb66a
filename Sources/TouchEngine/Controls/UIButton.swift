import Foundation
public import TouchTrace

/// A push button; its tap beats a single tap of a view around it (CTL-35).
@preconcurrency @MainActor
open class UIButton: UIControl {
  private var titles: [UInt: String] = [:]

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
    let base = backgroundColor?.touchscopeRGBA ?? RGBA(0.9, 0.93, 0.98)
    let fill =
      isHighlighted ? RGBA(base.red * 0.75, base.green * 0.75, base.blue * 0.75, base.alpha) : base
    let isDark = base.red * 0.3 + base.green * 0.59 + base.blue * 0.11 < 0.6
    let ink = isDark ? RGBA(1, 1, 1) : tintColor.touchscopeRGBA
    var marks: [Mark] = [
      .roundedRectangle(
        bounds, radius: radius, fill: fill, stroke: RGBA(0.1, 0.2, 0.4, 0.25), width: 1)
    ]
    if let title = title(for: state) {
      let color = isEnabled ? ink : RGBA(ink.red, ink.green, ink.blue, 0.4)
      marks.append(
        .text(title, bounds, size: min(17, bounds.height * 0.5), alignment: .center, color: color))
    }
    return marks
  }
}
