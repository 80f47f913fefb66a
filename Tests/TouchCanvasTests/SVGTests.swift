import Foundation
import Testing
import TouchGeometry

@testable import TouchCanvas

@Suite struct SVGTests {
  private func document(
    _ list: DrawList, title: String = "Tap", description: String = "One finger"
  ) -> String {
    SVG.document(
      list, size: CGSize(width: 100, height: 80.5), background: Color(0x14171C),
      metrics: FixedTextMetrics(), title: title, description: description)
  }

  /// The elements of a document, outermost first; fails the test when it is no XML.
  private func elements(_ list: DrawList) throws -> [XMLElements.Element] {
    try XMLElements.read(document(list))
  }

  private func elements(_ name: String, _ list: DrawList) throws -> [XMLElements.Element] {
    try elements(list).filter { $0.name == name }
  }

  private let square = CGRect(x: 10, y: 10, width: 20, height: 20)

  private func everything() -> DrawList {
    var list = DrawList()
    list.fill(.circle(CGPoint(x: 40, y: 40), 20), Color(0x2F7AA8))
    list.stroke(.line(.zero, CGPoint(x: 9, y: 7)), .white, width: 1.5, dash: [5, 3])
    list.clipped(to: square) {
      $0.pattern(.rectangle(square), .black.opacity(0.75), .stripes)
      $0.text("card", at: CGPoint(x: 12.5, y: 40), .ui(13, .medium), Color(0xE8EAED))
    }
    return list
  }

  // MARK: The document

