/// Finds commands by some letters of their titles.
enum PaletteSearch {
  struct Match: Equatable, Sendable {
    let command: Command
    /// Which characters of the title were meant; nothing when the id was.
    let positions: [Int]
    let score: Int
  }

  /// Best matches first, equal ones in the order of the catalogue; everything when nothing is asked.
  static func find(_ query: String, in commands: [Command] = CommandCatalog.all) -> [Match] {
    let letters = Array(query.lowercased()).filter { !$0.isWhitespace }
    let matches = commands.enumerated().compactMap { index, command in
      match(letters, command).map { (index, $0) }
    }
    return matches.sorted { ($1.1.score, $0.0) < ($0.1.score, $1.0) }.map(\.1)
  }

  /// Titles count before ids.
  private static func match(_ letters: [Character], _ command: Command) -> Match? {
    if let found = align(letters, command.title) {
      return Match(command: command, positions: found.positions, score: found.score + 1)
    }
    // A word of the second line counts more than letters that are strewn over an id.
    let summary = command.summary.lowercased().filter { !$0.isWhitespace }
    if letters.count > 2, summary.contains(String(letters)) {
      return Match(command: command, positions: [], score: letters.count * inSummary)
    }
    guard let found = align(letters, command.id) else { return nil }
    return Match(command: command, positions: [], score: found.score / 2)
  }

  private static let inSummary = 8

  private static let each = 2
  private static let atWordStart = 10
  private static let afterAnother = 10
  private static let atFirst = 4
  private static let insideAfterGap = -6

  /// The best way to find the letters in this order; nil when there is none.
  private static func align(_ letters: [Character], _ title: String) -> (
    score: Int, positions: [Int]
  )? {
    let text = Array(title.lowercased())
    guard !letters.isEmpty else { return (0, []) }
    guard letters.count <= text.count else { return nil }
    // Per place of the last letter so far: the best score, and the way there.
    var best: [Int: (score: Int, positions: [Int])] = [:]
    for (index, letter) in letters.enumerated() {
      var next: [Int: (score: Int, positions: [Int])] = [:]
      for (at, character) in text.enumerated() where character == letter {
        let own = each + start(text, at)
        if index == 0 {
          next[at] = (own, [at])
          continue
        }
        for before in 0..<at {
          guard let way = best[before] else { continue }
          let score = way.score + own + step(from: before, to: at, own)
          if next[at].map({ score > $0.score }) ?? true { next[at] = (score, way.positions + [at]) }
        }
      }
      best = next
    }
    return best.sorted { $0.key < $1.key }.map(\.value).max { $0.score < $1.score }
  }

  private static func step(from before: Int, to at: Int, _ own: Int) -> Int {
    if before == at - 1 { return afterAnother }
    return own == each ? insideAfterGap : 0
  }

  private static func start(_ text: [Character], _ at: Int) -> Int {
    if at == 0 { return atWordStart + atFirst }
    let before = text[at - 1]
    return before.isLetter || before.isNumber ? 0 : atWordStart
  }
}
