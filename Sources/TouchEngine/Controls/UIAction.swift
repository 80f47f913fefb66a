public import Foundation

/// A closure as what a control does, with a title for where it is shown.
@preconcurrency @MainActor
open class UIAction: NSObject {
  /// Tells actions apart: one control has each identifier once (CTL-23, documented).
  public nonisolated struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The text that tells it apart.
    public let rawValue: String
    /// By the text that tells it apart.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// By the text that tells it apart.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// What a button shows.
  open var title: String
  /// Given by the program, or its own.
  public let identifier: Identifier
  /// The control that sends it, while the handler runs.
  public internal(set) weak var sender: AnyObject?
  private let handler: (UIAction) -> Void

  /// Without an identifier it gets one of its own.
  public init(
    title: String = "", identifier: Identifier? = nil, handler: @escaping (UIAction) -> Void
  ) {
    self.title = title
    self.handler = handler
    self.identifier =
      identifier ?? Identifier("touchscope.action.\(EngineStack.current.nextActionNumber())")
  }

  final func run(from sender: AnyObject) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
