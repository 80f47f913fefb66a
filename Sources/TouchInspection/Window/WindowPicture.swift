import Foundation
package import TouchCanvas
import TouchLanguage
package import TouchReading
import TouchTrace

/// The whole window: the scene in a device, why, recognizers, timeline.
package enum WindowPicture {
  /// All parts in one picture, each cut to its frame.
  package static func draw(_ input: PictureInput, _ model: WindowModel, _ look: Look) -> Picture {
    var picture = Picture()
    picture.list.fill(
      .rectangle(CGRect(origin: .zero, size: model.workspace.size)), look.theme.window)
    for part in parts(input, model, look) {
      picture.list.clipped(to: part.frame) { $0.append(part.picture.list) }
      picture.regions += part.picture.regions
    }
    return picture
  }

  /// For canvases that keep the pixels of what has not changed.
  package static func layers(_ parts: [WindowPart], _ look: Look) -> [Layer] {
    parts.map {
      Layer(
        id: $0.id, frame: $0.frame, list: $0.picture.list,
        background: $0.id == WindowPart.over ? .clear : look.theme.window)
    }
  }

  /// The parts from the lowest to the topmost.
  ///
  /// `kept`: those that are known already and stay as they are, of the same input and a model that differs in nothing that shows
  /// there; what lies over all others is always made anew. `watch` hears of every part after it was made, so that somebody can
  /// take the time.
  package static func parts(
    _ input: PictureInput, _ model: WindowModel, _ look: Look, keeping kept: [WindowPart] = [],
    watch: (String) -> Void = { _ in }
  ) -> [WindowPart] {
    let kept = kept.filter { $0.id != WindowPart.over }
    return Text.speaking(model.workspace.language) {
      made(input, model, look, kept: kept, watch: watch)
    }
  }

  private static func made(
    _ input: PictureInput, _ model: WindowModel, _ look: Look, kept: [WindowPart],
    watch: (String) -> Void
  ) -> [WindowPart] {
    let layout = WindowLayout(model)
    // A point that is asked about changes nothing of the gesture, and moves nothing beside the scene.
    let gesture = input.withoutProbe
    let headline = Explanation.Headline(gesture)
    let explanation = model.explanation(input, headline)
    let decision = headline?.decision
    func known(_ id: String) -> WindowPart? { kept.first { $0.id == id } }
    let canvas = known("canvas") ?? canvas(input, model, decision, layout, look)
    var parts = [canvas]
    watch(Text.panels.name(of: .scene))
    func add(
      _ id: String, _ title: WindowPartTitle, _ frame: CGRect,
      _ draw: () -> (Picture, WindowScroll?)
    ) {
      guard frame.width > 0, frame.height > 0 else { return }
      if let part = known(id) { return parts.append(part) }
      let (picture, scroll) = draw()
      parts.append(WindowPart(id: id, frame: frame, picture: picture, scroll: scroll))
      watch(Text.panels.name(of: title))
    }
    let (left, library) = LibraryPicture.divide(layout.left, isShown: model.showsLibrary)
    add("left", .left, left) { LeftPanel.draw(input, model, cause: decision?.cause, left, look) }
    if let compose = model.compose {
      add("library", .library, library) {
        LibraryPicture.draw(
          compose.library, in: library, offset: model.workspace.offsets["library"] ?? 0,
          model.pointing.hover?.target,
          look)
      }
      add("strip", .scene, layout.strip) {
        (OutcomeStrip.draw(compose, in: layout.strip, model.pointing.hover?.target, look), nil)
      }
      if let text = compose.text {
        add("text", .text, layout.text) {
          SceneTextPicture.draw(
            text, in: layout.text, offset: model.workspace.offsets["text"] ?? 0, look)
        }
      }
    }
    add("right", .right, layout.right) {
      // Why alone speaks of the point.
      guard explanation?.isPicked == true, model.right.tab != .why else {
        return RightPanel.draw(input, model, explanation, layout.right, look)
      }
      return RightPanel.draw(
        gesture, model, model.explanation(gesture, headline), layout.right, look)
    }
    add("timeline", .timeline, layout.timeline) {
      timeline(gesture, model, decision, layout.timeline, look)
    }
    if let drawer = layout.drawer { edge(of: drawer, known, look, &parts) }
    let toolbar = CGRect(
      x: 0, y: 0, width: model.workspace.size.width, height: WindowLayout.toolbar)
    if model.caption == nil {
      add("toolbar", .toolbar, toolbar) { (ToolbarPicture.draw(model.bars, look), nil) }
    }
    add("status", .status, layout.statusLine) {
      (bottom(input, model, explanation, layout.statusLine, look), nil)
    }
    FocusGroups.assign(&parts)
    let touched = input.reading.hits.map { Target.view(input.name(of: $0.winner)) }
    let cover = OverPicture.draw(
      model, layout, parts.flatMap(\.picture.regions), touched: touched, look)
    if !cover.list.commands.isEmpty {
      add(WindowPart.over, .over, CGRect(origin: .zero, size: model.workspace.size)) {
        (cover, nil)
      }
    }
    return parts
  }

  /// The scene with what stands beside it, or the page without a scene.
  private static func canvas(
    _ input: PictureInput, _ model: WindowModel, _ decision: Explanation.Decision?,
    _ layout: WindowLayout, _ look: Look
  ) -> WindowPart {
    var canvas: Picture
    var cards: WindowScroll?
    if model.scene.isStart {
      (canvas, cards) = start(model, layout.canvas, look)
    } else {
      let cause = input.probe == nil ? decision?.cause : nil
      canvas = CanvasPicture.draw(input, model.canvas(cause: cause), layout.canvas, look)
      if let compose = model.compose {
        let toWindow = layout.toWindow(input.snapshot.screen)
        canvas.append(ComposePicture.draw(compose, toWindow, in: layout.canvas, look))
      }
    }
    if let problem = model.messages.problem {
      canvas.append(
        ProblemPicture.draw(problem, in: layout.canvas, isStart: model.scene.isStart, look))
    }
    canvas.regions = canvas.regions.compactMap { region in
      layout.uncovered(region.outline).map { region.cut(by: $0) ?? region }
    }
    return WindowPart(id: "canvas", frame: layout.canvas, picture: canvas, scroll: cards)
  }

  /// The status line; while fingers use the window their bar comes first.
  private static func bottom(
    _ input: PictureInput, _ model: WindowModel, _ explanation: Explanation?, _ bounds: CGRect,
    _ look: Look
  ) -> Picture {
    if let caption = model.caption {
      return CaptionPicture.draw(caption, bounds, hover: model.pointing.hover?.target, look)
    }
    var status = model.status
    status.beside.decision = WhyPicture.wayToDecision(explanation, input)
    status.beside.hasEarlierTime = WhyPicture.hasEarlierTime(explanation, input)
    guard model.workspace.isTouchMode else {
      return StatusPicture.draw(input, status, model.bars, bounds, look)
    }
    var (picture, end) = TouchBarPicture.draw(model.bars, bounds, look)
    let rest = CGRect(x: 0, y: 0, width: bounds.maxX - end, height: bounds.height)
    if rest.width >= 340 {
      picture.append(
        StatusPicture.draw(input, status, model.bars, rest, look),
        offset: CGPoint(x: end, y: bounds.minY))
    }
    return picture
  }

  private static func start(
    _ model: WindowModel, _ bounds: CGRect, _ look: Look
  ) -> (Picture, WindowScroll) {
    let (cards, height) = StartPicture.draw(model.start, size: bounds.size, look)
    var picture = Picture()
    picture.list.fill(.rectangle(bounds), look.theme.window)
    let scroll = WindowScroll(key: "start", frame: bounds, content: height)
    let offset = model.workspace.offsets[scroll.key] ?? 0
    picture.append(cards.scrolled(by: offset, in: bounds.size), offset: bounds.origin)
    picture.append(ScrollBarPicture.draw(scroll, offset, ground: look.theme.window, look))
    return (picture, scroll)
  }

  private static func timeline(
    _ input: PictureInput, _ model: WindowModel, _ decision: Explanation.Decision?,
    _ bounds: CGRect, _ look: Look
  ) -> (Picture, WindowScroll?) {
    var picture = Picture()
    let lanes = TimelinePicture.draw(input, model.timeline, decision, size: bounds.size, look)
    picture.append(lanes.picture, offset: bounds.origin)
    picture.list.stroke(
      .line(CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY)),
      look.theme.border.opacity(0.5), width: 1)
    let scroll = WindowScroll(
      key: "timeline", frame: bounds, content: bounds.height + lanes.end,
      head: lanes.head, marks: lanes.mark.map { [$0] } ?? [], starts: lanes.starts)
    return (picture, scroll)
  }

  /// A line between a drawer and the scene below it.
  private static func edge(
    of drawer: WindowPanels, _ known: (String) -> WindowPart?, _ look: Look,
    _ parts: inout [WindowPart]
  ) {
    let id = drawer == .left ? "left" : drawer == .right ? "right" : "timeline"
    guard known(id) == nil, let index = parts.firstIndex(where: { $0.id == id }) else { return }
    let frame = parts[index].frame
    let (from, to) =
      switch drawer {
      case .left:
        (CGPoint(x: frame.maxX - 1, y: frame.minY), CGPoint(x: frame.maxX - 1, y: frame.maxY))
      case .right:
        (CGPoint(x: frame.minX + 1, y: frame.minY), CGPoint(x: frame.minX + 1, y: frame.maxY))
      default:
        (CGPoint(x: frame.minX, y: frame.minY + 1), CGPoint(x: frame.maxX, y: frame.minY + 1))
      }
    parts[index].picture.list.stroke(.line(from, to), look.theme.accent, width: 2)
  }
}
