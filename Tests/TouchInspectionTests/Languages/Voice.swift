import TouchCanvas
import TouchInspection
import TouchLanguage

/// What panels are read in: the languages of the program, and one that nobody speaks, whose texts are those of English
/// and 40 % longer, with accents on their capitals.
enum Voice: CaseIterable {
  case english, chinese, japanese, pseudo

  var language: TextLanguage {
    switch self {
    case .english, .pseudo: .english
    case .chinese: .chinese
    case .japanese: .japanese
    }
  }

  var metrics: VoiceMetrics { VoiceMetrics(stretch: self == .pseudo ? 1.4 : 1) }
  var look: Look { Look(theme: .dark, metrics: metrics) }

  func speak<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Text.speaking(language, body)
  }
}

/// Fixed-width metrics in which Chinese and Japanese signs are as wide as they are high.
struct VoiceMetrics: TextMeasuring {
  /// How much wider a text is than its letters.
  var stretch: Double

  func width(of text: String, in font: Font) -> Double {
    text.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x2E80 ? 1 : 0.6 * stretch) } * font.size
  }

  func ascent(of font: Font) -> Double { font.size * (stretch > 1 ? 1.05 : 0.95) }
  func descent(of font: Font) -> Double { font.size * (stretch > 1 ? 0.3 : 0.25) }
}
