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
    model.time.still = model.time.still ?? .end
    switch panel {
    case .window:
      model.workspace.size = size ?? CGSize(width: 1440, height: 900)
      return (WindowPicture.draw(input, model, look), model.workspace.size)
    case .stage:
      model.workspace.size = size ?? input.snapshot.screen
      return (StagePicture.draw(input, model, look), model.workspace.size)
    case .canvas:
      let size = size ?? CGSize(width: 900, height: 750)
      var canvas = model.canvas(cause: Explanation.decision(input)?.cause)
      canvas.showsChain = true
      return (CanvasPicture.draw(input, canvas, CGRect(origin: .zero, size: size), look), size)
    case .timeline: return timeline(input, model, size, look)
    case .toolbar:
      model.workspace.size = size ?? CGSize(width: 1440, height: WindowLayout.toolbar)
      return (ToolbarPicture.draw(model.bars, look), model.workspace.size)
    case .recognizer, .why, .arbitration, .recognizers, .chain, .hierarchy, .scenes, .articles,
      .inspect, .log, .system:
      let width = size.map { max(1, $0.width - padding * 2) } ?? usualWidth(panel)
      let room = size.map { $0.height - padding * 2 } ?? .infinity
      return content(panel, input, model, width: width, room: room, look)
        .map { padded($0, size, width, look) }
    }
  }

  /// Of the content, points.
  private static func usualWidth(_ panel: Panel) -> Double {
    switch panel {
    case .recognizer: 592
    case .arbitration: 520
    case .why: 440
    case .log, .system: 560
    case .recognizers, .inspect: 368
    case .articles: 320
    case .chain, .hierarchy, .scenes: 260
    case .window, .stage, .canvas, .timeline, .toolbar: 1100
    }
  }

  /// A panel that is as high as its content, with that height; nil for other panels, and for a recognizer that is not
  /// there. `room`: the height in which cards should fit, points.
  static func content(
    _ panel: Panel, _ input: PictureInput, _ model: WindowModel, width: Double,
    room: Double = .infinity, _ look: Look
  ) -> (picture: Picture, height: Double)? {
    switch panel {
    case .window, .stage, .canvas, .timeline, .toolbar: return nil
    case .recognizer(let name):
      return input.snapshot.recognizers.first { $0.name == name }.map {
        RecognizerCard.draw($0.handle, input, size: .poster, width: width, look)
      }
    case .why:
      return WhyPicture.draw(model.explanation(input), input, width: width, look)
    case .arbitration:
      return ArbitrationPicture.draw(
        input, model.right.arbitration, about: Explanation.last(input), width: width, look)
    case .recognizers: return cards(input, width, room, look)
    case .chain:
      let height = ChainPicture.height(EmptyChain.room(input))
      let bounds = CGRect(x: 0, y: 0, width: width, height: height)
      return (ChainPicture.draw(input, in: bounds, look), height)
    case .hierarchy, .scenes, .articles, .inspect, .log, .system:
      return list(panel, input, model, width, look)
    }
  }

  /// The lists of the left and the right panel, all of each.
  private static func list(
    _ panel: Panel, _ input: PictureInput, _ model: WindowModel, _ width: Double, _ look: Look
  ) -> (picture: Picture, height: Double)? {
    let all = 0..<longest
    switch panel {
    case .hierarchy:
      var hierarchy = model.left.hierarchy
      (hierarchy.selection, hierarchy.visible) = (model.pointing.selection, all)
      let list = HierarchyPicture.list(
        input, hierarchy, cause: Explanation.decision(input.withoutProbe)?.cause, width: width,
        look)
      return (list.picture, list.height)
    case .scenes:
      var scenes = model.left.scenes
      scenes.visible = all
      let list = ScenesPicture.list(model.left.sceneList, scenes, width: width, look)
      return (list.picture, list.height)
    case .articles:
      var articles = model.left.articles
      articles.visible = all
      let list = ArticlesPicture.list(articles, width: width, look)
      return (list.picture, list.height)
    case .inspect:
      let page = InspectPicture.draw(input, model.right.inspect, width: width, look)
      return (page.picture, page.height)
    case .system:
      let page = SystemPicture.draw(input, model.system, width: width, look)
      return (page.picture, page.height)
    case .log:
      func lines(_ height: Double) -> (picture: Picture, height: Double) {
        let list = LogPicture.list(input, model.right.log, width: width, height: height, look)
        return (list.picture, list.height)
      }
      return lines(min(longest, lines(0).height))
    case .window, .stage, .canvas, .timeline, .toolbar, .recognizer, .why, .arbitration,
      .recognizers, .chain:
      return nil
    }
  }

  /// Of a list that is drawn as a whole, points.
  private static let longest = 8000.0

  private static func timeline(
    _ input: PictureInput, _ model: WindowModel, _ size: CGSize?, _ look: Look
  ) -> (picture: Picture, size: CGSize) {
    var timeline = model.timeline
    timeline.offset = 0
    func draw(_ size: CGSize) -> TimelinePicture.Content {
      TimelinePicture.draw(input.withoutProbe, timeline, size: size, look)
    }
    let width = size?.width ?? 1100
    let height = size?.height ?? draw(CGSize(width: width, height: 4000)).height + 8
    let whole = CGSize(width: width, height: height)
    return (draw(whole).picture, whole)
  }

  private static func cards(
    _ input: PictureInput, _ width: Double, _ room: Double, _ look: Look
  ) -> (picture: Picture, height: Double) {
    let cards = Cards(
      input, lead: Explanation.last(input)?.recognizer(input), width: width, room: room, look)
    return cards.count > 0
      ? (cards.draw(visible: 0...max(0, room)), cards.height)
      : Cards.none(width: width, look)
  }

  /// A column on the window's ground with room around it.
  private static func padded(
    _ drawn: (picture: Picture, height: Double), _ size: CGSize?, _ width: Double, _ look: Look
  ) -> (picture: Picture, size: CGSize) {
    let (content, height) = drawn
    let whole =
      size ?? CGSize(width: width + padding * 2, height: (height + padding * 2).rounded(.up))
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
