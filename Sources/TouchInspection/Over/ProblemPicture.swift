import Foundation
import TouchCanvas
import TouchLanguage

/// What is wrong with a file, in a box over the scene.
package struct ProblemModel: Hashable, Sendable, ExpressibleByStringLiteral {
  /// What it is about; nil for diagnostics of a file that cannot be loaded, which say it themselves.
  package var title: String?
  /// All lines of it.
  package var text: String

  package init(_ text: String, title: String? = nil) {
    self.text = text
    self.title = title
  }

  package init(stringLiteral text: String) { self.init(text) }
}

/// A file that cannot be loaded: what is wrong and where, while the scene before it stays alive below.
enum ProblemPicture {
  private static let mono = Font.mono(12)
  private static let head = 56.0
  private static let step = 18.0

  /// `isStart`: no scene is open, so that none goes on.
  static func draw(
    _ problem: ProblemModel, in bounds: CGRect, isStart: Bool = false, _ look: Look
  ) -> Picture {
    let text = problem.text
    var picture = Picture()
    let width = bounds.width - 16
    let columns = Int((width - 28) / max(1, look.width("0", mono)))
    let lines = lines(text, columns: columns)
    // The scene below it goes on.
    let most = max(6, Int((bounds.height * 0.6 - head - 10) / step))
    let rest = lines.count - most
    let shown = rest > 0 ? Array(lines.prefix(most - 1)) : lines
    let height = head + Double(min(lines.count, most)) * step + 10
    let box = CGRect(
      x: bounds.minX + 8, y: bounds.minY + 8, width: width, height: min(height, bounds.height - 16))
    picture.list.fill(.roundedRectangle(box, 8), Color(0x3A1614))
    picture.list.stroke(.roundedRectangle(box, 8), look.theme.danger, width: 1.5)
    let tooltip = isStart ? Text.over.escapeHidesProblem : Text.over.hideProblem
    picture.region(.problem, box, tooltip)
    title(problem, isStart, box, look, &picture)
    picture.list.clipped(to: box) { list in
      func line(_ text: String, _ index: Int, _ color: Color) {
        list.label(
          text, x: box.minX + 14, middle: box.minY + head + 7 + Double(index) * step, mono, color,
          look)
      }
      for (index, text) in shown.enumerated() {
        line(text, index, text.contains("^") && isCaret(text) ? .white : Color(0xFFE3DF))
      }
      if rest > 0 {
        line(Text.over.moreLines(rest + 1), most - 1, .white)
      }
    }
    return picture
  }

  private static func title(
    _ problem: ProblemModel, _ isStart: Bool, _ box: CGRect, _ look: Look,
    _ picture: inout Picture
  ) {
    let side = 28.0
    let close = CGRect(x: box.maxX - side - 6, y: box.minY + 6, width: side, height: side)
    Glyph.cross(
      &picture.list, at: CGPoint(x: close.midX, y: close.midY), size: 9, .white, width: 1.8)
    picture.region(.command(.problemClose), close, Text.over.escapeHidesProblem)
    let available = close.minX - box.minX - 24
    for (index, wordings) in texts(problem, isStart).enumerated() {
      let font = index == 0 ? Font.ui(14, .semibold) : Font.ui(12)
      let line =
        wordings.first { look.width($0, font) <= available } ?? wordings[wordings.count - 1]
      picture.list.label(
        look.fit(line, available, font), x: box.minX + 14,
        middle: box.minY + 19 + Double(index) * 20,
        font, .white, look)
    }
  }

  /// What cannot be loaded, and what to do, each from the longest wording to the shortest.
  private static func texts(_ problem: ProblemModel, _ isStart: Bool) -> [[String]] {
    let text = problem.text
    if let title = problem.title { return [[title], [Text.over.escapeHidesProblem]] }
    let count = text.split(separator: "\n").count { $0.contains(": error: ") }
    let path = text.split(separator: ":").first.map(String.init) ?? ""
    let file = path.split(separator: "/").last.map(String.init)
    return [
      [Text.over.notLoaded(count > 0 ? file : nil, problems: count)],
      isStart ? Text.over.notOpenedAdvice : Text.over.notLoadedAdvice,
    ]
  }

  // MARK: Lines

  /// The text in lines of a width. A line of the file is not wrapped, as the caret below it would point at nothing: it
  /// is shown around the caret.
  static func lines(_ text: String, columns: Int) -> [String] {
    let all = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let columns = max(20, columns)
    var lines: [String] = []
    var index = 0
    while index < all.count {
      if all.indices.contains(index + 1), isCaret(all[index + 1]) {
        lines += window(all[index], all[index + 1], columns)
        index += 2
      } else {
        lines += wrapped(all[index], columns)
        index += 1
      }
    }
    return lines
  }

  private static func isCaret(_ line: String) -> Bool {
    line.hasSuffix("^") && line.dropLast().allSatisfy { $0 == " " || $0 == "|" }
  }

  /// A line of the file and its caret, both without what has no room at their left.
  private static func window(_ source: String, _ caret: String, _ columns: Int) -> [String] {
    guard source.count > columns else { return [source, caret] }
    let gutter = source.firstIndex(of: "|").map {
      source.distance(from: source.startIndex, to: $0) + 2
    }
    let head = min(gutter ?? 0, columns / 2)
    let available = columns - head - 2
    let caretColumn = max(0, caret.count - 1 - head)
    let body = source.dropFirst(head)
    let start = max(0, min(caretColumn - available / 2, body.count - available))
    let cut = String(body.dropFirst(start).prefix(available))
    let left = start > 0 ? "\u{2026}" : ""
    let right = start + available < body.count ? "\u{2026}" : ""
    return [
      source.prefix(head) + left + cut + right,
      caret.prefix(head) + String(repeating: " ", count: caretColumn - start + left.count) + "^",
    ]
  }

  private static func wrapped(_ line: String, _ columns: Int) -> [String] {
    guard line.count > columns else { return [line] }
    let indent = String(line.prefix { $0 == " " })
    var lines: [String] = []
    var now = indent
    for word in line.dropFirst(indent.count).split(separator: " ", omittingEmptySubsequences: false)
    {
      if now.count > indent.count, now.count + word.count + 1 > columns {
        lines.append(now)
        now = indent + "  "
      }
      now += now.allSatisfy { $0 == " " } ? String(word) : " " + word
      while now.count > columns {
        lines.append(String(now.prefix(columns)))
        now = indent + "  " + now.dropFirst(columns)
      }
    }
    return lines + [now]
  }
}
