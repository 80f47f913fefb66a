import Foundation
import Testing
import TouchCanvas
import TouchFiles
import TouchLanguage

@testable import TouchCanvasSDL

/// Layers look the same in a window and in a picture, from scratch and after changes.
@Suite(.serialized) struct LayerTests {
  private let fonts = FontBook()
  private let size = CGSize(width: 160, height: 120)

  private func layer(
    _ id: String, _ frame: CGRect, _ text: String, background: Color = Color(0x22272E)
  ) -> Layer {
    var list = DrawList()
    list.fill(.circle(CGPoint(x: frame.midX, y: frame.midY), 30.3), Color(0x2F7AA8))
    list.stroke(.roundedRectangle(frame.insetBy(dx: 4, dy: 4), 6), .white, width: 1)
    list.text(text, at: CGPoint(x: frame.minX + 8.4, y: frame.midY), .ui(13), .white)
    return Layer(id: id, frame: frame, list: list, background: background)
  }

  private var layers: [Layer] {
    [
      layer("left", CGRect(x: 0, y: 0, width: 70.3, height: 120), "left"),
      layer("right", CGRect(x: 70.3, y: 0, width: 89.7, height: 120), "right"),
      layer(
        "over", CGRect(x: 40.5, y: 30.2, width: 60.1, height: 50.6), "over",
        background: Color(0x804020, alpha: 0.4)),
    ]
  }

  private func picture(_ layers: [Layer], _ scale: Double) throws -> [UInt8] {
    let canvas = try #require(SoftwareCanvas(size: size, scale: scale, fonts: fonts))
    canvas.draw(layers: layers)
    return canvas.pixels
  }

  private func withWindow(_ scale: Double, _ body: (WindowCanvas) throws -> Void) throws {
    setenv("SDL_VIDEODRIVER", "dummy", 1)
    let window = try WindowCanvas(
      title: "Layers", size: size, scale: scale, isResizable: false, fonts: fonts)
    defer { window.close() }
    try body(window)
  }

  /// Figures have masks of their own, from which every number of a text has the pixels of the whole text.
  @Test(arguments: [9.5, 11, 13, 16.5, 22])
  func numbersOfPartsLookLikeWholeTexts(_ size: Double) throws {
    func pixels(_ text: String, _ weight: Font.Weight, figuresUpTo longest: Int) throws -> [UInt8] {
      let buffer = try #require(PixelBuffer(PixelBox(left: 0, top: 0, right: 700, bottom: 60)))
      buffer.clear(.black)
      TextPainter(fonts: fonts, figuresUpTo: longest).draw(
        text, CGPoint(x: 7.3, y: 40), .mono(size, weight), .white, nil, buffer, CoverageMap())
      return buffer.rgba
    }
    let texts = [
      "x 238.6 y 372.5", "moved 233.9\u{A0}pt 401\u{A0}pt/s", "\u{D7}65", "1400",
      "0 of 350 ms \u{B7} 7",
      "12345678901234567890123456789", "touch 1",
    ]
    for text in texts {
      for weight in [Font.Weight.regular, .semibold] {
        let whole = try pixels(text, weight, figuresUpTo: 0)
        #expect(whole.contains { $0 > 0 && $0 < 255 })
        #expect(try pixels(text, weight, figuresUpTo: 160) == whole, "\(text)")
      }
    }
    #expect(FigureText("touch one", longest: 160) == nil, "no figure")
    #expect(FigureText("1 \u{89E6}", longest: 160) == nil, "a sign that may be wider")
    #expect(FigureText("12345", longest: 4) == nil, "too long")
  }

  /// A picture that the window writes says of what it was made, as those that are made without one do.
  @Test func picturesOfTheWindowRecordFontsAndVersions() throws {
    try withWindow(1) { window in
      window.draw(layers: layers)
      window.present()
      let base = NSTemporaryDirectory() + "touchscope-window-\(UUID().uuidString)"
      let path = try #require(try window.writePNG(firstOf: [base + "-1.png"], in: FileSystem()))
      try window.writePNG(to: base + "-2.png")
      defer { for n in 1...2 { try? FileManager.default.removeItem(atPath: "\(base)-\(n).png") } }
      for path in [path, base + "-2.png"] {
        let notes = try PNGChunks.texts(Data(contentsOf: URL(fileURLWithPath: path)))
        #expect(notes["Software"] == ProgramVersion.program)
        #expect(notes["Libraries"]?.contains("FreeType") == true)
        #expect(notes["Fonts"] == fonts.fileNames.sorted().joined(separator: " "))
      }
    }
  }

  @Test(arguments: [1.0, 1.25, 2.0]) func windowsShowWhatPicturesShow(_ scale: Double) throws {
    try withWindow(scale) { window in
      var layers = self.layers
      window.draw(layers: layers)
      window.present()
      #expect(try window.pixels == picture(layers, scale))
      #expect(window.redraws == 3)
      window.draw(layers: layers)
      #expect(window.redraws == 3, "nothing has changed")

      layers[1] = layer("right", layers[1].frame, "changed")
      window.draw(layers: layers)
      #expect(try window.pixels == picture(layers, scale))
      #expect(window.redraws == 4, "one has changed")

      layers[2].frame.origin.x -= 20
      window.draw(layers: layers)
      #expect(try window.pixels == picture(layers, scale))

      layers[0].background = .white
      window.draw(layers: layers)
      #expect(try window.pixels == picture(layers, scale))

      layers.remove(at: 1)
      window.draw(layers: layers)
      #expect(try window.pixels == picture(layers, scale))
      layers.reverse()
      window.draw(layers: layers)
      #expect(try window.pixels == picture(layers, scale))

      window.draw(layers[0].list, background: .black)
      let canvas = try #require(SoftwareCanvas(size: size, scale: scale, fonts: fonts))
      canvas.draw(layers[0].list, background: .black)
      #expect(window.pixels == canvas.pixels)
      window.draw(layers: layers)
      #expect(try window.pixels == picture(layers, scale))
    }
  }

