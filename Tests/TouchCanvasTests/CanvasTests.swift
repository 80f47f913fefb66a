import Foundation
import Testing
import TouchGeometry

@testable import TouchCanvas

@Suite struct CanvasTests {
  private func triangles(_ list: DrawList, scale: Double = 1) -> [Vertex] {
    Tessellator.batches(list, scale: scale).flatMap { batch -> [Vertex] in
      switch batch {
      case .triangles(let vertices): return vertices
      case .rectangle(let r, let color):
        let p = [(r.minX, r.minY), (r.maxX, r.minY), (r.maxX, r.maxY), (r.minX, r.maxY)].map {
          Vertex(CGPoint(x: $0.0, y: $0.1), color)
        }
        return [p[0], p[1], p[2], p[0], p[2], p[3]]
      case .text: return []
      }
    }
  }

  /// Area weighted by alpha, so that soft edges count by half.
  private func coverage(_ vertices: [Vertex]) -> Double {
    stride(from: 0, to: vertices.count, by: 3).reduce(0) { sum, index in
      let (a, b, c) = (vertices[index], vertices[index + 1], vertices[index + 2])
      let area = abs((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)) / 2
      let alpha = (Double(a.color.alpha) + Double(b.color.alpha) + Double(c.color.alpha)) / 3 / 255
      return sum + area * alpha
    }
  }

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

  @Test(arguments: [1.0, 1.25, 2.0]) func aCircleCoversItsArea(_ scale: Double) {
    var list = DrawList()
    list.fill(.circle(CGPoint(x: 50, y: 50), 40), .black)
    let area = coverage(triangles(list, scale: scale)) / (scale * scale)
    #expect(abs(area / (.pi * 1600) - 1) < 0.01)
  }

  @Test func aConcaveShapeIsFilledInside() {
    let points = [(0, 0), (40, 0), (40, 40), (20, 10), (0, 40)].map { CGPoint(x: $0.0, y: $0.1) }
    var list = DrawList()
    list.fill(.polygon(points), .black)
    #expect(abs(coverage(triangles(list)) / abs(Polygons.area(points)) - 1) < 0.04)
  }

  @Test func linesAlongAnAxisAreCrisp() {
    var list = DrawList()
    list.stroke(.line(CGPoint(x: 0, y: 10.3), CGPoint(x: 100, y: 10.3)), .black, width: 1)
    let vertices = triangles(list)
    #expect(Set(vertices.map(\.y)) == [10, 11])
    #expect(vertices.allSatisfy { $0.color.alpha == 255 })
  }

  @Test func dashesAreAsLongAsAsked() {
    var list = DrawList()
    list.stroke(
      .line(CGPoint(x: 0, y: 0.5), CGPoint(x: 60, y: 0.5)), .black, width: 1, dash: [10, 5])
    #expect(abs(coverage(triangles(list)) - 40) < 0.01)
  }

  @Test func clipsCutWhatIsOutside() {
    var list = DrawList()
    list.clipped(to: CGRect(x: 10, y: 10, width: 20, height: 20)) {
      $0.fill(.circle(CGPoint(x: 20, y: 20), 40), .black)
    }
    #expect(abs(coverage(triangles(list)) - 400) < 0.5)
    #expect(triangles(list).allSatisfy { $0.x >= 10 - 1e-9 && $0.x <= 30 + 1e-9 })
  }

  @Test func longTextsLoseTheirMiddle() {
    let metrics = FixedTextMetrics()
    let font = Font.ui(10)
    #expect(metrics.truncated("short", to: 100, in: font) == "short")
    let cut = metrics.truncated("settingsLongPressGestureRecognizer", to: 90, in: font)
    #expect(cut.hasPrefix("settin") && cut.contains("…") && cut.hasSuffix("gnizer"))
    #expect(metrics.width(of: cut, in: font) <= 90)
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
