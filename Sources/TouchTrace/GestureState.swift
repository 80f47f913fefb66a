/// The six states of a gesture recognizer, with UIKit's numbers (GR-01).
public enum GestureState: UInt8, CaseIterable, Sendable, BitwiseCopyable {
  case possible, began, changed, ended, cancelled, failed

  /// As lines print it.
  public var name: String { "\(self)" }
  /// Whether nothing follows until the reset.
  @inlinable public var isTerminal: Bool { self == .ended || self == .cancelled || self == .failed }
}

/// The phase of a finger in one sample; also the four touch methods of responders and recognizers.
public enum TouchPhase: UInt8, CaseIterable, Sendable, BitwiseCopyable {
  case began, moved, stationary, ended, cancelled

  /// As lines print it.
  public var name: String { "\(self)" }
  /// `touchesBegan` and so on.
  public var methodName: String { "touches" + name.prefix(1).uppercased() + name.dropFirst() }
}
