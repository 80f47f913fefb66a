import Foundation
import TouchArticles
import TouchCanvas
import TouchGeometry
import TouchLanguage
import TouchReading
import TouchTrace

/// A panel of a picture for teaching, so much larger than in the window that its smallest type has 14 points.
struct DocumentationFigure {
  /// The least and the most that panels are enlarged.
  static let enlargements = [1.5, 1.4, least]
  /// From the 11 points of the window's smallest type to 14.
  static let least = 14.0 / 11
  private static let session = TimelineSession.height
  private static let padding = 12.0

  private let content: DocumentationContent.Panel
  private let look: Look

  init(_ content: DocumentationContent.Panel, _ look: Look) {
    self.content = content
    self.look = look
  }

  private var extent: DocumentationExtent { content.step.extent }
  private var panel: Panel { content.step.sight.panel }

  /// What the step names that is not there; nil when all of it is.
  var mistake: DocumentationMistake? {
    let views = content.input.snapshot.views.map(\.name)
    if let view = (extent.crop + extent.names + extent.hidden).first(where: { !views.contains($0) })
    {
      return .noView(view, among: views.filter { !$0.isEmpty })
    }
    guard panel == .timeline else { return nil }
    let lanes = TimelineLane.all(content.input.whole, LaneArrangement()).map { "\($0.id)" }
    return extent.lanes.first { !lanes.contains($0) }.map { .noLane($0, among: lanes) }
  }

  /// A figure that takes the height that it is given.
  var isFlexible: Bool {
    switch panel {
    case .canvas, .stage: true
    case .window, .why, .recognizers, .recognizer, .arbitration, .timeline, .chain, .hierarchy,
      .scenes, .articles, .inspect, .log, .system, .toolbar:
      false
    }
  }

  /// Narrower than this a panel is no use, points before it is enlarged.
  private var leastWidth: Double {
    switch panel {
    case .timeline: 400
    case .window: 1000
    case .toolbar: 900
    case .recognizer, .arbitration, .inspect, .log, .system, .articles: 360
    case .why, .recognizers: 300
    case .canvas, .stage: 150
    case .chain, .hierarchy, .scenes: 200
    }
  }

  /// Whether it can be enlarged so much in a width.
  func fits(width: Double, enlarged by: Double) -> Bool { width / by >= leastWidth }

  /// How high it is in a width; nil for one that takes what it is given.
  func height(width: Double, enlarged by: Double) -> Double? {
    guard !isFlexible else { return nil }
    return (plain(CGSize(width: width / by, height: 0)).height * by).rounded(.up)
  }

  /// What it takes of a room, points of the picture: a scene keeps its shape, a list is as high as it has to be.
  func size(in room: CGSize, enlarged by: Double) -> CGSize {
    guard let height = height(width: room.width, enlarged: by) else {
      return SceneFigure.size(content.input, extent, in: room)
    }
    return CGSize(width: room.width, height: min(height, room.height))
  }

  /// The figure in its size, points of the picture.
  func draw(size: CGSize, enlarged by: Double) -> Picture {
    let inner = CGSize(width: size.width / by, height: size.height / by)
    let own = isFlexible ? scene(inner) : plain(inner).picture
    let transform = CGAffineTransform(scaleX: by, y: by)
    var picture = Picture()
    let bounds = CGRect(origin: .zero, size: size)
    picture.list.clipped(to: bounds) { $0.append(own.list, transform: transform) }
    picture.regions = own.regions.compactMap { region in
      var larger = region
      larger.outline = region.outline.applying(transform)
      return larger.cut(by: bounds)
    }
    return picture
  }

  private func scene(_ size: CGSize) -> Picture {
    let cause = Explanation.decision(content.input)?.cause
    return SceneFigure.draw(
      content.input, content.model.canvas(cause: cause), extent, size: size, look)
  }

  /// A panel that is as high as its content.
  private func plain(_ size: CGSize) -> (picture: Picture, height: Double) {
    guard panel != .timeline else { return timeline(size) }
    let width = size.width - Self.padding * 2
    guard
      let content = PanelPicture.content(panel, content.input, content.model, width: width, look)
    else { return (Picture(), 0) }
    var picture = Picture()
    picture.append(content.picture, offset: CGPoint(x: Self.padding, y: Self.padding))
    return (picture, content.height + Self.padding * 2)
  }

  /// Without the strip of the whole session.
  private func timeline(_ size: CGSize) -> (picture: Picture, height: Double) {
    var model = content.model.timeline
    model.offset = 0
    if !extent.lanes.isEmpty { model.lanes = LaneArrangement(showing: extent.lanes) }
    let height = size.height > 0 ? size.height + Self.session : 4000
    let drawn = TimelinePicture.draw(
      content.input, model, size: CGSize(width: size.width, height: height), look)
    var picture = Picture()
    let up = CGPoint(x: 0, y: -Self.session)
    let bounds = CGRect(x: 0, y: 0, width: size.width, height: height - Self.session)
    picture.list.clipped(to: bounds) { $0.append(drawn.picture.list, offset: up) }
    picture.appendRegions(of: drawn.picture, offset: up, in: bounds)
    return (picture, drawn.height - Self.session + 2)
  }
}
