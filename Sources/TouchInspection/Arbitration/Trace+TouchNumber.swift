import TouchTrace

extension Trace {
  /// The number of a touch; nil for what is none.
  func touchNumber(of handle: Handle) -> Int? {
    let name = name(of: handle)
    return name.hasPrefix(Self.touchPrefix) ? Int(name.dropFirst(Self.touchPrefix.count)) : nil
  }

  /// Traces name touches by number.
  private static let touchPrefix = "finger"
}
