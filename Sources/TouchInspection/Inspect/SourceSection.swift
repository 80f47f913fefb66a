import Foundation
import TouchArticles
import TouchCanvas
import TouchLanguage

/// The part "Source" of the tab Inspect: Apple's pages, overrides, listings, and the object's lines of the scene's file.
struct SourceSection {
  let model: SourceModel
  let width: Double
  let hover: Target?
  private(set) var y: Double
  /// What was pressed last, to be scrolled to.
  private(set) var mark: WindowScroll.Mark?

  init(_ model: SourceModel, y: Double, width: Double, hover: Target?) {
    self.model = model
    self.y = y
    self.width = width
    self.hover = hover
  }

  mutating func draw(_ pen: inout PanelPen) {
    y += 6
    pen.hairline(y: y, from: 0, to: width)
    y = pen.heading(Text.inspect.source, y: y, width: width)
    if !model.unknown.isEmpty { note(Text.inspect.noListing(model.unknown), &pen) }
    pages(&pen)
    overrides(&pen)
    for listing in model.listings { self.listing(listing, &pen) }
    scene(&pen)
  }

  private mutating func note(_ text: String, _ pen: inout PanelPen) {
    y = pen.paragraph(
      text, x: pen.margin, y: y + 2, width: width - pen.margin * 2, pen.ui(12), pen.theme.secondary)
    y += 4
  }

  // MARK: Apple's pages

  private mutating func pages(_ pen: inout PanelPen) {
    guard !model.pages.isEmpty else { return }
    note(Text.inspect.applePages, &pen)
    var x = pen.margin
    for name in model.pages {
      let chip = PanelPen.Chip(text: name)
      let size = min(pen.chipWidth(chip), width - pen.margin * 2)
      if x > pen.margin, x + size > width - pen.margin {
        x = pen.margin
        y += pen.chipHeight + 5
      }
      let box = CGRect(x: x, y: y, width: size, height: pen.chipHeight)
      pen.chip(chip, in: box)
      let address = ApplePages.address(of: name) ?? ""
      pen.picture.region(.listing(.page(name)), box, Text.inspect.copyAddress(address))
      x = box.maxX + 5
    }
    y += pen.chipHeight + 8
  }

  // MARK: Overrides

  private mutating func overrides(_ pen: inout PanelPen) {
    let overrides = model.overrides
    guard !overrides.isEmpty else { return }
    y = pen.heading(Text.inspect.overrides, y: y, width: width)
    let left = pen.margin
    let font = pen.mono(11.5)
    let small = pen.mono(11)
    for method in overrides {
      let box = CGRect(x: 0, y: y, width: width, height: pen.rowHeight)
      let target = Target.listing(.method(method))
      pen.row(box, isSelected: model.state.marked == method, isHovered: hover == target)
      let room = width - pen.margin - left
      let name = pen.look.fit(method.method, room, font)
      let end = pen.text(
        name, x: left, middle: box.midY, width: room, font, pen.theme.text)
      let rest = width - pen.margin - end - 12
      if rest > 40 {
        let shown = pen.look.fit(method.shownListing, rest, small)
        pen.picture.list.trailing(
          shown, right: width - pen.margin, middle: box.midY, small, pen.theme.secondary, pen.look)
      }
      pen.picture.region(
        target, box, Text.inspect.openListing(of: method.method, in: method.shownListing))
      y = box.maxY
    }
    y += 4
  }

  // MARK: Listings

  private mutating func listing(_ listing: Listing, _ pen: inout PanelPen) {
    let isOpen = model.state.isOpen(listing)
    let box = CGRect(x: 0, y: y, width: width, height: pen.rowHeight)
    let target = Target.listing(.fold(listing.name))
    pen.row(box, isSelected: false, isHovered: hover == target)
    pen.disclosure(
      at: CGPoint(x: pen.margin + 4 * pen.scale, y: box.midY), isOpen: isOpen, pen.theme.secondary)
    let left = pen.margin + 14 * pen.scale
    let font = pen.ui(12.5, .semibold)
    let title =
      listing.original == nil ? listing.shownName : Text.inspect.writtenByHand(listing.title)
    let end = pen.text(
      title, x: left, middle: box.midY, width: width - pen.margin - left, font, pen.theme.text)
    let file = listing.file.split(separator: "/").last ?? ""
    let place = "\(file):\(listing.firstLine)"
    let small = pen.mono(11)
    if listing.original == nil, end + 12 + pen.look.width(place, small) <= width - pen.margin {
      pen.picture.list.trailing(
        place, right: width - pen.margin, middle: box.midY, small, pen.theme.secondary, pen.look)
    }
    pen.picture.region(
      target, box,
      Text.inspect.listing(
        listing.shownName, file: listing.file, line: listing.firstLine, isOpen: isOpen)
    )
    y = box.maxY
    guard isOpen else { return }
    var marked: ClosedRange<Int>?
    if let method = model.state.marked, listing.isOf(method.listing) {
      marked = listing.method(method.method)?.lines
    }
    let lines = listing.lines.enumerated().map { index, text in
      CodeBlock.Line(number: "\(listing.firstLine + index)", text: text)
    }
    code(CodeBlock(lines: lines, marked: marked, style: .swift), &pen)
  }

