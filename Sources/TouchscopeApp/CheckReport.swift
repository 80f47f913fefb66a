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

  private static func escape(_ text: String) -> String {
    text.reduce(into: "") { out, character in
      switch character {
      case "&": out += "&amp;"
      case "<": out += "&lt;"
      case ">": out += "&gt;"
      case "\"": out += "&quot;"
      default: out.append(character)
      }
    }
  }
}
