import TouchLanguage
import Foundation
import TouchCanvas
import TouchReading
import TouchTrace

/// The trace as lines: when, what kind, who, what; the line at the playhead is marked, later ones are weaker.
package struct LogPicture {
  let input: PictureInput
  let model: LogModel
  let size: CGSize
  var pen: PanelPen
  /// The object that is selected.
  private var selected: Handle?
  /// The lines at which the time stops.
  private var stops: Set<String> = []
  /// Width of the column of times; 0 where it does not fit.
  var timeWidth = 0.0

  /// The picture fills its height; the returned one is that of the head and all lines together, for scrolling.
  /// With the height of the head, and where the lines of the selection and of the moment are.
  static func list(
    _ input: PictureInput, _ model: LogModel, width: Double, height: Double, _ look: Look
  ) -> (picture: Picture, height: Double, head: Double, marks: [WindowScroll.Mark]) {
    var panel = LogPicture(input, model, CGSize(width: width, height: height), look)
    let top = panel.header()
    panel.lines(from: top)
    let content = top + Double(panel.rowCount) * panel.pen.rowHeight
    return (panel.pen.picture, content, top, panel.marks(from: top))
  }

  package static func lineHeight(_ model: LogModel) -> Double {
    max(model.rowHeight, 22 * model.textScale)
  }

  private init(_ input: PictureInput, _ model: LogModel, _ size: CGSize, _ look: Look) {
    self.input = input
    self.model = model
    self.size = size
    pen = PanelPen(look, scale: model.textScale, rowHeight: model.rowHeight)
    pen.rowHeight = Self.lineHeight(model)
    stops = Set(
      model.breakpoints.filter { Int($0) < input.trace.events.count }
        .map { CanonicalLine.text(input.trace.events[Int($0)], in: input.trace) })
    selected = model.selection.flatMap { input.handle(of: $0) }
    // As wide as the widest time, so that it stays while lines are scrolled.
    let events = input.trace.events
    if size.width / pen.scale >= 180, let first = events.first, let last = events.last {
      let before = input.trace.index(notBefore: input.reading.gestureStart) - 1
      let times = [first.time, last.time] + (before > 0 ? [events[before].time] : [])
      let widest = times.map { look.width(clock($0), pen.mono(11)) }.max() ?? 0
      timeWidth = widest + 8 * pen.scale
    }
  }

  // MARK: What shows

  private mutating func header() -> Double {
    let field = max(26 * pen.scale, model.rowHeight >= 44 ? 44 : 0)
    let modes = self.modes
    let modesWidth = modes.reduce(-5) { $0 + pen.chipWidth($1.chip) + 5 }
    let hasRoom = size.width - modesWidth - pen.margin * 3 >= 120 * pen.scale
    let right = hasRoom ? size.width - modesWidth - pen.margin * 2 : size.width - pen.margin
    pen.field(
      .field(.log), model.query, placeholder: Text.log.filterPlaceholder,
      isFocused: model.isFocused,
      in: CGRect(
        x: pen.margin, y: pen.margin, width: right - pen.margin, height: field), pen.ui(12.5),
      hasLens: true)
    var chips: [Switch] = []
    if hasRoom {
      var x = right + pen.margin
      for mode in modes {
        let box = CGRect(
          x: x, y: pen.margin + (field - pen.chipHeight) / 2, width: pen.chipWidth(mode.chip),
          height: pen.chipHeight)
        pen.chip(mode.chip, in: box)
        pen.picture.region(mode.target, box, mode.tooltip)
        x = box.maxX + 5
      }
    } else {
      chips += modes
    }
    if model.isPrinted { return self.chips(chips, from: pen.margin * 2 + field) }
    // What is left out at first comes first, so that its switch is always to be seen.
    let kinds = [.pipeline] + TraceKind.allCases.filter { $0 != .pipeline }
    for kind in kinds where model.filter.counts[Int(kind.rawValue)] > 0 {
      let isOn = !model.filter.hiddenKinds.contains(kind)
      let count = model.filter.counts[Int(kind.rawValue)]
      chips.append(
        (
          .filter(kind),
          .init(text: kind.name, isOn: isOn, dot: KindStyle.color(kind, pen.look)),
          Text.log.kind(kind, lines: count)
        ))
    }
    return self.chips(chips, from: pen.margin * 2 + field)
  }

  /// What is shown, and how: calls are nested in the engine's lines alone.
  private var modes: [Switch] {
    let nested = PanelPen.Chip(text: Text.log.nested, isOn: model.isNested)
    let printed = PanelPen.Chip(text: Text.log.printed, isOn: model.isPrinted)
    return (model.isPrinted ? [] : [(.nestedFilter, nested, Text.log.nestedTooltip)])
      + [(.printedFilter, printed, Text.log.printedTooltip)]
  }

  private mutating func chips(_ chips: [Switch], from top: Double) -> Double {
    var x = pen.margin
    var y = top
    // Lines are what the panel is for: chips take half of it at most, and the others are behind the last one.
    let most = Int((size.height / 2 - top + 5) / (pen.chipHeight + 5))
    for (target, chip, tooltip) in fitting(chips, rows: max(1, most)) {
      let width = min(pen.chipWidth(chip), size.width - pen.margin * 2)
      if x > pen.margin, x + width > size.width - pen.margin {
        x = pen.margin
        y += pen.chipHeight + 5
      }
      let box = CGRect(x: x, y: y, width: width, height: pen.chipHeight)
      pen.chip(chip, in: box)
      pen.picture.region(target, box, tooltip)
      x = box.maxX + 5
    }
    return chips.isEmpty ? y : min(y + pen.chipHeight + pen.margin, size.height)
  }

  private typealias Switch = (target: Target, chip: PanelPen.Chip, tooltip: String)

  /// The chips that fit into so many rows; the others are in the menu of the last one.
  private func fitting(_ chips: [Switch], rows: Int) -> [Switch] {
    func needed(_ chips: [Switch]) -> Int {
      var (x, rows) = (pen.margin, 1)
      for chip in chips {
        let width = min(pen.chipWidth(chip.chip), size.width - pen.margin * 2)
        if x > pen.margin, x + width > size.width - pen.margin {
          (x, rows) = (pen.margin, rows + 1)
        }
        x += width + 5
      }
      return rows
    }
    guard needed(chips) > rows else { return chips }
    var shown = chips
    while !shown.isEmpty {
      shown.removeLast()
      let rest = chips.dropFirst(shown.count)
      let more: Switch = (
        .more(.log), PanelPen.Chip(text: Text.log.moreKinds(rest.count)),
        Text.log.moreKinds(rest.map(\.chip.text))
      )
      if shown.isEmpty || needed(shown + [more]) <= rows { return shown + [more] }
    }
    return chips
  }

  // MARK: Lines

  /// Width of the column of breakpoints.
  var gutter: Double { max(16 * pen.scale, model.rowHeight >= 44 ? 44 : 0) }

  private mutating func lines(from top: Double) {
    let lineHeight = pen.rowHeight
    let all = Double(rowCount) * lineHeight
    let room = size.height - top
    let height = WindowScroll.whole(room, of: all, row: lineHeight)
    let bounds = CGRect(x: 0, y: top, width: size.width, height: height)
    pen.hairline(y: top, from: 0, to: size.width)
    let seqs = model.filter.seqs
    guard rowCount > 0 else {
      pen.paragraph(
        nothing, x: pen.margin, y: top + 8, width: size.width - pen.margin * 2, pen.ui(12.5),
        pen.theme.secondary, limit: 8)
      return
    }
    var content = pen
    content.picture = Picture()
    swap(&content, &pen)
    // Whatever the offset: the lines may have become fewer since it was set.
    let most = max(0, all - height)
    let settled = max(0, min(model.offset, most))
    // A room of whole lines begins with a whole one, too.
    let offset =
      room >= lineHeight * WindowScroll.leastRows
      ? (settled / lineHeight).rounded() * lineHeight : settled
    let first = Int(offset / pen.rowHeight)
    var row = first
    while row < rowCount {
      let y = top + Double(row) * pen.rowHeight - offset
      guard y < bounds.maxY else { break }
      let box = CGRect(x: 0, y: y, width: size.width, height: pen.rowHeight)
      if model.isPrinted {
        guard model.filter.printed[row] < input.trace.console.count else { break }
        printedLine(model.filter.printed[row], box, isMarked: row == momentRow)
        row += 1
        continue
      }
      // A filter that is older than a trace that was loaded anew knows more lines than there are.
      guard Int(seqs[row]) < input.trace.events.count else { break }
      line(input.trace.events[Int(seqs[row])], box, isMarked: row == momentRow)
      row += 1
    }
    swap(&content, &pen)
    pen.picture.list.clipped(to: bounds) { $0.append(content.picture.list) }
    pen.picture.appendRegions(of: content.picture, offset: .zero, in: bounds)
    scrollBar(bounds, offset)
  }

  /// Why there is no line, and what to do.
  private var nothing: String {
    if model.isPrinted {
      let isEmpty = input.trace.console.isEmpty
      return Text.log.empty(isEmpty ? .nothingPrinted : .notFound(model.query))
    }
    if input.trace.events.isEmpty { return Text.log.empty(.noEvents) }
    if model.query.isEmpty { return Text.log.empty(.allKindsHidden) }
    return Text.log.empty(
      model.filter.hiddenKinds.isEmpty
        ? .notFound(model.query) : .notFoundInShownKinds(model.query))
  }

  // MARK: What is scrolled to

  /// The last line that passes up to the playhead.
  private var momentRow: Int? {
    guard let playhead = model.playhead else { return nil }
    guard model.isPrinted else { return model.filter.row(of: playhead + 1) - 1 }
    let count = input.trace.console.count(before: Int(playhead) + 1)
    return model.filter.printed.firstIndexOfRest { $0 >= count } - 1
  }

  /// How many lines there are.
  var rowCount: Int { model.isPrinted ? model.filter.printed.count : model.filter.seqs.count }

  private func marks(from top: Double) -> [WindowScroll.Mark] {
    func mark(_ id: String, _ row: Int?) -> WindowScroll.Mark? {
      guard let row, (0..<rowCount).contains(row) else { return nil }
      let y = top + Double(row) * pen.rowHeight
      return .init(id: id, top: y, bottom: y + pen.rowHeight)
    }
    // Another filter leads back to the moment, too.
    let moment = model.playhead.map {
      "moment:\($0):\(model.filter.hiddenKinds.count):\(model.isPrinted):\(model.query)"
    }
    return [
      model.selection.flatMap { mark("\($0)", selectedRow) },
      moment.flatMap { mark($0, momentRow) },
    ].compactMap { $0 }
  }

  /// The newest line about the selection up to the playhead, or else the first one behind it.
  private var selectedRow: Int? {
    guard let selected, !model.isPrinted else { return nil }
    let seqs = model.filter.seqs
    let now = min(max(0, (momentRow ?? seqs.count - 1) + 1), seqs.count)
    func isAbout(_ row: Int) -> Bool {
      Int(seqs[row]) < input.trace.events.count
        && input.trace.events[Int(seqs[row])].subject == selected
    }
    return seqs[..<now].indices.suffix(Self.searched).last(where: isAbout)
      ?? seqs[now...].indices.prefix(Self.searched).first(where: isAbout)
  }

  /// Lines around the playhead among which the selection is looked for.
  private static let searched = 20_000

  // MARK: A line

  private mutating func line(_ event: TraceEvent, _ box: CGRect, isMarked: Bool) {
    let target = Target.event(Int(event.seq))
    pen.row(
      box, isSelected: model.selection == target || event.subject == selected,
      isHovered: model.hover == target)
    if isMarked { mark(box) }
    let isFuture = model.playhead.map { event.seq > $0 } ?? false
    let pale = isFuture ? 0.6 : 1
    let text = CanonicalLine.text(event, in: input.trace)
    pen.picture.region(
      target, box,
      Text.log.line(Int(event.seq) + 1, event.kind, milliseconds: milliseconds(event.time), text))
    breakpoint(event.seq, text, CGRect(x: 0, y: box.minY, width: gutter, height: box.height))
    var x = gutter + 2
    if timeWidth > 0 {
      pen.picture.list.trailing(
        clock(event.time), right: x + timeWidth - 6 * pen.scale, middle: box.midY, pen.mono(11),
        pen.theme.secondary, pen.look)
      x += timeWidth
    }
    x = nesting(event, x, box)
    pen.picture.list.fill(
      .circle(CGPoint(x: x + 4 * pen.scale, y: box.midY), 3.5 * pen.scale),
      KindStyle.color(event.kind, pen.look).opacity(pale))
    x += 13 * pen.scale
    describe(event, x, box, isFuture: isFuture)
  }

  /// The moment of the playhead.
  mutating func mark(_ box: CGRect) {
    let bar = CGRect(x: gutter, y: box.maxY - 1.5, width: box.width - gutter, height: 1.5)
    pen.picture.list.fill(.rectangle(bar), pen.theme.text)
    pen.picture.list.fill(
      .rectangle(CGRect(x: gutter, y: box.minY, width: box.width - gutter, height: box.height)),
      pen.theme.text.opacity(0.1))
  }

  /// The lines of the calls around it; returns where its own text begins.
  private mutating func nesting(_ event: TraceEvent, _ x: Double, _ box: CGRect) -> Double {
    guard model.isNested, event.depth > 0 else { return x }
    let step = 10 * pen.scale.squareRoot()
    let levels = min(Double(event.depth), ((size.width * 0.6 - x) / step).rounded(.down))
    guard levels > 0 else { return x }
    for level in 0..<Int(levels) {
      let guide = x + (Double(level) + 0.5) * step
      pen.picture.list.stroke(
        .line(CGPoint(x: guide, y: box.minY), CGPoint(x: guide, y: box.maxY)),
        pen.theme.border.opacity(0.5), width: 1)
    }
    return x + levels * step
  }

  /// Of what is still to come the shapes are pale, and names no stronger than the rest.
  private mutating func describe(
    _ event: TraceEvent, _ x: Double, _ box: CGRect, isFuture: Bool
  ) {
    let right = box.maxX - pen.margin - 4
    let subject = input.trace.name(of: event.subject)
    let what = CanonicalLine.what(event, in: input.trace)
    let name = pen.ui(12, .medium)
    let plain = pen.ui(12)
    let gap = 5 * pen.scale.squareRoot()
    // Both keep something: who did it needs less than what it did. Names and numbers lose their end alone.
    let whole = pen.look.width(subject, name) + gap + pen.look.width(what, plain)
    let share =
      whole <= right - x
      ? right - x : max((right - x) * 0.4, right - x - gap - pen.look.width(what, plain))
    let end = pen.text(
      pen.look.fitTail(subject, share, name), x: x, middle: box.midY, width: share, name,
      isFuture ? pen.theme.secondary : pen.theme.text)
    let ink = event.kind == .warning ? pen.theme.danger : pen.theme.secondary
    let room = right - end - gap
    pen.text(
      pen.look.fitTail(what, room, plain), x: end + gap, middle: box.midY, width: room, plain, ink)
  }

  private mutating func breakpoint(_ seq: UInt32, _ text: String, _ box: CGRect) {
    let target = Target.breakpoint(event: Int(seq))
    let c = CGPoint(x: box.midX + 1, y: box.midY)
    // A breakpoint matches all equal lines.
    let isOn = stops.contains { text == $0 || text.hasPrefix($0 + " ") }
    if isOn {
      pen.picture.list.fill(.circle(c, 4.5 * pen.scale), pen.theme.danger)
    } else if model.hover == target {
      pen.picture.list.stroke(.circle(c, 4 * pen.scale), pen.theme.danger, width: 1.2)
    }
    pen.picture.region(target, box, Text.log.breakpoint(isSet: isOn))
  }

  // MARK: Numbers

  /// Milliseconds since the gesture's first touch, as everywhere; what was before it has the session's time, in seconds.
  func clock(_ time: Instant) -> String {
    time < input.reading.gestureStart
      ? Units.session(time) : Units.fineMilliseconds(milliseconds(time) / 1000)
  }

  func milliseconds(_ time: Instant) -> Double {
    (time.seconds - input.reading.gestureStart.seconds) * 1000
  }

  mutating func scrollBar(_ bounds: CGRect, _ offset: Double) {
    let content = Double(rowCount) * pen.rowHeight
    guard content > bounds.height, bounds.height > 0 else { return }
    let height = max(24, bounds.height * bounds.height / content)
    let fraction = offset / (content - bounds.height)
    pen.picture.list.fill(
      .roundedRectangle(
        CGRect(
          x: bounds.maxX - 5, y: bounds.minY + (bounds.height - height) * fraction, width: 4,
          height: height),
        2), pen.theme.border)
  }
}