  /// However a picture changes, what is drawn anew of it fits what stays.
  @Test(arguments: [1.0, 1.25, 2.0]) func changesLookLikeDrawingAnew(_ scale: Double) throws {
    try withWindow(scale) { window in
      var dice = Dice(state: 7)
      var pieces = (0..<30).map { _ in piece(&dice) }
      for round in 0..<60 {
        switch dice.roll(4) {
        case 0: pieces.insert(piece(&dice), at: dice.roll(pieces.count + 1))
        case 1 where pieces.count > 5: pieces.remove(at: dice.roll(pieces.count))
        case 2: pieces.swapAt(dice.roll(pieces.count), dice.roll(pieces.count))
        default: pieces[dice.roll(pieces.count)] = piece(&dice)
        }
        var list = DrawList()
        for piece in pieces { list.append(piece) }
        let layers = [
          Layer(
            id: "changing", frame: CGRect(origin: .zero, size: size), list: list,
            background: Color(0x22272E))
        ]
        window.draw(layers: layers)
        let isSame = try window.pixels == picture(layers, scale)
        #expect(isSame, "round \(round)")
      }
    }
  }

  /// What stays below is drawn once and copied from then on, until something of it changes.
  @Test func whatStaysBelowTheChangesIsKept() throws {
    try withWindow(1) { window in
      var dice = Dice(state: 3)
      var below = (0..<20).map { _ in piece(&dice) }
      for round in 0..<24 {
        if round == 12 { below[1] = piece(&dice) }
        var list = DrawList()
        for piece in below { list.append(piece) }
        list.fill(
          .rectangle(CGRect(origin: .zero, size: size)), .black.opacity(Double(round) / 40 + 0.1))
        list.append(piece(&dice))
        let layers = [
          Layer(
            id: "moving", frame: CGRect(origin: .zero, size: size), list: list,
            background: Color(0x22272E))
        ]
        window.draw(layers: layers)
        let isSame = try window.pixels == picture(layers, 1)
        #expect(isSame, "round \(round)")
        #expect(window.grounds == ((4..<12).contains(round) || round >= 16 ? 1 : 0), "\(round)")
      }
    }
  }

  /// Numbers that are the same in every run.
  private struct Dice {
    var state: UInt64
    mutating func roll(_ sides: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(sides))
    }
  }

  private func piece(_ dice: inout Dice) -> DrawList {
    var list = DrawList()
    let at = CGPoint(x: Double(dice.roll(1700)) / 10 - 5, y: Double(dice.roll(1300)) / 10 - 5)
    let around = CGRect(x: at.x - 20, y: at.y - 15, width: 40.3, height: 30.7)
    let color = Color(UInt32(dice.roll(0xFFFFFF)), alpha: dice.roll(2) == 0 ? 1 : 0.6)
    let far = CGPoint(x: at.x + Double(dice.roll(90)) - 45, y: at.y + Double(dice.roll(90)) - 45)
    switch dice.roll(8) {
    case 0: list.fill(.circle(at, 12.4), color)
    case 1: list.stroke(.polyline([at, far, CGPoint(x: at.x + 5, y: at.y)]), color, width: 3.3)
    case 2: list.stroke(.ellipse(around), color, width: 1.2, dash: [4, 3])
    case 3: list.pattern(.roundedRectangle(around, 6), color, .stripes)
    case 4: list.text("Ägypten 登录 j \(dice.roll(100))", at: at, .ui(12), color)
    case 5: list.stroke(.rectangle(around), color)
    case 6:
      list.clipped(to: [at, far, CGPoint(x: far.x, y: at.y + 9)]) {
        $0.fill(.rectangle(around), color)
        $0.text("cut", at: at, .mono(11), .white)
      }
    default:
      list.clipped(to: around) { $0.fill(.circle(far, 40), color) }
    }
    return list
  }

  /// Side by side they are the pixels of one list, whatever the scale.
  @Test(arguments: [1.0, 1.25, 2.0]) func layersAreCutsOfOneList(_ scale: Double) throws {
    let whole = layer("whole", CGRect(origin: .zero, size: size), "a text across the border")
    let canvas = try #require(SoftwareCanvas(size: size, scale: scale, fonts: fonts))
    canvas.draw(whole.list, background: whole.background)
    var left = whole
    left.id = "left"
    left.frame.size.width = 63.7
    var right = whole
    right.frame.origin.x = 63.7
    right.frame.size.width -= 63.7
    #expect(try picture([left, right], scale) == canvas.pixels)
  }

  @Test func emptyAndOutlyingFramesDoNoHarm() throws {
    let none = layer("none", .zero, "none")
    let far = layer("far", CGRect(x: 900, y: 900, width: 10, height: 10), "far")
    #expect(try picture([none, far] + layers, 1) == picture(layers, 1))
  }

  @Test func aSecondWindowOpensAfterTheFirst() throws {
    for _ in 0..<2 {
      try withWindow(1) { window in
        window.draw(layers: layers)
        window.present()
        #expect(window.pixels.count == 160 * 120 * 4)
      }
    }
  }
}
