import TouchLanguage
import Foundation
import TouchCanvas
import TouchReading
import TouchTrace

/// The cards of the recognizers of a scene: those of the hit view first, in sizes that let all be seen.
enum Cards {
  private static let gap = 10.0
  private static let columnGap = 8.0

  /// How one recognizer is shown.
  private enum Shape { case card, mini, row }

  static func draw(
    _ input: PictureInput, size: CGSize, offset: Double, _ look: Look
  ) -> (picture: Picture, contentHeight: Double) {
    let list = list(input, size: size, offset: offset, selection: nil, look)
    return (list.picture, list.height)
  }

  /// The same, with the recognizer of the explanation as a whole card, and where the card of the selection is: that of a recognizer, or the first one of a view.
  static func list(
    _ input: PictureInput, size: CGSize, offset: Double, selection: Target?,
    about: Handle? = nil, rowHeight: Double = 26, _ look: Look
  ) -> (picture: Picture, height: Double, mark: WindowScroll.Mark?) {
    let contents = RecognizerOrder.handles(input).compactMap { RecognizerCardContent($0, input) }
    let shapes = shapes(
      contents, size, rowHeight, isUntouched: input.reading.fingers.isEmpty,
      first: contents.firstIndex { $0.snapshot.handle == about })
    let selected = selection.flatMap { input.handle(of: $0) }
    let marked = contents.firstIndex {
      $0.snapshot.handle == selected || $0.snapshot.view == selected
    }
    var mark: WindowScroll.Mark?
    var cards = Picture()
    var y = -offset
    var index = 0
    while index < contents.count {
      let isPair =
        isWide(size.width) && shapes[index] == .mini && index + 1 < contents.count
        && shapes[index + 1] == .mini
      let items = isPair ? [index, index + 1] : [index]
      var height = 0.0
      for (column, item) in items.enumerated() {
        let x = column == 0 ? 0 : (size.width + columnGap) / 2
        let drawn = draw(contents[item], shapes[item], size.width, rowHeight, look)
        height = drawn.height
        if y + height > 0, y < size.height {
          cards.append(drawn.picture, offset: CGPoint(x: x, y: y))
        }
      }
      if let marked, items.contains(marked) {
        mark = .init(id: selection?.description ?? "", top: y + offset, bottom: y + offset + height)
      }
      index += items.count
      let isNextRow = index < contents.count && shapes[index] == .row
      y += height + (shapes[index - 1] == .row && isNextRow ? 0 : index < contents.count ? gap : 0)
    }
    return (clipped(cards, size, isEmpty: contents.isEmpty, look), y + offset, mark)
  }

  private static func clipped(
    _ cards: Picture, _ size: CGSize, isEmpty: Bool, _ look: Look
  ) -> Picture {
    var picture = Picture()
    let box = CGRect(origin: .zero, size: size)
    picture.list.clipped(to: box.insetBy(dx: -1, dy: 0)) { $0.append(cards.list) }
    picture.regions = cards.regions.compactMap { $0.cut(by: box) }
    if isEmpty {
      for (index, line) in look.wrap(Text.cards.noRecognizers, size.width, .ui(13)).enumerated() {
        picture.list.label(
          line, x: 0, middle: 9 + Double(index) * 18, .ui(13), look.theme.secondary, look)
      }
    }
    return picture
  }

  private static func draw(
    _ content: RecognizerCardContent, _ shape: Shape, _ width: Double, _ rowHeight: Double,
    _ look: Look
  ) -> (picture: Picture, height: Double) {
    switch shape {
    case .card: card(content, width, look)
    case .mini:
      RecognizerCard.draw(content, .mini, isWide(width) ? (width - columnGap) / 2 : width, look)
    case .row: (row(content, width, rowHeight, look), rowHeight)
    }
  }

  /// A card whose state machine can be navigated with keys.
  private static func card(
    _ content: RecognizerCardContent, _ width: Double, _ look: Look
  ) -> (picture: Picture, height: Double) {
    let (card, height) = RecognizerCard.draw(content, .normal, width, look)
    var picture = Picture()
    picture.region(
      .group(content.snapshot.name), CGRect(x: 0, y: 0, width: width, height: height))
    picture.append(card)
    return (picture, height)
  }

  // MARK: Sizes

  /// Two small cards beside each other keep the names of their recognizers.
  private static func isWide(_ width: Double) -> Bool { width >= 300 }

  /// As many of the first cards as fit are whole; the others small, in two columns. What is out of play after the
  /// last one that is in play becomes a row. Before the first touch all are cards.
  private static func shapes(
    _ contents: [RecognizerCardContent], _ size: CGSize, _ rowHeight: Double, isUntouched: Bool,
    first: Int?
  ) -> [Shape] {
    /// All keep their order; the one of the explanation is whole before the others are.
    func rank(_ index: Int) -> Int {
      guard let first, index <= first else { return index }
      return index == first ? 0 : index + 1
    }
    let lastInPlay = isUntouched ? contents.count - 1 : contents.lastIndex(where: \.isInPlay) ?? -1
    for whole in stride(from: lastInPlay + 1, through: 0, by: -1) {
      let shapes: [Shape] = contents.indices.map { index in
        let isOut = !contents[index].isInPlay && !isUntouched
        if index > lastInPlay { return .row }
        if whole == lastInPlay + 1 { return isOut ? .row : .card }
        return rank(index) < whole ? (isOut ? .row : .card) : .mini
      }
      if whole == 0 || height(contents, shapes, size.width, rowHeight) <= size.height {
        return shapes
      }
    }
    return []
  }

  /// Gauges come one by one; space for two is reserved, so that sizes do not change with them.
  private static func height(
    _ contents: [RecognizerCardContent], _ shapes: [Shape], _ width: Double, _ rowHeight: Double
  ) -> Double {
    var height = 0.0
    var isSecond = false
    for (content, shape) in zip(contents, shapes) {
      switch shape {
      case .card:
        height += RecognizerCard.normalHeight(content, gauges: max(2, content.gauges.count)) + gap
      case .mini: height += isSecond ? 0 : RecognizerCard.miniHeight + gap
      case .row: height += rowHeight + gap / 2
      }
      isSecond = isWide(width) && shape == .mini && !isSecond
    }
    return height - gap
  }

  // MARK: Out of play

  /// One line: the name, and why it has no touch.
  private static func row(
    _ content: RecognizerCardContent, _ width: Double, _ rowHeight: Double, _ look: Look
  ) -> Picture {
    var picture = Picture()
    let box = CGRect(x: 0, y: 0, width: width, height: rowHeight)
    picture.region(.recognizer(content.snapshot.name), box, content.tooltip)
    StateGlyph.draw(
      &picture.list, .possible, isPrevented: false, at: CGPoint(x: 12, y: box.midY), radius: 4.5,
      look.theme.possible.color.opacity(0.7))
    let font = Font.ui(12, .medium)
    let name = look.fit(content.snapshot.name, width * 0.42, font)
    picture.list.label(name, x: 24, middle: box.midY, font, look.theme.secondary, look)
    let left = 24 + look.width(name, font) + 12
    let why = content.strip(width: width - left - 4, .ui(11), look)
    picture.list.trailing(
      why, right: width - 4, middle: box.midY, .ui(11), look.theme.secondary, look)
    return picture
  }
}
