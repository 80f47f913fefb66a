import Foundation
import Testing
import TouchGeometry

@testable import TouchCanvas

@Suite struct CanvasTests {
  @Test func aListPrintsAsText() {
    var list = DrawList()
    list.fill(.rectangle(CGRect(x: 0, y: 0, width: 10, height: 5.25)), Color(0x22272E))
    list.stroke(
      .line(CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4)), .white.opacity(0.5), width: 1.5,
      dash: [4, 2])
    list.text("card", at: CGPoint(x: 12.5, y: 40), .ui(13, .medium), Color(0xE8EAED))
    list.clipped(to: CGRect(x: 0, y: 0, width: 1, height: 1)) {
      $0.pattern(.circle(.zero, 1), .black, .dots)
    }
    #expect(
      list.text.split(separator: "\n").map(String.init).prefix(4) == [
        "fill #22272e M0,0 L10,0 L10,5.25 L0,5.25 Z", "stroke #ffffff80 1.5 dash 4,2 M1,2 L3,4",
        "text \"card\" 12.5,40 ui 13 medium #e8eaed", "clip 0,0 1,0 1,1 0,1",
      ])
    #expect(list.text.hasSuffix("unclip"))
  }

  @Test func longTextsLoseTheirMiddle() {
    let metrics = FixedTextMetrics()
    let font = Font.ui(10)
    #expect(metrics.truncated("short", to: 100, in: font) == "short")
    let cut = metrics.truncated("settingsLongPressGestureRecognizer", to: 90, in: font)
    #expect(cut.hasPrefix("settin") && cut.contains("…") && cut.hasSuffix("gnizer"))
    #expect(metrics.width(of: cut, in: font) <= 90)
  }

  /// Names one inside the other lose the outer ones; a file's name and a number are cut in their middle.
  @Test func dottedNamesKeepTheirEnd() {
    let metrics = FixedTextMetrics()
    let font = Font.ui(10)
    func cut(_ text: String, _ letters: Int) -> String {
      metrics.truncated(text, to: Double(letters) * 6 + 1, in: font)
    }
    #expect(cut("table.row2.content", 15) == "…row2.content")
    #expect(cut("table.row2.content", 9) == "…content")
    #expect(cut("020-button-in-scroll.yaml", 12).hasPrefix("020-bu"))
    #expect(cut("long.property.value with words", 14).hasPrefix("long.pr"))
    // Neither a point nor a blank stands beside the ellipsis.
    #expect(cut("A drag from the left edge", 15) == "A drag…ft edge")
    #expect(cut("abc. efghijklmnop", 8) == "abc…mnop")
  }

  /// Counts the characters that are measured.
  private nonisolated final class CountingMetrics: TextMeasuring {
    private let fixed = FixedTextMetrics()
    private(set) var characters = 0
    func width(of text: String, in font: Font) -> Double {
      characters += text.count
      return fixed.width(of: text, in: font)
    }
    func ascent(of font: Font) -> Double { fixed.ascent(of: font) }
    func descent(of font: Font) -> Double { fixed.descent(of: font) }
  }

  @Test func whatIsMeasuredOfALongTextGrowsWithIt() {
    let font = Font.ui(10)
    for length in [1000, 2000, 64_000] {
      let text = String(repeating: "abcdefgh", count: length / 8)
      for cut in [CountingMetrics.truncated, CountingMetrics.headTruncated] {
        let metrics = CountingMetrics()
        let shown = cut(metrics)(text, 300, font)
        #expect(shown.count == 50)
        // All of it once, and a few short ones.
        #expect(metrics.characters < length + 1000)
      }
    }
  }

  @Test func everythingThatFitsIsKept() {
    let metrics = FixedTextMetrics()
    let font = Font.ui(10)
    for length in 1...30 {
      let text = String("abcdefghijklmnopqrstuvwxyz0123".prefix(length))
      for room in 0...32 {
        let width = Double(room) * 6 + 1
        let cut = metrics.truncated(text, to: width, in: font)
        #expect(cut.count == (length <= room ? length : room > 2 ? room : 1))
        let head = metrics.headTruncated(text, to: width, in: font)
        #expect(head.count == (length <= room ? length : max(1, room)))
      }
    }
  }

  @Test(arguments: [
    (0, "0"), (-0.0, "0"), (12.345, "12.35"), (-3.05, "-3.05"), (.nan, "0"), (.infinity, "0"),
    (-.infinity, "0"), (1e300, "1e+300"), (-1e17, "-1e+17"), (8e13, "80000000000000"),
    (.greatestFiniteMagnitude, "1.7976931348623157e+308"), (.leastNonzeroMagnitude, "0"),
  ])
  func everyNumberHasAText(_ number: Double, _ text: String) {
    #expect(Path.number(number) == text)
  }

  /// Contrasts of docs/ux.md: text 4.5, graphics 3 on both grounds of the theme.
  @Test(arguments: [Theme.dark, .light]) func coloursAreReadable(_ theme: Theme) {
    for ground in [theme.window, theme.panel] {
      #expect(contrast(theme.text, ground) >= 4.5 && contrast(theme.secondary, ground) >= 4.5)
      for look in [
        theme.possible, theme.held, theme.began, theme.changed, theme.ended, theme.cancelled,
        theme.failed, theme.prevented,
      ] {
        #expect(contrast(look.color, ground) >= 2.95, "\(look.color.hex) on \(ground.hex)")
        #expect(contrast(look.label, look.color) >= 4.5, "\(look.label.hex) on \(look.color.hex)")
      }
    }
    for color in Theme.touches { #expect(contrast(color, theme.window) >= 2.95) }
  }

  private func contrast(_ a: Color, _ b: Color) -> Double {
    func luminance(_ c: Color) -> Double {
      func linear(_ v: UInt8) -> Double {
        let x = Double(v) / 255
        return x <= 0.03928 ? x / 12.92 : pow((x + 0.055) / 1.055, 2.4)
      }
      return 0.2126 * linear(c.red) + 0.7152 * linear(c.green) + 0.0722 * linear(c.blue)
    }
    let (x, y) = (luminance(a), luminance(b))
    return (max(x, y) + 0.05) / (min(x, y) + 0.05)
  }
}
