package import Foundation
import TouchCanvas
import TouchLanguage

/// Keys that belong together.
package struct HelpSection: Sendable {
  /// One key with what it does.
  package struct Row: Sendable {
    /// One or more combinations that do the same, as `Mod+O`; each key of one becomes a cap.
    package var keys: [String]
    /// What it does.
    package var action: String
    /// Other words by which it is found.
    package var names: [String]
    package init(keys: [String], action: String, names: [String] = []) {
      self.keys = keys
      self.action = action
      self.names = names
    }
  }

  /// What stands above it.
  package var title: String
  /// What is listed, from top to bottom.
  package var rows: [Row]
  /// True for the section of what the window is in now: it comes first and is marked.
  package var isActive: Bool
  package init(title: String, rows: [Row], isActive: Bool = false) {
    self.title = title
    self.rows = rows
    self.isActive = isActive
  }
}

/// The keys that are listed, and the words that picked them.
package struct HelpModel: Sendable {
  /// What is typed; empty for all keys.
  package var query: String
  package var sections: [HelpSection]

  package init(query: String = "", sections: [HelpSection]) {
    self.query = query
    self.sections = sections
  }
}

/// All keys over the whole window.
package struct HelpPicture {
  private let size: CGSize
  private let sections: [HelpSection]
  private let query: String
  private var pen: PanelPen
  private let padding = 24.0

  /// `offset` is how far the sections are scrolled; the content's height is what they need.
  package static func draw(
    _ model: HelpModel, size: CGSize, _ look: Look, offset: Double = 0,
    textScale: Double = 1
  ) -> (picture: Picture, contentHeight: Double) {
    var panel = HelpPicture(model, size, PanelPen(look, scale: textScale))
    let height = panel.draw(offset)
    return (panel.pen.picture, height)
  }

  private init(_ model: HelpModel, _ size: CGSize, _ pen: PanelPen) {
    self.size = size
    sections = model.sections.filter(\.isActive) + model.sections.filter { !$0.isActive }
    query = model.query
    self.pen = pen
  }

  private mutating func draw(_ offset: Double) -> Double {
    let theme = pen.theme
    let whole = CGRect(origin: .zero, size: size)
    pen.picture.list.fill(.rectangle(whole), theme.window)
    pen.picture.region(.help, whole, "")
    let head = title()
    let bounds = CGRect(x: 0, y: head, width: size.width, height: max(0, size.height - head))
    let inner = size.width - padding * 2
    let columns = max(1, min(4, Int(inner / (330 * pen.scale))))
    let gap = 32.0
    let width = (inner - gap * Double(columns - 1)) / Double(columns)
    guard !sections.isEmpty else {
      pen.text(
        Text.over.nothingFound(query), x: padding, middle: head + 28 * pen.scale, width: inner,
        pen.ui(13), theme.secondary)
      return 0
    }
    var content = pen
    content.picture = Picture()
    swap(&content, &pen)
    let height =
      columns == 1
      ? column(sections[...], x: padding, width: width, top: head - offset)
      : spread(sections, columns, width, gap, top: head - offset)
    swap(&content, &pen)
    pen.picture.list.clipped(to: bounds) { $0.append(content.picture.list) }
    pen.picture.appendRegions(of: content.picture, offset: .zero, in: bounds)
    pen.picture.append(
      ScrollBarPicture.draw(
        WindowScroll(key: "help", frame: bounds, content: height), offset, pen.look))
    return height
  }

  /// The title with its cross; returns the y below it.
  private mutating func title() -> Double {
    let height = 64 * pen.scale.squareRoot()
    let button = CGRect(x: size.width - padding - 44, y: height / 2 - 22, width: 44, height: 44)
    let right = button.minX - 8
    let left = max(size.width / 2, right - 320 * pen.scale)
    pen.text(
      Text.over.keys, x: padding, middle: height / 2, width: left - padding - 8,
      pen.ui(20, .semibold), pen.theme.text)
    pen.field(
      .field(.help), query, placeholder: Text.over.keysPlaceholder, isFocused: true,
      in: CGRect(x: left, y: height / 2 - 18, width: right - left, height: 36), pen.ui(13),
      hasLens: true)
    pen.picture.list.fill(
      .roundedRectangle(button.insetBy(dx: 4, dy: 4), 8), pen.theme.panel)
    pen.cross(at: CGPoint(x: button.midX, y: button.midY), pen.theme.text)
    pen.picture.region(.command(.help), button, Text.over.closeHelp)
    pen.hairline(y: height - 1, from: padding, to: size.width - padding)
    return height
  }

  /// Sections in columns of nearly the same height, in reading order; returns the highest one.
  private mutating func spread(
    _ sections: [HelpSection], _ columns: Int, _ width: Double, _ gap: Double, top: Double
  ) -> Double {
    let heights = sections.map { height($0, width) }
    var low = heights.max() ?? 0
    var high = max(low, heights.reduce(0, +))
    // The smallest height with which the columns are enough.
    for _ in 0..<24 {
      let middle = (low + high) / 2
      if Self.split(heights, middle).count <= columns { high = middle } else { low = middle }
    }
    var tallest = 0.0
    for (index, range) in Self.split(heights, high + 0.5).enumerated() {
      let x = padding + Double(index) * (width + gap)
      tallest = max(tallest, column(sections[range], x: x, width: width, top: top))
    }
    return tallest
  }

  private static func split(_ heights: [Double], _ limit: Double) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    var sum = 0.0
    for (index, height) in heights.enumerated() {
      if index > start, sum + height > limit {
        ranges.append(start..<index)
        start = index
        sum = 0
      }
      sum += height
    }
    return heights.isEmpty ? [] : ranges + [start..<heights.count]
  }

  // MARK: A column

  private var rowStep: Double { max(26 * pen.scale, 26) }

  private mutating func column(
    _ sections: ArraySlice<HelpSection>, x: Double, width: Double, top: Double
  ) -> Double {
    let keys = keyWidth(width)
    var y = top
    for section in sections {
      y += 14 * pen.scale
      let font = pen.ui(14, .semibold)
      pen.text(
        section.title, x: x, middle: y + pen.line(font) / 2, width: width, font,
        section.isActive ? pen.theme.accent : pen.theme.text)
      y += pen.line(font) + 4
      for row in section.rows { y = self.row(row, x: x, y: y, width: width, keyWidth: keys) }
    }
    return y - top + padding
  }

  private func height(_ section: HelpSection, _ width: Double) -> Double {
    let keys = keyWidth(width)
    let rows = section.rows.reduce(0) { $0 + height($1, width, keys) }
    return 14 * pen.scale + pen.line(pen.ui(14, .semibold)) + 4 + rows
  }

  /// Of the column of keys, the same everywhere: the widest combination that leaves half of the width to words.
  private func keyWidth(_ width: Double) -> Double {
    let widest = sections.flatMap(\.rows).flatMap(\.keys).map { KeyCaps.width(of: $0, pen) }
      .filter { $0 <= width * 0.5 }.max()
    return widest ?? width * 0.5
  }

  private func height(_ row: HelpSection.Row, _ width: Double, _ keyWidth: Double) -> Double {
    let lines = pen.look.wrap(row.action, width - keyWidth - 12, pen.ui(12.5)).count
    let text = Double(lines) * pen.line(pen.ui(12.5)) + 8
    return max(Double(KeyCaps(combinations: row.keys).lines(keyWidth, pen)) * rowStep, text)
  }

  /// Its keys, below each other where one line is too short, and beside the first what they do.
  private mutating func row(
    _ row: HelpSection.Row, x: Double, y: Double, width: Double, keyWidth: Double
  )
    -> Double
  {
    let font = pen.ui(12.5)
    KeyCaps(combinations: row.keys).draw(x: x, y: y, width: keyWidth, step: rowStep, &pen)
    pen.paragraph(
      row.action, x: x + keyWidth + 12, y: y + (rowStep - pen.line(font)) / 2,
      width: width - keyWidth - 12, font, pen.theme.secondary)
    return y + height(row, width, keyWidth)
  }
}
