import Foundation
import TouchCanvas
import TouchLanguage
import TouchReading
import TouchTrace

/// The cards of the recognizers of a scene: the one that is asked about large and first, those that mattered to it with
/// the names of their states, all others in one line each, which are rows of one box.
struct Cards {
  private static let gap = 8.0

  private let look: Look
  private let width: Double
  /// Of a small card, points.
  private let smallHeight: Double
  /// Where the states of all small cards begin, points.
  private let pathStart: Double
  /// Whether the large card tells a reason that its bars do not show in full.
  private let hasReason: Bool
  private let items: [Item]
  /// True when the first card is the one that is asked about.
  let hasLead: Bool

  private struct Item {
    let content: RecognizerCardContent
    var size: CardSize
    var height: Double
    var emphasis: CardEmphasis
  }

  /// `omitted`: recognizers without a card; `lead`: the recognizer of the explanation; `selected`: a recognizer, or a view
  /// whose first recognizer counts; `room`: the height in which all should fit, points; `grows`: small ones become medium
  /// where there is more.
  init(
    _ input: PictureInput, omitting omitted: [Handle] = [], lead: Handle? = nil,
    selected: Handle? = nil, width: Double,
    room: Double, smallHeight: Double = 32, hasReason: Bool = true, grows: Bool = true,
    _ look: Look
  ) {
    self.hasReason = hasReason
    self.look = look
    self.width = width
    self.smallHeight = smallHeight
    let contents = RecognizerOrder.handles(input).filter { !omitted.contains($0) }
      .compactMap { RecognizerCardContent($0, input) }
    let marked = contents.first {
      $0.snapshot.handle == selected || selected != nil && $0.snapshot.view == selected
    }?.snapshot.handle
    let first = marked ?? contents.first { $0.snapshot.handle == lead }?.snapshot.handle
    let isUntouched = input.reading.fingers.isEmpty
    hasLead = first != nil && (!isUntouched || marked != nil)
    let related = first.map { Self.related(to: $0, input) } ?? []
    // Those that only hold touches back come after the others.
    func rank(_ content: RecognizerCardContent) -> Int {
      if content.snapshot.handle == first { return 0 }
      if related.contains(content.snapshot.handle) { return 1 }
      return content.isInPlay ? 2 : 3
    }
    let isRanked = hasLead
    let keys = contents.enumerated().map { index, content in
      (isRanked ? rank(content) : 0, content.snapshot.isGate ? 1 : 0, index)
    }
    var items: [Item] = keys.sorted { $0 < $1 }
      .map { _, _, index in
        let content = contents[index]
        let size: CardSize =
          switch rank(content) {
          case 0 where isRanked: .large
          case 1 where isRanked: .medium
          default: .small
          }
        let isSelected = content.snapshot.handle == marked
        return Item(
          content: content, size: size,
          height: Self.height(
            content, size, smallHeight, hasReason: Self.tellsReason(content, hasReason)),
          emphasis: isSelected ? .selected : size == .large ? .decisive : .none)
      }
    if !isUntouched { Self.fit(&items, room, smallHeight, grows: grows || hasLead) }
    self.items = items
    pathStart =
      items.filter { $0.size == .small }
      .map { RecognizerCardSmall.pathStart($0.content, width, look) }.max() ?? 0
  }

  /// All of it, points.
  var height: Double { Self.height(items) }

  private static func height(_ items: [Item]) -> Double {
    items.indices.reduce(0) { $0 + items[$1].height + gap(items, after: $1) }
  }

  /// From a card to the next one, points: rows of one box touch.
  private static func gap(_ items: [Item], after index: Int) -> Double {
    guard items.indices.contains(index + 1) else { return 0 }
    return items[index].size == .small && items[index + 1].size == .small ? 0 : gap
  }

  /// How many cards there are.
  var count: Int { items.count }

  /// What a bar says by its name and numbers is not said above it; what none shows that a recognizer failed by is told by
  /// its card, also below a sentence that does.
  private static func tellsReason(_ content: RecognizerCardContent, _ hasReason: Bool) -> Bool {
    hasReason && !content.gaugeTellsReason
      || content.reading.state == .failed && !content.gauges.contains(where: \.isDeciding)
  }

  // MARK: Sizes

  /// Recognizers that waited for it, that it waited for, prevented or was prevented by, or that recognize beside it.
  private static func related(to handle: Handle, _ input: PictureInput) -> Set<Handle> {
    var related: Set<Handle> = []
    for relation in Relations.make(input) where relation.event != nil {
      if relation.from == handle { related.insert(relation.to) }
      if relation.to == handle { related.insert(relation.from) }
    }
    return related
  }

