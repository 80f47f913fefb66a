/// What shows windows from iOS 13 on; a link of the responder chain in that profile alone (RC-03, C-35).
@preconcurrency @MainActor
open class UIScene: UIResponder {
  open override var next: UIResponder? { touchscopeEngine.application }
}

/// The scene that windows belong to.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// From back to front within one level.
  open var windows: [UIWindow] { touchscopeEngine.windows.filter { $0.windowScene === self } }
  /// The window that gets keys and motion.
  open var keyWindow: UIWindow? { touchscopeEngine.keyWindow }
}
