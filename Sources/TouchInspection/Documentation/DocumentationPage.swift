import Foundation
import TouchArticles
import TouchCanvas
import TouchLanguage

/// Where everything of a picture for teaching stands: headline, panels in a grid, captions beside or below them.
struct DocumentationPage {
  /// A caption with its lines.
  struct Caption {
    var lines: [String]
    /// From the disc's left edge to the end of the text, points.
    var box: CGRect
  }

  /// Around everything, points.
  static let margin = 32.0
  static let headFont = Font.ui(26, .semibold)
  private static let headLine = 34.0
  private static let mostHeadLines = 2
  /// Between panels, so that discs stand there.
  private static let gutter = 40.0
  private static let toPanels = 18.0
  private static let toCaptions = 36.0
  private static let watermarkRoom = 10.0
  static let titleFont = Font.ui(16, .semibold)
  private static let titleHeight = 30.0
  /// From a disc's left edge to its caption.
  static let indent = 40.0
  private static let captionWidth = 300.0
  private static let captionGap = 20.0
  private static let captionSizes = [18.0, 17, 16, 15, 14]

  private let content: DocumentationContent
  private let look: Look
  private(set) var headline: [String] = []
  private(set) var captionFont = Font.ui(18)
  private(set) var captions: [Caption] = []
  /// Of the panels, in their order.
  private(set) var frames: [CGRect] = []
  /// The room of each panel, which a scene does not fill.
  private(set) var cells: [CGRect] = []
  /// How much larger panels are than in the window.
  private(set) var enlargement = DocumentationFigure.least

  /// Nil when the captions leave no room for the panels.
  init?(_ content: DocumentationContent, _ look: Look) {
    self.content = content
    self.look = look
    let width = content.size.width - Self.margin * 2
    headline = look.wrap(content.headline, width, Self.headFont)
    guard headline.count <= Self.mostHeadLines else { return nil }
    let top = Self.margin + Double(headline.count) * Self.headLine + Self.toPanels
    let foot = content.watermark.isEmpty ? 0 : Self.watermarkRoom
    let all = CGRect(
      x: Self.margin, y: top, width: width,
      height: content.size.height - top - Self.margin - foot)
    guard let room = placeCaptions(in: all), placePanels(in: room) else { return nil }
  }

  /// The line of the headline, its middle.
  static func headMiddle(_ line: Int) -> Double { margin + (Double(line) + 0.5) * headLine }

  static func captionLine(_ font: Font) -> Double { (font.size * 1.42).rounded() }

  // MARK: Captions

  /// Places them in the largest type that leaves the panels more than half; what is left for the panels.
  private mutating func placeCaptions(in all: CGRect) -> CGRect? {
    guard !content.callouts.isEmpty else { return all }
    for size in Self.captionSizes {
      captionFont = .ui(size)
      switch content.layout.captions {
      case .right:
        if let room = placeRight(in: all) { return room }
      case .below:
        if let room = placeBelow(in: all) { return room }
      }
    }
    return nil
  }

  private func lines(_ index: Int, width: Double) -> [String] {
    look.wrap(content.callouts[index].caption, width - Self.indent, captionFont)
  }

  private func height(_ lines: [String]) -> Double {
    max(CalloutPlacer.radius * 2, Double(lines.count) * Self.captionLine(captionFont))
  }

  private mutating func placeRight(in all: CGRect) -> CGRect? {
    captions = []
    var y = all.minY
    for index in content.callouts.indices {
      let lines = lines(index, width: Self.captionWidth)
      let height = height(lines)
      captions.append(
        Caption(
          lines: lines,
          box: CGRect(
            x: all.maxX - Self.captionWidth, y: y, width: Self.captionWidth, height: height)))
      y += height + Self.captionGap
    }
    guard y - Self.captionGap <= all.maxY else { return nil }
    // In the middle of the height that the panels have.
    let down = ((all.maxY - (y - Self.captionGap)) / 2).rounded(.down)
    for index in captions.indices { captions[index].box.origin.y += min(down, 60) }
    var room = all
    room.size.width -= Self.captionWidth + Self.toCaptions
    return room
  }

