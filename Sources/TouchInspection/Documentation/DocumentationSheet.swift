import Foundation
import TouchArticles
import TouchCanvas
package import TouchLanguage
import TouchReading
import TouchTrace

/// A picture for teaching: panels without the window around them, numbered discs with lines to what they point at, their
/// captions, and a veil over everything else.
package struct DocumentationSheet {
  /// What is wrong with a callout, or with what a panel should leave clear.
  package struct Fault: Error {
    package var mistake: DocumentationMistake
    /// From 0; nil for a panel.
    package var callout: Int?
    /// From 0.
    package var panel: Int?
  }

  /// How much of the window's colour lies over what no callout points at.
  private static let veil = 0.65
  /// What is clear around a target, points.
  private static let clear = 3.0
  private static let numberFont = Font.ui(16, .bold)
  private static let markFont = Font.ui(11)

  private let content: DocumentationContent
  private let look: Look
  private let page: DocumentationPage
  private var figures: [Picture] = []
  private var picture = Picture()
  /// Of the callouts, points of the picture.
  private(set) var targets: [CGRect] = []
  private(set) var places: [CalloutPlacer.Place] = []

  /// Draws it; a target that its panel does not show, and captions without room, are faults.
  package static func draw(
    _ content: DocumentationContent, _ look: Look
  ) throws(Fault) -> Picture {
    try DocumentationSheet(content, look).picture
  }

  init(_ content: DocumentationContent, _ look: Look) throws(Fault) {
    self.content = content
    self.look = look
    for (index, panel) in content.panels.enumerated() {
      guard let mistake = DocumentationFigure(panel, look).mistake else { continue }
      throw Fault(mistake: mistake, callout: nil, panel: index)
    }
    guard let page = DocumentationPage(content, look) else {
      throw Fault(mistake: .noRoom, callout: nil, panel: nil)
    }
    self.page = page
    figures = zip(content.panels, page.frames).map { panel, frame in
      DocumentationFigure(panel, look).draw(size: frame.size, enlarged: page.enlargement)
    }
    for (index, callout) in content.callouts.enumerated() {
      do { targets.append(try outline(of: callout.aim, callout.panel)) } catch {
        throw Fault(mistake: error, callout: index, panel: nil)
      }
    }
    drawPanels()
    if content.layout.isQuiet { try drawVeil() }
    places = CalloutPlacer(bounds: room, busy: busy).places(for: targets)
    drawTexts()
    drawCallouts()
  }

  // MARK: Targets

  /// Of what lasts, a callout about an event points at the beginning, points.
  private static let beginning = 40.0

  /// Where a panel shows what a callout is about, points of the picture.
  private func outline(
    of aim: DocumentationCallout.Aim, _ panel: Int
  ) throws(DocumentationMistake) -> CGRect {
    switch aim {
    case .target(let target): return try outline(of: target, panel)
    case .line(let line):
      let trace = content.panels[panel].input.trace
      guard
        let event = trace.events.first(where: {
          let own = CanonicalLine.text($0, in: trace)
          return own == line || own.hasPrefix(line + " ")
        })
      else { throw .noLine(line) }
      var whole = try outline(of: "\(Target.event(Int(event.seq)))", panel)
      whole.size.width = min(whole.width, Self.beginning)
      return whole
    }
  }

  private func outline(of target: String, _ panel: Int) throws(DocumentationMistake) -> CGRect {
    let regions = figures[panel].regions
    guard let found = regions.last(where: { "\($0.target)" == target }) else {
      var seen: Set<String> = []
      throw .noTarget(
        target,
        among: regions.map { "\($0.target)" }.filter { seen.insert($0).inserted })
    }
    let origin = page.frames[panel].origin
    return found.outline.offsetBy(dx: origin.x, dy: origin.y)
  }

  // MARK: Parts

  private var bounds: CGRect { CGRect(origin: .zero, size: content.size) }

  /// Where discs may be: over the panels and the gutters around them.
  private var room: CGRect {
    page.frames.reduce(CGRect.null) { $0.union($1) }
      .insetBy(dx: -DocumentationPage.margin, dy: -CalloutPlacer.radius * 2)
      .intersection(bounds)
  }

  private mutating func drawPanels() {
    let theme = look.theme
    picture.list.fill(.rectangle(bounds), theme.window)
    for (figure, frame) in zip(figures, page.frames) {
      picture.list.clipped(to: frame) { $0.append(figure.list, offset: frame.origin) }
      picture.regions += figure.regions.map { $0.moved(by: frame.origin) }
    }
  }

  /// Texts and small signs of the panels, and titles: discs should not hide them.
  private var busy: [CGRect] {
    // Signs stand before their texts.
    let texts = PictureTexts.boxes(picture.list, look).map { box in
      CGRect(x: box.minX - 20, y: box.minY - 2, width: box.width + 24, height: box.height + 4)
    }
    let signs = picture.regions.map(\.outline).filter { $0.width * $0.height < 2600 }
    let titles = content.panels.indices.filter { !content.panels[$0].title.isEmpty }
      .map { title($0).box }
    return texts + signs + titles + page.captions.map(\.box)
  }

  /// Above its panel, and no wider than the room of the panel.
  private func title(_ index: Int) -> (text: String, box: CGRect) {
    let (frame, cell) = (page.frames[index], page.cells[index])
    let text = look.fit(content.panels[index].title, cell.width, DocumentationPage.titleFont)
    let width = look.width(text, DocumentationPage.titleFont)
    let x = max(cell.minX, min(frame.minX, cell.maxX - width))
    return (text, CGRect(x: x, y: frame.minY - 29, width: width, height: 24))
  }

  private mutating func drawVeil() throws(Fault) {
    var clear = targets
    for (index, panel) in content.panels.enumerated() {
      for target in panel.step.extent.clear {
        do { clear.append(try outline(of: target, index)) } catch {
          throw Fault(mistake: error, callout: nil, panel: index)
        }
      }
    }
    let holes = clear.map { $0.insetBy(dx: -Self.clear, dy: -Self.clear) }
    let color = look.theme.window.opacity(Self.veil)
    for frame in page.frames {
      for rect in Self.rest(of: frame, without: holes) {
        picture.list.fill(.rectangle(rect), color)
      }
    }
  }

  /// What of a rectangle lies in none of others, in rows.
  static func rest(of frame: CGRect, without holes: [CGRect]) -> [CGRect] {
    let inside = holes.map { $0.intersection(frame) }.filter { !$0.isNull && !$0.isEmpty }
    let edges = Set([frame.minY, frame.maxY] + inside.flatMap { [$0.minY, $0.maxY] }).sorted()
    return zip(edges, edges.dropFirst()).flatMap { top, bottom -> [CGRect] in
      let row = inside.filter { $0.minY <= top && $0.maxY >= bottom }.sorted { $0.minX < $1.minX }
      var x = frame.minX
      var rects: [CGRect] = []
      for hole in row {
        if hole.minX > x {
          rects.append(CGRect(x: x, y: top, width: hole.minX - x, height: bottom - top))
        }
        x = max(x, hole.maxX)
      }
      if x < frame.maxX {
        rects.append(CGRect(x: x, y: top, width: frame.maxX - x, height: bottom - top))
      }
      return rects
    }
  }

  private mutating func drawTexts() {
    let theme = look.theme
    for (index, line) in page.headline.enumerated() {
      picture.list.label(
        line, x: DocumentationPage.margin, middle: DocumentationPage.headMiddle(index),
        DocumentationPage.headFont, theme.text, look)
    }
    for (index, panel) in content.panels.enumerated() {
      let frame = page.frames[index]
      // A scene has a frame of its own.
      if !DocumentationFigure(panel, look).isFlexible {
        picture.list.stroke(
          .roundedRectangle(frame.insetBy(dx: -0.5, dy: -0.5), 2), theme.border, width: 1)
      }
      guard !panel.title.isEmpty else { continue }
      let title = title(index)
      picture.list.label(
        title.text, x: title.box.minX, middle: title.box.midY, DocumentationPage.titleFont,
        theme.text, look)
    }
    let line = DocumentationPage.captionLine(page.captionFont)
    for caption in page.captions {
      for (index, text) in caption.lines.enumerated() {
        let middle = caption.box.minY + max(line, CalloutPlacer.radius * 2) / 2
        picture.list.label(
          text, x: caption.box.minX + DocumentationPage.indent,
          middle: middle + Double(index) * line, page.captionFont, theme.text, look)
      }
    }
    guard !content.watermark.isEmpty else { return }
    picture.list.trailing(
      look.fit(content.watermark, bounds.width - DocumentationPage.margin * 2, Self.markFont),
      right: bounds.maxX - DocumentationPage.margin, middle: bounds.maxY - 18, Self.markFont,
      theme.disabled, look)
  }

  // MARK: Callouts

  private mutating func drawCallouts() {
    let theme = look.theme
    for place in places {
      let (from, to) = (place.center, place.tip)
      picture.list.stroke(.line(from, to), theme.window, width: 5)
      picture.list.fill(.circle(to, 5), theme.window)
    }
    for place in places {
      picture.list.stroke(.line(place.center, place.tip), theme.text, width: 2)
      picture.list.fill(.circle(place.tip, 3.5), theme.text)
    }
    for (index, place) in places.enumerated() { disc(index + 1, place.center) }
    for (index, caption) in page.captions.enumerated() {
      let radius = CalloutPlacer.radius
      disc(
        index + 1, CGPoint(x: caption.box.minX + radius, y: caption.box.minY + radius))
    }
  }

  private mutating func disc(_ number: Int, _ center: CGPoint) {
    let radius = CalloutPlacer.radius
    let theme = look.theme
    picture.list.fill(.circle(center, radius + 2), theme.window)
    picture.list.fill(.circle(center, radius), theme.text)
    let text = "\(number)"
    picture.list.label(
      text, x: center.x - look.width(text, Self.numberFont) / 2, middle: center.y,
      Self.numberFont, theme.window, look)
  }
}
