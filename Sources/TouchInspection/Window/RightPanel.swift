import Foundation
import TouchCanvas
import TouchLanguage
import TouchReading
import TouchTrace

/// Why, the recognizers, their arbitration.
enum RightPanel {
  private static let margin = 16.0

  /// `explanation` is what Why tells.
  static func draw(
    _ input: PictureInput, _ model: WindowModel, _ explanation: Explanation?, _ bounds: CGRect,
    _ look: Look
  ) -> (picture: Picture, scroll: WindowScroll) {
    var picture = Picture()
    picture.list.fill(.rectangle(bounds), look.theme.window)
    picture.list.stroke(
      .line(CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.minX, y: bounds.maxY)),
      look.theme.border.opacity(0.5), width: 1)
    let bar = CGRect(
      x: bounds.minX + margin, y: bounds.minY, width: bounds.width - margin * 2,
      height: TabsPicture.height)
    picture.list.append(
      TabsPicture.line(under: bar, from: bounds.minX, to: bounds.maxX, look))
    picture.append(
      TabsPicture.draw(
        RightTab.row(isComposing: model.compose != nil, chosen: model.right.tab).map {
          (.tab($0), Text.panels.title(of: $0), $0 == model.right.tab)
        },
        more: .right, in: bar, look))
    var page = CGRect(
      x: bounds.minX + margin, y: bar.maxY + 8, width: bounds.width - margin * 2,
      height: max(0, bounds.maxY - bar.maxY - 8))
    if model.right.tab == .why, marked(input, model) != nil, Explanation.hasHeadline(input) {
      picture.append(WayBack.draw(look), offset: page.origin)
      page = page.below(WayBack.height)
    }
    if [.why, .recognizers].contains(model.right.tab), explanation?.isPicked != true,
      let near = NearestRecognizers.draw(model.pointing.selection, input, width: page.width, look)
    {
      picture.append(near.picture, offset: page.origin)
      page = page.below(near.height)
    }
    if model.right.tab == .arbitration {
      page.origin.y -= ArbitrationPicture.top
      page.size.height += ArbitrationPicture.top
    }
    // The rows of lists reach out of the column of texts, so that their own texts stand in it.
    if [.inspect, .runs, .log, .system].contains(model.right.tab) {
      page = page.insetBy(dx: -PanelPen(look, scale: model.right.log.textScale).margin, dy: 0)
    }
    var scroll = content(input, model, explanation, page, look, &picture)
    (scroll.frame.origin.x, scroll.frame.size.width) = (bounds.minX, bounds.width)
    // The log has a bar of its own beside its lines.
    if model.right.tab != .log {
      picture.append(
        ScrollBarPicture.draw(
          scroll, model.workspace.offsets[scroll.key] ?? 0, ground: look.theme.window, look))
    }
    return (picture, scroll)
  }

  /// A small card is as high as a row that fingers press.
  private static func smallHeight(_ model: WindowModel) -> Double {
    model.workspace.isTouchMode ? 44 : 32
  }

  private static func marked(_ input: PictureInput, _ model: WindowModel) -> Handle? {
    model.pointing.selection.flatMap { input.handle(of: $0) }
  }

  /// What the last edit changed of what is selected, or of anything.
  private static func edit(_ input: PictureInput, _ model: WindowModel) -> WhatIfCard? {
    let inspect = model.right.inspect
    return inspect.difference.map {
      WhatIfCard(
        input: input, text: $0, answer: nil, comparesRuns: inspect.comparesRuns,
        hover: model.pointing.hover?.target)
    }
  }

  private static func content(
    _ input: PictureInput, _ model: WindowModel, _ explanation: Explanation?, _ page: CGRect,
    _ look: Look, _ picture: inout Picture
  ) -> WindowScroll {
    let key = "right.\(model.right.tab.rawValue)"
    let offset = model.workspace.offsets[key] ?? 0
    let drawn: Picture
    let height: Double
    var marks: [WindowScroll.Mark] = []
    var head = 0.0
    switch model.right.tab {
    case .why:
      let (whole, full) = WhyPage.draw(
        explanation, input, marked: marked(input, model), edit: edit(input, model),
        scene: model.scene, size: page.size,
        smallHeight: smallHeight(model), isPast: input.ahead != nil, look)
      (drawn, height) = (whole.scrolled(by: offset, in: page.size), full)
    case .recognizers:
      let cards = Cards(
        input, lead: explanation?.recognizer(input), selected: marked(input, model),
        width: page.width, room: page.height, smallHeight: smallHeight(model), look)
      let all =
        cards.count > 0
        ? cards.draw(visible: offset...(offset + page.height))
        : Cards.none(width: page.width, look).picture
      (drawn, height) = (all.scrolled(by: offset, in: page.size), cards.height)
      if let selected = marked(input, model),
        let place = cards.place(of: selected, orFirstOf: selected)
      {
        marks = [
          .init(
            id: model.pointing.selection?.description ?? "", top: place.lowerBound,
            bottom: place.upperBound)
        ]
      }
    case .arbitration:
      var arbitration = model.right.arbitration
      arbitration.hover = model.pointing.hover?.target
      let (whole, full) = ArbitrationPicture.draw(
        input, arbitration, about: explanation, width: page.width,
        rowHeight: model.workspace.isTouchMode ? 28 : 22, look)
      (drawn, height) = (whole.scrolled(by: offset, in: page.size), full)
    case .inspect:
      var inspect = model.right.inspect
      inspect.hover = model.pointing.hover?.target
      let list = InspectPicture.draw(input, inspect, width: page.width, look)
      (drawn, height) = (list.picture.scrolled(by: offset, in: page.size), list.height)
      marks = list.mark.map { [$0] } ?? []
    case .runs:
      var runs = model.right.runs
      runs.hover = model.pointing.hover?.target
      let list = RunsPicture.draw(runs, width: page.width, look)
      (drawn, height) = (list.picture.scrolled(by: offset, in: page.size), list.height)
      marks = list.mark.map { [$0] } ?? []
    case .system:
      let list = SystemPicture.draw(input, model.system, width: page.width, look)
      (drawn, height) = (list.picture.scrolled(by: offset, in: page.size), list.height)
      marks = list.mark.map { [$0] } ?? []
    case .log:
      var log = model.right.log
      log.hover = model.pointing.hover?.target
      log.offset = offset
      let lines = LogPicture.list(input, log, width: page.width, height: page.height, look)
      (drawn, height, marks) = (lines.picture, lines.height, lines.marks)
      head = lines.head
    }
    picture.append(drawn, offset: page.origin)
    let isLog = model.right.tab == .log
    var scroll = WindowScroll(
      key: key, frame: page, content: height, head: head, marks: marks,
      fade: isLog ? 0 : ScrollBarPicture.fade,
      row: isLog ? LogPicture.lineHeight(model.right.log) : 0)
    scroll.endWithWholeRow()
    return scroll
  }
}

extension CGRect {
  /// What is left of a page below a line or a block of that height.
  fileprivate func below(_ used: Double) -> CGRect {
    divided(atDistance: min(used, height), from: .minYEdge).remainder
  }
}
