/// The rows of a table as its file gives them, or what other classes have like them.
package struct RowList: Hashable, Sendable {
  /// What has the rows.
  package enum Form: Hashable, Sendable {
    /// Rows of a table: a text, or a table of keys that can have a detail.
    case table
    /// Items of a collection view: a colour, or a table of keys.
    case collection
    /// Items of a segmented control: texts alone.
    case segments
  }

  /// A row as the file gives it.
  package struct Row: Hashable, Sendable {
    package var text: String
    package var detail: String?
    /// The file has a table of keys for it and no text alone.
    package var isTable: Bool

    package init(_ text: String, detail: String? = nil, isTable: Bool = false) {
      self.text = text
      self.detail = detail
      self.isTable = isTable
    }
  }

  /// Rows with a title, or all rows of a list that has no sections.
  package struct Section: Hashable, Sendable {
    package var title: String?
    package var rows: [Row]
    /// The file gives a number in place of its rows.
    package var count: Int?

    package init(title: String? = nil, rows: [Row] = [], count: Int? = nil) {
      self.title = title
      self.rows = rows
      self.count = count
    }
  }

  package var form: Form
  package var sections: [Section]
  package var hasSections: Bool

  package init(_ form: Form, sections: [Section], hasSections: Bool) {
    self.form = form
    self.sections = sections
    self.hasSections = hasSections
  }

  package init(_ form: Form, _ rows: [Row]) {
    self.init(form, sections: [Section(rows: rows)], hasSections: false)
  }

  /// The number that the file gives in place of the rows of a list without sections.
  package var count: Int? { hasSections ? nil : sections.first?.count }
  /// A row of it can have a second text.
  package var hasDetails: Bool { form == .table }

  package subscript(place: RowPlace) -> Row? {
    guard let section = section(of: place), section.rows.indices.contains(place.row) else {
      return nil
    }
    return section.rows[place.row]
  }

  /// What a place is in; nil where the list has no such section.
  package func section(of place: RowPlace) -> Section? {
    guard hasSections == (place.section != nil) else { return nil }
    let index = place.section ?? 0
    return sections.indices.contains(index) ? sections[index] : nil
  }

  /// The texts of a list that has nothing else; nil for one with tables, sections or a number.
  package var texts: [String]? {
    guard !hasSections, count == nil else { return nil }
    let rows = sections.first?.rows ?? []
    return rows.contains(where: \.isTable) ? nil : rows.map(\.text)
  }
}

/// Where a row is, both from 0.
package struct RowPlace: Hashable, Sendable {
  /// Nil in a list without sections.
  package var section: Int?
  package var row: Int

  package init(section: Int? = nil, _ row: Int) {
    self.section = section
    self.row = row
  }

  /// The place after it.
  package var next: RowPlace { RowPlace(section: section, row + 1) }
}

/// One change of the rows of a list. A number in their place is written out before it.
package enum RowChange: Hashable, Sendable {
  case setText(String, at: RowPlace)
  /// The second text of a row; nil takes it away.
  case setDetail(String?, at: RowPlace)
  /// A new row, before the one that is there now.
  case insert(String, at: RowPlace)
  case remove(RowPlace)
  /// A row goes before the one that is at the other place now.
  case move(RowPlace, to: RowPlace)
  /// A number becomes as many rows.
  case writeOut(section: Int?)
  /// All rows become those of a first section.
  case makeSections
  case addSection
  case removeSection(Int)
  case setTitle(String?, section: Int)
}

extension RowChange {
  /// The texts of a list after the change; nil where it is none of a list of texts alone.
  package func changed(_ texts: [String]) -> [String]? {
    var texts = texts
    switch self {
    case .setText(let text, let at) where texts.indices.contains(at.row): texts[at.row] = text
    case .insert(let text, let at) where at.row <= texts.count: texts.insert(text, at: at.row)
    case .remove(let at) where texts.indices.contains(at.row): texts.remove(at: at.row)
    case .move(let from, let to) where texts.indices.contains(from.row) && to.row <= texts.count:
      let text = texts.remove(at: from.row)
      texts.insert(text, at: to.row > from.row ? to.row - 1 : to.row)
    default: return nil
    }
    return texts
  }
}
