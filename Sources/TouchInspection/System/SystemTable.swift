package import TouchLanguage
package import TouchReading
import TouchTrace

/// A table about the system behind an event, as a value: names and values as a debugger would print them.
package struct SystemTable: Hashable, Sendable {
  /// A line of the table.
  package struct Row: Hashable, Sendable {
    /// What the row is in the course of an event.
    package enum Style: Sendable { case plain, heading, toCome, current }

    /// One text for each column; missing ones are empty.
    package var cells: [String]
    /// Calls that are open around it.
    package var level = 0
    /// Why the row is not made from the trace; nil when it is.
    package var note: SystemNote?
    /// The line of the trace that it shows.
    package var event: UInt32?
    /// The object that it is about.
    package var object: Target?
    /// How the line is set off.
    package var style = Style.plain

    /// With its cells.
    package init(
      _ cells: [String], level: Int = 0, note: SystemNote? = nil, event: UInt32? = nil,
      object: Target? = nil, style: Style = .plain
    ) {
      self.cells = cells
      self.level = level
      self.note = note
      self.event = event
      self.object = object
      self.style = style
    }

    static func heading(_ text: String) -> Row { Row([text], style: .heading) }
    /// A constant of the recorded device.
    static func printed(_ cells: [String], level: Int = 0) -> Row {
      Row(cells, level: level, note: .printed)
    }

    /// The text of a column; empty where the row has none.
    package subscript(column: Int) -> String { column < cells.count ? cells[column] : "" }
  }

  /// Which of the tables it is.
  package var kind: SystemTableKind
  /// Names of the columns.
  package var columns: [String]
  /// What stands above it.
  package var title: String { kind.title }
  /// From top to bottom.
  package var rows: [Row]

  package init(_ kind: SystemTableKind, _ columns: [String], _ rows: [Row]) {
    self.kind = kind
    self.columns = columns
    self.rows = rows
  }

  /// The first row that begins with a text.
  package func row(_ name: String) -> Row? { rows.first { $0[0] == name } }
}

extension SystemTableKind {
  /// For people.
  package var title: String { Text.system.title(of: self) }

  /// What it shows, for tooltips and lists.
  package var summary: String { Text.system.summary(of: self) }

  /// The table at the playhead.
  package func table(_ input: PictureInput, selection: Target? = nil) -> SystemTable {
    switch self {
    case .pipeline: PipelineTable.make(input)
    case .hid: HIDTable.make(input)
    case .runLoop: RunLoopTable.make(input)
    case .touchMap: TouchMapTable.make(input)
    case .gestures: GestureTable.make(input)
    case .objects: ObjectTable.make(input)
    case .sequence: SequenceTable.make(input, selection)
    case .stack: StackTable.make(input, selection)
    case .classes: ClassTable.make(input)
    case .reference: ReferenceTable.make()
    }
  }
}

extension CommandID {
  /// Shows a table of the tab System.
  package static func system(_ table: SystemTableKind) -> CommandID {
    switch table {
    case .pipeline: .systemPipeline
    case .hid: .systemHid
    case .runLoop: .systemRunLoop
    case .touchMap: .systemTouchMap
    case .gestures: .systemGestures
    case .objects: .systemObjects
    case .sequence: .systemSequence
    case .stack: .systemStack
    case .classes: .systemClasses
    case .reference: .systemReference
    }
  }

  /// The table that it shows; nil for other commands.
  package var systemTable: SystemTableKind? {
    SystemTableKind.allCases.first { .system($0) == self }
  }
}
