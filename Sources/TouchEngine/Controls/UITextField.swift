import Foundation
public import TouchTrace

/// A line of text that becomes the first responder when it is tapped. Its text is not edited by keys.
@preconcurrency @MainActor
open class UITextField: UIControl {
  open var text: String? = "" { didSet { touchscopeEngine.lookVersion += 1 } }
  /// Shown while there is no text.
  open var placeholder: String? { didSet { touchscopeEngine.lookVersion += 1 } }

  /// True while it is the first responder (documented).
  open var isEditing: Bool { isFirstResponder }

  open override var canBecomeFirstResponder: Bool { isEnabled }
  /// Stands for its use in lists of actions (assumed).
  open override var touchscopeTriggerEvent: UIControl.Event { .editingDidBegin }

  open override func touchscopeTriggered() { becomeFirstResponder() }

  /// Sends editingDidBegin (CTL-16, documented).
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    let was = isFirstResponder
    guard super.becomeFirstResponder() else { return false }
    if !was { sendActions(for: .editingDidBegin) }
    return true
  }

  /// Sends editingDidEnd (CTL-16, documented).
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    let was = isFirstResponder
    guard super.resignFirstResponder() else { return false }
    if was { sendActions(for: .editingDidEnd) }
    return true
  }

  open override var touchscopeMarks: [Mark] {
    let edge = isEditing ? RGBA(0.11, 0.36, 0.75) : RGBA(0, 0, 0, 0.25)
    let shown = text ?? ""
    let isEmpty = shown.isEmpty
    let place = bounds.insetBy(dx: min(8, bounds.width / 2), dy: 0)
    var marks: [Mark] = [
      .roundedRectangle(
        bounds, radius: 6, fill: backgroundColor?.touchscopeRGBA ?? RGBA(1, 1, 1), stroke: edge,
        width: isEditing ? 2 : 1),
      .text(
        isEmpty ? placeholder ?? "" : shown, place, size: min(17, bounds.height * 0.5),
        alignment: .left, color: RGBA(0.1, 0.12, 0.16, isEmpty ? 0.4 : 1)),
    ]
    if isEditing, isEmpty {
      let x = place.minX
      marks.append(
        .polyline(
          [CGPoint(x: x, y: bounds.minY + 7), CGPoint(x: x, y: bounds.maxY - 7)], closed: false,
          fill: nil, stroke: edge, width: 2))
    }
    return marks
  }
}