  @Test func anEmptyListIsADocument() {
    #expect(
      document(DrawList()) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <svg xmlns="http://www.w3.org/2000/svg" width="100" height="80.5" viewBox="0 0 100 80.5" \
        role="img" aria-labelledby="title desc" stroke-linecap="butt" stroke-linejoin="miter" \
        stroke-miterlimit="2.83">
        <title id="title">Tap</title>
        <desc id="desc">One finger</desc>
        <rect width="100" height="80.5" fill="#14171c"/>
        </svg>

        """)
    #expect(throws: Never.self) { try elements(DrawList()) }
  }

  @Test func everyCommandAppears() throws {
    let names = try elements(everything()).map(\.name)
    #expect(
      names.prefix(9) == [
        "svg", "title", "desc", "defs", "clipPath", "polygon", "rect", "path", "path",
      ])
    #expect(names.dropFirst(9).prefix(2) == ["g", "g"])
    #expect(names.dropFirst(11).dropLast().allSatisfy { $0 == "path" })
    #expect(names.last == "text")
  }

  @Test func numbersWithoutAPlaceAreNotDrawn() throws {
    var list = DrawList()
    for rect in [
      CGRect.null, .infinite, CGRect(x: Double.nan, y: 0, width: 1, height: 1),
      CGRect(x: 1e300, y: -1e300, width: 1e308, height: 1e308),
    ] {
      list.fill(.roundedRectangle(rect, 3), .white)
      list.stroke(.ellipse(rect), .white, width: .nan)
      list.text("x", at: rect.origin, .ui(12), .white)
      list.clipped(to: rect) { $0.pattern(.rectangle(square), .white, .dots) }
    }
    for path in try elements("path", list) {
      #expect(path["d"]?.contains("nan") == false && path["d"]?.contains("inf") == false)
    }
  }

  @Test func theSameListGivesTheSameText() {
    #expect(document(everything()) == document(everything()))
  }

  // MARK: Shapes

  @Test func coloursHaveTheirOpacityBeside() throws {
    var list = DrawList()
    list.fill(.rectangle(square), Color(0x2F7AA8, alpha: 0.75))
    list.fill(.rectangle(square), .clear)
    let paths = try elements("path", list)
    #expect(paths.count == 1)
    #expect(paths[0]["fill"] == "#2f7aa8" && paths[0]["fill-opacity"] == "0.75")
    #expect(paths[0]["d"] == "M10,10 L30,10 L30,30 L10,30 Z")
  }

  @Test func subpathsCutNoHoles() throws {
    var path = Path.rectangle(square)
    path.segments += Path.rectangle(square.insetBy(dx: 5, dy: 5)).segments
    // After a close a path goes on from the next point.
    path.line(CGPoint(x: 1, y: 2))
    path.line(CGPoint(x: 3, y: 4.005))
    var list = DrawList()
    list.fill(path, .black)
    #expect(
      try elements("path", list).map { $0["d"] } == [
        "M10,10 L30,10 L30,30 L10,30 Z", "M15,15 L25,15 L25,25 L15,25 Z", "M1,2 L3,4.01",
      ])
  }

  @Test func strokesHaveWidthAndDashes() throws {
    var list = DrawList()
    list.stroke(.line(.zero, CGPoint(x: 9, y: 7)), .white.opacity(0.5), width: 1.5, dash: [5, 0])
    list.stroke(.circle(.zero, 10), .black, width: 2)
    list.stroke(.circle(.zero, 10), .black, width: 0)
    let paths = try elements("path", list)
    #expect(paths.count == 2)
    #expect(paths.map { $0["fill"] } == ["none", "none"])
    #expect(paths.map { $0["stroke"] } == ["#ffffff", "#000000"])
    #expect(paths.map { $0["stroke-opacity"] } == ["0.5", nil])
    #expect(paths.map { $0["stroke-width"] } == ["1.5", "2"])
    #expect(paths.map { $0["stroke-dasharray"] } == ["5 0.1", nil])
    #expect(paths[0]["d"] == "M0,0 L9,7")
  }

  @Test func hairlinesAlongAnAxisCoverWholePoints() throws {
    var list = DrawList()
    list.stroke(.line(CGPoint(x: 0.2, y: 10.3), CGPoint(x: 9, y: 10.3)), .black, width: 1)
    list.stroke(.rectangle(square), .black, width: 1)
    list.stroke(.rectangle(square), .black, width: 3)
    list.stroke(.line(.zero, CGPoint(x: 9, y: 7)), .black, width: 1)
    list.stroke(.roundedRectangle(square, 4), .black, width: 1)
    let paths = try elements("path", list).compactMap { $0["d"] }
    #expect(paths[0] == "M0.2,10.5 L9,10.5")
    #expect(paths[1] == "M10.5,10.5 L30.5,10.5 L30.5,30.5 L10.5,30.5 Z")
    #expect(paths[2] == "M10,10 L30,10 L30,30 L10,30 Z")
    #expect(paths[3] == "M0,0 L9,7")
    #expect(paths[4].hasPrefix("M14,10 L26,10 C"))
  }

  @Test(arguments: [Pattern.stripes, .backStripes, .dots, .crossHatch])
  func patternsStayInsideTheirShape(_ pattern: Pattern) throws {
    var list = DrawList()
    list.pattern(.rectangle(square), .black.opacity(0.75), pattern)
    let group = try #require(try elements("g", list).first)
    #expect(group["fill"] == "#000000" && group["fill-opacity"] == "0.75")
    let paths = try elements("path", list).compactMap { $0["d"] }
    #expect(paths.count > 5)
    for path in paths {
      let numbers = path.split { "MLZ, ".contains($0) }.compactMap { Double($0) }
      #expect(numbers.count >= 6 && numbers.allSatisfy { (10...30).contains($0) }, "\(path)")
    }
  }

  // MARK: Texts

  @Test func textsAreTextsOfTheMeasuredWidth() throws {
    var list = DrawList()
    list.text("card", at: CGPoint(x: 12.5, y: 40), .ui(13, .medium), Color(0xE8EAED))
    list.text("0.24", at: .zero, .mono(11), .black.opacity(0.5))
    list.text("unseen", at: .zero, .ui(13), .clear)
    let texts = try elements("text", list)
    #expect(texts.map(\.text) == ["card", "0.24"])
    #expect(texts.map { $0["x"] } == ["12.5", "0"] && texts.map { $0["y"] } == ["40", "0"])
    #expect(texts.map { $0["textLength"] } == ["31.2", "26.4"])
    #expect(texts.allSatisfy { $0["lengthAdjust"] == "spacingAndGlyphs" })
    #expect(texts.allSatisfy { $0["xml:space"] == "preserve" })
    #expect(texts.map { $0["fill"] } == ["#e8eaed", "#000000"])
    #expect(texts.map { $0["fill-opacity"] } == [nil, "0.5"])
    #expect(texts.map { $0["font-size"] } == ["13", "11"])
    #expect(texts[0]["font-family"]?.hasPrefix("Inter, 'DejaVu Sans'") == true)
    #expect(texts[1]["font-family"]?.hasPrefix("'JetBrains Mono', 'DejaVu Sans Mono'") == true)
  }

  @Test func weightsAreNumbers() throws {
    var list = DrawList()
    for weight in [Font.Weight.regular, .medium, .semibold, .bold] {
      list.text("a", at: .zero, .ui(13, weight), .black)
    }
    #expect(try elements("text", list).map { $0["font-weight"] } == ["400", "500", "600", "700"])
  }

  /// A text of no width has no length to be fitted to.
  @Test func textsWithoutWidthHaveNoLength() throws {
    var list = DrawList()
    list.text("a", at: .zero, .ui(0), .black)
    let text = try #require(try elements("text", list).first)
    #expect(text["textLength"] == nil && text["lengthAdjust"] == nil)
  }

  @Test(arguments: [
    ("a < b && c > \"d\" 'e'", "a < b && c > \"d\" 'e'"), ("]]>", "]]>"), ("  two  ", "  two  "),
    ("<!-- no -->", "<!-- no -->"), ("\t\n\r\r\n", "\t\n\r\r\n"),
    ("\u{0}a\u{1B}\u{1F}", "\u{FFFD}a\u{FFFD}\u{FFFD}"), ("\u{FFFE}\u{FFFF}", "\u{FFFD}\u{FFFD}"),
    ("\u{7F}é👆🏽\u{1FFFE}", "\u{7F}é👆🏽\u{1FFFE}"),
  ]) func textsSurviveTheMarkup(_ text: String, _ expected: String) throws {
    var list = DrawList()
    list.text(text, at: .zero, .ui(13), .black)
    let read = try XMLElements.read(document(list, title: text, description: text))
    for name in ["title", "desc", "text"] {
      let found = try #require(read.first { $0.name == name })
      #expect(Array(found.text.unicodeScalars) == Array(expected.unicodeScalars), "\(name)")
    }
  }

  // MARK: Clips

  /// The clips around each text, outermost first.
  private func clips(_ list: DrawList) throws -> [String: [String]] {
    try elements("text", list).reduce(into: [:]) { $0[$1.text] = $1.clips }
  }

  private func mark(_ text: String, _ list: inout DrawList) {
    list.text(text, at: .zero, .ui(13), .black)
  }

  @Test func clipsNest() throws {
    var list = DrawList()
    list.clipped(to: square) {
      mark("outer", &$0)
      $0.clipped(to: [.zero, CGPoint(x: 9, y: 0), CGPoint(x: 0, y: 9.5)]) { mark("inner", &$0) }
      $0.clipped(to: square) { mark("again", &$0) }
    }
    mark("free", &list)
    #expect(
      try clips(list) == [
        "outer": ["url(#clip1)"], "inner": ["url(#clip1)", "url(#clip2)"],
        "again": ["url(#clip1)", "url(#clip1)"], "free": [],
      ])
    #expect(try elements("clipPath", list).map { $0["id"] } == ["clip1", "clip2"])
    #expect(
      try elements("polygon", list).map { $0["points"] } == [
        "10,10 30,10 30,30 10,30", "0,0 9,0 0,9.5",
      ])
  }

  @Test func clipsEndWithTheDocument() throws {
    var list = DrawList()
    for _ in 0..<3 { list.commands.append(.pushClip(Path.corners(square))) }
    mark("clipped", &list)
    #expect(try clips(list)["clipped"]?.count == 3)
  }

  @Test func endsOfNoClipAreNothing() throws {
    var list = DrawList()
    list.commands = [.popClip, .popClip]
    list.clipped(to: square) { mark("clipped", &$0) }
    list.commands.append(.popClip)
    mark("free", &list)
    #expect(try clips(list) == ["clipped": ["url(#clip1)"], "free": []])
  }

  /// As in the raster, where nothing is inside a clip without an area.
  @Test func aClipWithoutCornersIsDefined() throws {
    var list = DrawList()
    list.clipped(to: []) { mark("clipped", &$0) }
    #expect(try clips(list) == ["clipped": ["url(#clip1)"]])
    #expect(try elements("polygon", list).map { $0["points"] } == [""])
  }
}
