import TouchEngine

/// Properties of controls.
enum ControlAttributes {
  static var all: [SceneAttribute] {
    [
      .bool("isEnabled", "control", \UIControl.isEnabled, "A disabled control tracks no touches."),
      .bool(
        "isSelected", "control", \UIControl.isSelected, "Whether the control is drawn as selected."),
      .bool(
        "isHighlighted", "control", \UIControl.isHighlighted,
        "Whether the control is drawn as pressed."),
      .bool(
        "changesSelectionAsPrimaryAction", "button", \UIButton.changesSelectionAsPrimaryAction,
        "Whether a tap first turns isSelected over."),
      .bool("isOn", "switch", \UISwitch.isOn, "Whether the switch is on."),
      .reading("isTracking", "control", "True while it tracks a touch.") { (control: UIControl) in
        .bool(control.isTracking)
      },
      .reading("isTouchInside", "control", "True while the tracked touch is inside.") {
        (control: UIControl) in
        .bool(control.isTouchInside)
      },
      .custom(
        "action", "control", UIControl.self, "a name", "The name in 'actions'; by default the id."
      ) { scope, control, node in
        if let name = scope.text(node) { scope.actionNames[control.touchscopeHandle] = name }
      },
      .custom(
        "controlEvents", "control", UIControl.self, "a list of events", kind: .readOnly,
        "The events that have a target; by default the trigger event."
      ) { scope, control, node in
        var events: UIControl.Event = []
        for item in scope.list(node) {
          let names = UIControl.Event.touchscopeAll.map(\.name)
          if let name = scope.word(item, names), let event = UIControl.Event(touchscopeName: name) {
            events.formUnion(event)
          }
        }
        control.touchscopeAddTarget(for: events) {}
      },
      .custom(
        "whenAction", "control", UIControl.self, "a list of {set: ...} and {do: ...}",
        kind: .readOnly,
        "Changes to make inside the action."
      ) { scope, control, node in
        let changes = scope.changes(node)
        control.touchscopeAddTarget(for: control.touchscopeTriggerEvent) { [unowned scope] in
          scope.perform(changes)
        }
      },
    ]
  }
}
