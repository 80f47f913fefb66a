public import Foundation

/// A key of a keyboard. No press has one here: buttons are those of a remote control.
@preconcurrency @MainActor
open class UIKey: NSObject {
  /// What it types.
  open var characters: String { "" }
  /// What it types without other keys.
  open var charactersIgnoringModifiers: String { "" }
  /// The keys that are held with it.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// Which key, wherever its letter is.
  open var keyCode: UIKeyboardHIDUsage { .keyboardErrorUndefined }
}

/// Keys by their numbers in the USB standard: those that games and drawing apps ask for.
public nonisolated enum UIKeyboardHIDUsage: Int, Sendable {
  case keyboardErrorUndefined = 3
  case keyboardA, keyboardB, keyboardC, keyboardD, keyboardE, keyboardF, keyboardG, keyboardH
  case keyboardI, keyboardJ, keyboardK, keyboardL, keyboardM, keyboardN, keyboardO, keyboardP
  case keyboardQ, keyboardR, keyboardS, keyboardT, keyboardU, keyboardV, keyboardW, keyboardX
  case keyboardY, keyboardZ
  case keyboard1, keyboard2, keyboard3, keyboard4, keyboard5, keyboard6, keyboard7, keyboard8
  case keyboard9, keyboard0
  case keyboardReturnOrEnter, keyboardEscape, keyboardDeleteOrBackspace, keyboardTab
  case keyboardSpacebar
  case keyboardRightArrow = 79
  case keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow
  case keyboardLeftControl = 224
  case keyboardLeftShift, keyboardLeftAlt, keyboardLeftGUI
  case keyboardRightControl, keyboardRightShift, keyboardRightAlt, keyboardRightGUI
}
