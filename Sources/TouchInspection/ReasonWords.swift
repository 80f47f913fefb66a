import TouchTrace

extension Reason {
  /// The code in words: `movedTooFar` is said as `moved too far`.
  var words: String {
    var words = ""
    for letter in code {
      if letter.isUppercase { words += " " }
      words += letter.lowercased()
    }
    return words
  }
}
