import TouchScenes

/// Results in formats for other programs.
@MainActor
enum CheckReport {
  static func junit(_ results: [RunResult]) -> String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text +=
      "<testsuite name=\"scenes\" tests=\"\(results.count)\" failures=\"\(results.filter { !$0.passed }.count)\">\n"
    for result in results {
      text += "  <testcase classname=\"\(escape(result.scene))\" name=\"\(escape(result.run))\">"
      if !result.passed { text += "<failure>\(escape(result.report))</failure>" }
      text += "</testcase>\n"
    }
    return text + "</testsuite>\n"
  }

  /// Without the characters that XML cannot have.
  private static func escape(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in Printable.text(text).unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;".unicodeScalars
      case "<": escaped += "&lt;".unicodeScalars
      case ">": escaped += "&gt;".unicodeScalars
      case "\"": escaped += "&quot;".unicodeScalars
      default: escaped.append(scalar)
      }
    }
    return String(escaped)
  }
}
