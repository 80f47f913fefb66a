/// What Japanese sentences of several rooms share.
///
/// Latin names and numbers stand between spaces, as in the glossary; a space falls away beside a Japanese sign of
/// punctuation.
extension [String] {
  /// `a、b、c`
  var inJapanese: String { joined(separator: "、") }
}

extension Cause {
  /// Why it came so, for a recognizer that needs so many touches.
  func inJapanese(touches: Int) -> String { JapaneseReason().sentence(self, touches: touches) }
}

extension Refusal {
  /// Why it was not asked or not let in.
  var inJapanese: String { JapaneseReason().sentence(self) }
}

extension StateLabel {
  /// UIKit's states have UIKit's names; the other two are words of the program.
  var inJapanese: String {
    switch self {
    case .possible: "possible"
    case .held: "待機"
    case .began: "began"
    case .changed: "changed"
    case .ended: "ended"
    case .cancelled: "cancelled"
    case .failed: "failed"
    case .prevented: "妨げられた"
    }
  }
}