  private mutating func code(_ block: CodeBlock, _ pen: inout PanelPen) {
    let drawn = block.draw(y: y, width: width, &pen)
    if let range = drawn.marked {
      mark = WindowScroll.Mark(
        id: "\(model.state.marked?.description ?? "") \(model.state.presses)",
        top: range.lowerBound, bottom: range.upperBound)
    }
    y = drawn.end + 6
  }

  // MARK: The scene's text

  private mutating func scene(_ pen: inout PanelPen) {
    guard !model.scene.lines.isEmpty else { return }
    y = pen.heading(Text.inspect.sceneText(model.scene.file), y: y, width: width)
    let lines = model.scene.lines.map { line in
      line.leftOut > 0
        ? CodeBlock.Line(
          number: "\u{2026}", text: Text.inspect.linesOfOthers(line.leftOut), isNote: true)
        : CodeBlock.Line(number: "\(line.number)", text: line.text)
    }
    code(CodeBlock(lines: lines, style: .scene), &pen)
  }
}

/// Lines of code with their numbers; long ones are broken, and continue below their beginning.
struct CodeBlock {
  enum Style { case swift, scene }

  struct Line {
    var number: String
    var text: String
    /// Words about lines that are left out.
    var isNote = false
  }

  var lines: [Line]
  /// Indices of the lines that are meant.
  var marked: ClosedRange<Int>?
  var style: Style

  /// Draws it from `y` on; returns where it ends, and where its marked lines are.
  func draw(
    y start: Double, width: Double, _ pen: inout PanelPen
  ) -> (end: Double, marked: ClosedRange<Double>?) {
    let font = pen.mono(11)
    let small = pen.mono(11)
    let step = pen.line(font)
    let gutter =
      pen.margin + (lines.map { pen.look.width($0.number, small) }.max() ?? 0) + 8 * pen.scale
    let room = width - pen.margin - gutter
    let pieces = lines.map { Self.broken($0.text, room, font, pen.look) }
    let height = Double(pieces.reduce(0) { $0 + $1.count }) * step + 8
    pen.picture.list.fill(
      .rectangle(CGRect(x: 0, y: start, width: width, height: height)), pen.theme.panel)
    var y = start + 4
    var range: ClosedRange<Double>?
    for (index, line) in lines.enumerated() {
      let box = CGRect(x: 0, y: y, width: width, height: Double(pieces[index].count) * step)
      if marked?.contains(index) == true {
        pen.picture.list.fill(.rectangle(box), pen.theme.accent.opacity(0.16))
        pen.picture.list.fill(
          .rectangle(CGRect(x: 0, y: box.minY, width: 3, height: box.height)), pen.theme.accent)
        range = (range?.lowerBound ?? box.minY)...box.maxY
      }
      pen.picture.list.trailing(
        line.number, right: gutter - 8 * pen.scale, middle: y + step / 2, small,
        pen.theme.secondary, pen.look)
      for piece in pieces[index] {
        let isQuiet = line.isNote || Self.isComment(line.text, style)
        pen.picture.list.label(
          piece, x: gutter, middle: y + step / 2, font,
          isQuiet ? pen.theme.secondary : pen.theme.text, pen.look)
        y += step
      }
    }
    return (start + height, range)
  }

  private static func isComment(_ text: String, _ style: Style) -> Bool {
    let bare = text.drop { $0 == " " }
    switch style {
    case .swift: return bare.hasPrefix("//")
    case .scene: return bare.hasPrefix("#")
    }
  }

  /// The pieces of a line; all but the first are moved in by four signs more than the line is.
  static func broken(_ text: String, _ room: Double, _ font: Font, _ look: Look) -> [String] {
    guard look.width(text, font) > room else { return [text] }
    let own = text.prefix { $0 == " " }
    let most = max(0, Int(room / max(1, look.width(" ", font)) / 2) - 4)
    let indent = String(repeating: " ", count: min(own.count, most) + 4)
    // All signs of such a font are as wide as each other, but for those of other scripts.
    let isPlain = text.utf8.allSatisfy { $0 < 0x80 }
    let advance = look.width("0", font)
    func fits(_ piece: String) -> Bool {
      (isPlain ? Double(piece.count) * advance : look.width(piece, font)) <= room
    }
    var pieces: [String] = []
    var rest = text[...]
    var lead = String(own)
    rest = rest.dropFirst(own.count)
    while !rest.isEmpty {
      var piece = lead
      var taken = 0
      var space: Int?
      for character in rest {
        guard taken == 0 || fits(piece + String(character)) else { break }
        piece.append(character)
        taken += 1
        if character == " " { space = taken }
      }
      // At the last space, if there is one and more follows.
      if taken < rest.count, let space { taken = space }
      pieces.append(lead + rest.prefix(taken))
      rest = rest.dropFirst(taken)
      lead = indent
    }
    return pieces
  }
}