  private mutating func placeBelow(in all: CGRect) -> CGRect? {
    let count = Double(content.callouts.count)
    let width = (all.width - (count - 1) * Self.captionGap) / count
    captions = content.callouts.indices.map { index in
      let lines = lines(index, width: width)
      return Caption(
        lines: lines,
        box: CGRect(
          x: all.minX + Double(index) * (width + Self.captionGap), y: 0, width: width,
          height: height(lines)))
    }
    let highest = captions.map(\.box.height).max() ?? 0
    guard highest < all.height * 0.42 else { return nil }
    for index in captions.indices { captions[index].box.origin.y = all.maxY - highest }
    var room = all
    room.size.height -= highest + Self.toCaptions
    return room
  }

  // MARK: Panels

  private var rows: [[Int]] {
    let columns = content.layout.columns
    return stride(from: 0, to: content.panels.count, by: columns).map {
      Array($0..<min($0 + columns, content.panels.count))
    }
  }

  private func widths(_ row: [Int], _ width: Double) -> [Double] {
    let shares = row.map { content.panels[$0].step.share }
    let whole = width - Double(row.count - 1) * Self.gutter
    return shares.map { (whole * $0 / shares.reduce(0, +)).rounded(.down) }
  }

  private func title(_ row: [Int]) -> Double {
    row.contains { !content.panels[$0].title.isEmpty } ? Self.titleHeight : 0
  }

  /// Titles, and the gutters between rows.
  private func between(_ rows: [[Int]]) -> Double {
    rows.map(title).reduce(0, +) + Double(rows.count - 1) * Self.gutter
  }

  /// Enlarges the panels as much as the room allows.
  private mutating func placePanels(in room: CGRect) -> Bool {
    let rows = rows
    for enlargement in DocumentationFigure.enlargements {
      guard let heights = heights(rows, room, enlargement) else { continue }
      self.enlargement = enlargement
      (frames, cells) = ([], [])
      var y = room.minY
      let used = heights.reduce(0, +) + between(rows)
      // What is left over stands around the panels.
      y += max(0, (room.height - used) / 3).rounded(.down)
      for (row, height) in zip(rows, heights) {
        y += title(row)
        var x = room.minX
        for (index, width) in zip(row, widths(row, room.width)) {
          let cell = CGSize(width: width, height: height)
          cells.append(CGRect(origin: CGPoint(x: x, y: y), size: cell))
          let size = DocumentationFigure(content.panels[index], look).size(
            in: cell, enlarged: enlargement)
          frames.append(
            CGRect(
              x: (x + (width - size.width) / 2).rounded(),
              y: (y + (height - size.height) / 2).rounded(), width: size.width.rounded(),
              height: size.height.rounded()))
          x += width + Self.gutter
        }
        y += height + Self.gutter
      }
      return true
    }
    return false
  }

  /// Of each row; nil when they do not fit.
  private func heights(_ rows: [[Int]], _ room: CGRect, _ enlargement: Double) -> [Double]? {
    var fixed: [Double?] = []
    for row in rows {
      let widths = widths(row, room.width)
      var highest: Double?
      for (index, width) in zip(row, widths) {
        let figure = DocumentationFigure(content.panels[index], look)
        guard figure.fits(width: width, enlarged: enlargement) else { return nil }
        guard let height = figure.height(width: width, enlarged: enlargement) else { continue }
        highest = max(highest ?? 0, height)
      }
      // A scene beside a list gets what there is, the list's height at least.
      let hasScene = row.contains { DocumentationFigure(content.panels[$0], look).isFlexible }
      if hasScene, let height = highest, height > room.height { return nil }
      fixed.append(hasScene ? nil : highest)
    }
    let left = room.height - fixed.compactMap(\.self).reduce(0, +) - between(rows)
    let flexible = zip(rows, fixed).filter { $0.1 == nil }
    guard left >= Double(flexible.count) * 180 else { return nil }
    let shares = flexible.reduce(0) { $0 + content.panels[$1.0[0]].step.share }
    return zip(rows, fixed).map { row, height in
      height ?? (left * content.panels[row[0]].step.share / shares).rounded(.down)
    }
  }
}
