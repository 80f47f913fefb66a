package import TouchLanguage
package import TouchReading
import TouchTrace

/// A table about the system behind an event, as a value: names and values as a debugger would print them.
package struct SystemTable: Hashable, Sendable {
  /// A line of the table.
  package struct Row: Hashable, Sendable {
    /// What the row is in the course of an event.
    package enum Look: Sendable { case plain, heading, toCome, current }

    /// One text for each column; missing ones are empty.
    package var cells: [String]
    /// Calls that are open around it.
    package var level = 0
    /// Why the row is not made from the trace; nil when it is.
    package var note: String?
    /// The line of the trace that it shows.
    package var event: UInt32?
    /// The object that it is about.
    package var object: Target?
    /// How the line is set off.
    package var look = Look.plain

    /// With its cells.
    package init(
      _ cells: [String], level: Int = 0, note: String? = nil, event: UInt32? = nil,
      object: Target? = nil, look: Look = .plain
    ) {
      self.cells = cells
      self.level = level
      self.note = note
      self.event = event
      self.object = object
      self.look = look
    }

    static func heading(_ text: String) -> Row { Row([text], look: .heading) }
    /// A constant of the recorded device.
    static func printed(_ cells: [String], level: Int = 0) -> Row {
      Row(cells, level: level, note: SystemTable.printed)
    }

    /// The text of a column; empty where the row has none.
    package subscript(column: Int) -> String { column < cells.count ? cells[column] : "" }
  }

  /// The note of rows that do not depend on what happens.
  package static let printed = "as a device printed it"
  /// The note of a call that was never seen, only concluded.
  package static let inferred = "inferred"

  /// What stands above it.
  package var title: String
  /// Names of the columns.
  package var columns: [String]
  /// From top to bottom.
  package var rows: [Row]

  package init(_ title: String, _ columns: [String], _ rows: [Row]) {
    self.title = title
    self.columns = columns
    self.rows = rows
  }

  /// The first row that begins with a text.
  package func row(_ name: String) -> Row? { rows.first { $0[0] == name } }
}

/// The tables of the tab System.
package enum SystemTableKind: String, CaseIterable, Sendable {
  case pipeline, hid, runLoop, touchMap, gestures, objects, stack, classes

  /// For people.
  package var title: String {
    switch self {
    case .pipeline: "Pipeline"
    case .hid: "HID event"
    case .runLoop: "Run loop"
    case .touchMap: "Touch map"
    case .gestures: "Gestures"
    case .objects: "Objects"
    case .stack: "Stack"
    case .classes: "Classes"
    }
  }

  /// What it shows, for tooltips and lists.
  package var summary: String {
    switch self {
    case .pipeline: "every step of the last event, from the port to the views"
    case .hid: "the digitizer's event with all its fields"
    case .runLoop: "threads, sources and the queue of events"
    case .touchMap: "touches by window, and by view and phase"
    case .gestures: "the recognizers that need an update, in their order"
    case .objects: "the event, its touches, and whom they belong to"
    case .stack: "the calls behind the last line, or the selected one"
    case .classes: "the classes of the scene and what they inherit"
    }
  }

  /// The table at the playhead.
  package func table(_ input: PictureInput, selection: Target? = nil) -> SystemTable {
    switch self {
    case .pipeline: PipelineTable.make(input)
    case .hid: HIDTable.make(input)
    case .runLoop: RunLoopTable.make(input)
    case .touchMap: TouchMapTable.make(input)
    case .gestures: GestureTable.make(input)
    case .objects: ObjectTable.make(input)
    case .stack: StackTable.make(input, selection)
    case .classes: ClassTable.make(input)
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
    case .stack: .systemStack
    case .classes: .systemClasses
    }
  }

  /// The table that it shows; nil for other commands.
  package var systemTable: SystemTableKind? {
    SystemTableKind.allCases.first { .system($0) == self }
  }
}
