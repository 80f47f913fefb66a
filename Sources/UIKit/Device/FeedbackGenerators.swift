public import Foundation
import TouchEngine

/// Something that a hand would feel: here it leaves a line in the trace.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Nothing to prepare.
  public override init() { super.init() }
  /// Wakes the device's motor; there is none.
  open func prepare() {}

  final func feel(_ what: String) { Engine.current.printed("feedback \(what)") }
}

/// The bump of two things that meet.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How heavy the things are.
  public nonisolated enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

  private let style: FeedbackStyle

  /// A bump of things of this weight.
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  /// A bump of medium weight.
  public override convenience init() { self.init(style: .medium) }

  /// Traced as `feedback impact medium`.
  open func impactOccurred() { feel("impact \(style)") }
  /// Traced with its strength, 0 to 1.
  open func impactOccurred(intensity: CGFloat) { feel("impact \(style) \(intensity)") }
}

/// The tick of a selection that moves.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Traced as `feedback selection`.
  open func selectionChanged() { feel("selection") }
}

/// The feel of a task that went well or did not.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How it went.
  public nonisolated enum FeedbackType: Int, Sendable { case success, warning, error }
  /// Traced as `feedback notification success`.
  open func notificationOccurred(_ notificationType: FeedbackType) {
    feel("notification \(notificationType)")
  }
}
