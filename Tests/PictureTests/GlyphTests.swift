import Foundation
import Testing
import TouchCanvas

@testable import TouchCanvasSDL

/// Texts on pixels: places, widths, and characters that few fonts have.
@Suite(.serialized) struct GlyphTests {
  private let fonts = FontBook()
  nonisolated static let languages = "登录按钮・スクロール・버튼・Größe・🙂"

  /// Columns and rows with ink, of white text on black.
  private func ink(_ text: String, at: CGPoint, _ font: Font, scale: Double = 1) throws
    -> (columns: [Int], rows: [Int], pixels: [UInt8])
  {
    let canvas = try #require(
      SoftwareCanvas(size: CGSize(width: 700, height: 60), scale: scale, fonts: fonts))
    var list = DrawList()
    list.text(text, at: at, font, .white)
    canvas.draw(list, background: .black)
    let pixels = canvas.pixels
    let width = canvas.width
    func hasInk(_ x: Int, _ y: Int) -> Bool { pixels[(y * width + x) * 4] > 40 }
    let columns = (0..<width).filter { x in (0..<canvas.height).contains { hasInk(x, $0) } }
    let rows = (0..<canvas.height).filter { y in (0..<width).contains { hasInk($0, y) } }
    return (columns, rows, pixels)
  }

  @Test(arguments: [1.0, 1.25, 2.0]) func textsStandOnWholePixels(_ scale: Double) throws {
    let font = Font.ui(13)
    let whole = try ink("Held", at: CGPoint(x: 20 / scale, y: 30 / scale), font, scale: scale)
    for (dx, dy) in [(0.3, -0.4), (-0.45, 0.2), (0.1, 0.49)] {
      let moved = try ink(
        "Held", at: CGPoint(x: (20 + dx) / scale, y: (30 + dy) / scale), font, scale: scale)
      #expect(moved.pixels == whole.pixels)
    }
  }

  @Test(arguments: ["singleTap", languages, "160 / 350 ms", "a\u{10FFFD}b"])
  func widthsAgreeWithPixels(_ text: String) throws {
    for (size, scale) in [(13.0, 1.0), (13, 1.25), (20, 2)] {
      let font = Font.ui(size)
      let start = 10.0
      let end = start + fonts.width(of: text, in: font)
      let ink = try ink(text + "|", at: CGPoint(x: start, y: 40), font, scale: scale)
      let bar = try #require(ink.columns.last)
      let room = fonts.width(of: "|", in: font)
      #expect(Double(bar) >= end * scale - 2 && Double(bar) <= (end + room) * scale + 2, "\(text)")
    }
  }

  @Test func charactersOfNoFontAreBoxesWithTheirCode() throws {
    let runs = fonts.runs("a\u{10FFFD}b", .ui(13))
    #expect(runs.map(\.text) == ["a", "U+10FFFD", "b"])
    #expect(runs.map(\.isMissing) == [false, true, false])
    let ink = try ink("\u{10FFFD}", at: CGPoint(x: 10, y: 30), .ui(20))
    #expect(Double(ink.columns.count) > fonts.width(of: "\u{10FFFD}", in: .ui(20)) * 0.9)
    #expect(ink.rows.count >= 15)
  }

  /// Every character has a glyph of a font that has it, or a box; the choice is the same each time.
  @Test func everyCharacterIsShown() {
    let others = FontBook()
    for face in [Font.Face.ui, .mono] {
      let font = Font(face, 13)
      for character in Self.languages + "→①Ωжאᚠ♞𝄞" {
        let file = fonts.file(for: character, font)
        #expect(file.map(fonts.path) == others.file(for: character, font).map(others.path))
        #expect(fonts.runs(String(character), font).map(\.isMissing) == [file == nil])
        #expect(fonts.width(of: String(character), in: font) > 2)
      }
    }
  }

  /// What fontconfig knows a font for is never a box.
  @Test func fontsOutsideTheChainAreFound() {
    for character in "ᚠ♞𝄞①" {
      let scalars = character.unicodeScalars.map(\.value)
      guard SystemFonts.covering(scalars, "sans-serif", .regular) != nil else { continue }
      #expect(fonts.file(for: character, .ui(13)) != nil, "\(character)")
    }
  }

  @Test func slantedClipsCutTexts() throws {
    let canvas = try #require(
      SoftwareCanvas(size: CGSize(width: 100, height: 100), scale: 1, fonts: fonts))
    var list = DrawList()
    let triangle = [(0, 0), (100, 100), (0, 100)].map { CGPoint(x: $0.0, y: $0.1) }
    list.clipped(to: triangle) {
      $0.text("WWWWWWWW", at: CGPoint(x: 0, y: 50), .ui(20, .bold), .white)
    }
    canvas.draw(list, background: .black)
    let pixels = canvas.pixels
    var inside = 0
    for y in 0..<100 {
      for x in 0..<100 where pixels[(y * 100 + x) * 4] > 0 {
        #expect(x <= y)
        inside += 1
      }
    }
    #expect(inside > 50)
  }
}
