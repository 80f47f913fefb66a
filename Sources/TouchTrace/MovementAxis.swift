/// The axes of the screen along which a recognizer measures movement, or a scroll view scrolls.
public enum MovementAxis: Hashable, Sendable, CaseIterable {
  case horizontal, vertical
  /// Both, each for itself: a scroll view that scrolls in two directions.
  case both

  /// By the directions in which something can move; nil without any.
  public init?(horizontal: Bool, vertical: Bool) {
    switch (horizontal, vertical) {
    case (true, true): self = .both
    case (true, false): self = .horizontal
    case (false, true): self = .vertical
    case (false, false): return nil
    }
  }
}
