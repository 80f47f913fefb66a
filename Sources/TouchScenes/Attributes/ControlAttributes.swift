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
      ) { loader, control, node in
        if let name = loader.text(node) { loader.actionNames[control.touchscopeHandle] = name }
      },
      .custom(
        "controlEvents", "control", UIControl.self, "a list of events", kind: .readOnly,
        "The events that have a target; by default the trigger event."
      ) { loader, control, node in
        var events: UIControl.Event = []
        for item in loader.list(node) {
          let names = UIControl.Event.touchscopeAll.map(\.name)
          if let name = loader.word(item, names), let event = UIControl.Event(touchscopeName: name)
          {
            events.formUnion(event)
          }
        }
        control.touchscopeAddTarget(for: events) {}
      },
      .custom(
        "whenAction", "control", UIControl.self, "a list of {set: ...} and {do: ...}",
        kind: .readOnly,
        "Changes to make inside the action."
      ) { loader, control, node in
        let changes = RunParser(loader).changes(node)
        control.touchscopeAddTarget(for: control.touchscopeTriggerEvent) { [unowned loader] in
          loader.perform(changes)
        }
      },
    ]
  }
}
