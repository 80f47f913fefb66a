import TouchLanguage
import Foundation
import TouchCanvas
import TouchReading
import TouchTrace

/// The views of the scene as a tree, each with its recognizers, what keeps it from taking touches, and when the hit test
/// asked it.
package struct HierarchyPicture {
  let input: PictureInput
  let model: HierarchyModel
  private let width: Double
  var pen: PanelPen
  /// Visits of the hit test by view, from 1.
  var visits: [Handle: Int] = [:]
  private var refusals: [Handle: HitReading.Rejection] = [:]
  /// Views that came after the hit test.
  private let later: Set<Handle>
  /// The view whose refusal is the cause that the headline tells, whatever is selected.
  private let cause: Handle?
  private var readings: [Handle: RecognizerReading] = [:]

  /// The panel from its top, of which only what is in the model's visible part is drawn, with the height of the search
  /// field, and where the selected row is when it is among them. `cause` is the view whose refusal the headline of the
  /// gesture tells; nil where that tells something else.
  static func list(
    _ input: PictureInput, _ model: HierarchyModel, cause: Handle? = nil, width: Double,
    _ look: Look
  ) -> (picture: Picture, height: Double, head: Double, marks: [WindowScroll.Mark]) {
    // Rows are those of the gesture: none comes, goes or moves for a point that is asked about.
    let rows = HierarchyRows.make(input.withoutProbe, model, cause: cause)
    let pointed = PointedRow.index(rows, input)
    var marked = model
    if let pointed { marked.hover = rows[pointed].target(input.snapshot) }
    var panel = HierarchyPicture(input, marked, input.probe == nil ? cause : nil, width, look)
    let height = panel.draw(rows)
    return (panel.pen.picture, height, panel.head, panel.marks(rows, pointed: pointed))
  }

  private init(
    _ input: PictureInput, _ model: HierarchyModel, _ cause: Handle?, _ width: Double, _ look: Look
  ) {
    self.input = input
    self.model = model
    self.cause = cause
    self.width = width
    pen = PanelPen(look, scale: model.textScale, rowHeight: model.rowHeight)
    let hit = input.probe ?? input.reading.hit
    later = input.addedLater.subtracting(hit.visited)
    for (index, view) in hit.visited.enumerated() { visits[view] = index + 1 }
    for rejection in hit.rejected { refusals[rejection.view] = rejection }
    // What a touch made of them says nothing of a point that is asked about.
    guard input.probe == nil else { return }
    for reading in input.reading.recognizers { readings[reading.handle] = reading }
  }

  // MARK: Layout

  private var fieldHeight: Double { max(28 * pen.scale, model.rowHeight) }
  private var sliderHeight: Double { max(28 * pen.scale, model.rowHeight) }
  var head: Double {
    fieldHeight + pen.margin * 2 + (model.layers == nil ? 0 : sliderHeight + 4)
  }

  private mutating func draw(_ rows: [HierarchyRow]) -> Double {
    let row = pen.rowHeight
    let top = max(0, model.visible.lowerBound)
    let below = head + Double(rows.count) * row
    // Whatever the offset: the rows may have become fewer since it was set.
    let end = min((model.visible.upperBound - head) / row + 1, Double(rows.count))
    let last = Int(max(0, end).rounded(.up))
    let shown = min(Int(min(top, below) / row), last)..<last
    var bounds = CGRect(x: 0, y: top + head, width: width, height: 0)
    bounds.size.height = max(0, min(model.visible.upperBound, below + 1e6) - bounds.minY)
    // Lines go under the search field, which stays.
    var content = pen
    content.picture = Picture()
    swap(&content, &pen)
    for index in shown {
      let box = CGRect(x: 0, y: head + Double(index) * row, width: width, height: row)
      draw(rows[index], box)
    }
    if model.hasPorts { WaitLines(rows, model, input.snapshot).draw(top: head, width: width, &pen) }
    let height = breadcrumb(y: rows.isEmpty ? nothing(y: below) + row : below + 8)
    swap(&content, &pen)
    pen.picture.list.clipped(to: bounds) { $0.append(content.picture.list) }
    pen.picture.appendRegions(of: content.picture, offset: .zero, in: bounds)
    search(y: top)
    layers(y: top + pen.margin + fieldHeight + 4)
    return height
  }

  private mutating func search(y: Double) {
    pen.field(
      .field(.hierarchy), model.query, placeholder: Text.hierarchy.searchPlaceholder,
      isFocused: model.isFocused,
      in: CGRect(
        x: pen.margin, y: y + pen.margin, width: width - pen.margin * 2, height: fieldHeight),
      pen.ui(13), hasLens: true)
  }

  /// The layers that are drawn, in words and as a slider.
  private mutating func layers(y: Double) {
    guard let layers = model.layers else { return }
    let row = CGRect(
      x: pen.margin, y: y, width: width - pen.margin * 2, height: sliderHeight)
    let deepest = input.snapshot.deepestLayer
    let first = layers.layer(.first, deepest: deepest)
    let last = layers.layer(.last, deepest: deepest)
    let end = pen.text(
      Text.hierarchy.layers(first, last), x: row.minX + 4, middle: row.midY,
      width: row.width * 0.5, pen.ui(12), pen.theme.secondary)
    let room = CGRect(
      x: end + 8, y: row.minY, width: row.maxX - end - 8, height: row.height)
    pen.picture.region(.layers, room, Text.hierarchy.layersHelp)
    LayerSlider(in: room, deepest: deepest).draw(layers, hover: model.hover, &pen)
  }

  /// Why there is no row, and what to do; returns the y below it.
  private mutating func nothing(y: Double) -> Double {
    let text =
      model.query.isEmpty
      ? Text.hierarchy.noScene : Text.hierarchy.notFound(model.query)
    return pen.paragraph(
      text, x: pen.margin + 4, y: y + 4, width: width - pen.margin * 2 - 4, pen.ui(12),
      pen.theme.secondary, limit: 6)
  }

  /// Where the rows of the hit view, of the selection, of the first that a search finds and of what is pointed at are.
  private func marks(_ rows: [HierarchyRow], pointed: Int?) -> [WindowScroll.Mark] {
    let hit = input.reading.hit.winner
    let refused = Set(input.reading.hit.rejected.map(\.view))
    var found = hit == .none ? nil : mark(hit, id: "\(Target.hit(input.name(of: hit)))", rows)
    // Its recognizers and what in it refused the touch are looked for next.
    let next = rows.count { $0.belongs(to: hit, refused: refused, input.snapshot) }
    found?.bottom += Double(min(next, 8)) * pen.rowHeight
    found?.isCentered = false
    // Of a longer way what shows now would go.
    let page = model.visible.upperBound - model.visible.lowerBound
    if let mark = found, mark.bottom > page * 2 { found = nil }
    let selected = model.selection.flatMap { selection in
      input.handle(of: selection).flatMap { mark($0, id: "\(selection)", rows) }
    }
    return [found, selected, searched(rows), pointed.map(mark(ofPointed:))].compactMap { $0 }
  }

  /// The first row that is found by itself, and not only for what is in it.
  private func searched(_ rows: [HierarchyRow]) -> WindowScroll.Mark? {
    guard let search = HierarchySearch(model.query) else { return nil }
    let object = rows.lazy.compactMap(object).first { search.finds($0.name, $0.className) }
    return object.flatMap {
      mark($0.handle, id: "\(Target.field(.hierarchy)) \(model.query)", rows)
    }
  }

  private func mark(
    _ object: Handle, id: String, _ rows: [HierarchyRow]
  ) -> WindowScroll.Mark? {
    rows.firstIndex { self.object(of: $0)?.handle == object }.map { mark(at: $0, id: id) }
  }

  // MARK: Lines

  private mutating func draw(_ row: HierarchyRow, _ box: CGRect) {
    let left = HierarchyModel.indent(depth: row.depth, width: width, scale: pen.scale)
    switch row.node {
    case .view(let index): view(input.snapshot.views[index], row, left, box)
    case .recognizer(let index): recognizer(input.snapshot.recognizers[index], left, box)
    case .idle(let views): idle(views, left, box)
    case .containers(let views): containers(views, left, box)
    case .leftTitle: leftTitle(left, box)
    case .left(let index): view(input.leftViews[index], row, left, box)
    }
    if let name = object(of: row)?.name, model.refusing.contains(name) {
      pen.picture.list.fill(.rectangle(box), pen.theme.panel.opacity(0.65))
    }
  }

  private mutating func ground(_ target: Target, _ box: CGRect, _ tooltip: String) {
    let isOther = target.name.map(model.others.contains) ?? false
    pen.row(
      box, isSelected: model.selection == target || isOther, isHovered: model.hover == target)
    pen.picture.region(target, box, tooltip)
  }

  private mutating func view(
    _ view: ViewSnapshot, _ row: HierarchyRow, _ left: Double, _ box: CGRect
  ) {
    let isLeft = if case .left = row.node { true } else { false }
    let note = later.contains(view.handle) ? Text.hierarchy.addedLater : nil
    let badges =
      isLeft ? [] : HierarchyBadge.of(view, in: input.snapshot.view(view.parent))
    ground(
      .view(view.name), box,
      ([Text.panels.list([view.printedName, view.className] + [note].compactMap { $0 })]
        + badges.map { $0.tooltip(view) }).joined(separator: "\n"))
    let hand = 16 * pen.scale
    if let isOpen = row.isOpen {
      let c = CGPoint(x: left + hand / 2, y: box.midY)
      pen.disclosure(at: c, isOpen: isOpen, pen.theme.secondary)
      pen.target(
        .disclosure(view: view.name),
        around: CGRect(x: left, y: box.minY, width: hand, height: box.height),
        in: box, Text.hierarchy.disclosure(view.printedName, isOpen: isOpen))
    }
    var right = box.maxX - pen.margin
    right = visit(view, right, box)
    // The whole name comes first; the row's tooltip has the badges that are left out.
    let name = pen.look.width(view.label, pen.ui(13, .medium)) + hand + 6
    let badgeCount = Int(max(0, right - left - name) / (18 * pen.scale))
    for badge in badges.prefix(badgeCount).reversed() {
      right = self.badge(badge, view, right, box)
    }
    if row.hiddenRecognizers > 0 {
      right = folded(row.hiddenRecognizers, right, box)
    }
    let isDim = isLeft || view.isHidden || view.alpha < 0.01
    let (x, label) = (left + hand + 2, ObjectLabel(view.name))
    guard label.isNamed else {
      let end = pen.text(
        label.text, x: x, middle: box.midY, width: max(0, right - x), pen.ui(11),
        pen.theme.secondary)
      if let text = note ?? view.writing.map(Text.canvas.quoted) {
        detail([text], after: end, right, box)
      }
      return
    }
    names(
      view.name, [note ?? view.className], x: x, right: right, box,
      isDim ? pen.theme.secondary : pen.theme.text)
  }

  private mutating func recognizer(
    _ recognizer: RecognizerSnapshot, _ left: Double, _ box: CGRect
  ) {
    let reading = readings[recognizer.handle] ?? RecognizerReading(handle: recognizer.handle)
    let details = summary(recognizer, reading)
    ground(
      .recognizer(recognizer.name), box,
      Text.hierarchy.recognizer(
        recognizer.printedName, className: recognizer.className, state: StateLook.word(reading),
        detail: details.first ?? ""))
    let c = CGPoint(x: left + 8 * pen.scale, y: box.midY)
    let isOff = !recognizer.isEnabled
    StateGlyph.draw(
      &pen.picture.list, StateDiagram.node(reading),
      isPrevented: (reading.transitions.last?.reason ?? .none).isPrevention, at: c,
      radius: pen.signRadius, isOff ? pen.theme.disabled : StateLook.ink(reading, pen.theme))
    names(
      recognizer.printedName, sign: recognizer.sign, isOff ? [Text.hierarchy.disabled] : details,
      x: left + 18 * pen.scale, right: box.maxX - (model.hasPorts ? 38 : pen.margin), box,
      isOff ? pen.theme.secondary : pen.theme.text)
    guard model.hasPorts else { return }
    let target = Target.recognizer(recognizer.name)
    let port = Path.circle(CGPoint(x: box.maxX - 24, y: box.midY), 5)
    if model.hover == target { pen.picture.list.fill(port, pen.theme.accent) }
    pen.picture.list.stroke(port, pen.theme.accent, width: 1.5)
  }

  /// What it waits for now, or what it needs; the longest text first.
  private func summary(_ recognizer: RecognizerSnapshot, _ reading: RecognizerReading) -> [String] {
    if reading.isHeld, let other = reading.waiting?.other {
      return Text.hierarchy.waits(for: input.name(of: other))
    }
    let classes = [recognizer.className, Self.kind(of: recognizer)]
    guard let need = recognizer.need else { return classes }
    let isOwn = input.trace.lineage(of: recognizer.handle).ownCount > 0
    let whole = isOwn ? [Text.panels.list([recognizer.className, Text.cards.need(need)])] : []
    let words = [recognizer.needInWords].compactMap { $0 } + Text.cards.shortNeeds(need)
    return whole + (words.isEmpty ? classes : words)
  }

  /// Its class without the words that all classes of recognizers end with.
  private static func kind(of recognizer: RecognizerSnapshot) -> String {
    let (name, end) = (recognizer.className, "GestureRecognizer")
    return name.hasSuffix(end) && name != end ? String(name.dropLast(end.count)) : name
  }

  /// A name, and the first of the details for which there is room; the row's tooltip has what is left out.
  mutating func names(
    _ name: String, sign: AxisSign? = nil, _ details: [String],
    x: Double, right: Double, _ box: CGRect, _ color: Color
  ) {
    let (signWidth, font) = (AxisGlyph.width(sign), pen.ui(13, .medium))
    let room = max(0, right - x - signWidth)
    let end = pen.text(
      pen.look.fitName(name, room, font), x: x, middle: box.midY, width: room, font, color)
    AxisGlyph.follow(&pen.picture.list, sign, nameEnd: end, middle: box.midY, pen.theme.secondary)
    detail(details, after: end + signWidth, right, box)
  }

  /// Behind a name that ends at `end`, the first of the details for which there is room.
  private mutating func detail(
    _ details: [String], after end: Double, _ right: Double, _ box: CGRect
  ) {
    let gap = 8 * pen.scale.squareRoot()
    let room = right - end - gap
    guard room >= 34 * pen.scale else { return }
    // The glyph shows that it waits: for whom comes first, and a cut name is of no use.
    func width(_ text: String) -> Double { pen.look.width(text, pen.ui(11)) }
    guard let shown = details.first(where: { width($0) <= room }) else { return }
    pen.text(
      shown, x: end + gap, middle: box.midY, width: room, pen.ui(11), pen.theme.secondary)
  }

  // MARK: Marks at the right; each returns where the ones before it end.

  mutating func visit(_ view: ViewSnapshot, _ right: Double, _ box: CGRect) -> Double {
    guard let number = visits[view.handle] else {
      return visits.isEmpty || later.contains(view.handle) ? right : neverAsked(right, box)
    }
    let text = "\(number)"
    let font = pen.ui(11, .bold)
    let radius = ringWidth(number) / 2
    let c = CGPoint(x: right - radius, y: box.midY)
    let refusal = refusals[view.handle]
    let hit = input.probe ?? input.reading.hit
    let isWinner = refusal == nil && hit.winner == view.handle
    let filled = isWinner ? HitViewState.find(hit, input).fate.colors(pen.theme) : nil
    let ink =
      refusal == nil ? filled?.fill ?? pen.theme.ended.color : color(ofRefusal: view.handle)
    if isWinner { pen.picture.list.fill(.circle(c, radius), ink) }
    pen.picture.list.stroke(
      .circle(c, radius - 0.75), ink, width: 1.5,
      dash: refusal == nil ? [] : Self.refusedDash(pen.scale))
    let frame = CGRect(
      x: c.x - radius, y: c.y - radius, width: radius * 2, height: radius * 2)
    pen.picture.list.centered(
      text, in: frame, font, filled?.ink ?? ink, pen.look)
    if let refusal {
      pen.picture.region(
        .rejected(view.name), frame,
        Text.hierarchy.visit(
          view.printedName, number: number,
          .refused(refusal.reason, refusal.rule, number: refusal.number)))
    } else {
      pen.picture.region(
        .hit(view.name), frame,
        Text.hierarchy.visit(view.printedName, number: number, isWinner ? .isHitView : .contains))
    }
    return frame.minX - 5 * pen.scale
  }

  /// Of the ring around the number of a visit, points.
  func ringWidth(_ number: Int) -> Double {
    max(18 * pen.scale, pen.look.width("\(number)", pen.ui(11, .bold)) + 8 * pen.scale)
  }

  /// Red for the cause that the headline tells, as on the scene.
  private func color(ofRefusal view: Handle) -> Color {
    view == cause ? StateLook.ink(.failed, pen.theme) : pen.theme.secondary
  }

  private mutating func badge(
    _ badge: HierarchyBadge, _ view: ViewSnapshot, _ right: Double, _ box: CGRect
  ) -> Double {
    let size = 14 * pen.scale
    let frame = CGRect(x: right - size, y: box.midY - size / 2, width: size, height: size)
    // Red is for what kept this touch away: others only could.
    let isReason = badge != .clips && badge != .transform && refusals[view.handle] != nil
    badge.draw(
      &pen.picture.list, at: CGPoint(x: frame.midX, y: frame.midY), scale: pen.scale,
      isReason ? color(ofRefusal: view.handle) : pen.theme.secondary)
    pen.picture.region(.badge(view: view.name, badge), frame, badge.tooltip(view))
    return frame.minX - 4 * pen.scale
  }

  private mutating func folded(_ count: Int, _ right: Double, _ box: CGRect) -> Double {
    let text = "\(count)"
    let font = pen.ui(11, .medium)
    let textWidth = pen.look.width(text, font)
    let left = right - textWidth - 11 * pen.scale
    guard left > width * 0.5 else { return right }
    pen.picture.list.fill(
      .circle(CGPoint(x: left + 4 * pen.scale, y: box.midY), 3 * pen.scale), pen.theme.accent)
    pen.text(
      text, x: right - textWidth, middle: box.midY, width: textWidth + 1, font, pen.theme.secondary)
    return left - 6 * pen.scale
  }

  // MARK: Breadcrumb

  /// The path from the window to the selection; returns the panel's height.
  private mutating func breadcrumb(y: Double) -> Double {
    let path = HierarchyModel.path(input, model.selection)
    guard !path.isEmpty else { return y + pen.margin }
    let text = path.map { ObjectLabel($0).text }.joined(separator: " \u{203A} ")
    // Where tabs and the responder chain below begin.
    let left = pen.margin * 2
    let start = pen.heading(Text.hierarchy.path, y: y, width: width, inset: left - pen.margin)
    let end = pen.paragraph(
      text, x: left, y: start, width: width - left * 2, pen.ui(12), pen.theme.text)
    pen.picture.region(
      .breadcrumb, CGRect(x: 0, y: y, width: width, height: end - y), text)
    return end + pen.margin
  }
}
