package import TouchLanguage
package import Foundation
import TouchCanvas
package import TouchReading
import TouchTrace

/// A panel as a picture of its own: as large as its content, unless a size is given.
package enum PanelPicture {
  private static let padding = 16.0

  /// The picture and its size in points; nil when there is nothing of that name.
  package static func draw(
    _ panel: Panel, _ input: PictureInput, _ model: WindowModel, size: CGSize?, _ look: Look
  ) -> (picture: Picture, size: CGSize)? {
    var model = model
    model.isStill = true
    switch panel {
    case .window:
      model.size = size ?? CGSize(width: 1440, height: 900)
      return (WindowPicture.draw(input, model, look), model.size)
    case .stage:
      model.size = size ?? input.snapshot.screen
      return (StagePicture.draw(input, model, look), model.size)
    case .canvas:
      let size = size ?? CGSize(width: 900, height: 750)
      var canvas = model.canvas
      canvas.showsChain = true
      return (CanvasPicture.draw(input, canvas, CGRect(origin: .zero, size: size), look), size)
    case .timeline: return timeline(input, model, size, look)
    case .recognizer(let name):
      guard let handle = input.snapshot.recognizers.first(where: { $0.name == name })?.handle
      else { return nil }
      return padded(size, 592, look) { width in
        RecognizerCard.draw(handle, input, size: .poster, width: width, look)
      }
    case .why:
      return padded(size, 440, look) { width in
        WhyPicture.draw(model.explanation(input), input, width: width, look)
      }
    case .arbitration:
      return padded(size, 520, look) {
        ArbitrationPicture.draw(
          input, model.arbitration, about: Explanation.last(input), width: $0, look)
      }
    case .recognizers: return cards(input, size, look)
    case .chain:
      return padded(size, 260, look) { width in
        let height = ChainPicture.height(input.reading.chain.count)
        let bounds = CGRect(x: 0, y: 0, width: width, height: height)
        return (ChainPicture.draw(input, in: bounds, look), height)
      }
    }
  }

  private static func timeline(
    _ input: PictureInput, _ model: WindowModel, _ size: CGSize?, _ look: Look
  ) -> (picture: Picture, size: CGSize) {
    var timeline = model.timeline
    timeline.offset = 0
    func draw(_ size: CGSize) -> TimelinePicture.Content {
      TimelinePicture.draw(input, timeline, size: size, look)
    }
    let width = size?.width ?? 1100
    let height = size?.height ?? draw(CGSize(width: width, height: 4000)).height + 8
    let whole = CGSize(width: width, height: height)
    return (draw(whole).picture, whole)
  }

  private static func cards(
    _ input: PictureInput, _ size: CGSize?, _ look: Look
  ) -> (picture: Picture, size: CGSize) {
    padded(size, 368, look) { width in
      let room = size.map { $0.height - padding * 2 } ?? .infinity
      let cards = Cards(
        input, lead: Explanation.last(input)?.subject, width: width, room: room, look)
      return cards.count > 0
        ? (cards.draw(visible: 0...max(0, room)), cards.height)
        : Cards.none(width: width, look)
    }
  }

  /// A column on the window's ground with room around it.
  private static func padded(
    _ size: CGSize?, _ width: Double, _ look: Look,
    _ draw: (Double) -> (picture: Picture, height: Double)
  ) -> (picture: Picture, size: CGSize) {
    let inner = size.map { $0.width - padding * 2 } ?? width
    let (content, height) = draw(inner)
    let whole =
      size ?? CGSize(width: inner + padding * 2, height: (height + padding * 2).rounded(.up))
    var picture = Picture()
    picture.list.fill(.rectangle(CGRect(origin: .zero, size: whole)), look.theme.window)
    let bounds = CGRect(origin: .zero, size: whole)
    picture.list.clipped(to: bounds) {
      $0.append(content.list, offset: CGPoint(x: padding, y: padding))
    }
    picture.appendRegions(of: content, offset: CGPoint(x: padding, y: padding), in: bounds)
    return (picture, whole)
  }
}
