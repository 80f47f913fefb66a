public import Foundation
public import TouchTrace

/// A line of text that becomes the first responder when it is tapped. Its text is not edited by keys.
@preconcurrency @MainActor
open class UITextField: UIControl {
  /// What stands in it.
  open var text: String? = "" { didSet { touchscopeEngine.lookVersion += 1 } }
  /// Shown while there is no text.
  open var placeholder: String? { didSet { touchscopeEngine.lookVersion += 1 } }

  /// True while it is the first responder (documented).
  open var isEditing: Bool { isFirstResponder }

  /// Is asked and told about editing; not kept alive.
  open weak var delegate: (any UITextFieldDelegate)?
  /// A scene's answers in the delegate's place.
  public var touchscopeEditing = EditingHooks()
  private let ownTap = UITextFieldTapGestureRecognizer(target: nil, action: nil)
  /// Its tap has recognized, and the touch that it took is still to be cancelled.
  private var wasTapped = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addTap()
  }

  /// The same from a coder; none carries anything here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addTap()
  }

  private func addTap() {
    ownTap.addTarget(self, action: Selector("handleTap", UITextField.handleTap))
    addGestureRecognizer(ownTap)
  }

  open override var touchscopeOwnRecognizers: [(suffix: String, recognizer: UIGestureRecognizer)] {
    [("tap", ownTap)]
  }

  open override var isEnabled: Bool { didSet { ownTap.isEnabled = isEnabled } }

  open override var canBecomeFirstResponder: Bool { isEnabled }
  /// Stands for its use in lists of actions (assumed).
  open override var touchscopeTriggerEvent: UIControl.Event { .editingDidBegin }

  /// A tap on it beats a single tap of a view around it, as a button's does (EC-121).
  open override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, isOuterSingleTap(recognizer) else {
      return super.gestureRecognizerShouldBegin(recognizer)
    }
    return false
  }

  /// First the finger is taken away from the field, which sends touchCancel; then it asks (CTL-60).
  private func handleTap() {
    if isTracking { wasTapped = true } else { becomeFirstResponder() }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    guard wasTapped else { return }
    wasTapped = false
    becomeFirstResponder()
  }

  /// A finger that was no tap, because it rested or moved, begins the editing at its lift too (EC-28).
  open override func touchscopeTriggered() { becomeFirstResponder() }

  /// Asks the delegate first (documented).
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard window != nil, canBecomeFirstResponder else { return false }
    guard
      allows(
        .textFieldShouldBeginEditing, touchscopeEditing.shouldBegin,
        { $0.textFieldShouldBeginEditing(self) })
    else { return false }
    return super.becomeFirstResponder()
  }

  /// Asks the delegate first (documented).
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard
      allows(
        .textFieldShouldEndEditing, touchscopeEditing.shouldEnd,
        { $0.textFieldShouldEndEditing(self) })
    else { return false }
    return super.resignFirstResponder()
  }

  /// Sends editingDidBegin (CTL-16, documented).
  override func didBecomeFirst() {
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
  }

  /// Sends editingDidEnd (CTL-16, documented).
  override func didResignFirst() {
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
  }

  /// The Return key of a keyboard. With a yes of the delegate editingDidEndOnExit is sent; whoever listens to it ends the
  /// editing (documented).
  public final func touchscopeReturn() {
    guard isEditing,
      allows(
        .textFieldShouldReturn, touchscopeEditing.shouldReturn,
        { $0.textFieldShouldReturn(self) })
    else { return }
    sendActions(for: .editingDidEndOnExit)
    if allControlEvents.contains(.editingDidEndOnExit) { resignFirstResponder() }
  }

  /// A scene's answer or the delegate's; a default one is not traced.
  private func allows(
    _ question: Verb, _ answer: Bool?, _ ask: (any UITextFieldDelegate) -> Bool
  ) -> Bool {
    touchscopeEngine.lastAnswer.isDefault = false
    guard let answer = answer ?? delegate.map(ask) else { return true }
    if !touchscopeEngine.lastAnswer.isDefault {
      touchscopeEngine.record(
        TraceEvent(
          kind: .decision, verb: question, subject: touchscopeHandle, answer: answer,
          source: .delegate))
    }
    return answer
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

/// A scene's answers to the questions of a text field; nil asks the delegate.
public struct EditingHooks {
  /// The delegate's answer.
  public var shouldBegin: Bool?
  /// The delegate's answer.
  public var shouldEnd: Bool?
  /// The delegate's answer.
  public var shouldReturn: Bool?
  /// With nothing set.
  public init() {}
}

/// What a text field asks and tells; every method may be left out.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
  /// Whether it may be edited.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// It is edited now.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether it may be left.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// It was left.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Whether the return key does what it does.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Yes, unless a delegate says otherwise.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    textField.touchscopeEngine.lastAnswer.isDefault = true
    return true
  }
  /// Does nothing unless a delegate says otherwise.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Yes, unless a delegate says otherwise.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    textField.touchscopeEngine.lastAnswer.isDefault = true
    return true
  }
  /// Does nothing unless a delegate says otherwise.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Yes, unless a delegate says otherwise.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.touchscopeEngine.lastAnswer.isDefault = true
    return true
  }
}
