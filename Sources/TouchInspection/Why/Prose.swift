import Foundation
import TouchArticles
import TouchCanvas
import TouchLanguage
import TouchReading
import TouchTrace

/// Sentences in which each name is semibold, in the colour of its state at the playhead.
struct Prose {
  /// A piece of a line in one font and colour.
  private struct Run {
    var text: String
    var font: Font
    var color: Color
    var width: Double
  }

  let look: Look
  let input: PictureInput
  /// Of the words around the names.
  var font: Font
  var color: Color
  /// From one line to the next, points.
  var lineHeight: Double
  /// The weight of names.
  var nameWeight = Font.Weight.semibold

  /// Draws a sentence in lines from `y` down; returns the y below the last one.
  func draw(
    _ text: MarkedText, x: Double, y: Double, width: Double, _ list: inout DrawList
  ) -> Double {
    var y = y
    for line in lines(text, width: width) {
      var left = x
      for run in line {
        list.label(run.text, x: left, middle: y + lineHeight / 2, run.font, run.color, look)
        left += run.width
      }
      y += lineHeight
    }
    return y
  }

  /// How high a sentence is, points.
  func height(_ text: MarkedText, width: Double) -> Double {
    Double(lines(text, width: width).count) * lineHeight
  }

  // MARK: Lines

  /// What cannot be broken; a name and the comma after it are one word of two runs.
  private struct Word {
    var runs: [Run]
    /// A blank stands before it, unless it begins a line.
    var followsBlank: Bool

    var width: Double { runs.reduce(0) { $0 + $1.width } }
    var text: String { runs.map(\.text).joined() }
  }

  private func lines(_ text: MarkedText, width: Double) -> [[Run]] {
    let space = look.width(" ", font)
    var lines: [[Run]] = []
    var line: [Run] = []
    var used = 0.0
    for word in words(text).flatMap({ fitting($0, width) }) {
      let blank = word.followsBlank && !line.isEmpty ? space : 0
      if !line.isEmpty, used + blank + word.width > width {
        lines.append(line)
        line = []
        used = 0
      } else if blank > 0 {
        line.append(Run(text: " ", font: font, color: color, width: space))
        used += space
      }
      line += word.runs
      used += word.width
    }
    if !line.isEmpty { lines.append(line) }
    return lines.map(joined)
  }

  private func words(_ text: MarkedText) -> [Word] {
    SearchText.isEastAsian(text.plain) ? signs(text) : latin(text)
  }

  /// Words between blanks; numbers keep their units.
  private func latin(_ text: MarkedText) -> [Word] {
    var words: [[Run]] = []
    var word: [Run] = []
    func close() {
      if !word.isEmpty { words.append(word) }
      word = []
    }
    for part in text.parts {
      if part.isName {
        word.append(run(ObjectLabel(part.text).text, named, ink(of: part.text)))
        continue
      }
      for (index, piece) in part.text.split(separator: " ", omittingEmptySubsequences: false)
        .enumerated()
      {
        if index > 0 { close() }
        if !piece.isEmpty { word.append(run(String(piece), font, color)) }
      }
    }
    close()
    return Look.glued(words.map { $0.map(\.text).joined() }).map { group in
      var runs: [Run] = []
      for index in group {
        if !runs.isEmpty { runs.append(run(" ", font, color)) }
        runs += words[index]
      }
      return Word(runs: runs, followsBlank: true)
    }
  }

  /// What Chinese and Japanese are not broken in.
  private func signs(_ text: MarkedText) -> [Word] {
    var words: [Word] = []
    var endsWithBlank = false
    func add(_ run: Run, followsBlank: Bool) {
      let clings =
        !followsBlank
        && (EastAsianLines.clings(run.text) || EastAsianLines.opens(words.last?.text ?? ""))
      if clings, !words.isEmpty {
        words[words.count - 1].runs.append(run)
      } else {
        words.append(Word(runs: [run], followsBlank: followsBlank))
      }
    }
    for part in text.parts {
      if part.isName {
        add(
          run(ObjectLabel(part.text).text, named, ink(of: part.text)), followsBlank: endsWithBlank)
        endsWithBlank = false
        continue
      }
      for atom in EastAsianLines.atoms(of: part.text[...]) {
        add(run(atom.text, font, color), followsBlank: atom.followsBlank || endsWithBlank)
        endsWithBlank = false
      }
      endsWithBlank = part.text.last == " "
    }
    return words
  }

  /// A word that is wider than a line is broken where the line ends.
  private func fitting(_ word: Word, _ width: Double) -> [Word] {
    guard word.width > width else { return [word] }
    var words: [Word] = []
    for run in word.runs {
      for (index, piece) in look.wrap(run.text, width, run.font).enumerated() {
        let followsBlank = index > 0 ? run.text.contains(" ") : words.isEmpty && word.followsBlank
        words.append(
          Word(runs: [self.run(piece, run.font, run.color)], followsBlank: followsBlank))
      }
    }
    return words
  }

  /// Neighbours in one font and colour become one run.
  private func joined(_ line: [Run]) -> [Run] {
    var runs: [Run] = []
    for next in line {
      if let last = runs.last, last.font == next.font, last.color == next.color {
        runs[runs.count - 1] = run(last.text + next.text, next.font, next.color)
      } else {
        runs.append(next)
      }
    }
    return runs
  }

  private var named: Font { Font(font.face, font.size, nameWeight) }

  private func run(_ text: String, _ font: Font, _ color: Color) -> Run {
    Run(text: text, font: font, color: color, width: look.width(text, font))
  }

  /// The colour of a recognizer's state; what is no recognizer has the colour of text.
  private func ink(of name: String) -> Color {
    guard let recognizer = input.snapshot.recognizers.first(where: { $0.name == name }),
      let reading = input.reading.recognizer(recognizer.handle), reading.wasInPlay
    else { return look.theme.text }
    return StateLook.ink(reading, look.theme)
  }
}