  private static func height(
    _ content: RecognizerCardContent, _ size: CardSize, _ smallHeight: Double,
    hasReason: Bool = true
  ) -> Double {
    switch size {
    case .small: smallHeight
    case .medium: RecognizerCardMedium.height(isDiscrete: content.story.isDiscrete)
    case .large, .poster:
      RecognizerCard.largeHeight(
        content, gauges: content.gauges.count, hasReason: hasReason)
    }
  }

  /// Too short a room makes the last medium ones small; too tall a one makes the first small ones medium.
  private static func fit(
    _ items: inout [Item], _ room: Double, _ smallHeight: Double, grows: Bool
  ) {
    func total() -> Double { height(items) }
    func resize(_ index: Int, _ size: CardSize) {
      items[index].size = size
      items[index].height = height(items[index].content, size, smallHeight)
    }
    while total() > room, let last = items.lastIndex(where: { $0.size == .medium }) {
      resize(last, .small)
    }
    guard grows else { return }
    while let first = items.firstIndex(where: { $0.size == .small && $0.content.mayGrow }) {
      resize(first, .medium)
      guard total() > room else { continue }
      resize(first, .small)
      return
    }
  }

  // MARK: Drawing

  /// Those of a range of cards that lie in a window of the list, from its top on, points.
  func draw(
    _ range: Range<Int>? = nil, visible: ClosedRange<Double> = 0...Double.infinity
  ) -> Picture {
    var picture = Picture()
    var y = 0.0
    let range = range ?? 0..<items.count
    for index in range {
      let item = items[index]
      if item.size == .small, index > range.lowerBound, items[index - 1].size == .small {
        row(y, &picture.list)
      } else if item.size == .small {
        box(items[index..<range.upperBound].prefix { $0.size == .small }, y, &picture.list)
      }
      if y + item.height >= visible.lowerBound, y <= visible.upperBound {
        picture.append(draw(item), offset: CGPoint(x: 0, y: y))
      }
      y += item.height + Self.gap(items, after: index)
    }
    return picture
  }

  /// Around rows that follow each other.
  private func box(_ rows: ArraySlice<Item>, _ y: Double, _ list: inout DrawList) {
    let box = CGRect(x: 0, y: y, width: width, height: rows.reduce(0) { $0 + $1.height })
    list.fill(.roundedRectangle(box, 8), look.theme.panel)
    list.stroke(
      .roundedRectangle(box.insetBy(dx: 0.5, dy: 0.5), 8), look.theme.border.opacity(0.6), width: 1)
  }

  /// Above a row that follows another one.
  private func row(_ y: Double, _ list: inout DrawList) {
    list.stroke(
      .line(CGPoint(x: 16, y: y), CGPoint(x: width - 16, y: y)), look.theme.hairline, width: 1)
  }

  /// Where a card is in the list; nil for one that is not in it.
  func place(of recognizer: Handle, orFirstOf view: Handle) -> ClosedRange<Double>? {
    var y = 0.0
    for (index, item) in items.enumerated() {
      if item.content.snapshot.handle == recognizer || item.content.snapshot.view == view {
        return y...(y + item.height)
      }
      y += item.height + Self.gap(items, after: index)
    }
    return nil
  }

  /// How high a part of the list is, points.
  func height(of range: Range<Int>) -> Double {
    Self.height(Array(items[range]))
  }

  private func draw(_ item: Item) -> Picture {
    let card = RecognizerCard.draw(
      item.content, item.size, width, emphasis: item.size == .small ? .row : item.emphasis,
      smallHeight: smallHeight,
      pathStart: pathStart,
      hasReason: Self.tellsReason(item.content, hasReason), look
    ).picture
    guard item.size == .large else { return card }
    // The state machine can be navigated with keys.
    var picture = Picture()
    picture.region(
      .group(item.content.snapshot.name),
      CGRect(x: 0, y: 0, width: width, height: item.height))
    picture.append(card)
    return picture
  }

  /// What stands there without recognizers; returns its height too.
  static func none(width: Double, _ look: Look) -> (picture: Picture, height: Double) {
    var picture = Picture()
    var y = 0.0
    for line in look.wrap(Text.cards.noRecognizers, width, .ui(13)) {
      picture.list.label(line, x: 0, middle: y + 9, .ui(13), look.theme.secondary, look)
      y += 18
    }
    return (picture, y)
  }
}

extension RecognizerCardContent {
  /// Whether its states are worth more room than a line: those of the system's own are only where they decide something.
  fileprivate var mayGrow: Bool { isInPlay && !snapshot.isOfSystem }
}
