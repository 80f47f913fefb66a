import TouchCanvas
import TouchTrace

/// Filter, focus and scrolling of the log.
package struct LogModel: Sendable {
  /// What passes; extended by whoever owns it.
  package var filter = LogFilter()
  /// The text in the field, as it was typed.
  package var query = ""
  /// Whether the log has keyboard focus.
  package var isFocused = false
  /// True when calls are indented under what called them.
  package var isNested = false
  /// True for what code of the scene printed, in place of what the engine did.
  package var isPrinted = false
  /// The last event that has happened at the playhead; nil for none.
  package var playhead: UInt32?
  /// How far the lines are scrolled, points.
  package var offset = 0.0
  /// Events to stop at.
  package var breakpoints: Set<UInt32> = []
  /// What is selected, if anything.
  package var selection: Target?
  /// What the pointer is over, if anything.
  package var hover: Target?
  /// Height of a row, points.
  package var rowHeight = 22.0
  /// How much larger texts are than usual.
  package var textScale = 1.0
  package init() {}
}

/// The colours of the log's dots: one per family of kinds.
enum KindStyle {
  static func color(_ kind: TraceKind, _ look: Look) -> Color {
    let theme = look.theme
    return switch kind {
    case .hit: theme.ended.color
    case .receive, .decision: theme.prevented.color
    case .gesture, .state, .machine: theme.changed.color
    case .held, .hold, .withhold: StateLook.heldInk(theme)
    case .measure, .timer: theme.cancelled.color
    case .action: theme.accent
    case .touches, .tracking, .event, .chain, .press, .motion: theme.text
    case .sample: Color(0xD77F0F)
    case .change, .print, .reset, .scroll, .pipeline: theme.secondary
    case .warning: theme.danger
    }
  }
}
