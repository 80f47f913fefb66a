import Foundation
import Testing
import TouchCanvas
import TouchLanguage

@testable import TouchInspection

/// Chinese and Japanese are broken between signs, and nowhere else.
@Suite struct EastAsianLineTests {
  private let look = Voice.chinese.look
  private let font = Font.ui(13)
  private nonisolated static let texts = [
    "命中测试：问了 12 个视图，3 个拒绝（badge、cover 和 list）。button 是包含这个点的最深的视图。",
    "它的触摸移动了 12.4 pt（需要 10），过了 0.35 s 还没有“双击”。",
    "ヒットテスト：ビューに尋ね、「card」がタッチを受け取った。スクロールビューのパンは、ちょっと待つ。",
  ]
  private static let never = Set("、。，：；）」”ーっょァ")

  @Test(arguments: texts) func linesFitAndLoseNothing(_ text: String) {
    for width in stride(from: 60.0, through: 500, by: 20) {
      let lines = look.wrap(text, width, font)
      func bare(_ text: String) -> String { text.filter { $0 != " " } }
      #expect(bare(lines.joined()) == bare(text))
      for (index, line) in lines.enumerated() {
        #expect(look.width(line, font) <= width, "\(line)")
        #expect(line.first != " " && line.last != " " && !line.isEmpty)
        if width >= 160, index > 0 { #expect(!Self.never.contains(line.first ?? "、"), "\(line)") }
        if width >= 160 { #expect(!"（“「".contains(line.last ?? "（"), "\(line)") }
      }
      // Lines are filled: with the next sign, and the punctuation that clings to it, none would fit.
      for (line, next) in zip(lines, lines.dropFirst()) where width >= 160 {
        #expect(look.width(line, font) > width - 13 * 9, "\(width): \(line) / \(next)")
      }
    }
  }

  @Test func numbersKeepTheirUnits() {
    let atoms = EastAsianLines.atoms(of: "移动了 12.4 pt（需要 10），过了 0.35 s。")
    #expect(atoms.map(\.text).contains("12.4 pt"))
    #expect(atoms.map(\.text).contains("0.35 s。"))
    #expect(atoms.first { $0.text.hasPrefix("12.4") }?.followsBlank == true)
  }

  /// Names keep their weight and colour, and the sentence around them is broken where its signs end.
  @Test func proseIsBrokenBetweenSigns() {
    let name = MarkedText.name("singleTap")
    let text = MarkedText(
      "\(name) 在等待 \(MarkedText.name("doubleTap")) 失败，所以 \(name) 晚了 350 ms 才触发（见规则）。")
    for width in stride(from: 80.0, through: 400, by: 20) {
      let prose = Prose(
        look: look, input: PanelStory.input(), font: font, color: look.theme.text, lineHeight: 19)
      var list = DrawList()
      let bottom = prose.draw(text, x: 0, y: 0, width: width, &list)
      #expect(bottom == prose.height(text, width: width))
      var lines: [Double: (text: String, end: Double)] = [:]
      for case .text(let run, let at, let font, _) in list.commands {
        let end = at.x + look.width(run, font)
        #expect(end <= width + 0.01, "\(run) at \(width)")
        lines[at.y.rounded()] = ((lines[at.y.rounded()]?.text ?? "") + run, end)
      }
      let all = lines.sorted { $0.key < $1.key }.map(\.value.text)
      #expect(all.joined().filter { $0 != " " } == text.plain.filter { $0 != " " })
      for line in all.dropFirst() { #expect(!Self.never.contains(line.first ?? "，"), "\(line)") }
      #expect(all.count <= Int(look.width(text.plain, font) / (width - 65)) + 2 || width < 140)
    }
  }
}
