extension HelpSection {
  /// What the mouse and fingers do; keys have their own file.
  package static let mouse = HelpSection(
    title: "Mouse and fingers",
    rows: [
      Row(keys: ["Click", "Drag"], action: "a finger on the scene"),
      Row(keys: ["Alt+Drag"], action: "two fingers about the cross; or Ctrl"),
      Row(keys: ["Alt+Shift+Drag"], action: "two side by side"),
      Row(keys: ["Alt+Shift+Move"], action: "moves the cross"),
      Row(keys: ["Right click"], action: "what can be done here"),
      Row(keys: ["Long press"], action: "the same, with a finger"),
      Row(keys: ["Drag"], action: "the playhead, panel edges"),
      Row(keys: ["Shift+Drag"], action: "measures time in the timeline"),
      Row(keys: ["Double click"], action: "panel edges: back again"),
      Row(keys: ["Ctrl+Wheel"], action: "more or less time; or pinch"),
      Row(keys: ["Wheel"], action: "scrolls lists and lanes"),
      Row(keys: ["Drop"], action: "opens a scene or recording"),
    ])
}
