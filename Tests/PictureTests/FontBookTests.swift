import Testing
import TouchCanvas

@testable import TouchCanvasSDL

/// Widths of texts.
@Suite struct FontBookTests {
  private let fonts = FontBook()

  /// The width of a text whose characters are equally wide follows from their number: it is that which SDL_ttf measures.
  @Test func charactersOfAColumnAreEquallyWide() throws {
    let font = Font.mono(11)
    let file = try #require(fonts.firstFile(font))
    var texts = (32..<127).map { String(UnicodeScalar(UInt8($0))) }
    texts += texts.flatMap { ["1\($0)", "\($0).5", "x 120.0\($0)y 7.5 pt"] }
    texts += [
      "->", "!=", "===", "<=>", "www", "fi", "//", "x 375.25 y 812.0", "moved\u{A0}7.5\u{A0}pt", "",
    ]
    for text in texts {
      #expect(
        fonts.width(of: text, in: font) == fonts.measuredWidth(of: text, file) * 11, "'\(text)'")
    }
    #expect(fonts.cells(of: file) != nil)
  }

  /// Where they are not, each text is measured.
  @Test func charactersOfProseAreNot() throws {
    let font = Font.ui(13)
    #expect(fonts.width(of: "iii", in: font) < fonts.width(of: "mmm", in: font))
    #expect(fonts.cells(of: try #require(fonts.firstFile(font))) == nil)
  }
}
