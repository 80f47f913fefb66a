import Foundation
import Testing
import TouchCanvas

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
