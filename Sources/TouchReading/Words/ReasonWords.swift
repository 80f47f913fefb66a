import TouchTrace

extension Reason {
  /// Failed because another recognized, not by a rule of its own.
  package var isPrevention: Bool { self == .preventedBy || self == .requiredOneRecognized }

  /// The code in words: `movedTooFar` is said as `moved too far`.
  package var words: String {
    var words = ""
    for letter in code {
      if letter.isUppercase { words += " " }
      words += letter.lowercased()
    }
    return words
  }
}
