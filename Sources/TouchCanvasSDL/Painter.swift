import CSDL2
import CSDL2TTF
import Foundation
import TouchCanvas

/// Draws draw lists with an SDL renderer; keeps the pictures of texts.
final class Painter {
  private let renderer: OpaquePointer
  private let fonts: FontBook
  private var texts: [TextKey: TextPicture] = [:]

  private struct TextKey: Hashable {
    var text: String
    var font: Font
  }

  private struct TextPicture {
    var texture: OpaquePointer
    var width: Int32
    var height: Int32
    /// From the texture's top to the baseline.
    var ascent: Double
  }

  init(renderer: OpaquePointer, fonts: FontBook) {
    self.renderer = renderer
    self.fonts = fonts
    SDL_SetRenderDrawBlendMode(renderer, SDL_BLENDMODE_BLEND)
  }

  func forgetTexts() {
    for picture in texts.values { SDL_DestroyTexture(picture.texture) }
    texts = [:]
  }

  func draw(_ list: DrawList, background: Color, scale: Double) {
    SDL_RenderSetClipRect(renderer, nil)
    SDL_SetRenderDrawColor(renderer, background.red, background.green, background.blue, 255)
    SDL_RenderClear(renderer)
    if texts.count > 4000 { forgetTexts() }
    for batch in Tessellator.batches(list, scale: scale) {
      switch batch {
      case .triangles(let vertices): triangles(vertices)
      case .rectangle(let rect, let color): rectangle(rect, color)
      case .text(let text, let at, let font, let color, let clip):
        self.text(text, at, font, color, clip)
      }
    }
    SDL_RenderSetClipRect(renderer, nil)
  }

  private func rectangle(_ r: CGRect, _ color: Color) {
    var rect = SDL_Rect(x: Int32(r.minX), y: Int32(r.minY), w: Int32(r.width), h: Int32(r.height))
    SDL_SetRenderDrawColor(renderer, color.red, color.green, color.blue, color.alpha)
    SDL_RenderFillRect(renderer, &rect)
  }

  private func triangles(_ vertices: [Vertex]) {
    let converted = vertices.map { v in
      SDL_Vertex(
        position: SDL_FPoint(x: Float(v.x), y: Float(v.y)),
        color: SDL_Color(r: v.color.red, g: v.color.green, b: v.color.blue, a: v.color.alpha),
        tex_coord: SDL_FPoint(x: 0, y: 0))
    }
    SDL_RenderGeometry(renderer, nil, converted, Int32(converted.count), nil, 0)
  }

  private func text(_ text: String, _ at: CGPoint, _ font: Font, _ color: Color, _ clip: [CGPoint]?)
  {
    if let clip {
      guard let box = pixels(around: clip) else { return }
      var rect = box
      SDL_RenderSetClipRect(renderer, &rect)
    }
    var x = at.x
    for run in fonts.runs(text, font) {
      guard let picture = picture(run, font) else { continue }
      SDL_SetTextureColorMod(picture.texture, color.red, color.green, color.blue)
      SDL_SetTextureAlphaMod(picture.texture, color.alpha)
      var target = SDL_Rect(
        x: Int32(x.rounded()), y: Int32((at.y - picture.ascent).rounded()), w: picture.width,
        h: picture.height)
      SDL_RenderCopy(renderer, picture.texture, nil, &target)
      x += fonts.width(of: run.text, in: font)
    }
    if clip != nil { SDL_RenderSetClipRect(renderer, nil) }
  }

  private func pixels(around polygon: [CGPoint]) -> SDL_Rect? {
    guard let left = polygon.map(\.x).min(), let right = polygon.map(\.x).max(),
      let top = polygon.map(\.y).min(), let bottom = polygon.map(\.y).max()
    else { return nil }
    let x = Int32(left.rounded())
    let y = Int32(top.rounded())
    return SDL_Rect(x: x, y: y, w: Int32(right.rounded()) - x, h: Int32(bottom.rounded()) - y)
  }

  private func picture(_ run: FontBook.Run, _ font: Font) -> TextPicture? {
    var keyed = font
    keyed.size = (font.size * 8).rounded() / 8
    let key = TextKey(text: run.text, font: keyed)
    if let picture = texts[key] { return picture }
    guard let opened = fonts.open(run.file, font.size),
      let surface = TTF_RenderUTF8_Blended(
        opened, run.text, SDL_Color(r: 255, g: 255, b: 255, a: 255)),
      let texture = SDL_CreateTextureFromSurface(renderer, surface)
    else { return nil }
    SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_BLEND)
    let picture = TextPicture(
      texture: texture, width: surface.pointee.w, height: surface.pointee.h,
      ascent: Double(TTF_FontAscent(opened)))
    SDL_FreeSurface(surface)
    texts[key] = picture
    return picture
  }
}
